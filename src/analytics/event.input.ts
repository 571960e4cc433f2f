import { IsIn } from 'class-validator';
import { IsId } from '../core/http/input/id-params.js';

export const EVENT_TYPES = [
  'CATEGORY_CLICK',
  'FEATURED_PRODUCT_CLICK',
  'PRODUCT_CLICK',
  'PRODUCT_STORE_REDIRECT',
] as const;

/** What somebody has done in another client than our pages. */
export class EventInput {
  @IsIn(EVENT_TYPES)
  type: (typeof EVENT_TYPES)[number];

  /** Of the category, the product, or the store's offer that was followed. */
  @IsId()
  id: number;
}
