import { foldText } from '../../core/i18n/fold-text.js';
import type {
  CatalogueIndex,
  IndexFilters,
  IndexPage,
  IndexQuery,
  OpenList,
  OpenText,
} from '../../search/catalogue-index/catalogue-index.js';
import { CONDITION_CODES, KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { Condition, ProductKind } from '../product-fields.js';

/** What a list is filtered by. A list of a single company shows its offers, others show cards. */
export interface ProductCriteria
  extends
    Pick<IndexQuery, 'categoryId' | 'storeId' | 'ean'>,
    Omit<IndexFilters, 'kind' | 'priceFromCents' | 'priceToCents'> {
  text?: OpenText;
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

/** Criteria with the page that is read. */
export type PageCriteria = ProductCriteria & Omit<IndexPage, 'locale'>;

/** Opens the list of the criteria, whose page and counts share what the index finds. */
export function openList(index: CatalogueIndex, criteria: ProductCriteria): OpenList {
  const query = toIndexQuery(criteria);
  return criteria.text ? criteria.text.open(query) : index.open(query);
}

function toIndexQuery(criteria: ProductCriteria): Omit<IndexQuery, 'text'> {
  const { kind, selectedKind, categoryId, companyId, storeId, condition, ean, ids } = criteria;
  const { brands, priceFrom, priceTo, inStock, discounted, attributes } = criteria;
  return {
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
