import type { NamedCategory } from '../categories/category-name.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { MediaRow } from '../media/media.presenter.js';
import type { Discount } from './discount.js';
import type { Availability, Condition, FieldValues, ProductKind } from './product-fields.js';

/** Money of one offer as the statements select it. */
interface PriceRow {
  price: number;
  regularPrice: number | null;
  currency: string;
  discount: Discount | null;
}

/** A row of `CARDS`. */
export interface CardRow extends PriceRow {
  id: number;
  kind: ProductKind;
  name: Translations;
  brand: string | null;
  availability: Availability;
  companyId: number;
  companyName: string;
  offerCount: number;
  categories: NamedCategory<Translations>[];
  pictures: MediaRow[];
}

/** A row of `OFFERS_OF_GROUP`. */
export interface OfferRow extends PriceRow {
  id: number;
  deliveryCost: number | null;
  deliveryDaysMin: number | null;
  deliveryDaysMax: number | null;
  availability: Availability;
  stock: number | null;
  condition: Condition;
  priceCheckedAt: Date;
  /** Empty where a service has no page of its own. */
  link: string;
  companyId: number;
  companyName: string;
  logo: MediaRow | null;
}

/** The row of `PRODUCT`. */
export interface ProductRow extends FieldValues {
  id: number;
  companyId: number;
  discount: Discount | null;
  deletedAt: Date | null;
  unavailableSince: Date | null;
  groupId: number | null;
  /** The offer that stands for the whole comparison; null when the product is not visible. */
  entryName: Translations | null;
  cardId: number | null;
  visible: boolean;
  categoryIds: number[];
  pictures: MediaRow[];
  /** `definitionId` is null for a free one. */
  attributes: { definitionId: number | null; name: Translations; value: Translations; unit: string | null }[];
}
