import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import type { FoundCard } from '../../search/catalogue-index/catalogue-index.js';
import type { TextQuestion } from '../../search/catalogue-index/text-question.js';
import type { CardRow } from '../products.statements.js';
import { ProductsService } from './products.service.js';

/** A word after others is completed by what so many of the best hits have. */
const BEST_HITS = 60;

/** Finds a few products for a text that is still being typed. */
@Injectable()
export class SuggestedProducts {
  constructor(private readonly products: ProductsService) {}

  /** The best hits, in their order. */
  async find(text: TextQuestion, locale: Locale): Promise<FoundCard[]> {
    const page = { sort: 'relevance', page: 1, pageSize: BEST_HITS } as const;
    return (await this.products.findPage({ text, brands: [], ...page }, locale)).found;
  }

  cards(found: FoundCard[]): Promise<CardRow[]> {
    return this.products.cards(found);
  }
}
