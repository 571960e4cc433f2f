import { foldText } from '../../core/i18n/fold-text.js';
import type { ChosenValues, IndexQuestion, IndexSort } from '../../search/catalogue-index/catalogue-index.js';
import { CONDITION_CODES, KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { TextQuestion } from '../../search/catalogue-index/text-question.js';
import type { Condition, ProductKind } from '../product-fields.js';

/** Orders of lists. */
export type OfferSort = IndexSort;

/** What a list is narrowed to; money in cents. One of a single company shows its offers, others show cards. */
export interface ProductCriteria {
  /** Left out: what words find may be either, and `ofKind` is chosen from both. */
  kind?: ProductKind;
  ofKind?: ProductKind;
  categoryId?: number;
  text?: TextQuestion;
  companyId?: number;
  /** The store whose own list this is; it shows offers, too. */
  storeId?: number;
  /** Folded names. */
  brands: string[];
  priceFromCents?: number;
  priceToCents?: number;
  inStock?: boolean;
  discounted?: boolean;
  condition?: Condition;
  /** Digits, as the packaging has them. */
  ean?: string;
  ids?: number[];
  /** One of these stores; cards stay cards. */
  companyIds?: number[];
  /** Of each definition one of the values, by their ids. */
  attributes?: ChosenValues[];
  sort: OfferSort;
  /** Where the page begins; then `page` means nothing. */
  cursor?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** One question for each list: what is found for its page is counted for its filters. */
const questions = new WeakMap<ProductCriteria, IndexQuestion>();

export function toQuestion(criteria: ProductCriteria): IndexQuestion {
  const known = questions.get(criteria) ?? questionOf(criteria);
  questions.set(criteria, known);
  return known;
}

function questionOf(criteria: ProductCriteria): IndexQuestion {
  const { text, kind, ofKind, categoryId, companyId, storeId, condition, ean, ids, brands } = criteria;
  const { priceFromCents, priceToCents, inStock, discounted, attributes } = criteria;
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
      kind: ofKind && KIND_CODES[ofKind],
      brands: brands.map(foldText),
      companyIds: companyId === undefined ? criteria.companyIds : [companyId],
      priceFromCents,
      priceToCents,
      inStock,
      discounted,
      attributes,
    },
  };
}
