import { foldText } from '../../core/i18n/fold-text.js';
import type { IndexFilters, IndexPage, IndexQuery } from '../../search/catalogue-index/catalogue-index.js';
import { CONDITION_CODES, KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { Condition, ProductKind } from '../product-fields.js';

/** What a list is filtered by. A list of a single company shows its offers, others show cards. */
export interface ProductCriteria
  extends
    Pick<IndexQuery, 'text' | 'categoryId' | 'storeId' | 'ean'>,
    Omit<IndexFilters, 'kind' | 'priceFromCents' | 'priceToCents'>,
    Omit<IndexPage, 'locale'> {
  /** Left out: products and services, of which `selectedKind` is a filter. */
  kind?: ProductKind;
  selectedKind?: ProductKind;
  companyId?: number;
  /** In euro. */
  priceFrom?: number;
  priceTo?: number;
  condition?: Condition;
  ids?: number[];
}

/** One query for each list, so that its page and its counts share what the index finds. */
const indexQueries = new WeakMap<ProductCriteria, IndexQuery>();

export function toIndexQuery(criteria: ProductCriteria): IndexQuery {
  const known = indexQueries.get(criteria) ?? indexQueryOf(criteria);
  indexQueries.set(criteria, known);
  return known;
}

function indexQueryOf(criteria: ProductCriteria): IndexQuery {
  const { text, kind, selectedKind, categoryId, companyId, storeId, condition, ean, ids } = criteria;
  const { brands, priceFrom, priceTo, inStock, discounted, attributes } = criteria;
  return {
    text,
    kind: kind && KIND_CODES[kind],
    categoryId,
    storeId,
    unit: companyId === undefined && storeId === undefined ? 'card' : 'offer',
    condition: condition && CONDITION_CODES[condition],
    ean,
    offerIds: ids,
    filters: {
      kind: selectedKind && KIND_CODES[selectedKind],
      brands: brands?.map(foldText),
      companyIds: companyId === undefined ? criteria.companyIds : [companyId],
      priceFromCents: toCents(priceFrom),
      priceToCents: toCents(priceTo),
      inStock,
      discounted,
      attributes,
    },
  };
}

const toCents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));
