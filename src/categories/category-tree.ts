import type { Translations } from '../core/i18n/local-text.js';
import type { MediaRow } from '../media/media.presenter.js';

/** Texts of a category's page; without a title or description of its own, its head is made of the name. */
export interface CategoryTexts {
  description: Translations;
  metaTitle: Translations;
  metaDescription: Translations;
}

/** A category in the tree. */
export interface CategoryRow extends CategoryTexts {
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
  mediaId: number | null;
  /** null also while the picture is not ready. */
  media: MediaRow | null;
  updatedAt: Date;
}

/** The whole tree in memory, read once per change: a few thousand rows that every page needs. */
export class CategoryTree {
  private readonly byId: Map<number, CategoryRow>;
  private readonly byParent = new Map<number | null, CategoryRow[]>();

  /**
   * @param rows in the order of their positions
   * @param successors ids of the categories that got the content of deleted ones, by the deleted id
   */
  constructor(
    readonly rows: CategoryRow[],
    private readonly successors: ReadonlyMap<number, number> = new Map(),
  ) {
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

  /** The category that got the content of a deleted one. */
  successorOf(id: number): CategoryRow | null {
    return this.find(this.successors.get(id) ?? 0);
  }

  childrenOf(id: number | null): CategoryRow[] {
    return this.byParent.get(id) ?? [];
  }

  /** The children of a kind that can be ordered, without the system's category. */
  siblings(parentId: number | null, kind: CategoryRow['kind']): CategoryRow[] {
    return this.childrenOf(parentId).filter((row) => row.kind === kind && !row.system);
  }

  /** Levels from this category down to its deepest descendant, itself included. */
  heightOf(category: CategoryRow): number {
    return 1 + Math.max(0, ...this.childrenOf(category.id).map((child) => this.heightOf(child)));
  }

  /** From the root down to the category itself. */
  pathOf(category: CategoryRow): CategoryRow[] {
    return category.path
      .map((id) => this.byId.get(id))
      .filter((row): row is CategoryRow => row !== undefined);
  }

  /** The first of these that visitors see; null: they see none. */
  firstVisible(ids: number[]): CategoryRow | null {
    return ids.map((id) => this.find(id)).find((row) => row && this.isVisible(row)) ?? null;
  }

  /** The deepest category that contains all of these, or is one of them; null: none does. */
  sharedBy(categories: CategoryRow[]): CategoryRow | null {
    const [first, ...others] = categories.map((category) => this.pathOf(category));
    return first?.findLast((row) => others.every((path) => path.includes(row))) ?? null;
  }

  /** Whether visitors see it: it and its ancestors are active. */
  isVisible(category: CategoryRow): boolean {
    return this.pathOf(category).every((row) => row.active);
  }
}
