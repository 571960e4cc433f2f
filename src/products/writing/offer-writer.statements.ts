import { COLUMNS, OFFER_ROW, OFFER_ROW_COLUMNS, setColumns } from '../product-columns.js';
import { chosenStatus, fedStatus, GONE, setStatus, statusWhere } from '../product-status.statements.js';

/** Offers deleted by hand that the feed still has: the last one of each code, when none of it is living. */
export const FIND_DELETED = `
  select max(d.id) as id from products d
  where d.company_id = $1 and d.product_code = any($2::text[]) and d.deleted_at is not null
    and not exists (select 1 from products living
      where living.company_id = d.company_id and living.product_code = d.product_code and living.deleted_at is null)
  group by d.product_code`;

/** They come back under their old id and address. */
export const REVIVE_DELETED = `
  update products set deleted_at = null, ${setStatus(GONE)}, updated_at = now()
  where id = any($1::integer[])`;

/** $3 those of them that have just been revived. */
export const FIND_KNOWN = `
  select id, product_code as "productCode", encode(content_hash, 'hex') as "contentHash", left_feed as "leftFeed",
    id = any($3::integer[]) as "isRevived", (price * 100)::bigint as "priceCents", currency
  from products
  where company_id = $1 and product_code = any($2::text[]) and deleted_at is null`;

export const ADD_BRANDS = `
  with named as (
    select * from unnest($1::text[], $2::text[]) as n(key, name)
  ), added as (
    insert into brands as b (key, name) select key, name from named n
    where not exists (select 1 from brands known where known.key = n.key)
    -- the key itself, set again, would be locked for all who only refer to the brand
    order by key on conflict (key) do update set name = b.name returning key, id
  )
  select key, id from added union all select b.key, b.id from brands b join named using (key)`;

/** $1 store, $2 offers, $3 whether they were typed rather than fed: then they keep where they came from. */
export const UPSERT_OFFERS = `
  insert into products as p (company_id, content_hash, ${COLUMNS.join(', ')})
  select $1, case when not $3 then decode(x."contentHash", 'hex') end, ${OFFER_ROW_COLUMNS}
  from json_to_recordset($2::json) as x("contentHash" text, ${OFFER_ROW})
  on conflict (company_id, product_code) where deleted_at is null do update set
    ${setColumns('excluded', {
      product_code: 'p.product_code',
      // a product does not become a service, nor the other way round
      kind: 'p.kind',
    })},
    ${setStatus(statusWhere('$3', chosenStatus('excluded.status', 'p.'), fedStatus('p.')))},
    content_hash = case when $3 then p.content_hash else excluded.content_hash end,
    price_checked_at = case when $3 and p.price = excluded.price and p.currency = excluded.currency
      then p.price_checked_at else now() end,
    updated_at = now()
  returning id, product_code as "productCode"`;

export const ADD_PRICE_HISTORY = `
  insert into price_history (product_id, at, price, currency)
  select id, now(), price, currency from products where id = any($1::integer[])
  on conflict do nothing`;

const LINKS = (column: string) => `
  select * from unnest($2::integer[], $3::integer[], $4::integer[]) as w(product_id, ${column}, position)`;

const REPLACE_LINKS = (table: string, column: string, links = LINKS(column)) => `
  with wanted as (${links}
  ), gone as (
    delete from ${table} l where l.product_id = any($1::integer[])
      and not exists (select 1 from wanted w where w.product_id = l.product_id and w.${column} = l.${column})
  )
  insert into ${table} as l (product_id, ${column}, position) select product_id, ${column}, position from wanted
  on conflict (product_id, ${column}) do update set position = excluded.position where l.position <> excluded.position`;

/** Waits for who is just deleting one of them, and keeps the others until the transaction ends; one order for everybody. */
export const LOCK_CATEGORIES =
  'select from categories where id = any($1::integer[]) order by id for key share';

/** A category that was deleted since the feed was matched stands for the one that took its content. */
const LIVING_CATEGORIES = `
  select w.product_id, min(w.position) as position,
    coalesce(c.id, s.successor_id, (select id from categories where system = 'uncategorised')) as category_id
  from (${LINKS('category_id')}) w
  left join categories c on c.id = w.category_id
  left join category_successors s on s.id = w.category_id
  group by 1, 3`;

export const REPLACE_CATEGORIES = REPLACE_LINKS('product_categories', 'category_id', LIVING_CATEGORIES);
export const REPLACE_PICTURES = REPLACE_LINKS('product_media', 'media_id');

export const DESCRIBE_PICTURES = `
  with described as (
    update media m set alt = x.alt
    from (select distinct on (id) id, alt from json_to_recordset($1::json) as d(id integer, alt jsonb) order by id) x
    where m.id = x.id and m.alt is distinct from x.alt
    returning m.id
  )
  select count(*) from described`;

/** Keeps definitions that are named until the transaction ends; one order for everybody. */
export const LOCK_DEFINITIONS =
  'select from attribute_definitions where id = any($1::integer[]) order by id for key share';

export const REPLACE_ATTRIBUTES = `
  with gone as (
    delete from product_attributes where product_id = any($1::integer[])
  )
  insert into product_attributes (product_id, definition_id, name, value, unit, position)
  select x."productId", d.id, x.name, x.value, x.unit, x.position
  from json_to_recordset($2::json) as x("productId" integer, "definitionId" integer, name jsonb, value jsonb, unit text,
    position smallint)
  -- one that was deleted since the feed was matched leaves a free text
  left join attribute_definitions d on d.id = x."definitionId"`;

export const HIDE = `
  update products set ${setStatus(GONE)}, updated_at = now()
  where id = any($1::integer[])`;
