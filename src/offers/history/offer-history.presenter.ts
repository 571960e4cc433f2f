import type { AuditEntry } from '../../audit/audit-entry.entity.js';
import type { AuditEntryProps } from '../../audit/audit.pages.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { pathLabel } from '../../categories/category.presenter.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { dateTimeText } from '../../core/i18n/market-time.js';
import { money } from '../../core/i18n/money.js';
import { type Field, FIELDS } from '../../products/product-columns.js';
import { excerpts } from '../../products/writing/offer-differences.js';
import { plainText } from '../../core/text/text.js';

type Change = AuditEntryProps['changes'][number];
type Say = (key: string, args?: object) => string;

interface Context {
  locale: Locale;
  /** Currency of the product, for amounts. */
  currency: string;
  tree: CategoryTree;
}

const FIELD_OF = new Map<string, Field>(FIELDS.map((field) => [field.name, field]));
/** Fields that never change, or that the page shows anyway. */
const OMITTED = new Set(['kind', 'companyId', 'currency']);

/** Changes of a product, in one language. */
export class OfferHistoryPresenter {
  constructor(
    private readonly say: Say,
    private readonly context: Context,
  ) {}

  toChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    return fields
      .filter((field) => !OMITTED.has(field))
      .flatMap((field) => this.field(field, before?.[field], after?.[field]));
  }

  private field(field: string, before: unknown, after: unknown): Change[] {
    const known = FIELD_OF.get(field);
    const label = this.say(`${known ? 'fields' : 'audit.fields'}.${field}`);
    if (known?.type === 'texts')
      return LOCALES.flatMap((locale) => {
        const name = `${label} (${this.say(`admin.form.languages.${locale}`)})`;
        const texts = [before, after].map((each) => (each as Translations | null)?.[locale] ?? null);
        const plain = texts.map((text) => (text && plainText(text)) || null);
        // with the tags when only these differ
        const [old, now] = plain[0] === plain[1] ? texts : plain;
        return old === now ? [] : [{ field: name, ...excerpts(old ?? null, now ?? null) }];
      });
    if (field === 'attributes') return this.attributes(label, before, after);
    if (field === 'categoryIds')
      return [
        { field: this.say('offers.sections.categories'), ...this.both(this.categories, before, after) },
      ];
    if (field === 'media')
      return [{ field: this.say('offers.sections.pictures'), ...this.both(this.pictures, before, after) }];
    if (field === 'keptFields') return [{ field: label, ...this.both(this.keptFields, before, after) }];
    return [{ field: label, ...this.both((value) => this.value(known, value), before, after) }];
  }

  private both(show: (value: unknown) => string | null, before: unknown, after: unknown) {
    return { before: show(before), after: show(after) };
  }

  private value(field: Field | undefined, value: unknown): string | null {
    if (value === null || value === undefined || value === '') return null;
    const { currency, locale } = this.context;
    if (typeof value === 'boolean') return this.say(`audit.values.boolean.${value}`);
    if (field?.type === 'instant') return dateTimeText(new Date(String(value)), locale);
    if (field?.type === 'money' && typeof value === 'number') return money(value, currency, locale);
    return field?.type === 'code' && field.names
      ? this.say(`${field.names}.${String(value)}`)
      : String(value);
  }

  private attributes(label: string, before: unknown, after: unknown): Change[] {
    const [old, now] = [before, after].map((list) => (list ?? {}) as Record<string, string>) as [
      Record<string, string>,
      Record<string, string>,
    ];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((name) => differing(`${label}: ${name}`, old[name] ?? null, now[name] ?? null));
  }

  private readonly categories = (value: unknown): string | null => {
    const { tree, locale } = this.context;
    const names = idsIn(value).map((id) => {
      const category = tree.find(id);
      return category ? pathLabel(tree, category, locale) : String(id);
    });
    return names.join(', ') || null;
  };

  private readonly keptFields = (value: unknown): string | null =>
    typeof value === 'string' && value
      ? value
          .split(', ')
          .map((name) => this.say(FIELD_OF.has(name) ? `fields.${name}` : `audit.fields.${name}`))
          .join(', ')
      : null;

  private readonly pictures = (value: unknown): string | null => {
    const count = idsIn(value).length;
    return count ? this.say('offers.history.pictures', { count }) : null;
  };
}

const idsIn = (list: unknown): number[] =>
  typeof list === 'string' && list ? list.split(', ').map(Number) : [];

function differing(field: string, before: string | null, after: string | null): Change[] {
  return before === after ? [] : [{ field, before, after }];
}
