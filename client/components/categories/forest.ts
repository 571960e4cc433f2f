import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { fold } from '../../lib/fold.js';

/** More matches are not drawn: who does not see hers writes another letter. */
const MOST_MATCHES = 200;

/** Where a category is put; the position from 0, among those that are there. */
export interface Place {
  parentId: number | null;
  position: number;
}

/** The categories of one kind by their parents. */
export class Forest {
  private readonly byId: Map<number, CategoryItem>;
  private readonly byParent = new Map<number | null, CategoryItem[]>();

  constructor(readonly items: CategoryItem[]) {
    this.byId = new Map(items.map((item) => [item.id, item]));
    for (const item of items) {
      const siblings = this.byParent.get(item.parentId);
      if (siblings) siblings.push(item);
      else this.byParent.set(item.parentId, [item]);
    }
  }

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

  /** Whether a category is another one, or stands somewhere below it. */
  isWithin(id: number | null, ancestorId: number): boolean {
    return id !== null && this.pathOf(id).some((item) => item.id === ancestorId);
  }

  /** The place beside another category, or as the last one in it, once `id` has left where it is. */
  placeAt(id: number, other: number, at: 'before' | 'on' | 'after'): Place {
    const parentId = at === 'on' ? other : (this.find(other)?.parentId ?? null);
    const siblings = this.childrenOf(parentId).filter((item) => item.id !== id && item.can.move);
    if (at === 'on') return { parentId, position: siblings.length };
    const index = siblings.findIndex((item) => item.id === other);
    if (index < 0) return { parentId, position: siblings.length };
    return { parentId, position: at === 'before' ? index : index + 1 };
  }

  /** The categories with one of them in another place. */
  moved(id: number, { parentId, position }: Place): CategoryItem[] {
    const item = this.find(id)!;
    const others = this.items.filter((other) => other.id !== id);
    const siblings = others.filter((other) => other.parentId === parentId);
    // what cannot be moved stands behind all others
    const next =
      siblings.filter((other) => other.can.move)[position] ?? siblings.find((other) => !other.can.move);
    const index = next ? others.indexOf(next) : others.length;
    return others.toSpliced(index, 0, { ...item, parentId });
  }

  /** Those whose name holds every word in one of the languages, and all above them; null: nothing is searched for. */
  matches(query: string): { count: number; shown: Set<number> } | null {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return null;
    const matching = this.items.filter(({ name }) => {
      const text = fold(`${name.sl ?? ''} ${name.en ?? ''}`);
      return words.every((word) => text.includes(word));
    });
    const paths = matching.slice(0, MOST_MATCHES).flatMap(({ id }) => this.pathOf(id));
    return { count: matching.length, shown: new Set(paths.map(({ id }) => id)) };
  }
}

/** The languages that a category has no name in. */
export function missingIn({ name }: Pick<CategoryItem, 'name'>): Locale[] {
  return (['sl', 'en'] as const).filter((locale) => !name[locale]?.trim());
}

/** The name in a language, else in the other one. */
export function plainName({ name }: Pick<CategoryItem, 'name'>, locale: Locale): string {
  return name[locale] ?? name.sl ?? name.en ?? '';
}
