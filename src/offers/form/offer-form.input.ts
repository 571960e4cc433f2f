import { Type } from 'class-transformer';
import { AttributeValueFormInput, MAX_ATTRIBUTES } from '../../attributes/attribute-value.input.js';
import { ToAmount } from '../../core/http/input/amount.js';
import { IsFormId, IsId } from '../../core/http/input/id-params.js';
import { Converted, NumberOrNull, OptionalNotNull } from '../../core/http/input/input-rules.js';
import { OptionalPart, OptionalParts } from '../../core/http/input/parts.js';
import {
  DeliveryDaysInput,
  ProductDetails,
  type ProductInput,
  ProductPatchInput,
} from '../../products/editing/product.input.js';
import { PLAIN_FIELDS } from '../../products/product-columns.js';
import type { KeepableField } from '../../products/product-fields.js';
import { ProductHtmlInput, ProductNamesInput } from '../../product-data/product-texts.input.js';

/** One with a known id replaces the stored attribute. */
class AttributeFormInput extends AttributeValueFormInput {
  @NumberOrNull()
  @OptionalNotNull()
  @IsId()
  id?: number;
}

class DeliveryDaysFormInput extends DeliveryDaysInput {
  @NumberOrNull()
  override min?: number | null;

  @NumberOrNull()
  override max?: number | null;
}

/** Forms send numbers as text. */
function TypedOffer({ prototype }: { prototype: object }): void {
  for (const { type, name } of PLAIN_FIELDS) {
    if (type === 'money') ToAmount()(prototype, name);
    if (type === 'integer') NumberOrNull()(prototype, name);
  }
}

/** Changes of one row in the list. */
@TypedOffer
export class OfferRowInput extends ProductPatchInput {}

/** The form of a product; its texts come in both languages, errors are named `name.sl`. */
@TypedOffer
export class OfferFormInput extends ProductDetails {
  @Type(() => DeliveryDaysFormInput)
  override deliveryDays?: DeliveryDaysFormInput | null;

  @OptionalPart(() => ProductNamesInput)
  name?: ProductNamesInput;

  @OptionalPart(() => ProductHtmlInput)
  description?: ProductHtmlInput;

  @OptionalPart(() => ProductHtmlInput)
  specifications?: ProductHtmlInput;

  /** The whole list, in its order. */
  @OptionalParts(() => AttributeFormInput, MAX_ATTRIBUTES)
  attributes?: AttributeFormInput[];

  /** A form without JavaScript sends an empty one besides those that are ticked. */
  @Converted((value) => (value === undefined ? undefined : [value].flat().filter((field) => field !== '')))
  override keptFields?: KeepableField[];

  /** Store of a new product, for catalogue admins. */
  @IsFormId()
  companyId?: number | null;
}

/** Converts the form's input to the API's. */
export function fromForm(input: OfferFormInput): ProductInput {
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
