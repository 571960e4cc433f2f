import type { DataSource } from 'typeorm';

interface Fields {
  kind?: 'product' | 'service';
  status?: 'draft' | 'active' | 'inactive';
  link?: string;
  /** What the names begin with. */
  name?: string;
}

let count = 0;

/** Products of a store, as many as one likes; their ids. The read model does not know of them yet. */
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
