import { Type } from 'class-transformer';
import {
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
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { AcceptsRead } from '../../core/http/input/accepts-read.decorator.js';
import { AreIds, IsId } from '../../core/http/input/id-params.js';
import {
  combineDecorators,
  ConvertedText,
  EmptyAsNull,
  IsOneLine,
  IsVisitedAddress,
  OptionalNotNull,
  Trimmed,
} from '../../core/http/input/input-rules.js';
import { OptionalPart, OptionalParts } from '../../core/http/input/parts.js';
import { IsPlainText } from '../../core/http/input/plain-text.js';
import { type Edge, readInstant } from '../../core/i18n/market-time.js';
import { readContract } from '../contract.js';
import { readLines } from '../../core/text/lines.js';
import { readMeasure } from '../measure.js';
import { type Field, FIELDS, KEEPABLE_FIELDS, PLAIN_FIELDS, type PlainValues } from '../product-columns.js';
import type { FieldsWith, KeepableField } from '../product-fields.js';
import { MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import { ProductAttributeInput } from './attribute.input.js';
import { ListedPictureInput, MAX_PICTURES } from '../../media/picture.input.js';
import { IsCode } from '../../product-data/code.rules.js';
import { IsHtml, MAX_NAME, ProductTranslationsInput } from '../../product-data/product-texts.input.js';
import { ProductJson } from '../product.json.js';

export const MAX_CATEGORIES = 20;
const TWO_DECIMALS = { maxDecimalPlaces: 2 };

/** Normalises texts; an unreadable one does not change, and fails the validation. */
const READERS = { measure: readMeasure, contract: readContract };
type Read = keyof typeof READERS;
const ToRead = (type: Read) => ConvertedText((value) => READERS[type](value) ?? value);
const IsRead = (type: Read) =>
  ValidateBy({
    name: type === 'measure' ? 'isMeasure' : 'isContract',
    validator: { validate: (value) => typeof value === 'string' && READERS[type](value) === value },
  });

/** Forms send days and times without an offset: they are the market's. */
const ToInstant = (edge: Edge) =>
  ConvertedText((value) => {
    const moment = readInstant(value, edge);
    return Number.isNaN(moment) ? value : new Date(moment).toISOString();
  });
const IsInstant = () =>
  ValidateBy({
    name: 'isInstant',
    validator: {
      validate: (value) => typeof value === 'string' && !Number.isNaN(readInstant(value, 'start')),
    },
  });

/** The validators of a field; one that may be null may be left out as well. */
function rulesOf(field: Field): PropertyDecorator[] {
  const isOptional = field.initial === null || field.initial === '';
  const may = isOptional ? [IsOptional()] : [OptionalNotNull()];
  switch (field.type) {
    case 'money':
      return [...may, IsNumber(TWO_DECIMALS), Min(field.min), Max(field.max)];
    case 'integer':
      return [...may, IsInt(), Min(field.min), Max(field.max)];
    case 'code':
      return [...(isOptional ? [EmptyAsNull()] : []), ...may, IsIn(field.values)];
    case 'instant':
      return [EmptyAsNull(), ToInstant(field.edge), ...may, IsString(), IsInstant()];
    case 'measure':
    case 'contract':
      return [EmptyAsNull(), ToRead(field.type), ...may, IsString(), IsRead(field.type)];
    default:
      return [
        ...(isOptional ? [EmptyAsNull(), ...may] : [...may, Trimmed(), IsNotEmpty()]),
        ...textRules(field),
      ];
  }
}

function textRules(field: Field): PropertyDecorator[] {
  if (field.type !== 'text' && field.type !== 'brand') return [];
  const { max } = field;
  if (field.type === 'brand') return [IsString(), MaxLength(max), IsOneLine(), IsPlainText()];
  const { rule } = field;
  if (rule === 'lines') return [ConvertedText((value) => readLines(value)), IsString(), MaxLength(max)];
  if (rule === 'address') return [IsVisitedAddress(max)];
  return [IsString(), MaxLength(max), rule === 'gtin' ? IsCode() : IsOneLine()];
}

function addRules(target: object, fields: Field[]): void {
  for (const field of fields) combineDecorators(...rulesOf(field))(target, field.partOf?.part ?? field.name);
}

type Given<Name extends keyof PlainValues> = {
  [Field in Name]?: PlainValues[Field] | (Field extends 'link' ? null : never);
};
type RowField = FieldsWith<{ inRow: true }>;

/** Fields that can be edited in the list. */
const RowFields = class {} as new () => Given<RowField>;
const ROW_FIELDS = PLAIN_FIELDS.filter(({ inRow }) => inRow);
addRules(RowFields.prototype, ROW_FIELDS);

/** Fields that are not translated, derived or part of an object. */
const AllFields = class extends RowFields {} as new () => Given<keyof PlainValues>;
addRules(
  AllFields.prototype,
  PLAIN_FIELDS.filter(({ inRow }) => !inRow),
);

/** The body of PATCH. */
export class ProductPatchInput extends RowFields {
  @OptionalNotNull()
  @IsIn(['active', 'inactive'])
  status?: 'active' | 'inactive';
}

/** Working days; left out: not stated. */
export class DeliveryDaysInput {
  min?: number | null;
  max?: number | null;
}
addRules(
  DeliveryDaysInput.prototype,
  FIELDS.filter(({ partOf }) => partOf?.name === 'deliveryDays'),
);

/** Common fields of form and API; missing ones do not change. */
export class ProductDetails extends AllFields {
  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryDaysInput)
  deliveryDays?: DeliveryDaysInput | null;

  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_CATEGORIES)
  @AreIds()
  categoryIds?: number[];

  /** Fields that imports do not overwrite. */
  @OptionalNotNull()
  @IsArray()
  @IsIn(KEEPABLE_FIELDS, { each: true })
  keptFields?: KeepableField[];

  /** The whole list, the main image first. */
  @OptionalParts(() => ListedPictureInput, MAX_PICTURES)
  media?: ListedPictureInput[];
}

/** A product as GET returns it; read-only fields are accepted and ignored. */
@AcceptsRead(ProductJson)
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
}

/** Overrides an optional field of the base class. */
const IsRequired = () => ValidateIf(() => true);

/** A new product; a store's staff may leave `companyId` out. */
export class NewProductInput extends ProductInput {
  @IsRequired()
  override price: number;

  @IsRequired()
  override productCode: string;

  @ValidateIf(
    ({ translations }: NewProductInput, name: unknown) => name != null || translations === undefined,
  )
  override name?: string | null;

  /** Products need it, unless they are drafts. */
  @ValidateIf(
    ({ kind, status = 'draft' }: NewProductInput, link: unknown) =>
      link != null || (kind !== 'service' && status !== 'draft'),
  )
  override link?: string | null;
}
