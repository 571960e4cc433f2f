import type { Locale } from '../../core/i18n/locales.js';
import type { ProductKind, Condition } from '../product.entity.js';
import type { ProductSort } from '../product.props.js';

/** Orders of lists. */
export type OfferSort = ProductSort;

/** Values of an attribute that a list is narrowed to. */
export interface ChosenValues {
  definitionId: number;
  valueIds: number[];
}

/** What a list is narrowed to; money in cents. One of a single company shows its offers, others show cards. */
export interface ProductCriteria {
  /** Left out: what words find may be either, and `ofKind` is chosen from both. */
  kind?: ProductKind;
  ofKind?: ProductKind;
  categoryId?: number;
  query?: string;
  /** The language whose synonyms are found as well; left out: the words alone. */
  synonymsOf?: Locale;
  companyId?: number;
  /** The store whose own list this is; it shows offers, too. */
  storeId?: number;
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
