import { Injectable } from '@nestjs/common';
import type { FoundCard } from '../../search/catalogue-index/catalogue-index.js';
import type { CardRow } from '../products.statements.js';
import { ProductsService } from './products.service.js';
import type { FEATURED } from '../products.statements.js';

export type FeaturedType = keyof typeof FEATURED;

/** One row of the home page, the best cards first. */
interface Row<Card> {
  id: FeaturedType;
  cards: Card[];
}

/** In the order of the page. */
const TYPES: FeaturedType[] = ['popular', 'discounted', 'new'];
/** Minimum and maximum number of cards in a row; a shorter row is left out. */
const MAX_LENGTH = 12;
const MIN_LENGTH = 4;

/** The rows of products on the home page. */
@Injectable()
export class FeaturedRows {
  constructor(private readonly products: ProductsService) {}

  /** Rows that are long enough; each card is in one row only. */
  async find(): Promise<Row<FoundCard>[]> {
    const found = await Promise.all(
      TYPES.map((id) => this.products.findFeatured(id, MAX_LENGTH * TYPES.length)),
    );
    const shown = new Set<number>();
    return TYPES.flatMap((id, index) => {
      const cards = found[index]!.filter(({ entryId }) => !shown.has(entryId)).slice(0, MAX_LENGTH);
      if (cards.length < MIN_LENGTH) return [];
      for (const { entryId } of cards) shown.add(entryId);
      return { id, cards };
    });
  }

  /** The rows with the data of their cards. */
  async show(): Promise<Row<CardRow>[]> {
    const rows = await this.find();
    return Promise.all(rows.map(async ({ id, cards }) => ({ id, cards: await this.products.cards(cards) })));
  }
}
