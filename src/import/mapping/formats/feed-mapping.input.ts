import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { ApiQuery } from '../../../core/http/api/api-query.js';
import { IsOptionalId } from '../../../core/http/input/id-params.js';
import {
  combineDecorators,
  Converted,
  ConvertedText,
  EmptyAsNull,
  IsCurrency,
  IsOneLine,
  Nullable,
  Trimmed,
} from '../../../core/http/input/input-rules.js';
import {
  ADDED_TARGETS,
  type ConstantTarget,
  MAX_NAME_LENGTH,
  MAX_PATH_LENGTH,
  MAPPING_TARGETS,
  type MappingTarget,
  MAX_FIELDS,
} from '../../stored-mappings/mapping-rules.js';
import { isFeedPath } from '../../feed/formats/tables/feed-path.js';
import { FEED_LANGUAGES } from '../../feed/offer.js';

const MAX_SEPARATOR_LENGTH = 5;
const MAX_CONSTANT_LENGTH = 200;
const MAX_PREFERENCES_LENGTH = 2000;
const MAX_FACTOR = 10_000;
const MIN_FACTOR = 0.0001;

const IsFeedPath = () =>
  combineDecorators(
    IsString(),
    MaxLength(MAX_PATH_LENGTH),
    IsOneLine(),
    ValidateBy({
      name: 'isFeedPath',
      validator: { validate: (text: unknown) => typeof text === 'string' && isFeedPath(text) },
    }),
  );

const IsShortOrNull = (max: number) =>
  combineDecorators(EmptyAsNull(), Nullable(), IsOptional(), IsString(), MaxLength(max), IsOneLine());

/** Not trimmed: a separator may be a space or a tab. */
const IsSeparator = () =>
  combineDecorators(
    Converted((value) => (value === '' ? null : value)),
    IsOptional(),
    IsString(),
    MaxLength(MAX_SEPARATOR_LENGTH),
  );

/** A number with a decimal comma or point from a form; empty is 1. */
const ToFactor = () => ConvertedText((value) => Number(value.trim().replace(',', '.') || 1));

/** Maps a field of the file; with the target null it is ignored. */
export class FieldRuleInput {
  @IsFeedPath()
  path: string;

  @Nullable()
  @IsIn(MAPPING_TARGETS)
  target: MappingTarget | null;

  /** The name of an attribute; taken from the path when it is left out. */
  @IsShortOrNull(MAX_NAME_LENGTH)
  label: string | null = null;
}

/** Maps a field that the format of an import's file does not read. */
export class AddedFieldInput {
  @IsFeedPath()
  path: string;

  @IsIn(ADDED_TARGETS)
  target: MappingTarget;

  /** The name of an attribute; taken from the path when it is left out. */
  @IsShortOrNull(MAX_NAME_LENGTH)
  label: string | null = null;
}

/** Values for items that state none. */
export class ConstantsInput implements Record<ConstantTarget, string | null> {
  @IsShortOrNull(MAX_CONSTANT_LENGTH)
  brand: string | null = null;

  @IsShortOrNull(MAX_CONSTANT_LENGTH)
  categoryPath: string | null = null;

  @IsShortOrNull(MAX_CONSTANT_LENGTH)
  availability: string | null = null;

  @IsShortOrNull(MAX_CONSTANT_LENGTH)
  condition: string | null = null;

  @IsShortOrNull(MAX_CONSTANT_LENGTH)
  deliveryCosts: string | null = null;

  @IsShortOrNull(MAX_CONSTANT_LENGTH)
  deliveryDaysMax: string | null = null;
}

/** How files of one shape are read. */
export class FeedMappingInput {
  /** Name of the element that holds one offer. */
  @Trimmed()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  item: string;

  @ValidateNested({ each: true })
  @Type(() => FieldRuleInput)
  @ArrayMaxSize(MAX_FIELDS)
  fields: FieldRuleInput[];

  /** The decimal sign; null: the file shows it. */
  @EmptyAsNull()
  @IsOptional()
  @IsIn(['.', ','])
  decimalSign: '.' | ',' | null = null;

  /** ISO 4217 of prices that name none; null: as chosen with the file. */
  @IsOptional()
  @IsCurrency()
  currency: string | null = null;

  /** Prices are multiplied by it: 0.01 for cents, 1.22 for prices without tax. */
  @IsNumber()
  @Min(MIN_FACTOR)
  @Max(MAX_FACTOR)
  priceFactor: number = 1;

  /** Separates several images or codes in one field, besides the default separators. */
  @IsSeparator()
  listSeparator: string | null = null;

  /** Separates the names of a category path, besides the default separators. */
  @IsSeparator()
  categorySeparator: string | null = null;

  /** Language of the texts; null: the language selected with the file. */
  @EmptyAsNull()
  @IsOptional()
  @IsIn(FEED_LANGUAGES)
  language: (typeof FEED_LANGUAGES)[number] | null = null;

  @ValidateNested()
  @Type(() => ConstantsInput)
  constants: ConstantsInput = new ConstantsInput();
}

/** A mapping of fields in a form. */
export class FeedMappingFormInput extends FeedMappingInput {
  @ToFactor()
  override priceFactor: number;
}

/** The element of an offer; the likeliest when it is left out. */
export class ItemQuery extends ApiQuery {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  item?: string;
}

/** The query of the page. */
export class FormatQuery extends ItemQuery {
  /** Fields that a person prefers to the suggested ones, as `field-preferences.ts` writes them. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_PREFERENCES_LENGTH)
  prefer?: string;
}

/** The item and the preferred fields in a form. */
export class ShapeInput {
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  item: string;
}

/** The page of a store's formats. */
export class FormatsPageQuery extends ApiQuery {
  /** The store, for catalogue admins. */
  @IsOptionalId()
  company?: number;
}
