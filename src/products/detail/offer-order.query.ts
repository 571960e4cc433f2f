import { IsIn } from 'class-validator';
import type { OfferOrder } from '../product.props.js';

/** `?order=` of a product's page. */
export class OfferOrderQuery {
  @IsIn(['price', 'total'] satisfies OfferOrder[])
  order: OfferOrder = 'price';
}
