import { command, int, json, nullable, oneOf, statement, text } from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { AttributeType } from './attribute-definition.entity.js';

/** A category that a definition belongs to. */
export interface CategoryPlace {
  id: number;
  filterable: boolean;
  /** Among the category's attributes, from 0. */
  position: number;
}

/** Locks the definition $1 for a change; writers of values hold it by LOCK_DEFINITIONS. */
export const LOCK_DEFINITION = command('select from attribute_definitions where id = $1 for update');
export const LOCK_DEFINITIONS = statement({
  id: int,
  name: json<Translations>(),
  unit: nullable(text),
  type: oneOf<AttributeType>(),
})`
  select id, name, unit, type from attribute_definitions where id = any($1::integer[]) order by id for share`;

/** The names of merged definitions, for the definitions $1 that have their values now. */
export const NAME_ALIASES = statement({ name: text, definitionId: int, unit: nullable(text) })`
  select name, definition_id as "definitionId", unit from attribute_aliases
  where definition_id = any($1::integer[]) order by name`;
/** The merged values of the definitions $1, with the values that replaced them. */
export const VALUE_ALIASES = statement({ definitionId: int, key: text, value: json<Translations>() })`
  select definition_id as "definitionId", key, value from attribute_value_aliases
  where definition_id = any($1::integer[]) order by definition_id, key`;

export const LINKS_OF = statement({ id: int, categories: json<CategoryPlace[]>() })`
  select definition_id as id, json_agg(json_build_object('id', category_id, 'filterable', filterable,
    'position', position) order by category_id) as categories
  from category_attributes where definition_id = any($1::integer[]) group by definition_id`;

/** The existing categories of $1, locked against deletion. */
export const KNOWN_CATEGORIES = statement({
  id: int,
})`select id from categories where id = any($1::integer[]) for key share`;

export const REMOVE_LINKS = command(`
  delete from category_attributes where definition_id = $1 and category_id = any($2::integer[])`);

export const ADD_LINKS = command(`
  insert into category_attributes (definition_id, category_id, filterable, position)
  select $1, w.id, w.filterable, 2147483647 from json_to_recordset($2::json) w(id integer, filterable boolean)
  on conflict (category_id, definition_id) do update set filterable = excluded.filterable`);

/**
 * Moves $1 to its position, from 0, in each category of $2 (`id`, `position`); only closes gaps in categories
 * without it.
 */
export const PLACE = command(`
  with wanted as (
    select * from json_to_recordset($2::json) w(id integer, position bigint)
  ), ranked as (
    select a.category_id, a.definition_id, w.position as wanted,
      row_number() over (partition by a.category_id
        order by a.definition_id = $1, a.position, a.definition_id) - 1 as rank,
      count(*) over (partition by a.category_id) as count
    from category_attributes a join wanted w on w.id = a.category_id
  ), positioned as (
    select category_id, definition_id, case when definition_id = $1 then least(wanted, count - 1)
      else rank + (rank >= wanted)::integer end as position
    from ranked
  )
  update category_attributes a set position = positioned.position
  from positioned where (a.category_id, a.definition_id) = (positioned.category_id, positioned.definition_id)
    and a.position <> positioned.position`);

/** SQL of `textKey`. @param value a jsonb with texts */
export const keyOf = (value: string) =>
  `left(fold_text(coalesce(${value} ->> 'sl', ${value} ->> 'en')), 200)`;

/** The first condition belongs to a partial index. */
export const refersTo = (id: string) => `attributes @? '$[*].definitionId ? (@ > 0)'
  and attributes @> jsonb_build_array(jsonb_build_object('definitionId', ${id}))`;

/** How many values of products, deleted ones included, and product data refer to each of $1. */
export const USES = statement({ id: int, products: int, productData: int })`
  select d.id,
    (select count(*)::integer from product_attributes where definition_id = d.id) as products,
    (select count(*)::integer from product_data
      where ${refersTo('d.id')}) as "productData"
  from unnest($1::integer[]) d(id)`;

/**
 * Converts values of $1 to free texts with the name $2 and, if they have no unit, the unit $3. Removes them
 * from the read model without a foreign key, which PostgreSQL would check for each value of each offer.
 */
export const DETACH_PRODUCTS = command(`
  with detached as (
    update product_attributes set definition_id = null, name = $2, unit = coalesce(unit, $3)
    where definition_id = $1 returning product_id
  )
  delete from catalogue_attributes
  where offer_id = any(array(select product_id from detached)) and definition_id = $1`);

export const DETACH_PRODUCT_DATA = command(`
  update product_data d set updated_at = clock_timestamp(), attributes = (
    select jsonb_agg(case when (a ->> 'definitionId')::integer = $1
      then a || jsonb_build_object('definitionId', null, 'name', $2::jsonb, 'unit', coalesce(a ->> 'unit', $3::text))
      else a end order by place)
    from jsonb_array_elements(d.attributes) with ordinality list(a, place))
  where ${refersTo('$1::integer')}`);

/** The names of categories $1 from the root down. */
export const CATEGORY_PATHS = statement({ id: int, names: json<Translations[]>() })`
  select c.id, (select jsonb_agg(a.name order by p.place) from unnest(c.path) with ordinality p(id, place) join categories a using (id)) as names
  from categories c where c.id = any($1::integer[])`;

/** The ancestors of category $1, itself and its children; with null the main categories. In the order of the tree. */
export const NEARBY_CATEGORIES = statement({ id: int })`
  with way as (select coalesce((select path from categories where id = $1::integer), '{}') as ids)
  select c.id from categories c, way
  where c.id = any(way.ids) or c.parent_id is not distinct from way.ids[cardinality(way.ids)]
  order by c.id = any(way.ids) desc, cardinality(c.path), c.position, c.id`;
