import { barcodeForms } from '../../words/codes.js';
import type { IndexQuery } from '../catalogue-index.js';
import { CODED_FILTERS, ENTITY_FILTERS, RANGE_FILTERS } from '../filter-columns.js';
import type { Facet } from '../filter-counts.js';
import { isSelected, selectedCodes } from '../filter-columns.js';
import { CARD, withOffer, inCards } from './engine/card-queries.js';
import type { Json } from './engine/engine.js';
import { anyTerm, type TextClauses } from './text-clauses.js';

/** A text for the search: an offer must have this number of its concepts. */
interface RequiredText {
  clauses: TextClauses;
  count: number;
}

/** Ids of the selected entities, keyed by filter. */
export type SelectedIds = ReadonlyMap<string, number[]>;

/** A query's conditions on one and the same offer, for the engine. */
export class OfferClauses {
  private readonly base: Json[];
  private readonly facets: Map<Facet, Json>;

  /** @param selectedIds ids of the selected entities, keyed by filter */
  constructor(
    readonly query: IndexQuery,
    readonly text: RequiredText | null,
    selectedIds: SelectedIds,
  ) {
    this.base = [...baseClauses(query)];
    this.facets = new Map(facetClauses(query, selectedIds));
  }

  /** Groups in which something is chosen. */
  get chosen(): Facet[] {
    return [...this.facets.keys()];
  }

  /** An offer that fits all that is asked, or all but the filter of one facet. */
  matchingOffer(except?: Facet): Json {
    const { text } = this;
    const filter = this.conditions(except);
    if (text) filter.unshift(text.clauses.matchingText(text.count));
    return filter.length ? { bool: { filter } } : { match_all: {} };
  }

  /** A matching offer, with its relevance as the score. */
  scoredOffer(): Json {
    const { text } = this;
    return {
      bool: {
        must: [text ? text.clauses.scoredText(text.count) : { match_all: {} }],
        filter: this.conditions(),
      },
    };
  }

  /** Cards that have such an offer. */
  cards(except?: Facet): Json {
    return inCards(withOffer(this.matchingOffer(except)));
  }

  /** The documents of the query's unit, cards or offers of one store, with such an offer. */
  listed(except?: Facet): Json {
    return { bool: { filter: [this.isListed(), withOffer(this.matchingOffer(except))] } };
  }

  /**
   * The documents and aggregations for the values of a facet. A document in a store's list contains one offer
   * of it; other stores' offers are counted in their cards.
   */
  countedDocuments(except?: Facet): { query: Json; unit: IndexQuery['unit'] } {
    const { unit, storeId } = this.query;
    if (unit === 'offer' && storeId === undefined && except === 'company')
      return { query: this.cards(except), unit };
    return { query: this.listed(except), unit: 'card' };
  }

  /** The listed documents, each with the relevance of its best offer. */
  weighedListed(): Json {
    const nested = { path: 'offer', query: this.scoredOffer(), score_mode: 'max' };
    return { bool: { must: [{ nested }], filter: [this.isListed()] } };
  }

  private isListed(): Json {
    const { unit, storeId, filters } = this.query;
    if (unit === 'card') return { term: { units: CARD } };
    const stores = storeId === undefined ? (filters.company ?? []) : [storeId];
    if (stores.length !== 1) throw new Error('A list of offers is one of a store.');
    return { term: { units: String(stores[0]) } };
  }

  private conditions(except?: Facet): Json[] {
    const facets = [...this.facets].filter(([facet]) => facet !== except).map(([, clause]) => clause);
    return [...this.base, ...facets];
  }
}

function* baseClauses(query: IndexQuery): Generator<Json> {
  const { kind, categoryId, storeId, ean, offerIds } = query;
  if (kind !== undefined) yield { term: { 'offer.kind': String(kind) } };
  if (categoryId !== undefined) yield { term: { 'offer.categories': String(categoryId) } };
  if (storeId !== undefined) yield { term: { 'offer.company': String(storeId) } };
  if (ean !== undefined) yield anyTerm('offer.eans', barcodeForms(ean) ?? []);
  if (offerIds) yield anyTerm('offer.id', offerIds);
}

function* facetClauses({ filters }: IndexQuery, selectedIds: SelectedIds): Generator<[Facet, Json]> {
  for (const { id } of ENTITY_FILTERS)
    if (isSelected(filters[id])) yield [id, anyTerm(`offer.${id}`, selectedIds.get(id)!.map(String))];
  for (const { definitionId, valueIds } of filters.attributes ?? [])
    yield [`attribute-${definitionId}`, anyTerm('offer.values', valueIds.map(String))];
  for (const { id } of RANGE_FILTERS) {
    const { from, to } = filters[id] ?? {};
    if (isSelected({ from, to })) yield [id, { range: { [`offer.${id}`]: { gte: from, lte: to } } }];
  }
  for (const filter of CODED_FILTERS) {
    const codes = selectedCodes(filter, filters);
    if (codes.length) yield [filter.id, anyTerm(`offer.${filter.column}`, codes.map(String))];
  }
}
