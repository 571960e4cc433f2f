import type { EntityManager } from 'typeorm';
import { command, int, statement } from '../../core/database/statement.js';
import { lockKeys } from '../../core/database/key-locks.js';

/**
 * Requests product data for GTINs that have none, with the content of these offers. The last step of the transaction
 * that writes the offers: of several stores with the same new GTIN only one requests it, and the others wait.
 */
export async function requestProductData(
  manager: EntityManager,
  importId: number,
  productIds: number[],
): Promise<void> {
  if (!productIds.length) return;
  const found = await FIND_NEW.rows(manager, [productIds]);
  if (!found.length) return;
  await lockKeys(
    manager,
    found.map(({ key }) => key),
  );
  await REQUEST.run(manager, [importId, found.map(({ id }) => id)]);
}

const isNew = (offer: string) =>
  `${offer}.kind = 'product' and ${offer}.gtin is not null and ${offer}.name <> '{}'
    and not exists (select from product_data d where d.gtin = ${offer}.gtin)`;

/** Of the offers $1, one for each GTIN that has no product data, and the key of its lock. */
const FIND_NEW = statement({ id: int, key: int })`
  select min(p.id) as id, hashtext('data ' || p.gtin) as key from products p where p.id = any($1::integer[]) and ${isNew('p')} group by p.gtin`;

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
