import { Allow } from 'class-validator';
import { FeatureInput } from '../../attributes/feature.input.js';
import { IsId } from '../../core/http/input/id-params.js';
import { MayBeAbsent } from '../../core/http/input/input-rules.js';

/** A feature of a product, as a read returns it; one with a known id keeps its texts of the other language. */
export class ProductAttributeInput extends FeatureInput {
  @MayBeAbsent()
  @IsId()
  id?: number;

  @Allow()
  position?: unknown;
}
