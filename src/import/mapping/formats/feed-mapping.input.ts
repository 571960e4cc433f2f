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
  CONDITIONS,
  type ConstantTarget,
  MAX_NAME_LENGTH,
  MAX_PATH_LENGTH,
  MAPPING_TARGETS,
  type MappingTarget,
  MAX_FIELDS,
  MAX_FILTERS,
  MAX_TEMPLATE_LENGTH,
  MAX_VALUES,
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

/** Texts, in forms separated by commas. */
const IsTexts = () =>
  combineDecorators(
    ConvertedText((value) => value.split(',').flatMap((text) => text.trim() || [])),
    IsString({ each: true }),
    MaxLength(MAX_PATH_LENGTH, { each: true }),
    ArrayMaxSize(MAX_VALUES),
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

/** Rows of a table that belong to one product. */
export class RowRulesInput {
  /** The column that names the product; null: each row is a product. */
  @IsShortOrNull(MAX_PATH_LENGTH)
  key: string | null = null;

  /** The columns with the codes that the key refers to; empty: it repeats the key of the row above. */
  @IsTexts()
  codes: string[] = [];

  /** The column whose images all rows of a product share. */
  @IsShortOrNull(MAX_PATH_LENGTH)
  images: string | null = null;
}

/** Leaves out rows by the value of a column. */
export class RowFilterInput {
  /** null: no filter. */
  @IsShortOrNull(MAX_PATH_LENGTH)
  path: string | null = null;

  @IsIn(CONDITIONS)
  condition: (typeof CONDITIONS)[number] = 'is';

  @IsTexts()
  values: string[] = [];
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

  /** For items without a link: a URL with columns in braces. */
  @IsShortOrNull(MAX_TEMPLATE_LENGTH)
  linkTemplate: string | null = null;

  /** Address above the images that a table names without one. */
  @IsShortOrNull(MAX_TEMPLATE_LENGTH)
  imageAddress: string | null = null;

  /** null: each row is a product. */
  @Nullable()
  @ValidateNested()
  @Type(() => RowRulesInput)
  rows: RowRulesInput | null = null;

  /** Rows that break one of them are left out. */
  @ValidateNested({ each: true })
  @Type(() => RowFilterInput)
  @ArrayMaxSize(MAX_FILTERS)
  filters: RowFilterInput[] = [];
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

  /** The address of the online shop, for links. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TEMPLATE_LENGTH)
  shop?: string;
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
