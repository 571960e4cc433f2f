import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  ValidateNested,
} from 'class-validator';
import { OptionalNotNull, Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { KEEPABLE_FIELDS, PLAIN_FIELDS, type PlainValues } from './product-columns.js';
import type { KeepableField } from './product-fields.js';
import { ProductTranslationsJson } from '../product-data/product-texts.json.js';
import { ProductAttributeJson, ProductMediaJson } from './product-parts.json.js';

class ProductStoreLogoJson {
  @IsUrl()
  url: string;
}

class ProductCompanyJson {
  @IsInt()
  id: number;

  @IsString()
  companyName: string;

  @Nullable()
  @ValidateNested()
  @Type(() => ProductStoreLogoJson)
  logo: ProductStoreLogoJson | null;
}

class ProductCategoryJson {
  @IsInt()
  id: number;

  @IsString()
  name: string;

  @Nullable()
  @IsInt()
  parentId: number | null;
}

class DiscountJson {
  /** Whole percent of `lowest`, rounded down. */
  @IsInt()
  percent: number;

  /** The store's own lowest price in the 30 days before the present one began. */
  @IsNumber()
  lowest: number;

  /** Where the price history begins, while it is shorter than those 30 days. */
  @Nullable()
  @IsISO8601()
  since: string | null;
}

class DeliveryDaysJson {
  @Nullable()
  @IsInt()
  min: number | null;

  @Nullable()
  @IsInt()
  max: number | null;
}

const RULES = { text: IsString, brand: IsString, measure: IsString, money: IsNumber, integer: IsInt };

/** Fields that are not translated, derived or part of an object. */
const PlainFieldsJson = class {} as new () => PlainValues;
for (const { name, initial, ...field } of PLAIN_FIELDS) {
  const rule = field.type === 'code' ? IsIn(field.values) : RULES[field.type as keyof typeof RULES]();
  for (const decorate of initial === null ? [Nullable(), rule] : [rule])
    decorate(PlainFieldsJson.prototype, name);
}

/** An offer of a store in the API; times are ISO 8601 UTC, addresses are absolute, money has two decimals. */
export class ProductJson extends PlainFieldsJson {
  @IsInt()
  id: number;

  @IsString()
  name: string;

  /** Sanitised HTML, as `specifications`. */
  @IsString()
  description: string;

  @IsString()
  specifications: string;

  /** null: no discount in the last 30 days. */
  @Nullable()
  @ValidateNested()
  @Type(() => DiscountJson)
  discount: DiscountJson | null;

  @IsInt()
  companyId: number;

  @ValidateNested()
  @Type(() => ProductCompanyJson)
  company: ProductCompanyJson;

  /** Working days. */
  @Nullable()
  @ValidateNested()
  @Type(() => DeliveryDaysJson)
  deliveryDays: DeliveryDaysJson | null;

  @ValidateNested({ each: true })
  @Type(() => ProductMediaJson)
  media: ProductMediaJson[];

  @ValidateNested({ each: true })
  @Type(() => ProductAttributeJson)
  attributes: ProductAttributeJson[];

  @IsInt({ each: true })
  categoryIds: number[];

  @ValidateNested({ each: true })
  @Type(() => ProductCategoryJson)
  categories: ProductCategoryJson[];

  /** When the price was last confirmed. */
  @IsISO8601()
  priceCheckedAt: string;

  @IsInt()
  clicks: number;

  /** The main image, or the placeholder. */
  @IsUrl()
  imageUrl: string;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;

  /** The public page. */
  @IsUrl()
  url: string;

  /** Of all visible offers of the group. */
  @IsNumber()
  lowestPrice: number;

  @IsInt()
  offerCount: number;

  @OptionalPart(() => ProductTranslationsJson)
  translations?: ProductTranslationsJson;

  /** For the store and the catalogue admins only: the next import overwrites edits. */
  @OptionalNotNull()
  @IsBoolean()
  fromFeed?: boolean;

  /** For the same: fields that imports leave as they are. */
  @OptionalNotNull()
  @IsArray()
  @IsIn(KEEPABLE_FIELDS, { each: true })
  keptFields?: KeepableField[];

  /** For the same: why the EAN joins no group, localised. */
  @IsOptional()
  @IsString()
  eanNotice?: string | null;
}
