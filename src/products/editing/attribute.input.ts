import { Allow } from 'class-validator';
import { AttributeValueInput } from '../../attributes/attribute-value.input.js';
import { IsId } from '../../core/http/input/id-params.js';
import { OptionalNotNull } from '../../core/http/input/input-rules.js';

/** An attribute as GET returns it; one with a known id keeps its texts of the other language. */
export class ProductAttributeInput extends AttributeValueInput {
  @OptionalNotNull()
  @IsId()
  id?: number;

  @Allow()
  position?: unknown;
}
