import type {
  CatalogueIndex,
  IndexPage,
  IndexQuery,
  OpenList,
  OpenText,
} from '../../search/catalogue-index/catalogue-index.js';
import type { IndexFilters } from '../../search/catalogue-index/filter-columns.js';
import { KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { ProductKind } from '../product-fields.js';

/** The criteria of a list. A list of a single company shows its offers, others show cards. */
export interface ProductCriteria extends Pick<IndexQuery, 'categoryId' | 'storeId' | 'ean'> {
  text?: OpenText;
  /** Left out: products and services, of which `filters` may select one. */
  kind?: ProductKind;
  /** The one store that `filters` select, whose offers these are. */
  companyId?: number;
  ids?: number[];
  filters?: IndexFilters;
}

/** Criteria with the page that is read. */
export type PageCriteria = ProductCriteria & Omit<IndexPage, 'locale'>;

/** Opens the list of the criteria; its page and counts share the hits in the index. */
export function openList(index: CatalogueIndex, criteria: ProductCriteria): OpenList {
  const query = toIndexQuery(criteria);
  return criteria.text ? criteria.text.open(query) : index.open(query);
}

function toIndexQuery(criteria: ProductCriteria): Omit<IndexQuery, 'text'> {
  const { kind, categoryId, companyId, storeId, ean, ids, filters = {} } = criteria;
  return {
    kind: kind && KIND_CODES[kind],
    categoryId,
    storeId,
    unit: companyId === undefined && storeId === undefined ? 'card' : 'offer',
    ean,
    offerIds: ids,
    filters,
  };
}
