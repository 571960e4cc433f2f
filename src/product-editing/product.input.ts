import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsPositive,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ToAmount } from '../core/http/amount.js';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent, NumberOrNull, Trimmed } from '../core/http/input-rules.js';
import { IsPlainText } from '../core/http/plain-text.js';
import { MAX_HTML } from '../core/text/html.js';
import type { ProductKind, ProductStatus } from '../products/product.entity.js';
import { AVAILABILITIES, CONDITIONS, KINDS, STATUSES } from '../products/product.json.js';
import type { Availability, Condition } from '../products/product.props.js';
import { ProductAttributeInput, MAX_ATTRIBUTES } from './attribute.input.js';
import { MAX_PICTURES, ProductMediaInput } from './product-media.input.js';
import { MAX_NAME, ProductTranslationsInput } from './product.texts.input.js';

export const MAX_CATEGORIES = 20;
/** The range of numeric(12,2). */
const MIN_PRICE = 0.01;
const MAX_PRICE = 9_999_999_999.99;
const MAX_CODE = 100;
const MAX_SHORT = 120;
const MAX_LINK = 2_000;
const MAX_STOCK = 2_147_483_647;
const MAX_DAYS = 999;
/** Those that there are, by their codes. */
const CURRENCIES = Intl.supportedValuesOf('currency');
const TWO_DECIMALS = { maxDecimalPlaces: 2 };
/** Also what no XML could carry. */
const ONE_LINE = /^[^\p{Cc}\ufffe\uffff]*$/u;

/** An empty field says that there is none. */
const EmptyAsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** What can be changed of a product in the list, too. */
class OfferFields {
  @MayBeAbsent()
  @ToAmount()
  @IsNumber(TWO_DECIMALS)
  @Min(MIN_PRICE)
  @Max(MAX_PRICE)
  price?: number;

  @ToAmount()
  @IsOptional()
  @IsNumber(TWO_DECIMALS)
  @Min(MIN_PRICE)
  @Max(MAX_PRICE)
  regularPrice?: number | null;

  @NumberOrNull()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  stock?: number | null;

  @MayBeAbsent()
  @IsIn(AVAILABILITIES)
  availability?: Availability;

  @ToAmount()
  @IsOptional()
  @IsNumber(TWO_DECIMALS)
  @Min(0)
  @Max(MAX_PRICE)
  deliveryCost?: number | null;
}

/** The body of PATCH. */
export class ProductPatchInput extends OfferFields {
  @MayBeAbsent()
  @IsIn(['active', 'inactive'])
  status?: 'active' | 'inactive';
}

/** Working days; left out: not stated. */
class DeliveryDaysInput {
  @NumberOrNull()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_DAYS)
  min?: number | null;

  @NumberOrNull()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_DAYS)
  max?: number | null;
}

/** What form and API have in common; what is left out stays as it is. */
export class ProductDetails extends OfferFields {
  @MayBeAbsent()
  @IsIn(KINDS)
  kind?: ProductKind;

  @MayBeAbsent()
  @IsIn(STATUSES)
  status?: ProductStatus;

  /** The store's own lasting code. */
  @MayBeAbsent()
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_CODE)
  @Matches(ONE_LINE)
  productCode?: string;

  @MayBeAbsent()
  @IsIn(CURRENCIES)
  currency?: string;

  @EmptyAsNull()
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, disallow_auth: true })
  @MaxLength(MAX_LINK)
  link?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @Matches(ONE_LINE)
  @IsPlainText()
  brand?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  ean?: string | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @Matches(ONE_LINE)
  mpn?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryDaysInput)
  deliveryDays?: DeliveryDaysInput | null;

  @MayBeAbsent()
  @IsIn(CONDITIONS)
  condition?: Condition;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @Matches(ONE_LINE)
  variantGroup?: string | null;

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_CATEGORIES)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(MAX_ID, { each: true })
  categoryIds?: number[];

  /** The whole list, the main picture first. */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_PICTURES)
  @ValidateNested({ each: true })
  @Type(() => ProductMediaInput)
  media?: ProductMediaInput[];
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

  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  description?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  specifications?: string | null;

  /** The whole list, in its order. */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_ATTRIBUTES)
  @ValidateNested({ each: true })
  @Type(() => ProductAttributeInput)
  attributes?: ProductAttributeInput[];

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductTranslationsInput)
  translations?: ProductTranslationsInput;

  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
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
}
