import { LOCALES } from '../core/i18n/locales.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { PlacedDefinition } from './category-places.js';

/** A definition in the audit log, with positions and filters by category id. */
export function toSnapshot({ name, unit, type, categories }: Snapshotted): Record<string, unknown> {
  return {
    name,
    unit,
    type,
    positions: Object.fromEntries(categories.map(({ id, position }) => [id, position])),
    filterable: Object.fromEntries(categories.map(({ id, filterable }) => [id, filterable])),
  };
}

type Snapshotted = Pick<PlacedDefinition, 'name' | 'unit' | 'type' | 'categories'>;

interface Value {
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** Values by the names of their attributes, each in all languages. */
export function valuesSnapshot(values: Value[]): Record<string, string> {
  const byName = new Map<string, string>();
  for (const { name, value, unit } of values) {
    const attribute = inAllLanguages(name);
    const own = [inAllLanguages(value), unit].filter(Boolean).join(' ');
    const others = byName.get(attribute);
    byName.set(attribute, others ? `${others}, ${own}` : own);
  }
  return Object.fromEntries(byName);
}

/** Once if both languages are equal. */
export const inAllLanguages = (texts: Translations) =>
  [...new Set(LOCALES.flatMap((locale) => texts[locale] || []))].join(' / ');
