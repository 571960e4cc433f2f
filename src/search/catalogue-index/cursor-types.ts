import type { IndexSort } from './catalogue-index.js';

/** The column types of the cursors of numeric orders; every index reads the cursors of the others. */
export const CURSOR_TYPES: Record<Exclude<IndexSort, 'name'>, string[]> = {
  relevance: ['bigint', 'bigint', 'integer'],
  popular: ['bigint', 'integer'],
  price: ['bigint', 'integer'],
  '-price': ['bigint', 'integer'],
  total: ['bigint', 'integer'],
  newest: ['integer'],
};
