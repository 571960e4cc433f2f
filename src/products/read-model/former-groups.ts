import type { RowOf } from '../../core/database/statement.js';
import type { CHANGED_SOURCES } from './catalogue-parts.statements.js';
import type { SeenProduct } from './product-requests.statements.js';

/** A key that connected a product with others: one of the two. */
export interface JoinedProduct {
  id: number;
  groupKey?: string;
  variantGroup?: string;
}

/** The groups of changed products when they were last refreshed, and since then, in the state that others could see. */
export function formerGroups(
  changed: RowOf<typeof CHANGED_SOURCES>[],
  seen: SeenProduct[] = [],
): JoinedProduct[] {
  const seenById = new Map(seen.map((one) => [one.id, one]));
  return changed.flatMap(({ id, formerGroupKey, formerVariantGroup }) => {
    const { groupKeys = [], variantGroups = [] } = seenById.get(id) ?? {};
    return [
      ...presentOf([formerGroupKey, ...groupKeys]).map((groupKey) => ({ id, groupKey })),
      ...presentOf([formerVariantGroup, ...variantGroups]).map((variantGroup) => ({ id, variantGroup })),
    ];
  });
}

const presentOf = (texts: (string | null)[]): string[] => [...new Set(texts.flatMap((text) => text ?? []))];
