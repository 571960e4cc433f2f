import type { DataSource } from 'typeorm';

interface Fields {
  kind?: 'product' | 'service';
  status?: 'draft' | 'active' | 'inactive';
  link?: string;
  /** Prefix of the names. */
  name?: string;
}

let count = 0;

/** Inserts many products of a store, without the read model; returns their ids. */
export async function insertProducts(
  database: Pick<DataSource, 'query'>,
  companyId: number,
  amount: number,
  { kind = 'product', status = 'draft', link = 'https://store.test/', name = 'Čaj' }: Fields = {},
): Promise<number[]> {
  const rows = await database.query<{ id: number }[]>(
    `insert into products (company_id, kind, status, product_code, name, price, link)
     select $1, $2, $3, $4 || n, jsonb_build_object('sl', $5 || ' ' || n), 3, $6 from generate_series(1, $7::integer) n
     returning id`,
    [companyId, kind, status, `B${++count}-`, name, link, amount],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
