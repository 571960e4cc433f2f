import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../../core/database/public-reads.js';
import {
  CatalogueIndex,
  type Counted,
  type FoundCard,
  type FoundPage,
  type IndexHealth,
  type IndexPage,
  type IndexQuery,
  type Matched,
  type VocabularyReader,
} from '../catalogue-index.js';
import { CURSOR_TYPES } from '../cursor-types.js';
import type { FilterCounts } from '../filter-counts.js';
import { readCursor, toPage, writeCursor } from '../list-cursor.js';
import type { Concept, TextQuery } from '../text-query.js';
import { afterShown, cardOrder, shownIn, withShown } from './card-order.js';
import { EngineNames } from './engine-names.js';
import { EngineVocabulary } from './engine-vocabulary.js';
import { CARD, having, inCards } from './engine/card-queries.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { type Answer, Engine, type Hit, type Json } from './engine/engine.js';
import { ofOffers, overOffers } from './facets.js';
import { ListCounts } from './list-counts.js';
import { nameSorted } from '../source/name-order.js';
import { OfferClauses } from './offer-clauses.js';
import { anyTerm, TextClauses } from './text-clauses.js';

const READ_AT_ONCE = 1_000;

/** A text with the number of offers that have all of it. */
interface WholeText {
  clauses: TextClauses;
  offers: number;
}

/** The same with the most concepts that any offer has; `offers` have so many. */
interface ReadText extends WholeText {
  count: number;
}

