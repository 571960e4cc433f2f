import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { AcceptsRead } from '../core/http/input/accepts-read.decorator.js';
import {
  AttributeValueFormInput,
  AttributeValueInput,
  MAX_ATTRIBUTES,
} from '../attributes/attribute-value.input.js';
import { AreOfPage, ChosenRows, IsNotBeside } from '../core/http/input/chosen-rows.input.js';
import { AreIds, IsId } from '../core/http/input/id-params.js';
import { IsOneLine, OptionalNotNull, Trimmed } from '../core/http/input/input-rules.js';
import { OptionalPart, OptionalParts } from '../core/http/input/parts.js';
import { IsLineOrNull, IsPlainText } from '../core/http/input/plain-text.js';
import { ListedPictureInput, MAX_PICTURES } from '../media/picture.input.js';
import { IsSharedCode } from './code.rules.js';
import { DATA_STATUSES, type DataStatus } from './product-data.entity.js';
import {
  IsHtml,
  MAX_NAME,
  ProductHtmlInput,
  ProductNamesInput,
  ProductTranslationsInput,
} from './product-texts.input.js';
import { ProductDataJson } from './product-data.json.js';

const MAX_CODE = 100;
const MAX_EAN = 40;
const MAX_BRAND = 120;
const MAX_CATEGORIES = 20;
const MAX_MERGED = 50;

/** Common fields of form and API; missing ones do not change. */
class DataDetails {
  /** The owner. Catalogue admins choose it when they create a record; others have their own company. */
  @OptionalNotNull()
  @IsId()
  companyId?: number;

  @IsLineOrNull(MAX_BRAND)
  brand?: string | null;

  @IsLineOrNull(MAX_CODE)
  productCode?: string | null;

  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_CATEGORIES)
  @ArrayUnique()
  @AreIds()
  categoryIds?: number[];
}

/** The form of a description; errors of texts are named `name.sl`. */
export class ProductDataFormInput extends DataDetails {
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_EAN)
  @IsSharedCode()
  ean: string;

  @IsNotEmpty()
  @ValidateNested()
  @Type(() => ProductNamesInput)
  name: ProductNamesInput;

  @OptionalPart(() => ProductHtmlInput)
  description?: ProductHtmlInput;

  @OptionalPart(() => ProductHtmlInput)
  specifications?: ProductHtmlInput;

  @OptionalParts(() => AttributeValueFormInput, MAX_ATTRIBUTES)
  attributes?: AttributeValueFormInput[];

  /** In their order. */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_PICTURES)
  @ArrayUnique()
  @AreIds()
  mediaIds?: number[];
}

/** A record as a read returns it; fields that only the server writes are ignored. */
@AcceptsRead(ProductDataJson)
class ProductDataWriting extends DataDetails {
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_EAN)
  @IsSharedCode()
  ean?: string;

  /** In the language of the request, like the other texts. */
  @Trimmed()
  @OptionalNotNull()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsOneLine()
  @IsPlainText()
  name?: string;

  @IsHtml()
  description?: string | null;

  @IsHtml()
  specifications?: string | null;

  @OptionalPart(() => ProductTranslationsInput)
  translations?: ProductTranslationsInput;

  /** The whole list, in its order. */
  @OptionalParts(() => AttributeValueInput, MAX_ATTRIBUTES)
  attributes?: AttributeValueInput[];

  /** The whole list, in its order. */
  @OptionalParts(() => ListedPictureInput, MAX_PICTURES)
  media?: ListedPictureInput[];

  /** Another one is a decision. */
  @OptionalNotNull()
  @IsIn(DATA_STATUSES)
  status?: DataStatus;
}

export class NewProductDataInput extends ProductDataWriting {
  override ean: string;
}

export class ProductDataInput extends ProductDataWriting {
  @OptionalNotNull()
  override ean?: string;
}

/** The decision on a request. */
export class DecisionInput {
  @IsIn(['approved', 'rejected'])
  status: 'approved' | 'rejected';
}

/** The decision on several requests. */
export class DecisionsInput extends ChosenRows {
  @IsIn(['approved', 'rejected'])
  status: 'approved' | 'rejected';

  // replaces the decorators of the base class
  @IsNotBeside('all')
  @AreOfPage()
  override ids?: number[];
}

/** The duplicates that go into another description. */
export class MergeInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_MERGED)
  @ArrayUnique()
  @AreIds()
  from: number[];
}
