import type { PublicReads } from '../../../core/database/public-reads.js';
import { lazy } from '../../../core/http/pages/lazy.js';
import type { Counted, FoundCard, FoundPage, IndexPage, IndexQuery, OpenList } from '../catalogue-index.js';
import { ENTITY_FILTERS, type EntityFilter } from '../filter-columns.js';
import type { FilterCounts } from '../filter-counts.js';
import { readCursor, toPage, writeCursor } from '../list-orders.js';
import { cursorTypes } from '../list-orders.js';
import { nameSorted } from '../source/name-order.js';
import { afterShown, cardOrder, shownIn, withShown } from './card-order.js';
import type { CardSearch } from './card-search.js';
import { CARD, withOffer } from './engine/card-queries.js';
import type { Hit, Json } from './engine/engine.js';
import type { EngineNames } from './engine-names.js';
import type { EngineText } from './engine-text.js';
import type { ListCounts } from './list-counts.js';
import { OfferClauses } from './offer-clauses.js';
import { anyTerm } from './text-clauses.js';

const READ_AT_ONCE = 1_000;

/** The services that answer lists. */
interface ListServices {
  search: CardSearch;
  names: EngineNames;
  counts: ListCounts;
  reads: PublicReads;
}

/** One list of OpenSearch. */
export class EngineList implements OpenList {
  private readonly clauses = lazy(() => this.makeClauses());

  constructor(
    private readonly services: ListServices,
    private readonly query: IndexQuery,
    private readonly text: EngineText | null,
  ) {}

  async page(page: IndexPage): Promise<FoundPage> {
    const { query } = this;
    const clauses = await this.clauses();
    const { sort, cursor, pageSize } = page;
    if (sort === 'name') return this.pageByName(clauses, page);
    const by = sort === 'relevance' && !query.text ? 'popular' : sort;
    const fitting = clauses.matchingOffer();
    const order = cardOrder(by, query.unit, fitting);
    const after = cursor === undefined ? undefined : (readCursor(cursor, sort, cursorTypes(by)) as number[]);
    const [answer] = await this.services.search.cards({
      size: pageSize + 1,
      // else the engine would skip documents by the values of their offers, which fails with some filters
      track_total_hits: true,
      _source: false,
      query: by === 'relevance' ? clauses.weighedListed() : clauses.listed(),
      sort: withShown(order.sort, fitting),
      ...(after
        ? { search_after: afterShown(order.fromCursor(after)) }
        : { from: (page.page - 1) * pageSize }),
    });
    const { hits } = answer!.hits;
    return toPage(hits, pageSize, {
      show: (hit) => ({
        ...shownBy(hit, query),
        ...(sort === 'total' && { totalCents: hit.sort![0] as number }),
      }),
      cursorOf: (last) =>
        writeCursor(sort, order.toCursor(last.sort!.slice(0, order.sort.length) as number[])),
    });
  }

  async count(): Promise<number> {
    const query = (await this.clauses()).listed();
    const [answer] = await this.services.search.cards({ size: 0, track_total_hits: true, query });
    return answer!.hits.total!.value;
  }

  async counts(counted: Counted): Promise<FilterCounts> {
    return this.services.counts.count(await this.clauses(), counted);
  }

  private async makeClauses(): Promise<OfferClauses> {
    const [text, ids] = await Promise.all([
      this.text?.required() ?? null,
      Promise.all(ENTITY_FILTERS.map(async (filter) => [filter.id, await this.selectedIds(filter)] as const)),
    ]);
    return new OfferClauses(this.query, text, new Map(ids));
  }

  /** The ids of the entities that a filter selects. */
  private async selectedIds({ id, named }: EntityFilter): Promise<number[]> {
    const keys = (this.query.filters[id] ?? []) as string[] | number[];
    if (named === 'store') return keys as number[];
    const brands = keys.length ? await this.services.names.brands(anyTerm('key', keys)) : [];
    return brands.map((brand) => brand.id);
  }

  private async pageByName(clauses: OfferClauses, page: IndexPage): Promise<FoundPage> {
    const [listed, cards] = await this.services.search.cards(
      { size: 0, track_total_hits: true, query: clauses.listed() },
      { size: 0, track_total_hits: true, query: { term: { units: CARD } } },
    );
    const list = {
      cards: listed!.hits.total!.value,
      ofCards: cards!.hits.total!.value,
      readCards: () => this.allShown(clauses, { match_all: {} }),
      showing: (offerIds: number[]) => this.allShown(clauses, withOffer(anyTerm('offer.id', offerIds))),
    };
    return list.cards ? nameSorted(this.services.reads, list, page) : { found: [], nextCursor: null };
  }

  /** All cards with a condition by the offers that they show. */
  private async allShown(clauses: OfferClauses, condition: Json): Promise<Map<number, FoundCard>> {
    const shown = new Map<number, FoundCard>();
    const sort = withShown([{ id: 'asc' }], clauses.matchingOffer());
    for (let after: Json = {}; ;) {
      const [answer] = await this.services.search.cards({
        size: READ_AT_ONCE,
        track_total_hits: true,
        _source: false,
        query: { bool: { filter: [clauses.listed(), condition] } },
        sort,
        ...after,
      });
      const { hits } = answer!.hits;
      for (const hit of hits) {
        const card = shownBy(hit, clauses.query);
        shown.set(card.offerId, card);
      }
      if (hits.length < READ_AT_ONCE) return shown;
      after = { search_after: hits.at(-1)!.sort };
    }
  }
}

/** The card of a document with the offer that it shows; of lists of offers each is its own card. */
function shownBy({ sort }: Hit, { unit }: IndexQuery): FoundCard {
  const { offerId, groupId } = shownIn(sort as number[]);
  return { entryId: unit === 'offer' ? offerId : groupId, offerId };
}
