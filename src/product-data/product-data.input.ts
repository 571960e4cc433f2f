import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsPositive,
  IsString,
  Matches,
  Max,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent, Trimmed } from '../core/http/input-rules.js';
import { IsPlainText, TextsInput } from '../core/http/plain-text.js';
import { MAX_HTML } from '../core/text/html.js';
import { DATA_STATUSES, type DataStatus } from './product-data.entity.js';
import {
  DataAttributeFormInput,
  DataAttributeInput,
  DataPictureInput,
  EmptyAsNull,
  MAX_SHORT,
  ONE_LINE,
} from './product-data-parts.input.js';

const MAX_NAME = 500;
const MAX_CODE = 100;
const MAX_EAN = 40;
const MAX_ATTRIBUTES = 100;
const MAX_PICTURES = 20;
const MAX_CATEGORIES = 20;
const MAX_MERGED = 50;

class DataNames extends TextsInput(MAX_NAME) {}
/** HTML in both languages; what we do not show of it is left out. One left out stays as it is, an empty one goes. */
export class DataHtml {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  sl?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  en?: string | null;
}

class DataTranslations {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataNames)
  name?: DataNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataHtml)
  description?: DataHtml;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataHtml)
  specifications?: DataHtml;
}

/** What form and API have in common; what is left out stays as it is. */
class DataDetails {
  /** Whose it is; people of the platform choose at the beginning, others have their own company. */
  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  companyId?: number;

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
  @MaxLength(MAX_CODE)
  @Matches(ONE_LINE)
  @IsPlainText()
  productCode?: string | null;

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_CATEGORIES)
  @ArrayUnique()
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(MAX_ID, { each: true })
  categoryIds?: number[];
}

/** The form of a description; errors of texts are named `name.sl`. */
export class ProductDataFormInput extends DataDetails {
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_EAN)
  ean: string;

  @IsNotEmpty()
  @ValidateNested()
  @Type(() => DataNames)
  name: DataNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataHtml)
  description?: DataHtml;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataHtml)
  specifications?: DataHtml;

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_ATTRIBUTES)
  @ValidateNested({ each: true })
  @Type(() => DataAttributeFormInput)
  attributes?: DataAttributeFormInput[];

  /** In their order. */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_PICTURES)
  @ArrayUnique()
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(MAX_ID, { each: true })
  mediaIds?: number[];
}

/** A description as a read returns it; what only the server writes is taken and left alone. */
class ProductDataWriting extends DataDetails {
  @Allow()
  id?: unknown;

  @Allow()
  companyName?: unknown;

  @Allow()
  createdAt?: unknown;

  @Allow()
  updatedAt?: unknown;

  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_EAN)
  ean?: string;

  /** In the language of the request, as the other texts. */
  @Trimmed()
  @MayBeAbsent()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @Matches(ONE_LINE)
  @IsPlainText()
  name?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  description?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  specifications?: string | null;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataTranslations)
  translations?: DataTranslations;

  /** The whole list, in its order. */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_ATTRIBUTES)
  @ValidateNested({ each: true })
  @Type(() => DataAttributeInput)
  attributes?: DataAttributeInput[];

  /** The whole list, in its order. */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_PICTURES)
  @ValidateNested({ each: true })
  @Type(() => DataPictureInput)
  media?: DataPictureInput[];

  /** Another one is a decision. */
  @MayBeAbsent()
  @IsIn(DATA_STATUSES)
  status?: DataStatus;
}

export class NewProductDataInput extends ProductDataWriting {
  override ean: string;
}

export class ProductDataInput extends ProductDataWriting {
  @MayBeAbsent()
  override ean?: string;
}

/** What is decided on a request. */
export class DecisionInput {
  @IsIn(['approved', 'rejected'])
  status: 'approved' | 'rejected';
}

/** The duplicates that go into another description. */
export class MergeInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_MERGED)
  @ArrayUnique()
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(MAX_ID, { each: true })
  from: number[];
}
