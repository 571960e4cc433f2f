import type { Texts } from '../core/i18n/texts.js';
import { formatNumber } from '../core/i18n/format-number.js';
import { plainText } from '../core/i18n/local-text.js';
import { languageNames } from '../core/i18n/language-names.js';
import type { Locale } from '../core/i18n/locales.js';
import { euros } from '../core/i18n/money.js';
import { route } from '../routes.js';
import type { DifferenceRow } from './differences/difference-reports.js';
import { DifferenceWords } from './differences/difference-words.js';
import { REFUSAL_CODES } from './feed/refused.js';
import { contentOf, type Import, isDryRun, type RunMessage } from './import.entity.js';
import { guardOf } from './import-guard.js';
import { canApply, isActive } from './import-states.js';
import { paceOf, readSoFar } from './import-pace.js';
import type {
  HoldJson,
  ImportDetailJson,
  ImportIssueJson,
  ImportJson,
  NoteJson,
  RollbackJson,
} from './import.json.js';
import type { ImportDetail } from './import.pages.js';
import type { IssueCounter, IssueRow, KeptOfferRow, RunFacts, UnlistedRow } from './import-reports.js';
import { isOfFields, repairUrl } from './issue-repairs.js';
import { mappingUrl } from './run-formats.js';
import type { RunNote } from './run-notes.js';

/** The heading of the issues on the page of a run. */
const ISSUES_ID = 'issues-title';

/** Turns runs and their issues into localised props. */
export class ImportPresenter {
  constructor(
    private readonly texts: Texts,
    readonly locale: Locale,
    /** Prefix of URLs, for API answers; pages use relative URLs. */
    private readonly origin = '',
  ) {}

  toSummary(run: Import): ImportJson {
    const { counters } = run;
    return {
      id: run.id,
      companyId: run.companyId,
      url: this.url(run.id),
      source: run.upload.source,
      fileName: run.upload.fileName,
      format: run.feed.format && this.text(`feed.formats.${run.feed.format}`),
      mode: run.mode,
      dryRunContent: isDryRun(run) ? contentOf(run) : null,
      status: run.status,
      counters: {
        read: readSoFar(run),
        created: counters.created,
        updated: counters.updated,
        unchanged: counters.unchanged,
        rejected: counters.rejected,
        excluded: counters.excluded,
        blocked: counters.blocked,
        deactivated: counters.deactivated,
      },
      dryRunCounters: showsDryRun(run) ? run.dryRun.counters : null,
      warnings: run.warnings,
      createdAt: run.createdAt.toISOString(),
      startedAt: run.startedAt?.toISOString() ?? null,
      finishedAt: run.finishedAt?.toISOString() ?? null,
      reason: this.toReason(run),
    };
  }

  toDetail(run: Import, facts: RunFacts): ImportDetail {
    const { events } = facts;
    const runUrl = route('admin.imports.run', { id: run.id }, this.locale);
    return {
      ...this.toSummary(run),
      active: isActive(run.status),
      ...paceOf(run),
      confirmUrl: events.has('confirm') ? runUrl : null,
      cancelUrl: mayCancel(run, events) ? runUrl : null,
      repeatUrl: events.has('repeat') && !run.retention.cleanedAt ? runUrl : null,
      mappingUrl: mappingUrl(run, this.locale),
      rollbackUrl: facts.mayRollBack ? route('admin.imports.rollback', { id: run.id }, this.locale) : null,
      rollback: this.toRollback(run.rollback, facts.keptOffers),
      notes: facts.notes.map((note) => this.toNote(note)),
      holds: shownHolds(run).map((hold) => this.toHold(run, hold, facts.examples.get(hold.code) ?? [])),
      kept: run.retention.cleanedAt === null,
      counterUrls: run.retention.cleanedAt ? {} : this.counterUrls(run),
      changeCount: facts.changeCount,
      changesUrl: this.changesUrl(run),
      reportUrl: route('admin.imports.report', { id: run.id }, this.locale),
      jsonReportUrl: `/api/imports/${run.id}/issues.json?locale=${this.locale}`,
      issueCounts: facts.issueCounts.map((row) => ({
        ...row,
        message: this.issueTitle(row.code),
        url: this.url(run.id, { issue: row.code }),
        repairUrl:
          repairUrl(run, row.code, this.locale) ??
          (isOfFields(row.code) ? mappingUrl(run, this.locale) : null),
      })),
    };
  }

