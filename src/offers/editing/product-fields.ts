import type { Product } from '../../products/product.entity.js';
import type { ProductRecord } from '../../products/product-record.js';

/** What is written of a product as it is, and has one name in its record, its row and its changes. */
export const PRODUCT_FIELDS = [
  'kind',
  'status',
  'productCode',
  'name',
  'description',
  'specifications',
  'price',
  'regularPrice',
  'currency',
  'link',
  'ean',
  'mpn',
  'stock',
  'availability',
  'deliveryCost',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'condition',
  'variantGroup',
] as const satisfies (keyof ProductRecord & keyof Product)[];
export type ProductField = (typeof PRODUCT_FIELDS)[number];
