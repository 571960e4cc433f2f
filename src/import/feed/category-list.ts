import type { SaxesTagNS } from 'saxes';
import { OFFER_LIMITS } from './limits.js';

/** More than any shop has; the list is in memory. */
const MAX_CATEGORIES = 50_000;

/** The categories that a file lists beside its items, which name them by id. */
export class CategoryList {
  private readonly listed = new Map<string, { name: string; parent: string }>();
  /** Paths that were asked for. */
  private readonly paths = new Map<string, string>();
  /** Some are listed behind the first item. */
  isLate = false;
  private hasItems = false;
  private open: { id: string; name: string; parent: string } | null = null;

  get isEmpty(): boolean {
    return this.listed.size === 0;
  }

  enterItem(): void {
    this.hasItems = true;
  }

  /** An element outside of items has begun. */
  enter({ local, attributes }: SaxesTagNS): void {
    const id = attributes.id?.value.trim();
    if (!id || !/^(?:category|rubric)$/i.test(local) || this.listed.size >= MAX_CATEGORIES) return;
    const parent = attributes.parentId ?? attributes.parentID ?? attributes.parent_id;
    this.open = { id, name: '', parent: parent?.value.trim() ?? '' };
  }

  addText(text: string): void {
    if (this.open && this.open.name.length < OFFER_LIMITS.short) this.open.name += text;
  }

  /** It has ended. */
  leave(): void {
    if (!this.open) return;
    const { id, name, parent } = this.open;
    this.listed.set(id, { name: name.trim().slice(0, OFFER_LIMITS.short), parent });
    this.isLate ||= this.hasItems;
    this.open = null;
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
