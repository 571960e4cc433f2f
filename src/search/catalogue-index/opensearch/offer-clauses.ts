import { toGtin } from '../../words/text-words.js';
import type { IndexQuery } from '../catalogue-index.js';
import { AVAILABILITY_CODES } from '../codes.js';
import type { Facet } from '../filter-counts.js';
import { CARD, having, inCards } from './engine/card-queries.js';
import type { Json } from './engine/engine.js';
import { anyTerm, type TextClauses } from './text-clauses.js';

/** A text as it is looked for: an offer has to have so many of its concepts. */
interface RequiredText {
  clauses: TextClauses;
  count: number;
}

/** What a query asks of one and the same offer, in the terms of the engine. */
export class OfferClauses {
  private readonly base: Json[];
  private readonly facets: Map<Facet, Json>;

  /** @param brandIds of the chosen brands */
  constructor(
    readonly query: IndexQuery,
    readonly text: RequiredText | null,
    brandIds: number[],
  ) {
    this.base = [...baseClauses(query)];
    this.facets = new Map(facetClauses(query, brandIds));
  }

  /** Groups in which something is chosen. */
  get chosen(): Facet[] {
    return [...this.facets.keys()];
  }

  /** An offer that fits all that is asked, or all but the filter of one facet. */
  fitting(except?: Facet): Json {
    const { text } = this;
    const filter = this.conditions(except);
    if (text) filter.unshift(text.clauses.having(text.count));
    return filter.length ? { bool: { filter } } : { match_all: {} };
  }

  /** The same with the relevance of the offer as its score. */
  weighed(): Json {
    const { text } = this;
    return {
      bool: {
        must: [text ? text.clauses.weighed(text.count) : { match_all: {} }],
        filter: this.conditions(),
      },
    };
  }

  /** Cards that have such an offer. */
  cards(except?: Facet): Json {
    return inCards(having(this.fitting(except)));
  }

  /** Documents of what the query lists, cards or offers of one store, that have such an offer. */
  listed(except?: Facet): Json {
    return { bool: { filter: [this.isListed(), having(this.fitting(except))] } };
  }

  /**
   * The documents in which the values of a facet are counted, and what is counted in them. A document that a store's list
   * shows has one offer of it; other stores' offers are counted in their cards.
   */
  counted(except?: Facet): { query: Json; unit: IndexQuery['unit'] } {
    const { unit, storeId } = this.query;
    if (unit === 'offer' && storeId === undefined && except === 'company')
      return { query: this.cards(except), unit };
    return { query: this.listed(except), unit: 'card' };
  }

  /** The same, each with the relevance of its best offer. */
  weighedListed(): Json {
    const nested = { path: 'offer', query: this.weighed(), score_mode: 'max' };
    return { bool: { must: [{ nested }], filter: [this.isListed()] } };
  }

  private isListed(): Json {
    const { unit, storeId, filters } = this.query;
    if (unit === 'card') return { term: { units: CARD } };
    const stores = storeId === undefined ? (filters.companyIds ?? []) : [storeId];
    if (stores.length !== 1) throw new Error('A list of offers is one of a store.');
    return { term: { units: String(stores[0]) } };
  }

  private conditions(except?: Facet): Json[] {
    const facets = [...this.facets].filter(([facet]) => facet !== except).map(([, clause]) => clause);
    return [...this.base, ...facets];
  }
}

function* baseClauses(query: IndexQuery): Generator<Json> {
  const { kind, categoryId, storeId, condition, ean, offerIds } = query;
  if (kind !== undefined) yield { term: { 'offer.kind': String(kind) } };
  if (categoryId !== undefined) yield { term: { 'offer.categories': String(categoryId) } };
  if (storeId !== undefined) yield { term: { 'offer.company': String(storeId) } };
  if (condition !== undefined) yield { term: { 'offer.condition': String(condition) } };
  if (ean !== undefined) yield anyTerm('offer.eans', [ean, toGtin(ean)]);
  if (offerIds) yield anyTerm('offer.id', offerIds);
}

function* facetClauses({ filters }: IndexQuery, brandIds: number[]): Generator<[Facet, Json]> {
  const { kind, brands = [], companyIds = [], inStock, discounted, attributes = [] } = filters;
  const { priceFromCents, priceToCents } = filters;
  if (brands.length) yield ['brand', anyTerm('offer.brand', brandIds.map(String))];
  for (const { definitionId, valueIds } of attributes)
    yield [`attribute-${definitionId}`, anyTerm('offer.values', valueIds.map(String))];
  if (priceFromCents !== undefined || priceToCents !== undefined)
    yield ['price', { range: { 'offer.price': { gte: priceFromCents, lte: priceToCents } } }];
  if (companyIds.length) yield ['company', anyTerm('offer.company', companyIds.map(String))];
  if (inStock) yield ['stock', { term: { 'offer.availability': String(AVAILABILITY_CODES.in_stock) } }];
  if (discounted) yield ['discount', { term: { 'offer.discounted': true } }];
  if (kind !== undefined) yield ['kind', { term: { 'offer.kind': String(kind) } }];
}
