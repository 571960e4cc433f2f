import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { readIntegers } from '../facets/read-columns.js';
import { AskedWords } from '../search/asked-words.js';
import { ENOUGH_HITS } from '../search/found-by-words.js';
import type { ProductCriteria } from './products.search.js';
import { isOfFew } from './whole-list.js';

/** Offers that have the words of a search, and how well each fits, in hundredths. */
export interface Hits {
  offerIds: Int32Array;
  ranks: Int32Array;
}

/** What a search has found before anything is chosen, counted or ordered: once for a page and its counts. */
@Injectable()
export class SearchHits {
  private readonly found = new WeakMap<ProductCriteria, Promise<Hits>>();

  constructor(private readonly reads: PublicReads) {}

  /** Of a common word the most popular ones; null: there are no words, or the list is of so few that all are found. */
  async of(criteria: ProductCriteria): Promise<Hits | null> {
    if (criteria.query === undefined || isOfFew(criteria)) return null;
    const known = this.found.get(criteria) ?? this.find(criteria);
    this.found.set(criteria, known);
    return known;
  }

  private async find({ query, synonymsOf }: ProductCriteria): Promise<Hits> {
    const [row] = await this.reads.query<{ ids: Buffer; ranks: Buffer }[]>(HITS, [query, synonymsOf ?? null]);
    return { offerIds: readIntegers(row!.ids), ranks: readIntegers(row!.ranks) };
  }
}

const WORDS = new AskedWords('$1', '$2');
const packed = (value: string) =>
  `coalesce(string_agg(int4send(${value}::integer), ''::bytea order by offer_id), '')`;

/** As bytes: to read thousands of rows would take as long again. */
const HITS = `
  with ${WORDS.relations(ENOUGH_HITS)}, ranked as materialized (
    select f.offer_id, ${WORDS.rank('f')} as rank from found f
  )
  select ${packed('offer_id')} as ids, ${packed('round(rank::numeric * 100)')} as ranks from ranked`;
