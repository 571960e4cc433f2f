import { IsOptional, IsString } from 'class-validator';
import {
  bool,
  eachOf,
  type Field,
  int,
  ints,
  nullable,
  number,
  oneOf,
  optional,
  part,
  parts,
  shape,
  text,
  time,
  url,
} from '../core/http/input/shape.js';
import { KEEPABLE_FIELDS, PLAIN_FIELDS, type PlainValues } from './product-columns.js';
import { ProductTranslationsJson } from '../product-data/product-texts.json.js';
import { ProductAttributeJson, ProductMediaJson } from './product-parts.json.js';

class ProductStoreLogoJson extends shape({ url }) {}

class ProductCompanyJson extends shape({
  id: int,
  companyName: text,
  logo: nullable(part(ProductStoreLogoJson)),
}) {}

class ProductCategoryJson extends shape({ id: int, name: text, parentId: nullable(int) }) {}

class DiscountJson extends shape({
  /** Whole percent of `lowest`, rounded down. */
  percent: int,
  /** The store's own lowest price in the 30 days before the present one began. */
  lowest: number,
}) {}

class DeliveryDaysJson extends shape({ min: nullable(int), max: nullable(int) }) {}

const RULES = {
  text,
  brand: text,
  measure: text,
  contract: text,
  money: number,
  integer: int,
  instant: time,
};

const plainFields = PLAIN_FIELDS.map(({ name, initial, ...field }): [string, Field] => {
  const rule = field.type === 'code' ? oneOf(field.values) : RULES[field.type as keyof typeof RULES];
  return [name, initial === null ? nullable<unknown>(rule) : rule];
});
/** Fields that are not translated, derived or part of an object. */
const PlainFieldsJson = shape(Object.fromEntries(plainFields)) as new () => PlainValues;

/** An offer of a store in the API; times are ISO 8601 UTC, addresses are absolute, money has two decimals. */
export class ProductJson extends shape(
  {
    id: int,
    name: text,
    /** Sanitised HTML, as `specifications`. */
    description: text,
    specifications: text,
    /** null: no discount in the last 30 days. */
    discount: nullable(part(DiscountJson)),
    companyId: int,
    company: part(ProductCompanyJson),
    /** Working days. */
    deliveryDays: nullable(part(DeliveryDaysJson)),
    /** `deliveryCost`, or the cost by the store's rule if that is null; null: neither is stated. */
    shownDeliveryCost: nullable(number),
    /** Price and delivery cost; null: the cost is unknown, or the price has a contract. */
    totalPrice: nullable(number),
    media: parts(ProductMediaJson),
    attributes: parts(ProductAttributeJson),
    categoryIds: ints,
    categories: parts(ProductCategoryJson),
    /** When the price was last confirmed. */
    priceCheckedAt: time,
    clicks: int,
    /** The main image, or the placeholder. */
    imageUrl: url,
    createdAt: time,
    updatedAt: time,
    /** The public page. */
    url,
    /** Lowest price in the group that can be bought, or else of its sold-out offers; null: its only price has a contract. */
    lowestPrice: nullable(number),
    offerCount: int,
    translations: optional(part(ProductTranslationsJson)),
    /** For the store and the catalogue admins only: the next import overwrites edits. */
    fromFeed: optional(bool),
    /** For the same people: fields that imports do not overwrite. */
    keptFields: optional(eachOf(KEEPABLE_FIELDS)),
  },
  PlainFieldsJson,
) {
  /** For the same: why the EAN joins no group, localised. */
  @IsOptional()
  @IsString()
  eanNotice?: string | null;
}
