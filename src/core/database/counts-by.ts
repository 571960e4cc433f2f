import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Rows of a query by the value of an expression; values that no row has are left out. */
export async function countsBy(
  found: SelectQueryBuilder<ObjectLiteral>,
  expression: string,
): Promise<Record<string, number>> {
  const rows = await found
    .clone()
    .select(`(${expression})::text`, 'value')
    .addSelect('count(*)::integer', 'count')
    .andWhere(`(${expression}) is not null`)
    .groupBy('1')
    .getRawMany<{ value: string; count: number }>();
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}
