import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { atNow } from '../clock/row-at-now.js';
import type { ProductKind } from '../product.entity.js';
import { AVAILABLE, type CardRow, CARDS, GROUPS } from '../products.statements.js';

/** The group of a saved offer. */
export interface ProductGroup {
  /** Id of the saved offer. */
  id: number;
  kind: ProductKind;
  name: Translations;
  /** Currency of the saved offer. */
  currency: string;
  /** The card with the lowest price that can be bought; null when no store sells the product any more. */
  card: CardRow | null;
}

/** The current groups of saved offers. */
@Injectable()
export class ProductGroups {
  constructor(private readonly reads: PublicReads) {}

  /** In the given order; drafts are left out. */
  async byOffers(ids: number[]): Promise<ProductGroup[]> {
    if (!ids.length) return [];
    const rows = await GROUPS.rows(this.reads.planned, [ids]);
    const sold = rows.filter(({ offerId }) => offerId !== null);
    const cardOf = await this.cardsOf(sold);
    return rows.map(({ entryId, offerId, ...group }) => ({
      ...group,
      card: (offerId !== null && cardOf.get(entryId!)) || null,
    }));
  }

  /** By group: the card with the lowest price in stock, or else of those that can be ordered. */
  async availableCards(ids: number[]): Promise<Map<number, CardRow>> {
    return this.cardsOf(await AVAILABLE.rows(this.reads.planned, [ids]));
  }

  private async cardsOf(found: { entryId: number | null; offerId: number | null }[]) {
    const columns = [found.map(({ entryId }) => entryId), found.map(({ offerId }) => offerId), []];
    const cards = await CARDS.rows(this.reads.planned, columns);
    return new Map(cards.map((card) => [card.id, atNow(card)]));
  }
}
