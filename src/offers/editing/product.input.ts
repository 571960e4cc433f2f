import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { AreIds, IsId } from '../../core/http/input/id-params.js';
import {
  EmptyAsNull,
  IsOneLine,
  IsVisitedAddress,
  OptionalNotNull,
  Trimmed,
} from '../../core/http/input/input-rules.js';
import { OptionalPart, OptionalParts } from '../../core/http/input/parts.js';
import { IsPlainText } from '../../core/http/input/plain-text.js';
import type { ProductKind, ProductStatus, Availability, Condition } from '../../products/product.entity.js';
import { AVAILABILITIES, CONDITIONS, CURRENCIES, KINDS, STATUSES } from '../../products/product.json.js';
import { MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import { ProductAttributeInput } from './attribute.input.js';
import { ListedPictureInput, MAX_PICTURES } from '../../media/picture.input.js';
import { IsCode } from '../../product-data/code.rules.js';
import { IsHtml, MAX_NAME, ProductTranslationsInput } from '../../product-data/product-texts.input.js';

export const MAX_CATEGORIES = 20;
/** The range of numeric(12,2). */
const MIN_PRICE = 0.01;
const MAX_PRICE = 9_999_999_999.99;
const MAX_CODE = 100;
const MAX_SHORT = 120;
const MAX_STOCK = 2_147_483_647;
const MAX_DAYS = 999;
const TWO_DECIMALS = { maxDecimalPlaces: 2 };

/** What can be changed of a product in the list, too. */
class OfferFields {
  @OptionalNotNull()
  @IsNumber(TWO_DECIMALS)
  @Min(MIN_PRICE)
  @Max(MAX_PRICE)
  price?: number;

  @IsOptional()
  @IsNumber(TWO_DECIMALS)
  @Min(MIN_PRICE)
  @Max(MAX_PRICE)
  regularPrice?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  stock?: number | null;

  @OptionalNotNull()
  @IsIn(AVAILABILITIES)
  availability?: Availability;

  @IsOptional()
  @IsNumber(TWO_DECIMALS)
  @Min(0)
  @Max(MAX_PRICE)
  deliveryCost?: number | null;
}

/** The body of PATCH. */
export class ProductPatchInput extends OfferFields {
  @OptionalNotNull()
  @IsIn(['active', 'inactive'])
  status?: 'active' | 'inactive';
}

/** Working days; left out: not stated. */
export class DeliveryDaysInput {
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_DAYS)
  min?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_DAYS)
  max?: number | null;
}

/** What form and API have in common; what is left out stays as it is. */
export class ProductDetails extends OfferFields {
  @OptionalNotNull()
  @IsIn(KINDS)
  kind?: ProductKind;

  @OptionalNotNull()
  @IsIn(STATUSES)
  status?: ProductStatus;

  /** The store's own lasting code. */
  @OptionalNotNull()
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_CODE)
  @IsOneLine()
  productCode?: string;

  @OptionalNotNull()
  @IsIn(CURRENCIES)
  currency?: string;

  @EmptyAsNull()
  @IsOptional()
  @IsVisitedAddress()
  link?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @IsOneLine()
  @IsPlainText()
  brand?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @IsCode()
  ean?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @IsOneLine()
  mpn?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryDaysInput)
  deliveryDays?: DeliveryDaysInput | null;

  @OptionalNotNull()
  @IsIn(CONDITIONS)
  condition?: Condition;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @IsOneLine()
  variantGroup?: string | null;

  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_CATEGORIES)
  @AreIds()
  categoryIds?: number[];

  /** The whole list, the main picture first. */
  @OptionalParts(() => ListedPictureInput, MAX_PICTURES)
  media?: ListedPictureInput[];
}

/** A product as a read returns it; what only the server writes is taken and left alone. */
export class ProductInput extends ProductDetails {
  /** In the language of the request. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsPlainText()
  name?: string | null;

  @IsHtml()
  description?: string | null;

  @IsHtml()
  specifications?: string | null;

  /** The whole list, in its order. */
  @OptionalParts(() => ProductAttributeInput, MAX_ATTRIBUTES)
  attributes?: ProductAttributeInput[];

  @OptionalPart(() => ProductTranslationsInput)
  translations?: ProductTranslationsInput;

  @OptionalNotNull()
  @IsId()
  companyId?: number;

  @Allow()
  id?: unknown;

  @Allow()
  company?: unknown;

  @Allow()
  categories?: unknown;

  @Allow()
  priceCheckedAt?: unknown;

  @Allow()
  clicks?: unknown;

  @Allow()
  imageUrl?: unknown;

  @Allow()
  createdAt?: unknown;

  @Allow()
  updatedAt?: unknown;

  @Allow()
  url?: unknown;

  @Allow()
  discount?: unknown;

  @Allow()
  lowestPrice?: unknown;

  @Allow()
  offerCount?: unknown;

  @Allow()
  fromFeed?: unknown;

  @Allow()
  eanNotice?: unknown;
}

/** Whatever the class above says of leaving it out. */
const MustBeThere = () => ValidateIf(() => true);

/** A new product; `companyId` may be left out by a store's people. */
export class NewProductInput extends ProductInput {
  @MustBeThere()
  override price: number;

  @MustBeThere()
  override productCode: string;

  @ValidateIf(
    ({ translations }: NewProductInput, name: unknown) => name != null || translations === undefined,
  )
  override name?: string | null;

  /** A product is sold somewhere, unless it is a draft. */
  @ValidateIf(
    ({ kind, status = 'draft' }: NewProductInput, link: unknown) =>
      link != null || (kind !== 'service' && status !== 'draft'),
  )
  override link?: string | null;
}
