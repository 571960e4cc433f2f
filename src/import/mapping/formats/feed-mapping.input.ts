import { Transform, Type } from 'class-transformer';
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
  EmptyAsNull,
  combineDecorators,
  IsCurrency,
  IsOneLine,
  Nullable,
  Trimmed,
} from '../../../core/http/input/input-rules.js';
import {
  type ConstantTarget,
  MAX_NAME_LENGTH,
  MAX_PATH_LENGTH,
  MAPPING_TARGETS,
  type MappingTarget,
  MAX_FIELDS,
} from '../../stored-mappings/mapping-rules.js';
import { isFeedPath } from '../../feed/formats/feed-path.js';
import { FEED_LANGUAGES } from '../../import.input.js';

const MAX_SEPARATOR_LENGTH = 5;
const MAX_CONSTANT_LENGTH = 200;
const MAX_FACTOR = 10_000;
const MIN_FACTOR = 0.0001;

/** Paths are read by our own grammar; nothing of them is ever run. */
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

/** A short text, or none. */
const IsShortOrNull = (max: number) =>
  combineDecorators(EmptyAsNull(), Nullable(), IsOptional(), IsString(), MaxLength(max), IsOneLine());

/** What parts things may be a blank or a tab, so it is not trimmed. */
const IsSeparator = () =>
  combineDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    IsString(),
    MaxLength(MAX_SEPARATOR_LENGTH),
  );

/** As a form sends it: a number with a comma or a point, none for one. */
const ToFactor = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? Number(value.trim().replace(',', '.') || 1) : value,
  );

/** A field of the file and what it is; null: nothing that is needed. */
export class FieldRuleInput {
  @IsFeedPath()
  path: string;

  @Nullable()
  @IsIn(MAPPING_TARGETS)
  target: MappingTarget | null;

  /** What an attribute is called; its place in the file when it is left out. */
  @IsShortOrNull(MAX_NAME_LENGTH)
  label: string | null = null;
}

/** What counts where an item says nothing. */
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

  /** What parts decimals; null: the file itself shows it. */
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

  /** What parts several pictures or codes in one field, beside the usual signs. */
  @IsSeparator()
  listSeparator: string | null = null;

  /** What parts the names of a category path where the usual signs do not. */
  @IsSeparator()
  categorySeparator: string | null = null;

  /** Of the texts; null: what was chosen with the file. */
  @EmptyAsNull()
  @IsOptional()
  @IsIn(FEED_LANGUAGES)
  language: (typeof FEED_LANGUAGES)[number] | null = null;

  @ValidateNested()
  @Type(() => ConstantsInput)
  constants: ConstantsInput = new ConstantsInput();
}

/** The form of it. */
export class FeedMappingFormInput extends FeedMappingInput {
  @ToFactor()
  override priceFactor: number;
}

/** Which element of the file is meant; the likeliest when it is left out. */
export class FormatQuery extends ApiQuery {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  item?: string;
}

/** The same in a form. */
export class ShapeInput {
  @IsString()
  @MaxLength(MAX_NAME_LENGTH)
  item: string;
}

/** The page of a store's formats. */
export class FormatsPageQuery extends ApiQuery {
  /** People of the platform choose the store. */
  @IsOptionalId()
  company?: number;
}