  /** A run as JSON of the API, with URLs of the API instead of pages. */
  toJson(run: Import, facts: RunFacts): ImportDetailJson {
    const { repeatUrl: _, counterUrls: __, mappingUrl, ...detail } = this.toDetail(run, facts);
    const { confirmUrl, cancelUrl, rollbackUrl, holds, issueCounts } = detail;
    const at = `${this.origin}/api/imports/${run.id}`;
    return {
      ...detail,
      confirmUrl: confirmUrl && `${at}/confirm`,
      cancelUrl: cancelUrl && `${at}/cancel`,
      surveyUrl: mappingUrl && `${at}/survey`,
      rollbackUrl: rollbackUrl && `${at}/rollback`,
      changesUrl: `${at}/changes`,
      holds: holds.map((hold) => {
        const kind = guardOf(hold.code)?.kind;
        return { ...hold, url: `${at}/changes${kind ? `?kind=${kind}` : ''}` };
      }),
      issuesUrl: `${at}/issues`,
      reportUrl: `${at}/issues.csv`,
      jsonReportUrl: `${at}/issues.json`,
      issueCounts: issueCounts.map(({ repairUrl: _, ...count }) => ({
        ...count,
        url: `${at}/issues?code=${encodeURIComponent(count.code)}`,
      })),
    };
  }

  toIssue(row: Omit<IssueRow, 'id'>): ImportIssueJson {
    const values = {
      ...readable(row.values, this.locale),
      ...this.named(row.values),
      ...counted(row.values),
    };
    return {
      itemNumber: row.itemNumber,
      line: row.line,
      productCode: row.productCode,
      severity: row.severity,
      code: row.code,
      message: this.text(`${issueTexts(row.code)}.message`, values),
      hint: this.optionalText(`${issueTexts(row.code)}.hint`, values),
      text: row.text,
    };
  }

  /** A line of the report for issues that are only counted. */
  toUnlisted({ code, severity, count, kept }: UnlistedRow): ImportIssueJson {
    const [more, first] = [formatNumber(count, this.locale), formatNumber(kept, this.locale)];
    const title = this.issueTitle(code);
    const message = this.text('imports.report.unlisted', { more, first, title });
    return { itemNumber: 0, line: 1, productCode: null, severity, code, message, hint: null, text: null };
  }

  /** The imports page with one run open. */
  url(id: number, more: { issue?: string; counter?: IssueCounter; issuePage?: number } = {}): string {
    return this.origin + route('admin.imports', {}, this.locale, { import: id, ...more });
  }

  private toNote({ code, run }: RunNote): NoteJson {
    return {
      text: this.text(`imports.notes.${code}`, run ? { name: run.fileName } : {}),
      url: run && this.url(run.id),
    };
  }

  private toHold(run: Import, hold: RunMessage, examples: DifferenceRow[]): HoldJson {
    const words = new DifferenceWords(this.texts, this.locale);
    return {
      code: hold.code,
      ...this.reason(`imports.held.${hold.code}`, hold, isDryRun(run) ? 'dry_run' : 'hint'),
      examples: examples.map((row) => ({
        productCode: row.productCode,
        name: plainText(row.name, this.locale),
        change: words.change(row, guardOf(hold.code)?.field),
      })),
      url: this.changesUrl(run, guardOf(hold.code)?.kind),
      currencies: candidatesIn(hold.values.currencies),
      languages: candidatesIn(hold.values.languages) as HoldJson['languages'],
    };
  }

  /** The list of each counter's items. */
  private counterUrls(run: Import): ImportDetail['counterUrls'] {
    const issues = (counter: IssueCounter) => `${this.url(run.id, { counter })}#${ISSUES_ID}`;
    return {
      created: this.changesUrl(run, 'new'),
      updated: this.changesUrl(run, 'changed'),
      deactivated: this.changesUrl(run, 'gone'),
      rejected: issues('rejected'),
      warnings: issues('warnings'),
    };
  }

