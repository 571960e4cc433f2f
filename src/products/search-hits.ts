import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { type RequestContext, requestContext } from '../core/http/request-context.js';
import type { Locale } from '../core/i18n/locales.js';
import { readIntegers } from '../facets/read-columns.js';
import { AskedWords } from '../search/asked-words.js';
import { ENOUGH_HITS, isCut } from '../search/found-by-words.js';
import type { Hits } from './hits.js';
import type { ProductCriteria } from './product-criteria.js';
import { isOfFew } from './whole-list.js';

/** What a search has found before anything is chosen, counted or ordered: once for a page and its counts. */
@Injectable()
export class SearchHits {
  private readonly found = new WeakMap<ProductCriteria, Promise<Hits>>();
  /** What a request has asked to be looked for before it knows its list. */
  private readonly ahead = new WeakMap<RequestContext, { key: string; hits: Promise<Hits> }>();

  constructor(private readonly reads: PublicReads) {}

  /** Of a common word the most popular ones; null: there are no words, or the list is of so few that all are found. */
  async of(criteria: ProductCriteria): Promise<Hits | null> {
    if (criteria.query === undefined || isOfFew(criteria)) return null;
    const { query, synonymsOf } = criteria;
    const known = this.found.get(criteria) ?? this.begun(query, synonymsOf) ?? this.find(query, synonymsOf);
    this.found.set(criteria, known);
    return known;
  }

  /** Begins to look for a text while others still read what else is known of it. */
  lookAhead(query: string, synonymsOf?: Locale): void {
    const request = requestContext.getStore();
    if (!request) return;
    const hits = this.find(query, synonymsOf);
    // whoever needs them hears of it
    hits.catch(() => undefined);
    this.ahead.set(request, { key: keyOf(query, synonymsOf), hits });
  }

  private begun(query: string, synonymsOf?: Locale): Promise<Hits> | undefined {
    const request = requestContext.getStore();
    const ahead = request && this.ahead.get(request);
    return ahead?.key === keyOf(query, synonymsOf) ? ahead.hits : undefined;
  }

  private async find(query: string, synonymsOf?: Locale): Promise<Hits> {
    const [row] = await this.reads.prepared<HitsRow[]>(HITS, [query, synonymsOf ?? null]);
    const { hits, isCut } = row!;
    const numbers = readIntegers(hits);
    return {
      offerIds: numbers.filter((_, at) => at % 2 === 0),
      ranks: numbers.filter((_, at) => at % 2 === 1),
      isCut,
    };
  }
}

const keyOf = (query: string, synonymsOf?: Locale) => `${synonymsOf ?? ''} ${query}`;

interface HitsRow {
  /** Ids and ranks in turn. */
  hits: Buffer;
  isCut: boolean;
}

const WORDS = new AskedWords('$1', '$2');

/** As bytes: to read thousands of rows would take as long again. */
const HITS = `
  with ${WORDS.relations(ENOUGH_HITS)}
  select coalesce(string_agg(int4send(f.offer_id) || int4send((${WORDS.rank('f')} * 100)::integer), ''::bytea), '') as hits,
    ${isCut(ENOUGH_HITS)} as "isCut"
  from found f`;
