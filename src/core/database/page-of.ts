import type { Queryable, Statement } from './statement.js';

/** Which rows of a list are meant. */
export interface PageOf {
  /** From 1. */
  page: number;
  limit: number;
}

/**
 * One page of a list, and the number of all its rows.
 * @param list statements for the rows and their number; the first one gets limit and offset after the values
 */
export async function pageOf<Row>(
  db: Queryable,
  list: { rows: Statement<Row>; count: Statement<{ count: number }> },
  values: unknown[],
  { page, limit }: PageOf,
): Promise<{ items: Row[]; count: number }> {
  const [items, { count }] = await Promise.all([
    list.rows.rows(db, [...values, limit, (page - 1) * limit]),
    list.count.one(db, values),
  ]);
  return { items, count };
}
