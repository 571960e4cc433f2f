import type { QueryDeepPartialEntity } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../../products/product.entity.js';
import type { ProductRecord } from '../../products/product-record.js';
import type { ProductChanges } from './product.changes.js';
import { PRODUCT_FIELDS } from './product-fields.js';

const COLUMNS = [...PRODUCT_FIELDS, 'gtin'] as const;
const MONEY = new Set<string>(['price', 'regularPrice', 'deliveryCost']);

type Columns = QueryDeepPartialEntity<Product>;

/** The columns that really change, as the database takes them. */
export function changedColumns(stored: Partial<ProductRecord>, changes: ProductChanges): Columns {
  const changed = COLUMNS.filter(
    (name) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], stored[name]),
  );
  const columns = Object.fromEntries(changed.map((name) => [name, asStored(name, changes[name])]));
  return { ...columns, ...sinceWhen(stored, changes) };
}

/** What a person switches on or off is no longer the feed's to bring back, and is gone since now. */
function sinceWhen({ status: before }: Partial<ProductRecord>, { status }: ProductChanges): Columns {
  if (status === undefined || status === before) return {};
  const isGone = before === 'active' && status === 'inactive';
  return { leftFeed: false, unavailableSince: isGone ? () => 'now()' : null };
}

function asStored(name: string, value: unknown): unknown {
  return MONEY.has(name) && typeof value === 'number' ? value.toFixed(2) : value;
}
