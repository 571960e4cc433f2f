import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { int, statement, statements } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import { MatchingOffers } from '../query/matching-offers.js';
import type { CardRow } from '../products.statements.js';
import { ProductsService } from './products.service.js';

/** The best hits are sorted from so many matches. */
const MAX_HITS = 60;

/** The best hits of a term that is still being typed. */
export interface SuggestedCards {
  /** Each at its lowest price. */
  cards: CardRow[];
  /** The best hits before offers were joined to cards. */
  offerIds: number[];
}

/** Finds a few products quickly; for a common word, only popular products are considered. */
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
    const rows = await BEST_HITS(offers).rows(this.reads.planned, offers.parameters);
    const cardIds = [...new Set(rows.map(({ cardId }) => cardId))].slice(0, most);
    const cards = await this.products.cards(await CHEAPEST.rows(this.reads.planned, [cardIds]));
    return { cards, offerIds: rows.map(({ offerId }) => offerId) };
  }
}

const BEST_HITS = statements(
  { offerId: int, cardId: int },
  (offers: MatchingOffers) => `
  with ${offers.hits(MAX_HITS)}
  select o.offer_id as "offerId", o.card_id as "cardId" from ${offers.from('o')} where ${offers.where('o')}
  order by ${offers.rank('o')} desc, o.popularity desc, o.offer_id limit ${MAX_HITS}`,
  [
    new MatchingOffers({
      query: 'kava',
      synonymsOf: 'sl',
      brands: [],
      sort: 'relevance',
      page: 1,
      pageSize: 1,
    }),
  ],
);

/** The cheapest offers of the cards $1, in their order. */
const CHEAPEST = statement({ cardId: int, offerId: int })`
  select c.id as "cardId", o.offer_id as "offerId"
  from unnest($1::integer[]) with ordinality c(id, place)
  cross join lateral (
    select offer_id from catalogue_offers where card_id = c.id order by price_cents, offer_id limit 1
  ) o order by c.place`;
