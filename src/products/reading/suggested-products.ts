import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import type { TextQuestion } from '../../search/catalogue-index/text-question.js';
import type { CardRow } from '../products.statements.js';
import { ProductsService } from './products.service.js';

/** A word after others is completed by what so many of the best hits have. */
const BEST_HITS = 60;

/** The best hits of a text that is still being typed. */
export interface SuggestedCards {
  cards: CardRow[];
  /** The offers that the best cards show. */
  offerIds: number[];
}

/** Finds a few products for a text that is still being typed. */
@Injectable()
export class SuggestedProducts {
  constructor(private readonly products: ProductsService) {}

  async find(text: TextQuestion, locale: Locale, most: number): Promise<SuggestedCards> {
    const { found } = await this.products.findPage(
      { text, brands: [], sort: 'relevance', page: 1, pageSize: BEST_HITS },
      locale,
    );
    return {
      cards: await this.products.cards(found.slice(0, most)),
      offerIds: found.map(({ offerId }) => offerId),
    };
  }
}
