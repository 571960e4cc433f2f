import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import type { Translations } from '../../../../src/core/i18n/local-text.js';
import type { Locale } from '../../../../src/core/i18n/locales.js';
import { bothOf, plainText } from '../../../lib/i18n/local-texts.js';

type Texts = Record<Locale, string>;

/** An attribute in a form, and in the server's input. */
export interface AttributeValue {
  /** Absent: not stored yet. */
  id?: number;
  /** null: free text. */
  definitionId: number | null;
  name: Texts;
  value: Texts;
  unit: string;
}

/** An attribute from the server. */
interface StoredAttribute {
  id?: number | null;
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

export function toAttributeValue({ id, definitionId, name, value, unit }: StoredAttribute): AttributeValue {
  const texts = { definitionId, name: bothOf(name), value: bothOf(value), unit: unit ?? '' };
  return id ? { id, ...texts } : texts;
}

/** An attribute without a value: free, or with a definition. */
export function newAttribute(definition?: AttributeChoice): AttributeValue {
  const { id = null, name = {}, unit = null } = definition ?? {};
  return toAttributeValue({ definitionId: id, name, value: {}, unit });
}

/** Definitions of the categories; filters first. */
export function suggestionsFor(definitions: AttributeChoice[], categoryIds: number[]): AttributeChoice[] {
  const rank = ({ categories }: AttributeChoice) => {
    const places = categories.filter(({ id }) => categoryIds.includes(id));
    if (!places.length) return Infinity;
    const position = Math.min(...places.map(({ position }) => position));
    return position + (places.some(({ filterable }) => filterable) ? 0 : 10_000);
  };
  return definitions.filter((one) => rank(one) < Infinity).toSorted((a, b) => rank(a) - rank(b));
}

/** The list with one of them at another place. */
export function moveItem<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
}

/** The value with its unit, as one text; empty while there is none. */
export function valueText({ value, unit }: AttributeValue, locale: Locale): string {
  const text = plainText(value, locale);
  return text && unit ? `${text}\u00a0${unit}` : text;
}