  private changesUrl({ id }: Import, kind: string | null = null): string {
    return route('admin.imports.changes', { id }, this.locale, { kind });
  }

  private toRollback(
    { since, restored, kept }: Import['rollback'],
    offers: KeptOfferRow[],
  ): RollbackJson | null {
    if (!since) return null;
    const keptOffers = offers.map(({ id, productCode, name }) => ({
      productCode,
      name: plainText(name, this.locale),
      url: this.origin + route('admin.products.one', { id }, this.locale),
    }));
    return { restored, kept, keptOffers };
  }

  private toReason(run: Import): ImportJson['reason'] {
    if (run.failure) return this.reason(failureTexts(run.failure), run.failure);
    const [hold] = canApply('confirm', run) ? shownHolds(run) : [];
    if (hold) return this.reason(`imports.held.${hold.code}`, hold);
    return null;
  }

  private reason(key: string, { values }: RunMessage, hint = 'hint') {
    const read = { ...readable(values, this.locale), ...counted({ items: values.items! }) };
    return { message: this.text(`${key}.message`, read), hint: this.optionalText(`${key}.${hint}`, read) };
  }

  /** A field by its label; an attribute by its own name. */
  private named({ field }: IssueRow['values']): { field?: string } {
    if (field === undefined) return {};
    const keys = [`fields.${field}`, `formats.targets.${field}`];
    return {
      field: keys.map((key) => this.optionalText(key)).find((label) => label !== null) ?? String(field),
    };
  }

  /** For all issues of a code: codes whose message contains values of one issue have a separate title. */
  private issueTitle(code: string): string {
    return this.optionalText(`${issueTexts(code)}.title`) ?? this.text(`${issueTexts(code)}.message`);
  }

  private text(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.t(key, this.locale, args);
  }

  private optionalText(key: string, args: Record<string, string | number> = {}): string | null {
    const text = this.text(key, args);
    return text === key ? null : text;
  }
}

const candidatesIn = (listed?: string | number) => (listed === undefined ? [] : String(listed).split(', '));

/** Codes of issues that the catalogue's rules report, not the feed's format. */
const OF_THE_CATALOGUE =
  /^(category_|blocked_|attribute_(unreadable|contradicts)$|ean_repeated$|price_outlier$|picture_dead$|link_of_other_store$)/;

/** Issue codes of runs before blocked offers were stored. */
const OF_REJECTED_TERM = /^category_blocked_/;

const issueTexts = (code: string) =>
  OF_REJECTED_TERM.test(code)
    ? 'imports.issues.category_blocked'
    : `${OF_THE_CATALOGUE.test(code) ? 'imports' : 'feed'}.issues.${code}`;

/** Values for texts: amounts in euro cents (`priceCents`) become `price`. */
const readable = (values: IssueRow['values'], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'stated') return [name, languageNames(String(value), locale)];
      if (name.endsWith('Cents')) return [name.slice(0, -5), euros(Number(value) / 100, locale)];
      return [name, typeof value === 'number' ? formatNumber(value, locale) : value];
    }),
  );

/** The number that selects the plural form. */
const counted = ({ items, count = items }: IssueRow['values']): IssueRow['values'] =>
  count === undefined ? {} : { count };

/** Texts for a refused file, or for another failure. */
const failureTexts = ({ code }: RunMessage) =>
  (REFUSAL_CODES as readonly string[]).includes(code) ? `feed.refused.${code}` : `imports.failed.${code}`;

/** A running import with a cancellation requested cannot be cancelled again. */
const mayCancel = ({ cancelRequested }: Import, events: RunFacts['events']) =>
  !cancelRequested && (events.has('cancel') || events.has('request-cancel'));

/** Whether a person sees the results that the run would have: it is held, or never writes. */
const showsDryRun = (run: Import) => canApply('confirm', run) || isDryRun(run);

/** The holds of a held run, or those that a dry run would have. */
export const shownHolds = (run: Import) => (showsDryRun(run) ? run.hold.reasons : null) ?? [];
