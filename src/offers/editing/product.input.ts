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
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { AreIds, IsId } from '../../core/http/input/id-params.js';
import {
  EmptyAsNull,
  combineDecorators,
  IsOneLine,
  IsVisitedAddress,
  OptionalNotNull,
  Trimmed,
} from '../../core/http/input/input-rules.js';
import { OptionalPart, OptionalParts } from '../../core/http/input/parts.js';
import { IsPlainText } from '../../core/http/input/plain-text.js';
import { readMeasure } from '../../products/measure.js';
import { type Field, FIELDS, PLAIN_FIELDS, type PlainValues } from '../../products/product-columns.js';
import type { FieldsWith } from '../../products/product-fields.js';
import { MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import { ProductAttributeInput } from './attribute.input.js';
import { ListedPictureInput, MAX_PICTURES } from '../../media/picture.input.js';
import { IsCode } from '../../product-data/code.rules.js';
import { IsHtml, MAX_NAME, ProductTranslationsInput } from '../../product-data/product-texts.input.js';

export const MAX_CATEGORIES = 20;
const TWO_DECIMALS = { maxDecimalPlaces: 2 };

/** As it is kept; what is no measure stays what it is, and fails its check. */
const ToMeasure = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (readMeasure(value) ?? value) : value,
  );
const IsMeasure = () =>
  ValidateBy({
    name: 'isMeasure',
    validator: { validate: (value) => typeof value === 'string' && readMeasure(value) === value },
  });

/** What must hold of a field's value; one that may be null may be left out as well. */
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
    case 'measure':
      return [EmptyAsNull(), ToMeasure(), ...may, IsString(), IsMeasure()];
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

/** What can be changed of a product in the list, too. */
const RowFields = class {} as new () => Given<RowField>;
const ROW_FIELDS = PLAIN_FIELDS.filter(({ inRow }) => inRow);
addRules(RowFields.prototype, ROW_FIELDS);

/** The fields of a product that stand by themselves. */
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

/** What form and API have in common; what is left out stays as it is. */
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
