import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import type { Locale } from '../../../src/core/i18n/locales.js';

/** The new place of a category; the position from 0 among the siblings without itself; missing: the last. */
export interface CategoryPosition {
  parentId: number | null;
  position?: number;
}

/** Open branches and search of the tree. */
export interface TreeState {
  open: number[];
  query: string;
}

/** The drawn categories of one kind by their parents; of a closed branch only the beginning is there. */
export class Forest {
  private readonly byId: Map<number, CategoryItem>;
  private readonly byParent = new Map<number | null, CategoryItem[]>();

  constructor(
    readonly items: CategoryItem[],
    private readonly state: TreeState = { open: [], query: '' },
  ) {
    this.byId = new Map(items.map((item) => [item.id, item]));
    for (const item of items.toSorted((a, b) => a.position - b.position)) {
      const siblings = this.byParent.get(item.parentId);
      if (siblings) siblings.push(item);
      else this.byParent.set(item.parentId, [item]);
    }
  }

  /** An address of the page that keeps the state of the tree. */
  readonly at = (url: string): string => {
    const [path = '', query] = url.split('?');
    const { open, query: words } = this.state;
    const parameters = new URLSearchParams(query);
    if (open.length) parameters.set('open', open.join('.'));
    if (words) parameters.set('query', words);
    return parameters.size ? `${path}?${parameters}` : path;
  };

  find(id: number): CategoryItem | undefined {
    return this.byId.get(id);
  }

  childrenOf(id: number | null): CategoryItem[] {
    return this.byParent.get(id) ?? [];
  }

  /** From the main category down to the category itself. */
  pathOf(id: number): CategoryItem[] {
    const item = this.find(id);
    if (!item) return [];
    return item.parentId === null ? [item] : [...this.pathOf(item.parentId), item];
  }

  /** Whether a category is another one or inside it. */
  isWithin(id: number | null, ancestorId: number): boolean {
    return id !== null && this.pathOf(id).some((item) => item.id === ancestorId);
  }

  /** The place next to another category, or as its last child, after `id` left its place. */
  placeAt(id: number, other: number, at: 'before' | 'on' | 'after'): CategoryPosition {
    if (at === 'on') return { parentId: other };
    const [item, target] = [this.find(id)!, this.find(other)!];
    // categories that cannot be moved come last
    if (at === 'after' && !target.can.move) return { parentId: target.parentId };
    const leaves = item.parentId === target.parentId && item.position < target.position;
    const position = target.position + (at === 'after' ? 1 : 0) - (leaves ? 1 : 0);
    return { parentId: target.parentId, position };
  }

  /** The categories with one of them in another place. */
  moved(id: number, { parentId, position }: CategoryPosition): CategoryItem[] {
    const item = this.find(id)!;
    const siblings = this.childrenOf(parentId).filter((other) => other.id !== id && other.can.move);
    const last = (siblings.at(-1)?.position ?? -1) + 1;
    const leaves = item.parentId === parentId && item.position < last;
    const place = position ?? last - (leaves ? 1 : 0);
    const without = this.items
      .filter((other) => other.id !== id)
      .map((other) => shifted(other, other.parentId === item.parentId && other.position > item.position, -1))
      .map((other) => shifted(other, other.parentId === parentId && other.position >= place, 1));
    return [...without, { ...item, parentId, position: place }].map((other) => ({
      ...other,
      childCount: other.childCount + Number(other.id === parentId) - Number(other.id === item.parentId),
    }));
  }
}

function shifted(item: CategoryItem, moves: boolean, by: 1 | -1): CategoryItem {
  return moves ? { ...item, position: item.position + by } : item;
}

/** The languages that a category has no name in. */
export function missingIn({ name }: Pick<CategoryItem, 'name'>): Locale[] {
  return (['sl', 'en'] as const).filter((locale) => !name[locale]?.trim());
}
