import type { Price } from '../server/price.js';

export const free: Price = { cents: 0 };
