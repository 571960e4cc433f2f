import type { QueryDeepPartialEntity } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import { type Field, FIELDS } from '../product-columns.js';
import type { Product } from '../product.entity.js';
import { chosen } from '../product-status.statements.js';
import type { ProductRecord } from '../product-record.js';
import type { ProductChanges } from './product.changes.js';

/** Columns of `products`; brands are another table. */
const COLUMNS = FIELDS.filter(({ type }) => type !== 'brand');

type Columns = QueryDeepPartialEntity<Product>;

/** The columns that differ, as they are stored. */
export function changedColumns(stored: Partial<ProductRecord>, changes: ProductChanges): Columns {
  const changed = COLUMNS.filter(
    ({ name }) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], stored[name]),
  );
  const columns = Object.fromEntries(
    changed.map((field) => [field.name, asStored(field, changes[field.name])]),
  );
  return { ...columns, ...keptFieldsOf(stored, changes), ...statusOf(stored, changes) };
}

/** What is no longer kept follows the feed again: without the fingerprint the next import writes it. */
function keptFieldsOf(stored: Partial<ProductRecord>, { keptFields }: ProductChanges): Columns {
  const { keptFields: before = [], fromFeed } = stored;
  if (keptFields === undefined || isDeepStrictEqual(keptFields, before)) return {};
  const isReleased = before.some((field) => !keptFields.includes(field));
  return { keptFields, ...(isReleased && fromFeed && { contentHash: Buffer.alloc(0) }) };
}

function statusOf({ status: before }: Partial<ProductRecord>, { status }: ProductChanges): Columns {
  // a new product has no former status
  if (status === undefined || before === undefined || status === before) return {};
  const { left_feed: leftFeed, unavailable_since: unavailableSince } = chosen(status);
  return { leftFeed: () => leftFeed, unavailableSince: () => unavailableSince };
}

function asStored({ type }: Field, value: unknown): unknown {
  return type === 'money' && typeof value === 'number' ? value.toFixed(2) : value;
}
