import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { type ColumnSort, keysOf, pageOfColumns } from '../facets/page-of-columns.js';
import type { FoundCard, FoundPage } from '../query/found-page.js';
import { readCursor, writeCursor } from '../query/list-cursor.js';
import { MatchingOffers } from '../query/matching-offers.js';
import { NarrowedLists } from './narrowed-lists.js';
import type { ProductCriteria } from '../query/product-criteria.js';

/** Names are only in the database. */
const TYPES: Record<ColumnSort, string[]> = {
  relevance: ['real', 'integer', 'integer'],
  popular: ['integer', 'integer'],
  price: ['bigint', 'integer'],
  '-price': ['bigint', 'integer'],
  total: ['bigint', 'integer'],
  newest: ['integer'],
};

/** So many more rows than a page are read, as some may have gone since the columns were packed. */
const SPARE = 8;

/** Pages of large lists in which something is chosen: found in memory, and each row looked at again in the database. */
@Injectable()
export class NarrowedPages {
  constructor(
    private readonly reads: PublicReads,
    private readonly lists: NarrowedLists,
  ) {}

  /**
   * @returns null when the database has to be asked: the list is not packed, is sorted by name, or has changed so much
   * @throws Malformed as `readCursor`
   */
  async find(criteria: ProductCriteria): Promise<FoundPage | null> {
    const { sort, cursor, page, pageSize } = criteria;
    if (sort === 'name') return null;
    const list = await this.lists.find(criteria);
    if (!list) return null;
    const { columns, narrowed, ranks } = list;
    const order = sort === 'relevance' && !ranks ? 'popular' : sort;
    const rows = pageOfColumns(columns, narrowed, {
      sort: order,
      ranks,
      after: cursor === undefined ? undefined : (readCursor(cursor, sort, TYPES[order]) as number[]),
      skip: cursor === undefined ? (page - 1) * pageSize : 0,
      take: pageSize + 1 + SPARE,
    });
    const still = await this.stillThere(
      criteria,
      Array.from(rows, (row) => columns.offers[row]!),
    );
    const kept = rows.filter((row) => still.has(columns.offers[row]!));
    if (kept.length <= pageSize && rows.length > pageSize + SPARE) return null;
    const shown = kept.slice(0, pageSize);
    return {
      found: shown.map((row) => still.get(columns.offers[row]!)!),
      nextCursor:
        kept.length > pageSize
          ? writeCursor(sort, keysOf(columns, { sort: order, ranks }, shown.at(-1)!))
          : null,
    };
  }

  /** Which offers fit the criteria at this moment, with their cards. */
  private async stillThere(criteria: ProductCriteria, offerIds: number[]): Promise<Map<number, FoundCard>> {
    // the words have just been found; and by its ids a row is found first, as else the planner reads all of a brand
    const known = { offerIds: Int32Array.from(offerIds), ranks: new Int32Array(offerIds.length) };
    const offers = new MatchingOffers({ ...criteria, query: undefined }, known);
    // not prepared: there are as many texts as ways to choose
    const found = await this.reads.query<FoundCard[]>(
      `with ${offers.hits()} select o.${offers.unit} as "cardId", o.offer_id as "offerId"
       from ${offers.from('o')} where ${offers.where('o')}`,
      offers.parameters,
    );
    return new Map(found.map((card) => [card.offerId, card]));
  }
}
