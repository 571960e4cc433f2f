import type { EntityManager } from 'typeorm';
import { takeLock } from '../../core/database/advisory-locks.js';

const IS_NEW = `
  p.kind = 'product' and p.gtin is not null and p.name <> '{}'
    and not exists (select from product_data d where d.gtin = p.gtin)`;

/** Of the offers $1, one for each joinable code that nobody has described. */
const FIND_NEW = `
  select min(p.id) as id from products p where p.id = any($1::integer[]) and ${IS_NEW} group by p.gtin`;

/** What the store says of them, but for its own code; a category that only means "none known" is none. */
const REQUEST = `
  with requested as (
    insert into product_data (company_id, import_id, ean, gtin, name, description, specifications, brand_id, product_code,
      attributes)
    select p.company_id, $1, p.ean, p.gtin, p.name, p.description, p.specifications, p.brand_id, p.mpn,
      coalesce((select jsonb_agg(jsonb_build_object('definitionId', a.definition_id, 'name', a.name, 'value', a.value,
        'unit', a.unit) order by a.position) from product_attributes a where a.product_id = p.id), '[]')
    from products p where p.id = any($2::integer[]) and ${IS_NEW} order by p.id
    returning id, gtin
  ), origin as (
    select r.id, p.id as product_id from requested r join products p on p.gtin = r.gtin and p.id = any($2::integer[])
  ), placed as (
    insert into product_data_categories (product_data_id, category_id)
    select o.id, l.category_id from origin o join product_categories l using (product_id)
    where l.category_id <> all(array(select id from categories where system is not null))
  )
  insert into product_data_media (product_data_id, media_id, position)
  select o.id, l.media_id, l.position from origin o join product_media l using (product_id)`;

/**
 * Asks for descriptions of products that are new to everybody, as far as these offers describe them; in the transaction
 * that writes the offers, as its last work, so that nobody waits long.
 */
export async function requestProductData(
  manager: EntityManager,
  importId: number,
  productIds: number[],
): Promise<void> {
  if (!productIds.length) return;
  const found = await manager.query<{ id: number }[]>(FIND_NEW, [productIds]);
  if (!found.length) return;
  await manager.query(takeLock('requestedProductData'));
  await manager.query(REQUEST, [importId, found.map(({ id }) => id)]);
}
