import type { CatalogueChange } from './index-rows.statements.js';
import type { NameField } from './name-words.js';

const FIELD_OF: Partial<Record<string, NameField>> = {
  brands: 'brand',
  companies: 'store',
  categories: 'category',
  attribute_values: 'value',
  attribute_definitions: 'attribute',
};

/** The changed names, each field once, with the ids; null: all of its table. */
export function changedNames(
  changes: Pick<CatalogueChange, 'relation' | 'ids'>[],
): Map<NameField, number[] | null> {
  const changed = new Map<NameField, number[] | null>();
  for (const { relation, ids } of changes) {
    const field = FIELD_OF[relation ?? ''];
    if (!field) continue;
    const before = changed.get(field);
    changed.set(field, before === null || ids === null ? null : [...new Set([...(before ?? []), ...ids])]);
  }
  // their units and names make words of values
  if (changed.has('attribute')) changed.set('value', null);
  return changed;
}
