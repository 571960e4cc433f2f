import type { Texts } from '../../core/i18n/texts.js';
import { languageNames } from '../../core/i18n/language-names.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import { textOfExcerpt } from './text-of-excerpt.js';
import { type Field, FIELDS } from '../../products/product-columns.js';
import type { DifferenceKind } from '../../products/difference-kind.js';
import type { FieldDifference, OfferDifference } from '../../products/writing/offer-difference.js';

/** Marks texts of which no language is known. */
const UNKNOWN = 'und';
const FIELD_OF = new Map<string, Field>(FIELDS.map((field) => [field.name, field]));

/** Presents differences in one language. */
export class DifferenceWords {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
    private readonly categoryName = (id: number) => `#${id}`,
  ) {}

  kind(kind: DifferenceKind): string {
    return this.text(`${FIELD_OF.has(kind) ? 'fields' : 'differences.kinds'}.${kind}`);
  }

  field({ field, locale }: FieldDifference): string {
    const name = this.text(`${FIELD_OF.has(field) ? 'fields' : 'differences.fields'}.${field}`);
    return locale ? `${name} (${this.text(`admin.form.languages.${locale}`)})` : name;
  }

  /** null: the field has no value. */
  value(difference: FieldDifference, side: 'before' | 'after'): string | null {
    const { currencies } = difference;
    const field = FIELD_OF.get(difference.field);
    const value = difference[side];
    if (value === null) return null;
    if (field?.type === 'texts' && field.html) return htmlValue(difference, side);
    if (difference.field === 'language')
      return value === UNKNOWN
        ? this.text('differences.unknown_language')
        : languageNames(String(value), this.locale);
    if (Array.isArray(value)) return value.map(this.categoryName).join('\n') || null;
    if (currencies && typeof value === 'number')
      return money(value / 100, currencies[side === 'before' ? 0 : 1], this.locale);
    return field?.type === 'code' && field.names ? this.text(`${field.names}.${value}`) : String(value);
  }

  /** “10 € → 12 €”; null when that field does not differ. */
  change({ fields }: OfferDifference, field: string | undefined): string | null {
    const difference = fields.find((one) => one.field === field);
    if (!difference) return null;
    return `${this.value(difference, 'before') ?? '–'} → ${this.value(difference, 'after') ?? '–'}`;
  }

  private text(key: string): string {
    return this.texts.t(key, this.locale);
  }
}

/** HTML as text; with its tags when only these differ. */
function htmlValue({ before, after }: FieldDifference, side: 'before' | 'after'): string {
  const [html, other] = [String(side === 'before' ? before : after), side === 'before' ? after : before];
  const text = textOfExcerpt(html);
  return other !== null && textOfExcerpt(String(other)) === text ? html : text;
}
