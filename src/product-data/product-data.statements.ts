import {
  bool,
  command,
  int,
  ints,
  json,
  nullable,
  oneOf,
  statement,
  text,
  time,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { DataAttribute, DataStatus } from './product-data.entity.js';

/** The records of the ids $1, in their order; missing ones are left out. */
export const RECORDS = statement({
  id: int,
  companyId: int,
  companyName: text,
  ean: text,
  gtin: text,
  name: json<Translations>(),
  description: json<Translations>(),
  specifications: json<Translations>(),
  brand: nullable(text),
  productCode: nullable(text),
  attributes: json<DataAttribute[]>(),
  status: oneOf<DataStatus>(),
  createdAt: time,
  updatedAt: time,
  categoryIds: ints,
  mediaIds: ints,
})`
  select d.id, d.company_id as "companyId", c.company_name as "companyName", d.ean, d.gtin, d.name, d.description,
    d.specifications, b.name as brand, d.product_code as "productCode", d.attributes, d.status,
    d.created_at as "createdAt", d.updated_at as "updatedAt",
    (select coalesce(array_agg(l.category_id order by l.category_id), '{}')
      from product_data_categories l where l.product_data_id = d.id) as "categoryIds",
    (select coalesce(array_agg(l.media_id order by l.position, l.media_id), '{}')
      from product_data_media l where l.product_data_id = d.id) as "mediaIds"
  from unnest($1::integer[]) with ordinality wanted(id, place)
  join product_data d on d.id = wanted.id
  join companies c on c.id = d.company_id
  left join brands b on b.id = d.brand_id
  order by wanted.place`;

/** Locks the records $1 of company $2; null: of any. */
export const LOCK = statement({ id: int })`
  select id from product_data where id = any($1::integer[]) and ($2::integer is null or company_id = $2)
  order by id for update`;

/** Records of GTIN $1: the approved one and company $2's; null: all. */
export const OF_GTIN = statement({ id: int })`
  select id from product_data
  where gtin = $1 and ($2::integer is null or company_id = $2 or status = 'approved')
  order by status = 'approved' desc, company_id = $2 desc, id limit 100`;

export const APPROVED_OTHER = statement({ id: int })`
  select id from product_data where gtin = $1 and status = 'approved' and id <> $2`;

/** Whether company $2, and whether another one, has offers of GTIN $1. */
export const SELLERS = statement({ own: bool, others: bool })`
  select coalesce(bool_or(company_id = $2), false) as own, coalesce(bool_or(company_id <> $2), false) as others
  from products where deleted_at is null
    and (group_key = any(array[$1 || 'n', $1 || 'r', $1 || 'u']) or (gtin = $1 and group_key is null))`;

/** SQL condition: only its company sells the product that the `product_data` row `alias` describes. */
export const isSoldAlone = (alias: string) => `(
    select bool_and(p.company_id = ${alias}.company_id) from products p
    where p.deleted_at is null
      and (p.group_key = any(array[${alias}.gtin || 'n', ${alias}.gtin || 'r', ${alias}.gtin || 'u'])
        or (p.gtin = ${alias}.gtin and p.group_key is null)))`;

/** SQL condition: the `product_data` row `data` has a description, a brand, an image and a category. */
export const IS_COMPLETE = `(data.description <> '{}' and data.brand_id is not null
    and exists (select from product_data_media l join media m on m.id = l.media_id
      where l.product_data_id = data.id and m.status = 'ready')
    and exists (select from product_data_categories l where l.product_data_id = data.id))`;

/** SQL condition: the row `data` is from a store with approved and without rejected product data. */
export const OF_PROVEN_STORE = `data.company_id = any(array(
    select c.id from companies c
    where exists (select from product_data d where d.company_id = c.id and d.status = 'approved')
      and not exists (select from product_data d where d.company_id = c.id and d.status = 'rejected')))`;

/** Locks the records $1 of company $2 (null: of any) that do not have status $3. */
export const LOCK_OTHERS = statement({ id: int })`
  select id from product_data
  where id = any($1::integer[]) and ($2::integer is null or company_id = $2) and status <> $3
  order by id for update`;

/** The approved records of the GTINs $1. */
export const APPROVED_OF = statement({ id: int, gtin: text })`
  select id, gtin from product_data where gtin = any($1::bpchar[]) and status = 'approved'`;

/** Gives the records $1 the status $2. */
export const SET_STATUS = command(`
  update product_data set status = $2, updated_at = now() where id = any($1::integer[])`);

/** The ids in $1 whose products only their company sells. */
export const SOLD_ALONE = statement({ id: int })`
  select d.id from product_data d where d.id = any($1::integer[]) and ${isSoldAlone('d')}`;

/** The id of the brand with key $1; a new one is added with the name $2. */
export const BRAND_ID = statement({ id: int })`
  with added as (
    insert into brands (key, name) select $1::text, $2
    where not exists (select from brands where key = $1::text)
    on conflict (key) do update set key = excluded.key returning id
  )
  select id from added union all select id from brands where key = $1::text limit 1`;

/** The ids in $1 of product categories, locked against deletion. */
export const KNOWN_CATEGORIES = statement({ id: int })`
  select id from categories where id = any($1::integer[]) and kind = 'product' for key share`;

/** Replaces the categories of $1 by $2. */
export const WRITE_CATEGORIES = command(`
  with gone as (
    delete from product_data_categories where product_data_id = $1 and category_id <> all($2::integer[])
  )
  insert into product_data_categories (product_data_id, category_id) select $1, unnest($2::integer[])
  on conflict do nothing`);

/** Replaces the pictures of $1 by $2, in this order; removed ones are left out. */
export const WRITE_MEDIA = command(`
  with gone as (
    delete from product_data_media where product_data_id = $1 and media_id <> all($2::integer[])
  )
  insert into product_data_media (product_data_id, media_id, position)
  select $1, m.id, wanted.place - 1
  from unnest($2::integer[]) with ordinality wanted(id, place) join media m on m.id = wanted.id
  on conflict (product_data_id, media_id) do update set position = excluded.position`);
