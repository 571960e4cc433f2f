import type {
  MappingTarget,
  NEEDED_TARGETS,
} from '../../../../../src/import/stored-mappings/mapping-rules.js';

/** In the order in which people look for them: what is needed first. */
export const TARGETS: MappingTarget[] = [
  'name',
  'price',
  'link',
  'id',
  'eans',
  'pictures',
  'categoryPath',
  'brand',
  'description',
  'specifications',
  'salePrice',
  'regularPrice',
  'currency',
  'availability',
  'stock',
  'supplyText',
  'dispatch',
  'deliveryCosts',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'mpn',
  'condition',
  'variantGroup',
  'attribute',
];

/** Without these an item is no product. */
export const NEEDED: (typeof NEEDED_TARGETS)[number][] = ['name', 'price', 'link'];
