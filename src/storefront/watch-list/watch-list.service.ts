import { Injectable } from '@nestjs/common';
import type { ProductGroup } from '../../products/reading/product-groups.js';
import { ProductGroups } from '../../products/reading/product-groups.js';
import type { CardRow } from '../../products/products.statements.js';
import { MAX_WATCHED, NO_PRICE, today, type Watched } from './watched.js';

/** A watched product and its present group. */
export interface WatchedGroup {
  watched: Watched;
  group: ProductGroup;
  /** The best offer that can be bought. */
  available: CardRow | undefined;
}

@Injectable()
export class WatchListService {
  constructor(private readonly groups: ProductGroups) {}

  /** The present group of each, once; unknown ids are left out. */
  async findGroups(list: Watched[]): Promise<WatchedGroup[]> {
    const groups = await this.groups.byOffers(list.map(({ id }) => id));
    const byId = new Map(groups.map((group) => [group.id, group]));
    const available = await this.groups.availableCards(groups.flatMap(({ card }) => card?.id ?? []));
    const found = new Map<number, WatchedGroup>();
    for (const watched of list) {
      const group = byId.get(watched.id);
      const id = group?.card?.id ?? watched.id;
      if (group && !found.has(id))
        found.set(id, { watched: { ...watched, id }, group, available: available.get(id) });
    }
    return [...found.values()];
  }

  /** The list with a product at its present price; unchanged if listed or no longer sold; null when the list is full. */
  async add(list: Watched[], id: number): Promise<Watched[] | null> {
    const [group] = await this.groups.byOffers([id]);
    if (!group?.card || list.some((watched) => watched.id === group.card!.id)) return list;
    if (list.length >= MAX_WATCHED) return null;
    const { id: entry, price, contract } = group.card;
    return [
      { id: entry, cents: contract === null ? Math.round(price * 100) : NO_PRICE, day: today() },
      ...list,
    ];
  }
}
