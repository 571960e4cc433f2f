import type { IndexPage } from '../../search/catalogue-index/catalogue-index.js';
import type { IndexFilters } from '../../search/catalogue-index/filter-columns.js';
import type { ParsedQuery } from '../../search/parsed-query.js';
import { toIndexFilters } from './filter-parameters.js';
import type { ProductCriteria } from './product-criteria.js';

type SearchCriteria = ProductCriteria & Pick<IndexPage, 'sort'>;

/**
 * The search page's list for a query.
 * @param given the caller's criteria besides the query; they have precedence over constraints in words
 */
export function searchCriteria<Given extends Partial<SearchCriteria>>(
  { search, constraints, filters }: ParsedQuery,
  given: Given,
): Given & SearchCriteria {
  const { category } = filters ?? {};
  return {
    ...given,
    text: search ?? undefined,
    kind: given.kind ?? category?.kind ?? constraints.kind ?? (search ? undefined : 'product'),
    ...(filters && { categoryId: category?.id }),
    filters: {
      ...given.filters,
      ...(filters && { brand: filters.brands, company: filters.companyIds, attributes: filters.values }),
      ...withConstraints(given.filters ?? {}, constraints),
    },
    sort: given.sort ?? constraints.sort ?? (search ? 'relevance' : 'popular'),
  };
}

/** The filters that a query may state in words. */
function withConstraints(
  { price, inStock, discount, condition }: IndexFilters,
  constraints: ParsedQuery['constraints'],
): IndexFilters {
  const stated = toIndexFilters({
    ...constraints,
    inStock: constraints.inStock !== undefined,
    discount: constraints.discount !== undefined,
    condition: constraints.condition && [constraints.condition],
    kind: undefined,
  });
  return {
    price: { from: price?.from ?? stated.price?.from, to: price?.to ?? stated.price?.to },
    inStock: inStock || stated.inStock,
    discount: discount || stated.discount,
    condition: condition?.length ? condition : stated.condition,
  };
}
