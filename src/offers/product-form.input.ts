import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsPositive, Max, ValidateNested } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent, NumberOrNull } from '../core/http/input-rules.js';
import {
  MAX_ATTRIBUTES,
  ProductAttributeDetails,
  ProductAttributeNames,
  ProductAttributeValues,
} from '../product-editing/attribute.input.js';
import { ProductDetails, type ProductInput } from '../product-editing/product.input.js';
import { ProductHtmlInput, ProductNamesInput } from '../product-editing/product.texts.input.js';

/** A feature in both languages; errors are named `attributes.3.value`. */
class AttributeFormInput extends ProductAttributeDetails {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductAttributeNames)
  name?: ProductAttributeNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductAttributeValues)
  value?: ProductAttributeValues;
}

/** The form of a product; its texts come in both languages, errors are named `name.sl`. */
export class ProductFormInput extends ProductDetails {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductNamesInput)
  name?: ProductNamesInput;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductHtmlInput)
  description?: ProductHtmlInput;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductHtmlInput)
  specifications?: ProductHtmlInput;

  /** The whole list, in its order. */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_ATTRIBUTES)
  @ValidateNested({ each: true })
  @Type(() => AttributeFormInput)
  attributes?: AttributeFormInput[];

  /** Of a new one, for people of the platform. */
  @NumberOrNull()
  @IsOptional()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  companyId?: number | null;
}

/** The form's input as the API's. */
export function fromForm(input: ProductFormInput): ProductInput {
  const { name, description, specifications, attributes, companyId: _, ...details } = input;
  return {
    ...details,
    translations: { name, description, specifications },
    attributes: attributes?.map(({ name, value, ...attribute }) => ({
      ...attribute,
      translations: { name, value },
    })),
  };
}
