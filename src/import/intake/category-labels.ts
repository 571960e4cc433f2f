import { pathLabel } from '../../categories/category.presenter.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { LOCALES } from '../../core/i18n/locales.js';
import type { ProductKind } from '../../products/product-fields.js';
import { listCell } from '../../products/sheet/sheet-cells.js';

/** Ids by label, of all categories with it. */
export type LabelledIds = Map<string, Set<number>>;

/** The labels of all categories as the export writes them, in every language. */
export function idsByLabel(tree: CategoryTree): Record<ProductKind, LabelledIds> {
  const found: Record<ProductKind, LabelledIds> = { product: new Map(), service: new Map() };
  for (const row of tree.rows)
    for (const locale of LOCALES) {
      const label = pathLabel(tree, row, locale);
      found[row.kind].set(label, (found[row.kind].get(label) ?? new Set()).add(row.id));
    }
  return found;
}

/** @param parts of a list, whose separator labels may contain */
export function idsOfLabels(parts: readonly string[], byLabel: LabelledIds): number[] | null {
  const ids: number[] = [];
  for (let start = 0; start < parts.length;) {
    let end = parts.length;
    while (end > start && !byLabel.has(listCell(parts.slice(start, end)))) end--;
    const [id, ...others] = byLabel.get(listCell(parts.slice(start, end))) ?? [];
    if (id === undefined || others.length) return null;
    ids.push(id);
    start = end;
  }
  return [...new Set(ids)];
}
