import type { CatalogueChange } from './index-rows.statements.js';

/** The tables whose names have changed, each once, with the ids; null: all that the table has. */
export function changedNames(
  changes: Pick<CatalogueChange, 'relation' | 'ids'>[],
): Map<string, number[] | null> {
  const changed = new Map<string, number[] | null>();
  for (const { relation, ids } of changes) {
    if (relation === null) continue;
    const before = changed.get(relation);
    changed.set(relation, before === null || ids === null ? null : [...new Set([...(before ?? []), ...ids])]);
  }
  return changed;
}
