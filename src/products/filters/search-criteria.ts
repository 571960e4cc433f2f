import type { IndexPage } from '../../search/catalogue-index/catalogue-index.js';
import type { ParsedQuery } from '../../search/parsed-query.js';
import type { ProductCriteria } from './product-criteria.js';

type SearchCriteria = ProductCriteria & Pick<IndexPage, 'sort'>;

/**
 * The list of a query, as the search page shows it.
 * @param given what the caller states besides the query; it takes precedence over constraints in words
 */
export function searchCriteria<Given extends Partial<SearchCriteria>>(
  { search, constraints, filters }: ParsedQuery,
  given: Given,
): Given & SearchCriteria {
  const { category } = filters ?? {};
  return {
    ...given,
    text: search ?? undefined,
    kind: given.kind ?? category?.kind ?? (search ? undefined : 'product'),
    ...(filters && {
      categoryId: category?.id,
      brands: filters.brands,
      companyIds: filters.companyIds,
      attributes: filters.values,
    }),
    priceFrom: given.priceFrom ?? constraints.priceFrom,
    priceTo: given.priceTo ?? constraints.priceTo,
    inStock: given.inStock || constraints.inStock !== undefined,
    discounted: given.discounted || constraints.discount !== undefined,
    sort: given.sort ?? constraints.sort ?? (search ? 'relevance' : 'popular'),
  };
}
