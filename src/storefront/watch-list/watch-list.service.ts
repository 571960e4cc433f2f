import { Injectable } from '@nestjs/common';
import type { ProductGroup } from '../../products/reading/product-groups.js';
import { ProductGroups } from '../../products/reading/product-groups.js';
import { MAX_WATCHED, today, type Watched } from './watched.js';

/** A watched product as it is today. */
export interface WatchedGroup {
  watched: Watched;
  group: ProductGroup;
}

@Injectable()
export class WatchListService {
  constructor(private readonly groups: ProductGroups) {}

  /** By the products that stand for their comparisons today, each once; what never was a product is left out. */
  async of(list: Watched[]): Promise<WatchedGroup[]> {
    const groups = await this.groups.byOffers(list.map(({ id }) => id));
    const byId = new Map(groups.map((group) => [group.id, group]));
    const found = new Map<number, WatchedGroup>();
    for (const watched of list) {
      const group = byId.get(watched.id);
      const id = group?.card?.id ?? watched.id;
      if (group && !found.has(id)) found.set(id, { watched: { ...watched, id }, group });
    }
    return [...found.values()];
  }

  /** The list with one more, at today's price; the same when it is there already, or gone; null when there is no place. */
  async add(list: Watched[], id: number): Promise<Watched[] | null> {
    const [group] = await this.groups.byOffers([id]);
    if (!group?.card || list.some((watched) => watched.id === group.card!.id)) return list;
    if (list.length >= MAX_WATCHED) return null;
    const { id: entry, price } = group.card;
    return [{ id: entry, cents: Math.round(price * 100), day: today() }, ...list];
  }
}
