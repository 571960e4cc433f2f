import { command, int, nullable, oneOf, statement, text } from '../../core/database/statement.js';
import type { ProductKind } from '../product.entity.js';

/** Keeps the categories from being deleted until the transaction ends; sorted, so that writers cannot deadlock. */
export const LOCK_CATEGORIES = statement({
  id: int,
  kind: oneOf<ProductKind>(),
})`select id, kind from categories where id = any($1::integer[]) order by id for key share`;

const replaceLinks = (table: string, column: string) =>
  command(`
  with wanted as (
    select id, (place - 1)::smallint as position from unnest($2::integer[]) with ordinality as w(id, place)
  ), deleted as (
    delete from ${table} l where l.product_id = $1 and l.${column} <> all($2::integer[])
  )
  insert into ${table} as l (product_id, ${column}, position) select $1, id, position from wanted
  on conflict (product_id, ${column}) do update set position = excluded.position where l.position <> excluded.position`);

/** $1 product, $2 categories in their order. */
export const SET_CATEGORIES = replaceLinks('product_categories', 'category_id');

/** $1 product, $2 pictures in their order. */
export const SET_MEDIA = replaceLinks('product_media', 'media_id');

/** Those of $2 that the store $1 may attach: its own, and those of approved product data. */
export const FIND_MEDIA = statement({ id: int, status: text, failure: nullable(text) })`
  select id, status, failure from media where id = any($2::integer[]) and replaces_id is null and (company_id = $1 or exists (
    select from product_data_media l join product_data d on d.id = l.product_data_id
    where l.media_id = media.id and d.status = 'approved'))
  for key share`;

/** $1 product, $2 the whole list as JSON, in its order. */
export const SET_ATTRIBUTES = command(`
  with wanted as (
    select *, (place - 1)::smallint as position
    from rows from (json_to_recordset($2::json) as (id integer, "definitionId" integer, name jsonb, value jsonb, unit text))
      with ordinality as w(id, definition_id, name, value, unit, place)
  ), deleted as (
    delete from product_attributes a where a.product_id = $1
      and not exists (select from wanted w where w.id = a.id)
  ), changed as (
    update product_attributes a
    set definition_id = w.definition_id, name = w.name, value = w.value, unit = w.unit, position = w.position
    from wanted w where a.id = w.id and a.product_id = $1
  )
  insert into product_attributes (product_id, definition_id, name, value, unit, position)
  select $1, definition_id, name, value, unit, position from wanted where id is null order by position`);
