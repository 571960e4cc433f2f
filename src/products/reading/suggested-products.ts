import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FoundCard } from '../query/found-page.js';
import { MatchingOffers } from '../query/matching-offers.js';
import type { CardRow } from '../product-rows.js';
import { ProductsService } from './products.service.js';

/** Best hits that are looked at for their words. */
const LOOKED_AT = 60;

/** The best hits of a text that somebody is still typing. */
export interface SuggestedCards {
  /** Each at its lowest price. */
  cards: CardRow[];
  /** The best hits before offers were joined to cards. */
  offerIds: number[];
}

/** Finds a few products quickly: of a common word the popular ones, whatever else has it. */
@Injectable()
export class SuggestedProducts {
  constructor(
    private readonly reads: PublicReads,
    private readonly products: ProductsService,
  ) {}

  async find(query: string, synonymsOf: Locale, most: number): Promise<SuggestedCards> {
    const offers = new MatchingOffers({
      query,
      synonymsOf,
      brands: [],
      sort: 'relevance',
      page: 1,
      pageSize: most,
    });
    const rows = await this.reads.prepared<{ offerId: number; cardId: number }[]>(
      `with ${offers.hits(LOOKED_AT)}
       select o.offer_id as "offerId", o.card_id as "cardId" from ${offers.from('o')} where ${offers.where('o')}
       order by ${offers.rank('o')} desc, o.popularity desc, o.offer_id limit ${LOOKED_AT}`,
      offers.parameters,
    );
    const cardIds = [...new Set(rows.map(({ cardId }) => cardId))].slice(0, most);
    const cards = await this.products.cards(await this.cheapest(cardIds));
    return { cards, offerIds: rows.map(({ offerId }) => offerId) };
  }

  private cheapest(cardIds: number[]): Promise<FoundCard[]> {
    return this.reads.prepared<FoundCard[]>(
      `select c.id as "cardId", o.offer_id as "offerId"
       from unnest($1::integer[]) with ordinality c(id, place)
       cross join lateral (
         select offer_id from catalogue_offers where card_id = c.id order by price_cents, offer_id limit 1
       ) o order by c.place`,
      [cardIds],
    );
  }
}
