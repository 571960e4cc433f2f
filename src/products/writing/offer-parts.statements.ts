import { command, int, oneOf, statement } from '../../core/database/statement.js';
import type { ProductKind } from '../product-fields.js';

const linksIn = (column: string) => `
  select * from unnest($2::integer[], $3::integer[], $4::integer[]) as w(product_id, ${column}, position)`;

/**
 * Sets the links of products to parallel arrays: $2 products, $3 linked ids, $4 positions. $1 are the
 * products that may have other links.
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

/** Keeps the categories from being deleted until the transaction ends. */
export const LOCK_CATEGORIES = statement({
  id: int,
  kind: oneOf<ProductKind>(),
})`select id, kind from categories where id = any($1::integer[]) order by id for key share`;

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

/** Keeps the definitions from being deleted until the transaction ends. */
export const LOCK_DEFINITIONS = command(
  'select from attribute_definitions where id = any($1::integer[]) order by id for key share',
);

/**
 * Sets the attributes of products to $2, rows as JSON; $1 are the products that may have attributes. Those
 * with an id keep it, others are new.
 */
export const REPLACE_ATTRIBUTES = command(`
  with wanted as (
    select x.id, x."productId" as product_id, d.id as definition_id, x.name, x.value, x.unit, x.position
    from json_to_recordset($2::json) as x(id integer, "productId" integer, "definitionId" integer, name jsonb,
      value jsonb, unit text, position smallint)
    -- an attribute whose definition was deleted since the feed was mapped becomes free text
    left join attribute_definitions d on d.id = x."definitionId"
  ), deleted as (
    delete from product_attributes a where a.product_id = any($1::integer[])
      and not exists (select from wanted w where w.id = a.id)
  ), changed as (
    update product_attributes a
    set definition_id = w.definition_id, name = w.name, value = w.value, unit = w.unit, position = w.position
    from wanted w where w.id is not null and a.id = w.id and a.product_id = w.product_id
  )
  insert into product_attributes (product_id, definition_id, name, value, unit, position)
  select product_id, definition_id, name, value, unit, position from wanted where id is null`);
