import { Injectable } from '@nestjs/common';
import { foldText } from '../../core/i18n/fold-text.js';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { assertCompany, companyScope } from '../../access/actor-scope.js';
import { Unauthenticated } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type IndexSort, type RangeOrder, rangeOrder } from '../../search/catalogue-index/list-orders.js';
import { readSelections } from '../../search/attribute-choices.js';
import type { OwnSort } from '../own/own-order.js';
import { OwnProductsSearch } from '../own/own-products.search.js';
import { type ApiList, toCriteria } from './product-api-lists.js';
import { FilterGroups } from '../filters/product-filters.presenter.js';
import type { ProductsQuery } from './products.query.js';

/** Orders of a store's own list for the orders of visitors' lists that are not numbers of a filter. */
const OWN_ORDER: Record<Exclude<IndexSort, RangeOrder>, OwnSort | `-${OwnSort}`> = {
  relevance: 'newest',
  newest: 'newest',
  popular: '-clicks',
  total: 'total',
  name: 'name',
};

/** Lists of a store's own products, in any status, for the API. */
@Injectable()
export class OwnApiLists {
  constructor(
    private readonly own: OwnProductsSearch,
    private readonly texts: Texts,
  ) {}

  /**
   * @throws Unauthenticated, Forbidden unless the actor belongs to a store or is a catalogue admin
   * @throws Malformed for a cursor of another list
   * @throws NotFound for another store
   */
  async list(actor: Actor, query: ProductsQuery, locale: Locale): Promise<ApiList> {
    const { status = 'all' } = query;
    if (actor.kind === 'visitor') throw new Unauthenticated();
    const { companyId } = companyScope(actor, 'company.read');
    if (query.company !== undefined) assertCompany(actor, 'company.read', query.company);
    const { kind, categoryId, page, pageSize, sort, cursor } = toCriteria(query);
    const { brand, priceFrom, priceTo, discount, inStock, condition, ean } = query;
    const own = {
      kind,
      categoryId,
      ean,
      ids: query.ids,
      brands: brand.map(foldText),
      notCompared: query.notCompared,
      priceRank: query.priceRank,
      priceFrom,
      priceTo,
      discounted: discount,
      condition,
      query: query.query || undefined,
      attributes: readSelections(query.attributes),
      companyId: query.company ?? companyId,
      availability: inStock ? ['in_stock' as const] : undefined,
    };
    const order = query.sort ? ownOrderOf(sort) : 'newest';
    const [{ ids, nextCursor }, counts] = await Promise.all([
      this.own.findPage({ ...own, status, sort: order, page, limit: pageSize, cursor }, locale),
      this.own.countByStatus(own),
    ]);
    return {
      found: ids.map((id) => ({ entryId: id, offerId: id })),
      count: status === 'all' ? Object.values(counts).reduce((sum, count) => sum + count) : counts[status],
      nextCursor,
      understood: null,
      filters: new FilterGroups(this.texts, locale).toOwnGroups(counts, status),
    };
  }
}

const ownOrderOf = (sort: IndexSort) =>
  rangeOrder(sort)?.sort ?? OWN_ORDER[sort as Exclude<IndexSort, RangeOrder>];
