import type { Texts } from '../../core/i18n/texts.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FieldCoverage } from '../intake/field-coverage.js';
import { ImportPresenter } from '../import.presenter.js';
import { failureMessage } from '../../media/pictures/picture-failure.js';
import { route } from '../../routes.js';
import { apartWords } from '../../products/comparison/apart-words.js';
import { coveredGroups, percentOf } from './coverage.js';
import type {
  CoverageJson,
  CoveredRunJson,
  FindingKindJson,
  FindingJson,
  UnreadFieldJson,
} from './diagnosis.json.js';
import type { UnreadFields } from '../feed/items/summary.js';
import type { CoveredRun, Diagnosis } from './diagnosis.service.js';
import type { FindingKind } from './finding-kinds.js';
import type { FindingRow } from './finding.statements.js';

/**
 * Covered fields with the label of an offer's field; others are counted by language, or under their own name.
 */
const FIELD_OF: Record<string, string | undefined> = {
  id: 'productCode',
  name: 'name',
  price: 'price',
  link: 'link',
  specifications: 'specifications',
  brand: 'brand',
  mpn: 'mpn',
  availability: 'availability',
  stock: 'stock',
  delivery_cost: 'deliveryCost',
};

/** Presents the diagnosis of a feed in one language. */
export class DiagnosisPresenter {
  private readonly imports: ImportPresenter;

  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
    /** The URL of one kind of findings. */
    private readonly urlOf: (kind: FindingKind) => string,
    /** Makes URLs absolute, for the API. */
    private readonly origin = '',
  ) {
    this.imports = new ImportPresenter(texts, locale, origin);
  }

  toDiagnosis({ coverage, history, findings, unread }: Diagnosis) {
    return {
      coverage: this.toCoverage(coverage, history[1]),
      history: history.map((run) => this.toRun(run)),
      findings: findings.map(({ kind, count }) => this.toKind(kind, count)),
      unread: toUnread(unread),
    };
  }

  /** @param before the previous run, if any */
  private toCoverage(fields: FieldCoverage[], before: CoveredRun | undefined): CoverageJson[] {
    const byField = new Map(fields.map((one) => [one.field, one]));
    return coveredGroups().flatMap(({ group, field }) => {
      const counted = byField.get(field);
      if (!counted) return [];
      const { filled, total } = counted;
      const percent = percentOf(filled, total);
      const [then, of] = before?.fields[field] ?? [0, 0];
      const earlier = percentOf(then, of);
      return {
        field,
        group,
        label: this.fieldName(field),
        filled,
        total,
        percent,
        change: percent === null || earlier === null ? null : Math.round((percent - earlier) * 10) / 10,
        url: this.urlOf(field === 'category' ? 'category_unmatched' : `without_${field}`),
      };
    });
  }

  private toRun({ id, at, mode, items, fields }: CoveredRun): CoveredRunJson {
    const percents = Object.entries(fields).map(([field, [filled, total]]) => [
      field,
      percentOf(filled, total),
    ]);
    return { importId: id, at: at.toISOString(), mode, items, percents: Object.fromEntries(percents) };
  }

  private toKind(kind: FindingKind, count: number): FindingKindJson {
    return { kind, label: this.kindName(kind), count, url: this.urlOf(kind) };
  }

  kindName(kind: FindingKind): string {
    const main = `diagnosis.kinds.${kind}`;
    const name = this.text(main);
    if (name !== main) return name;
    return this.text('diagnosis.without', { field: this.fieldName(kind.slice('without_'.length)) });
  }

  toFinding(row: FindingRow): FindingJson {
    const { id, line, productCode, productId, productName } = row;
    return {
      id,
      line,
      productCode,
      productName: productName && plainText(productName, this.locale),
      productUrl:
        productId === null ? null : this.origin + route('admin.products.one', { id: productId }, this.locale),
      ...this.words(row),
    };
  }

  private words({
    issue,
    gap,
    picture,
    apart,
    otherName,
  }: FindingRow): Pick<FindingJson, 'text' | 'message' | 'hint'> {
    if (issue) {
      const { text, message, hint } = this.imports.toIssue(issue);
      return { text, message, hint };
    }
    if (picture?.failure === null)
      return { text: picture.url, message: this.text('diagnosis.picture_waiting'), hint: null };
    if (picture) {
      const { key, values } = failureMessage(picture.failure!);
      return {
        text: picture.url,
        message: this.text(key, values),
        hint: this.text('diagnosis.hints.pictures'),
      };
    }
    if (apart) {
      const { name, values } = apartWords(apart, this.locale);
      const other = plainText(otherName, this.locale);
      return { text: null, message: this.text(`apart.store.${name}`, { other, ...values }), hint: null };
    }
    return {
      text: null,
      message: this.text('diagnosis.missing', { field: this.fieldName(gap!) }),
      hint: this.text(`diagnosis.hints.${gap!}`),
    };
  }

  /** The field's name in a sentence: with a small initial. */
  private fieldName(field: string): string {
    const name = FIELD_OF[field];
    if (!name) return this.text(`diagnosis.fields.${field}`);
    return this.text(`fields.${name}`).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  }

  private text(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.t(key, this.locale, args);
  }
}

function toUnread(unread: UnreadFields | null): UnreadFieldJson[] {
  if (!unread) return [];
  const of = unread.itemCount;
  return unread.fields.map((field) => ({
    ...field,
    title: field.title ?? field.path,
    of,
    percent: percentOf(field.count, of)!,
  }));
}