/** The index in OpenSearch, some seconds after the last commit. */
@Injectable()
export class OpenSearchIndex extends CatalogueIndex {
  /** A page's cards and its counts ask for the same. */
  private readonly clauses = new WeakMap<IndexQuery, Promise<OfferClauses>>();
  private readonly texts = new WeakMap<TextQuery, Promise<ReadText>>();
  /** By the concepts, which the strict and the other query of a text share. */
  private readonly wholes = new WeakMap<Concept[], { text: TextQuery; found: Promise<WholeText> }>();

  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly names: EngineNames,
    private readonly lists: ListCounts,
    private readonly reads: PublicReads,
  ) {
    super();
  }

  async page(query: IndexQuery, page: IndexPage): Promise<FoundPage> {
    const clauses = await this.clausesOf(query);
    const { sort, cursor, pageSize } = page;
    if (sort === 'name') return this.pageByName(query, clauses, page);
    const by = sort === 'relevance' && !query.text ? 'popular' : sort;
    const fitting = clauses.fitting();
    const order = cardOrder(by, query.unit, fitting);
    const after = cursor === undefined ? undefined : (readCursor(cursor, sort, CURSOR_TYPES[by]) as number[]);
    const [answer] = await this.cards({
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

  async count(query: IndexQuery): Promise<number> {
    const clauses = await this.clausesOf(query);
    if (query.unit === 'offer') return (await this.offers([clauses.fitting()]))[0]!;
    const [answer] = await this.cards({ size: 0, track_total_hits: true, query: clauses.cards() });
    return answer!.hits.total!.value;
  }

  async counts(query: IndexQuery, counted: Counted): Promise<FilterCounts> {
    return this.lists.count(await this.clausesOf(query), counted);
  }

  async matched(text: TextQuery): Promise<Matched> {
    const { clauses, count, offers } = await this.readText(text);
    const { concepts } = clauses;
    const nothing = (places: number[]) => ({ offers, missing: places, scattered: [] });
    if (count >= concepts.length) return nothing([]);
    // nothing has any of them
    if (!offers) return nothing([...concepts.keys()]);
    const sought = clauses.having(count);
    const counts = await this.offers(
      concepts.map((concept) => ({ bool: { must: [sought, clauses.has(concept)] } })),
    );
    const places = (isSo: (own: number) => boolean) =>
      counts.flatMap((own, place) => (isSo(own) ? [place] : []));
    return {
      offers,
      missing: places((own) => own === 0),
      scattered: places((own) => own > 0 && own < offers),
    };
  }

  async vocabulary(): Promise<VocabularyReader> {
    return new EngineVocabulary(this.engine, this.indexes, this.names);
  }

  async check(): Promise<IndexHealth> {
    return this.cards({ size: 0, query: { match_all: {} } }).then(
      () => 'ok',
      () => 'cannot be reached',
    );
  }

  private clausesOf(query: IndexQuery): Promise<OfferClauses> {
    const known = this.clauses.get(query) ?? this.makeClauses(query);
    this.clauses.set(query, known);
    return known;
  }

  private async makeClauses(query: IndexQuery): Promise<OfferClauses> {
    const { brands = [] } = query.filters;
    const [text, chosen] = await Promise.all([
      query.text ? this.readText(query.text) : null,
      brands.length ? this.names.brands(anyTerm('key', brands)) : [],
    ]);
    return new OfferClauses(
      query,
      text,
      chosen.map(({ id }) => id),
    );
  }

  private readText(text: TextQuery): Promise<ReadText> {
    const known = this.texts.get(text) ?? this.lookFor(text);
    this.texts.set(text, known);
    return known;
  }

  /** All concepts, or where nothing has all of them, as many as any offer has. */
  private async lookFor(text: TextQuery): Promise<ReadText> {
    const { clauses, offers } = await this.wholeOf(text);
    if (offers || text.isStrict) return { clauses, count: clauses.concepts.length, offers };
    const most = await this.mostConcepts(clauses);
    const [fitting] = most ? await this.offers([clauses.having(most)]) : [0];
    return { clauses, count: most, offers: fitting! };
  }

  private wholeOf(text: TextQuery): Promise<WholeText> {
    const { concepts, excluded, boosts } = text;
    const known = this.wholes.get(concepts);
    if (known && known.text.excluded === excluded && known.text.boosts === boosts) return known.found;
    const found = this.lookForWhole(text);
    this.wholes.set(concepts, { text, found });
    return found;
  }

  private async lookForWhole(text: TextQuery): Promise<WholeText> {
    const clauses = new TextClauses(text, await this.names.idsOf(text));
    const [offers] = await this.offers([clauses.having(clauses.concepts.length)]);
    return { clauses, offers: offers! };
  }

  private async mostConcepts(clauses: TextClauses): Promise<number> {
    const nested = { path: 'offer', query: clauses.counted(), score_mode: 'max' };
    const [answer] = await this.cards({
      size: 1,
      track_total_hits: false,
      _source: false,
      query: { bool: { must: [{ nested }], filter: [{ term: { units: CARD } }] } },
    });
    return answer!.hits.max_score ?? 0;
  }

  /** How many offers fit each of some conditions. */
  private async offers(conditions: Json[]): Promise<number[]> {
    const answers = await this.cards(
      ...conditions.map((query) => ({
        size: 0,
        track_total_hits: false,
        query: inCards(having(query)),
        aggs: overOffers(query, {}),
      })),
    );
    return answers.map((answer) => ofOffers(answer).doc_count);
  }

  private async pageByName(query: IndexQuery, clauses: OfferClauses, page: IndexPage): Promise<FoundPage> {
    const [listed, cards] = await this.cards(
      { size: 0, track_total_hits: true, query: clauses.listed() },
      { size: 0, track_total_hits: true, query: { term: { units: CARD } } },
    );
    const list = {
      cards: listed!.hits.total!.value,
      ofCards: cards!.hits.total!.value,
      all: () => this.allShown(query, clauses, { match_all: {} }),
      showing: (offerIds: number[]) => this.allShown(query, clauses, having(anyTerm('offer.id', offerIds))),
    };
    return list.cards ? nameSorted(this.reads, list, page) : { found: [], nextCursor: null };
  }

  /** All cards with a condition by the offers that they show. */
  private async allShown(
    query: IndexQuery,
    clauses: OfferClauses,
    condition: Json,
  ): Promise<Map<number, FoundCard>> {
    const shown = new Map<number, FoundCard>();
    const sort = withShown([{ id: 'asc' }], clauses.fitting());
    for (let after: Json = {}; ;) {
      const [answer] = await this.cards({
        size: READ_AT_ONCE,
        track_total_hits: true,
        _source: false,
        query: { bool: { filter: [clauses.listed(), condition] } },
        sort,
        ...after,
      });
      const { hits } = answer!.hits;
      for (const hit of hits) {
        const card = shownBy(hit, query);
        shown.set(card.offerId, card);
      }
      if (hits.length < READ_AT_ONCE) return shown;
      after = { search_after: hits.at(-1)!.sort };
    }
  }

  private cards(...bodies: Json[]): Promise<Answer[]> {
    return this.engine.search(this.indexes.alias('cards'), bodies);
  }
}

/** The card of a document with the offer that it shows; of lists of offers each is its own card. */
function shownBy({ sort }: Hit, { unit }: IndexQuery): FoundCard {
  const { offerId, groupId } = shownIn(sort as number[]);
  return { entryId: unit === 'offer' ? offerId : groupId, offerId };
}
