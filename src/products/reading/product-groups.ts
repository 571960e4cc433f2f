import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ProductKind } from '../product.entity.js';
import type { CardRow } from '../product-rows.js';
import { CARDS, GROUPS } from '../products.statements.js';

/** A comparison that somebody has noted down by one of its offers. */
export interface ProductGroup {
  /** The offer that it was asked for by. */
  id: number;
  kind: ProductKind;
  name: Translations;
  /** Of the offer that it was asked for by. */
  currency: string;
  /** With the lowest price of all stores; null when none sells it any more. */
  card: CardRow | null;
}

interface GroupRow extends Omit<ProductGroup, 'card'> {
  cardId: number | null;
  offerId: number | null;
}

/** Comparisons as they are today, by offers that were in them once. */
@Injectable()
export class ProductGroups {
  constructor(private readonly reads: PublicReads) {}

  /** In the given order; what was never shown to anybody is left out. */
  async byOffers(ids: number[]): Promise<ProductGroup[]> {
    if (!ids.length) return [];
    const rows = await this.reads.prepared<GroupRow[]>(GROUPS, [ids]);
    const sold = rows.filter(({ offerId }) => offerId !== null);
    const cards = await this.reads.prepared<CardRow[]>(CARDS, [
      sold.map(({ cardId }) => cardId),
      sold.map(({ offerId }) => offerId),
    ]);
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    return rows.map(({ cardId, offerId, ...group }) => ({
      ...group,
      card: (offerId !== null && cardOf.get(cardId!)) || null,
    }));
  }
}
