import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FoundCard, FoundPage } from '../query/found-page.js';
import { type CursorValues, isAfterCursor, writeCursor } from '../query/list-cursor.js';
import { MatchingOffers } from '../query/matching-offers.js';
import { NarrowedPages } from '../large-lists/narrowed-pages.js';
import { offerOrder } from '../query/offer-order.js';
import type { ProductCriteria } from '../query/product-criteria.js';
import { SearchHits } from '../query/search-hits.js';

/** The list query over the read model. */
@Injectable()
export class ProductsSearch {
  constructor(
    private readonly reads: PublicReads,
    private readonly narrowed: NarrowedPages,
    private readonly hits: SearchHits,
  ) {}

  /**
   * One page of cards, each represented by its cheapest matching offer.
   * @throws Malformed for a cursor that is none of this list's
   */
  async find(criteria: ProductCriteria, locale: Locale): Promise<FoundPage> {
    return (await this.narrowed.find(criteria)) ?? this.look(criteria, locale);
  }

  private async look(criteria: ProductCriteria, locale: Locale): Promise<FoundPage> {
    const { sort, cursor, page, pageSize } = criteria;
    const offers = new MatchingOffers(criteria, await this.hits.of(criteria));
    const hits = offers.hits();
    const order = offerOrder(offers, sort, locale);
    const { columns, direction } = order;
    const parameter = (value: unknown) => offers.parameter(value);
    const after = cursor === undefined ? 'true' : isAfterCursor(cursor, sort, order, parameter);
    const limit = offers.parameter(pageSize + 1);
    const offset = offers.parameter(cursor === undefined ? (page - 1) * pageSize : 0);
    const rows = await this.reads.query<FoundRow[]>(
      `${hits && `with ${hits} `}select o.${offers.unit} as "cardId", o.offer_id as "offerId",
         json_build_array(${columns.map(({ expression }) => expression).join()}) as key
       from ${offers.from('o', { texts: sort === 'name' })}
       where ${offers.where('o')} and ${offers.isCheapestOfUnit('o')} and ${after}
       order by ${columns.map(({ expression }) => `${expression} ${direction}`).join()}
       limit ${limit} offset ${offset}`,
      offers.parameters,
    );
    const shown = rows.slice(0, pageSize);
    return {
      found: shown.map(({ cardId, offerId }) => ({ cardId, offerId })),
      nextCursor: rows.length > pageSize ? writeCursor(sort, shown.at(-1)!.key) : null,
    };
  }
}

interface FoundRow extends FoundCard {
  key: CursorValues;
}
