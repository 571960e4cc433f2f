import type { DataSource } from 'typeorm';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { lockKeys } from '../../core/database/key-locks.js';
import { command, int, type RowOf, statement } from '../../core/database/statement.js';

/** So many are requested in one transaction: of several stores with the same new GTIN only one does, and the others wait. */
const REQUESTED_AT_ONCE = 1_000;

/** Requests product data for GTINs that have none, with the content of these offers; after the commit that has written them. */
export async function requestProductData(
  database: DataSource,
  importId: number,
  productIds: number[],
): Promise<void> {
  if (productIds.length) await request(database, importId, await FIND_NEW.rows(database, [productIds]));
}

/** The same of all offers that the run has written: an interruption may have come in between. */
export async function requestMissedProductData(database: DataSource, importId: number): Promise<void> {
  await request(database, importId, await FIND_MISSED.rows(database, [importId]));
}

async function request(database: DataSource, importId: number, found: NewGtin[]): Promise<void> {
  for (let start = 0; start < found.length; start += REQUESTED_AT_ONCE) {
    const some = found.slice(start, start + REQUESTED_AT_ONCE);
    const ids = some.map(({ id }) => id);
    const keys = some.map(({ key }) => key);
    await withDeadlockRetry(() =>
      database.transaction(async (manager) => {
        await lockKeys(manager, keys);
        await REQUEST.run(manager, [importId, ids]);
      }),
    );
  }
}

const isNew = (offer: string) =>
  `${offer}.kind = 'product' and ${offer}.gtin is not null and ${offer}.name <> '{}'
    and ${offer}.deleted_at is null and not exists (select from product_data d where d.gtin = ${offer}.gtin)`;

const NEW_GTIN = { id: int, key: int };
type NewGtin = RowOf<typeof FIND_NEW>;

/** One offer of each GTIN that has no product data, and the key of its lock. */
const findNew = (offers: string) => `
  select min(p.id) as id, hashtext('data ' || p.gtin) as key from ${offers} and ${isNew('p')} group by p.gtin order by 1`;

const FIND_NEW = statement(NEW_GTIN)`${findNew('products p where p.id = any($1::integer[])')}`;
const FIND_MISSED = statement(NEW_GTIN)`${findNew(
  'import_changes c join products p on p.id = c.product_id where c.import_id = $1',
)}`;

/** What the store says of the offers $2, without its own code and without system categories. */
const REQUEST = command(`
  with requested as (
    insert into product_data (company_id, import_id, ean, gtin, name, description, specifications, brand_id, product_code,
      attributes)
    select p.company_id, $1, p.ean, p.gtin, p.name, p.description, p.specifications, p.brand_id, p.mpn,
      coalesce(described.attributes, '[]')
    from products p
    left join (
      select product_id, jsonb_agg(jsonb_build_object('definitionId', definition_id, 'name', name, 'value', value,
        'unit', unit) order by position) as attributes
      from product_attributes where product_id = any($2::integer[]) group by product_id
    ) described on described.product_id = p.id
    where p.id = any($2::integer[]) and ${isNew('p')} order by p.id
    returning id, gtin
  ), origin as (
    select r.id, p.id as product_id from requested r join products p on p.gtin = r.gtin and p.id = any($2::integer[])
  ), categorised as (
    insert into product_data_categories (product_data_id, category_id)
    select o.id, l.category_id from origin o join product_categories l using (product_id)
    where l.category_id <> all(array(select id from categories where system is not null))
  )
  insert into product_data_media (product_data_id, media_id, position)
  select o.id, l.media_id, l.position from origin o join product_media l using (product_id)`);
