import type { ProductType } from './product-type.js';
import { CHILDREN } from './products/children.js';
import { CLOTHING } from './products/clothing.js';
import { COMPUTERS } from './products/computers.js';
import { ELECTRONICS } from './products/electronics.js';
import { FLAGSHIPS } from './products/flagships.js';
import { FOOD } from './products/food.js';
import { GARDEN } from './products/garden.js';
import { HOME } from './products/home.js';
import { KITCHEN } from './products/kitchen.js';
import { OUTDOORS } from './products/outdoors.js';
import { PACKS } from './products/packs.js';
import { STATIONERY } from './products/stationery.js';

/** All kinds of products of the demo stores. */
export const PRODUCT_TYPES: readonly ProductType[] = [
  ...ELECTRONICS,
  ...COMPUTERS,
  ...KITCHEN,
  ...HOME,
  ...OUTDOORS,
  ...GARDEN,
  ...CHILDREN,
  ...CLOTHING,
  ...FOOD,
  ...STATIONERY,
  ...PACKS,
  ...FLAGSHIPS,
];
