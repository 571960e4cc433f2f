import type { Artist } from './artist.js';
import { CHILDREN_ART } from './children.js';
import { CLOTHING_ART } from './clothing.js';
import { ELECTRONICS_ART } from './electronics.js';
import { FOOD_ART } from './food.js';
import { GARDEN_ART } from './garden.js';
import { HOME_ART } from './home.js';
import { OUTDOORS_ART } from './outdoors.js';
import { STATIONERY_ART } from './stationery.js';

/** Who draws which type of product. */
export const ARTISTS: Readonly<Record<string, Artist>> = {
  ...ELECTRONICS_ART,
  ...HOME_ART,
  ...OUTDOORS_ART,
  ...GARDEN_ART,
  ...CHILDREN_ART,
  ...CLOTHING_ART,
  ...FOOD_ART,
  ...STATIONERY_ART,
};
