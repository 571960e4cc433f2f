import type { SaxesTagNS } from 'saxes';
import { OFFER_LIMITS } from './limits.js';

/** More than any shop has; the list is in memory. */
const MAX_CATEGORIES = 50_000;

/** Elements of a category that has no attributes. */
const FIELDS: Record<string, 'id' | 'name' | 'parent'> = {
  id: 'id',
  name: 'name',
  title: 'name',
  parentid: 'parent',
  parent_id: 'parent',
};

/** The categories that a file lists next to its items; the items refer to them by id. */
export class CategoryList {
  private readonly listed = new Map<string, { name: string; parent: string }>();
  /** Paths that were asked for. */
  private readonly paths = new Map<string, string>();
  /** Some are listed behind the first item. */
  isLate = false;
  private hasItems = false;
  private open: Record<'id' | 'name' | 'parent', string> | null = null;
  /** The open field of a category, if fields are elements. */
  private field: keyof NonNullable<CategoryList['open']> | null = null;
  /** Number of open elements inside it. */
  private depth = 0;

  get isEmpty(): boolean {
    return this.listed.size === 0;
  }

  enterItem(): void {
    this.hasItems = true;
  }

  /** Handles an element's start outside of items. */
  enter({ local, attributes }: SaxesTagNS): void {
    const id = attributes.id?.value.trim() ?? '';
    const isCategory = /^(?:category|rubric)$/i.test(local) && this.listed.size < MAX_CATEGORIES;
    if (!isCategory || (this.open && !id)) return this.enterInside(local);
    const parent = attributes.parentId ?? attributes.parentID ?? attributes.parent_id;
    this.open = { id, name: '', parent: parent?.value.trim() ?? '' };
    this.field = id ? 'name' : null;
    this.depth = 0;
  }

  private enterInside(local: string): void {
    if (!this.open) return;
    this.depth++;
    this.field = this.depth === 1 ? (FIELDS[local.toLowerCase()] ?? null) : null;
  }

  addText(text: string): void {
    const { open, field } = this;
    if (open && field && open[field].length < OFFER_LIMITS.short) open[field] += text;
  }

  /** Handles the end of such an element. */
  leave(): void {
    if (!this.open) return;
    this.field = null;
    if (this.depth-- > 0) return;
    const { id, name, parent } = this.open;
    this.open = null;
    if (!id.trim()) return;
    this.listed.set(id.trim(), { name: name.trim().slice(0, OFFER_LIMITS.short), parent: parent.trim() });
    this.isLate ||= this.hasItems;
  }

  /** The names from the root down, separated by ` > `; null for an id that is not listed so far. */
  path(id: string): string | null {
    const known = this.paths.get(id);
    if (known !== undefined) return known;
    const names: string[] = [];
    let listed = this.listed.get(id);
    if (!listed) return null;
    for (; listed && names.length < OFFER_LIMITS.categoryDepth; listed = this.listed.get(listed.parent))
      if (listed.name) names.unshift(listed.name.replaceAll('>', ' '));
    const path = names.join(' > ');
    this.paths.set(id, path);
    return path;
  }
}
