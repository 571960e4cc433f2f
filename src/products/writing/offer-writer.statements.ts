import {
  bool,
  command,
  int,
  listOf,
  nullable,
  type RowOf,
  bigint,
  statement,
  text,
} from '../../core/database/statement.js';
import type { KeepableField } from '../product-fields.js';
import { COLUMNS, keptColumns, OFFER_ROW, offerRowColumns, setColumns } from '../product-columns.js';
import { chosenStatus, fedStatus, MISSING, setStatus, statusWhere } from '../product-status.statements.js';

/** Deleted offers that the feed still has: the last one of each code, where no other offer has the code. */
export const FIND_DELETED = statement({ id: int })`
  select max(d.id) as id from products d
  where d.company_id = $1 and d.product_code = any($2::text[]) and d.deleted_at is not null
    and not exists (select 1 from products other
      where other.company_id = d.company_id and other.product_code = d.product_code and other.deleted_at is null)
  group by d.product_code`;

/** They keep their id and URL. */
export const RESTORE_DELETED = command(`
  update products set deleted_at = null, ${setStatus(MISSING)}, updated_at = now()
  where id = any($1::integer[])`);

/** Offers of the store $1 with the codes $2; $3 those of them that have just been restored. */
export const FIND_KNOWN = statement({
  id: int,
  productCode: text,
  /** In hex. */
  contentHash: nullable(text),
  leftFeed: bool,
  isRestored: bool,
  priceCents: bigint,
  currency: text,
  keptFields: listOf<KeepableField>(),
})`
  select id, product_code as "productCode", encode(content_hash, 'hex') as "contentHash", left_feed as "leftFeed",
    id = any($3::integer[]) as "isRestored", (price * 100)::bigint as "priceCents", currency,
    kept_fields as "keptFields"
  from products
  where company_id = $1 and product_code = any($2::text[]) and deleted_at is null`;
/** An offer as it is stored before a batch is written. */
export type KnownOffer = RowOf<typeof FIND_KNOWN>;

/** Brands by their keys $1; those that are missing are added with the names $2. */
export const ADD_BRANDS = statement({ key: text, id: int })`
  with named as (
    select * from unnest($1::text[], $2::text[]) as n(key, name)
  ), added as (
    insert into brands as b (key, name) select key, name from named n
    where not exists (select 1 from brands known where known.key = n.key)
    -- setting the key again would block those who insert references to the brand
    order by key on conflict (key) do update set name = b.name returning key, id
  )
  select key, id from added union all select b.key, b.id from brands b join named using (key)`;

/** $1 store, $2 offers as JSON, $3 whether people have edited them: then they keep their origin, and no field. */
export const UPSERT_OFFERS = statement({
  id: int,
  productCode: text,
  keptFields: listOf<KeepableField>(),
  existed: bool,
})`
  insert into products as p (company_id, content_hash, ${COLUMNS.join(', ')})
  select $1, case when not $3 then decode(x."contentHash", 'hex') end, ${offerRowColumns('x')}
  from json_to_recordset($2::json) as x("contentHash" text, ${OFFER_ROW})
  on conflict (company_id, product_code) where deleted_at is null do update set
    ${setColumns('excluded', {
      product_code: 'p.product_code',
      // a product does not become a service, nor the other way round
      kind: 'p.kind',
      ...keptColumns('p', 'excluded', '$3'),
    })},
    ${setStatus(statusWhere('$3', chosenStatus('excluded.status', 'p.'), fedStatus('p.')))},
    content_hash = case when $3 then p.content_hash else excluded.content_hash end,
    price_checked_at = case when $3 and p.price = excluded.price and p.currency = excluded.currency
      then p.price_checked_at else now() end,
    updated_at = now()
  returning id, product_code as "productCode", kept_fields as "keptFields", xmax <> 0 as existed`;

export const ADD_PRICE_HISTORY = command(`
  insert into price_history (product_id, at, price, currency)
  select id, now(), price, currency from products where id = any($1::integer[])
  on conflict do nothing`);

const linksIn = (column: string) => `
  select * from unnest($2::integer[], $3::integer[], $4::integer[]) as w(product_id, ${column}, position)`;

/**
 * Sets the links of products to parallel arrays: $2 products, $3 linked ids, $4 positions. $1 are those of them that may have
 * others by now.
 */
const replaceLinks = (table: string, column: string, links = linksIn(column)) =>
  command(`
  with wanted as (${links}
  ), deleted as (
    delete from ${table} l where l.product_id = any($1::integer[])
      and not exists (select 1 from wanted w where w.product_id = l.product_id and w.${column} = l.${column})
  )
  insert into ${table} as l (product_id, ${column}, position) select product_id, ${column}, position from wanted
  on conflict (product_id, ${column}) do update set position = excluded.position where l.position <> excluded.position`);

/** Keeps the categories from being deleted until the transaction ends; sorted, so that writers cannot deadlock. */
export const LOCK_CATEGORIES = command(
  'select from categories where id = any($1::integer[]) order by id for key share',
);

/** A category that was deleted since the feed was mapped is replaced by its successor. */
const EXISTING_CATEGORIES = `
  select w.product_id, min(w.position) as position,
    coalesce(c.id, s.successor_id, (select id from categories where system = 'uncategorised')) as category_id
  from (${linksIn('category_id')}) w
  left join categories c on c.id = w.category_id
  left join category_successors s on s.id = w.category_id
  group by 1, 3`;

export const REPLACE_CATEGORIES = replaceLinks('product_categories', 'category_id', EXISTING_CATEGORIES);
export const REPLACE_PICTURES = replaceLinks('product_media', 'media_id');

export const DESCRIBE_PICTURES = command(`
  update media m set alt = x.alt
  from (select distinct on (id) id, alt from json_to_recordset($1::json) as d(id integer, alt jsonb) order by id) x
  where m.id = x.id and m.alt is distinct from x.alt`);

/** Keeps the definitions from being deleted until the transaction ends; sorted, so that writers cannot deadlock. */
export const LOCK_DEFINITIONS = command(
  'select from attribute_definitions where id = any($1::integer[]) order by id for key share',
);

/** Sets the attributes of products to $2, rows as JSON; $1 are those of them that may have some by now. */
export const REPLACE_ATTRIBUTES = command(`
  with deleted as (
    delete from product_attributes where product_id = any($1::integer[])
  )
  insert into product_attributes (product_id, definition_id, name, value, unit, position)
  select x."productId", d.id, x.name, x.value, x.unit, x.position
  from json_to_recordset($2::json) as x("productId" integer, "definitionId" integer, name jsonb, value jsonb, unit text,
    position smallint)
  -- an attribute whose definition was deleted since the feed was mapped becomes free text
  left join attribute_definitions d on d.id = x."definitionId"`);

export const HIDE = command(`
  update products set ${setStatus(MISSING)}, updated_at = now()
  where id = any($1::integer[])`);
