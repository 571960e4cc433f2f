import type { IndexSort } from './catalogue-index.js';

/** The types of what the cursors of orders by numbers hold; every engine reads those of the others. */
export const CURSOR_TYPES: Record<Exclude<IndexSort, 'name'>, string[]> = {
  relevance: ['bigint', 'bigint', 'integer'],
  popular: ['bigint', 'integer'],
  price: ['bigint', 'integer'],
  '-price': ['bigint', 'integer'],
  total: ['bigint', 'integer'],
  newest: ['integer'],
};
