import { Injectable } from '@nestjs/common';
import type { FoundCard } from '../query/found-page.js';
import type { CardRow } from '../products.statements.js';
import { ProductsService } from './products.service.js';
import type { FEATURED } from '../products.statements.js';

export type FeaturedType = keyof typeof FEATURED;

/** Cards that stand out for one reason, the most outstanding first. */
interface Row<Card> {
  id: FeaturedType;
  cards: Card[];
}

/** In the order in which they stand. */
const TYPES: FeaturedType[] = ['popular', 'discounted', 'new'];
/** Cards of a row at most, and so few that it is none. */
const MAX_LENGTH = 12;
const MIN_LENGTH = 4;

/** The rows of products on the home page. */
@Injectable()
export class FeaturedRows {
  constructor(private readonly products: ProductsService) {}

  /** Rows with enough to show; no product stands in two of them. */
  async find(): Promise<Row<FoundCard>[]> {
    const found = await Promise.all(
      TYPES.map((id) => this.products.findFeatured(id, MAX_LENGTH * TYPES.length)),
    );
    const shown = new Set<number>();
    const rows = TYPES.map((id, index) => {
      const fresh = found[index]!.filter(({ cardId }) => !shown.has(cardId)).slice(0, MAX_LENGTH);
      const cards = fresh.length < MIN_LENGTH ? [] : fresh;
      for (const { cardId } of cards) shown.add(cardId);
      return { id, cards };
    });
    return rows.filter(({ cards }) => cards.length > 0);
  }

  /** The same with what is shown of the cards. */
  async show(): Promise<Row<CardRow>[]> {
    const rows = await this.find();
    return Promise.all(rows.map(async ({ id, cards }) => ({ id, cards: await this.products.cards(cards) })));
  }
}
