import type { Settings } from './settings.js';

type Unit = 'hours' | 'days' | 'months' | 'years';

export interface Period {
  amount: number;
  unit: Unit;
}

/** `setting` has the amount. */
interface PeriodOfSetting {
  setting: 'EVENTS_KEEP_MONTHS' | 'IMPORT_KEEP_DAYS';
  unit: Unit;
}

/**
 * How long data are kept. Code that deletes old data reads its period here, and the privacy page shows a row for each
 * rule, in this order (texts: `retention.json`).
 */
export const RETENTION = {
  events: { setting: 'EVENTS_KEEP_MONTHS', unit: 'months' },
  searches: { amount: 400, unit: 'days' },
  /** The hash of a visit is valid for a calendar day, which can have 25 hours. */
  searchVisits: { amount: 25, unit: 'hours' },
  coverage: { amount: 400, unit: 'days' },
  browserErrors: { amount: 30, unit: 'days' },
  priceAlerts: { amount: 1, unit: 'years' },
  unconfirmedAlerts: { amount: 2, unit: 'days' },
  /** From the last time the owner renewed the copy. */
  sharedWatchLists: { amount: 180, unit: 'days' },
  reportAddresses: { amount: 90, unit: 'days' },
  /** The link can be used until then. */
  invitations: { amount: 7, unit: 'days' },
  imports: { setting: 'IMPORT_KEEP_DAYS', unit: 'days' },
  feedPulls: { amount: 30, unit: 'days' },
  jobFailures: { amount: 30, unit: 'days' },
  /** A bulk deletion can be undone until then. */
  bulkRuns: { amount: 7, unit: 'days' },
  /** A form may still be open, or the removal may be undone. */
  unusedImages: { amount: 7, unit: 'days' },
  /** Longer than any upload takes until its row is inserted. */
  brokenUploads: { amount: 24, unit: 'hours' },
  apiAnswers: { amount: 24, unit: 'hours' },
} as const satisfies Record<string, Period | PeriodOfSetting>;

export type RetentionRule = keyof typeof RETENTION;
type FixedRule = {
  [Rule in RetentionRule]: (typeof RETENTION)[Rule] extends Period ? Rule : never;
}[RetentionRule];

/** The period of each rule. */
export function retentionPeriods(settings: Settings): Record<RetentionRule, Period> {
  const periods = Object.entries(RETENTION).map(([rule, { unit, ...of }]) => [
    rule,
    { amount: 'setting' in of ? settings[of.setting] : of.amount, unit },
  ]);
  return Object.fromEntries(periods) as Record<RetentionRule, Period>;
}

/** A fixed period in SQL. */
export function keptFor(rule: FixedRule): string {
  const { amount, unit } = RETENTION[rule];
  return `interval '${amount} ${unit}'`;
}
