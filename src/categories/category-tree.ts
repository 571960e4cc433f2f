import type { Translations } from '../core/i18n/local-text.js';
import type { MediaRow } from '../media/media.presenter.js';

/** A category as the tree holds it. */
export interface CategoryRow {
  id: number;
  parentId: number | null;
  kind: 'product' | 'service';
  system: 'uncategorised' | null;
  name: Translations;
  slug: Translations;
  path: number[];
  position: number;
  active: boolean;
  productCount: number;
  media: MediaRow | null;
}

/** The whole tree in memory, read once per change: a few thousand rows that every page needs. */
export class CategoryTree {
  private readonly byId: Map<number, CategoryRow>;
  private readonly byParent = new Map<number | null, CategoryRow[]>();

  /** @param rows in the order of their positions */
  constructor(readonly rows: CategoryRow[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) {
      const siblings = this.byParent.get(row.parentId);
      if (siblings) siblings.push(row);
      else this.byParent.set(row.parentId, [row]);
    }
  }

  find(id: number): CategoryRow | null {
    return this.byId.get(id) ?? null;
  }

  childrenOf(id: number | null): CategoryRow[] {
    return this.byParent.get(id) ?? [];
  }

  /** From the root down to the category itself. */
  pathOf(category: CategoryRow): CategoryRow[] {
    return category.path
      .map((id) => this.byId.get(id))
      .filter((row): row is CategoryRow => row !== undefined);
  }

  /** Whether visitors see it: itself and everything above it is active. */
  isVisible(category: CategoryRow): boolean {
    return this.pathOf(category).every((row) => row.active);
  }
}
