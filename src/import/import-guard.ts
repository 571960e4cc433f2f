import type { DifferenceKind } from '../products/difference-kind.js';
import type { FeedCurrency } from './feed/formats/feed-currency.js';
import type { RunMessage } from './import.entity.js';

/** What a run would do to the store's offers. */
export interface ImportPlan {
  /** Offers in it that are not stored just so; null: each has to be looked at. */
  differing: number | null;
  /** Offers that came by a feed, are active and are not in this one. */
  vanishing: number;
  active: number;
  /** Offers of the feed that the store has already. */
  known: number;
  /** Those of them whose price would be several times higher or lower. */
  jumped: number;
  /** Those whose price would be in another currency. */
  exchanged: number;
  /** Those that have an EAN, and those of them that would lose it. */
  hadEan: number;
  lostEan: number;
  /** Of prices that name none. */
  currency: Pick<FeedCurrency, 'code' | 'unstated' | 'unclear'>;
}

const HELD_COUNT = 20;
/** Asks in which currency prices are that name none. */
export const CURRENCY_UNCLEAR = 'currency_unclear';

/** Which differences are meant by a reason. */
export const HELD_KINDS: Record<string, DifferenceKind> = {
  mass_removal: 'gone',
  price_jumps: 'price_jump',
  currency_change: 'currency',
  eans_lost: 'ean_lost',
};

interface Guard {
  code: string;
  /** What would happen to how many, and of how many. */
  figures(plan: ImportPlan): { count: number; of: number };
  /** More than this share is held, where it is more than a few. */
  share: number;
  /** As much of so many is held, however few that is. */
  ofFew?: { share: number; from: number };
}

const GUARDS: Guard[] = [
  {
    code: 'mass_removal',
    share: 0.3,
    figures: ({ vanishing, active }) => ({ count: vanishing, of: active }),
  },
  {
    code: 'price_jumps',
    share: 0.3,
    // a wrong price stays the lowest of 30 days for good, in a small shop as well
    ofFew: { share: 0.5, from: 3 },
    figures: ({ jumped, known }) => ({ count: jumped, of: known }),
  },
  {
    code: 'currency_change',
    share: 0.3,
    figures: ({ exchanged, known }) => ({ count: exchanged, of: known }),
  },
  { code: 'eans_lost', share: 0.5, figures: ({ lostEan, hadEan }) => ({ count: lostEan, of: hadEan }) },
];

/** Why a run must be confirmed by a person before it writes; none when it may go on. */
export function holdReasons(plan: ImportPlan): RunMessage[] {
  return [
    ...currencyQuestion(plan),
    ...GUARDS.flatMap(({ code, share, ofFew, figures }) => {
      const { count, of } = figures(plan);
      const isMass = count > HELD_COUNT && count > of * share;
      const isMostOfFew = ofFew !== undefined && of >= ofFew.from && count >= of * ofFew.share;
      if (!isMass && !isMostOfFew) return [];
      return { code, values: { count, of, percent: Math.round((count / of) * 100) } };
    }),
  ];
}

/** Of a file that speaks for several currencies and has prices that name none. */
function currencyQuestion({ currency: { unclear, unstated, code } }: ImportPlan): RunMessage[] {
  if (unclear.length === 0) return [];
  return [
    { code: CURRENCY_UNCLEAR, values: { items: unstated, currency: code, currencies: unclear.join(', ') } },
  ];
}
