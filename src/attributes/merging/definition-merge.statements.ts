import { command, int, json, nullable, statement, text } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { keyOf, refersTo } from '../attribute.statements.js';

/** The extent of a merge: uses of the definition $1. */
export const IMPACT = statement({ offers: int, productData: int, categories: int, filters: int })`
  select
    (select count(distinct product_id)::integer from product_attributes where definition_id = $1) as offers,
    (select count(*)::integer from product_data where ${refersTo('$1::integer')}) as "productData",
    (select count(*)::integer from category_attributes where definition_id = $1) as categories,
    (select count(*)::integer from category_attributes where definition_id = $1 and filterable) as filters`;

/** Products with ids above $1, up to the second one. */
export const ALL_PRODUCTS: readonly [after: number, last: number] = [0, 2_147_483_647];
const isBetween = (id: string, after: string, last: string) => `${id} > ${after} and ${id} <= ${last}`;

/** The last product of each batch of $2 products with the definition $1, except the last batch. */
export const BATCH_ENDS = statement({ productId: int })`
  select product_id as "productId" from (
    select product_id, row_number() over (order by product_id) as place
    from (select distinct product_id from product_attributes where definition_id = $1) owners
  ) numbered where place % $2 = 0 order by 1`;

const ELEMENTS = 'cross join jsonb_array_elements(d.attributes) with ordinality list(a, place)';

const VALUES_OF_PRODUCTS = `select value, unit from product_attributes
  where definition_id = $1 and ${isBetween('product_id', '$2', '$3')}`;
const differentValues = (stored: string) => statement({
  value: json<Translations>(),
  unit: nullable(text),
  count: int,
})`
  select value, unit, count(*)::integer as count from (${stored}) stored
  group by value, unit order by count(*) desc, value::text`;
/** The different values of the definition $1 in products from $2 to $3, the frequent ones first. */
export const DIFFERENT_VALUES_OF_PRODUCTS = differentValues(VALUES_OF_PRODUCTS);
/** These, and those in product data. */
export const DIFFERENT_VALUES = differentValues(`${VALUES_OF_PRODUCTS}
  union all
  select a -> 'value', a ->> 'unit' from product_data d ${ELEMENTS}
  where ${refersTo('$1::integer')} and (a ->> 'definitionId')::integer = $1`);

/** $3: a list of ReplacedValue. */
const REPLACED = `json_to_recordset($3::json)
  as r(value jsonb, unit text, "newValue" jsonb, "newUnit" text)`;
const IS_REPLACED = (value: string, unit: string) =>
  `r.value = ${value} and r.unit is not distinct from ${unit}`;

const VALUES_BY_PRODUCT = `select 'p' || product_id as owner, definition_id, value, unit from product_attributes
  where definition_id = any(array[$1, $2]::integer[]) and product_id in (
    select product_id from product_attributes where definition_id = $1 and ${isBetween('product_id', '$4', '$5')}
  )`;
const contradictions = (stored: string) => statement({ count: int })`
  with replaced as materialized (select * from ${REPLACED}), stored as (${stored})
  select count(*)::integer as count from (
    select owner from stored
    left join replaced r on definition_id = $1 and ${IS_REPLACED('stored.value', 'stored.unit')}
    group by owner
    having bool_or(definition_id = $1) and count(distinct coalesce(r."newValue", stored.value)) > 1
  ) contradicting`;
/** How many products from $4 to $5 have different values of $1 and $2 after the replacement $3. */
export const CONTRADICTIONS_OF_PRODUCTS = contradictions(VALUES_BY_PRODUCT);
/** These, and product data. */
export const CONTRADICTIONS = contradictions(`${VALUES_BY_PRODUCT}
  union all
  select 'd' || d.id, (a ->> 'definitionId')::integer, a -> 'value', a ->> 'unit' from product_data d ${ELEMENTS}
  where ${refersTo('$1::integer')} and (a ->> 'definitionId')::integer = any(array[$1, $2]::integer[])`);

/** Moves values of the products from $4 to $5 from $1 to $2. Removes them from the read model without foreign keys, like DETACH_PRODUCTS. */
export const MOVE_VALUES = statement({ companyId: int })`
  with moved as (
    update product_attributes a set definition_id = $2, value = r."newValue", unit = r."newUnit"
    from ${REPLACED} where a.definition_id = $1 and ${IS_REPLACED('a.value', 'a.unit')}
      and ${isBetween('a.product_id', '$4', '$5')}
    returning a.product_id
  ), unfiled as (
    delete from catalogue_attributes
    where definition_id = $1 and offer_id = any(array(select product_id from moved))
  )
  select distinct p.company_id as "companyId" from moved m join products p on p.id = m.product_id order by 1`;

/** Leaves one of equal values of $1 in each of the products from $2 to $3. */
export const DROP_REPEATED = command(`
  delete from product_attributes a using (
    select id, row_number() over (partition by product_id, ${keyOf('value')}, unit order by position, id) as place
    from product_attributes where definition_id = $1 and product_id in (
      select product_id from product_attributes where definition_id = $1 and ${isBetween('product_id', '$2', '$3')}
      group by product_id having count(*) > 1
    )
  ) repeated where repeated.id = a.id and repeated.place > 1`);

/** Moves values of product data from $1 to $2, and leaves one of equal ones. */
export const MOVE_VALUES_OF_DATA = command(`
  update product_data d set updated_at = clock_timestamp(), attributes = (
    select jsonb_agg(a order by place) from (
      select a, place, row_number() over (
        partition by case when (a ->> 'definitionId')::integer = $2 then ${keyOf(`(a -> 'value')`)} else place::text end,
          a ->> 'definitionId', a ->> 'unit' order by place) as nth
      from (
        select place, case when r.value is null then a
          else a || jsonb_build_object('definitionId', $2::integer, 'value', r."newValue", 'unit', r."newUnit") end as a
        from jsonb_array_elements(d.attributes) with ordinality list(a, place)
        left join ${REPLACED} on (a ->> 'definitionId')::integer = $1
          and ${IS_REPLACED(`a -> 'value'`, `a ->> 'unit'`)}
      ) moved
    ) numbered where nth = 1)
  where ${refersTo('$1::integer')}`);

/** The names that $1 replaced belong to $2; $3: the unit of $1. */
export const MOVE_NAMES = command(
  'update attribute_aliases set definition_id = $2, unit = coalesce(unit, $3) where definition_id = $1',
);

/** Merged values of $1 are merged values of $2. */
export const MOVE_REPLACED_VALUES = command(`
  insert into attribute_value_aliases (definition_id, key, value)
  select $2, key, value from attribute_value_aliases where definition_id = $1 on conflict do nothing`);

/** Later imports of the names $2 reach the definition $1; values without a unit have the unit $3. */
export const ADD_NAMES = command(`
  insert into attribute_aliases (name, definition_id, unit)
  select distinct fold_text(each.value), $1::integer, $3::text from jsonb_each_text($2::jsonb) each
  on conflict (name) do update set definition_id = excluded.definition_id, unit = excluded.unit`);
