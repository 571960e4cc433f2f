import { IsIn } from 'class-validator';
import { IsId } from '../core/http/input/id-params.js';

export const EVENT_TYPES = [
  'CATEGORY_CLICK',
  'FEATURED_PRODUCT_CLICK',
  'PRODUCT_CLICK',
  'PRODUCT_STORE_REDIRECT',
] as const;

/** An event of a client other than our pages. */
export class EventInput {
  @IsIn(EVENT_TYPES)
  type: (typeof EVENT_TYPES)[number];

  /** Id of the category, the product, or the offer whose store was visited. */
  @IsId()
  id: number;
}
