import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { type RequestContext, requestContext } from '../../core/http/routing/request-context.js';
import type { Locale } from '../../core/i18n/locales.js';
import { readIntegers } from '../facets/read-columns.js';
import { AskedWords } from '../../search/asked-words.js';
import { ENOUGH_HITS, isCut, type SearchScope } from '../../search/found-by-words.js';
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

  /** Of a common word the most popular ones of the list's category; null: there are no words, or the list is of so few that all are found. */
  async of(criteria: ProductCriteria): Promise<Hits | null> {
    if (criteria.query === undefined || isOfFew(criteria)) return null;
    const asked: Asked = [criteria.query, criteria.synonymsOf, criteria.categoryId];
    const known = this.found.get(criteria) ?? this.begun(asked) ?? this.find(asked);
    this.found.set(criteria, known);
    return known;
  }

  /**
   * Begins to look for a text while others still read what else is known of it.
   * @returns whether anything has its words
   */
  lookAhead(...asked: Asked): Promise<boolean> {
    const hits = this.find(asked);
    const request = requestContext.getStore();
    if (request) this.ahead.set(request, { key: keyOf(asked), hits });
    return hits.then(
      ({ offerIds }) => offerIds.length > 0,
      // whoever needs them hears of it
      () => true,
    );
  }

  private begun(asked: Asked): Promise<Hits> | undefined {
    const request = requestContext.getStore();
    const ahead = request && this.ahead.get(request);
    return ahead?.key === keyOf(asked) ? ahead.hits : undefined;
  }

  private async find([query, synonymsOf = null, categoryId]: Asked): Promise<Hits> {
    const [row] = await (categoryId === undefined
      ? this.reads.prepared<HitsRow[]>(HITS, [query, synonymsOf])
      : this.reads.prepared<HitsRow[]>(HITS_OF_CATEGORY, [query, synonymsOf, categoryId]));
    const { hits, ...found } = row!;
    const numbers = readIntegers(hits);
    return {
      ...found,
      offerIds: numbers.filter((_, at) => at % 2 === 0),
      ranks: numbers.filter((_, at) => at % 2 === 1),
    };
  }
}

/** What is looked for: words, with the synonyms of a language, in one category or all. */
type Asked = [query: string, synonymsOf?: Locale | null, categoryId?: number];

const keyOf = ([query, synonymsOf, categoryId]: Asked) => `${synonymsOf ?? ''} ${categoryId ?? ''} ${query}`;

interface HitsRow {
  /** Ids and ranks in turn. */
  hits: Buffer;
  isCut: boolean;
}

const WORDS = new AskedWords('$1', '$2');

/** As bytes: to read thousands of rows would take as long again. */
const hitsIn = (scope: SearchScope) => `
  with ${WORDS.relations(scope)}
  select coalesce(string_agg(int4send(f.offer_id) || int4send((${WORDS.rank('f')} * 100)::integer), ''::bytea), '') as hits,
    ${isCut(ENOUGH_HITS)} as "isCut"
  from found f`;
const HITS = hitsIn({ enough: ENOUGH_HITS });
const HITS_OF_CATEGORY = hitsIn({ enough: ENOUGH_HITS, category: '$3' });
