import { command, int, json, statement, text } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { keyOf, refersTo } from '../attribute.statements.js';

/**
 * The values of the definition $1 with their offers; texts in both languages are preferred as the label. $2: part
 * of a folded text, or null. $3: only these keys, or null.
 */
export const VALUES = statement({ key: text, value: json<Translations>(), offers: int, total: int })`
  select key, (array_agg(value order by value ?& '{sl,en}' desc, offers desc, value::text))[1] as value,
    sum(offers)::integer as offers, (count(*) over ())::integer as total
  from (
    select value, ${keyOf('value')} as key, count(*) as offers from product_attributes
    where definition_id = $1 group by value
  ) stored
  where ($2::text is null or strpos(fold_text(concat_ws(' ', value ->> 'sl', value ->> 'en')), $2) > 0)
    and ($3::text[] is null or key = any($3))
  group by key order by sum(offers) desc, key limit $4 offset $5`;

/** The extent of a merge: uses of the values $2 in the definition $1. */
export const VALUES_IMPACT = statement({ offers: int, productData: int, filters: int })`
  select
    (select count(distinct product_id)::integer from product_attributes
      where definition_id = $1 and ${keyOf('value')} = any($2::text[])) as offers,
    (select count(*)::integer from product_data d where ${refersTo('$1::integer')} and exists (
      select from jsonb_array_elements(d.attributes) a
      where (a ->> 'definitionId')::integer = $1 and ${keyOf(`(a -> 'value')`)} = any($2::text[]))) as "productData",
    (select count(*)::integer from category_attributes where definition_id = $1 and filterable) as filters`;

/** Values in $2 that earlier merges replaced in the definition $1. */
export const REPLACED_KEYS = statement({ key: text })`
  select key from attribute_value_aliases where definition_id = $1 and key = any($2::text[])`;

/**
 * Later imports of the values $2 of the definition $1 become $3, also by their text in the other language unless
 * that is a value of its own. Before REPLACE_VALUES, which removes those texts.
 */
export const ADD_VALUES = command(`
  insert into attribute_value_aliases (definition_id, key, value)
  select distinct $1::integer, key, $3::jsonb from (
    select unnest($2::text[]) as key
    union
    select left(fold_text(each.value), 200) from product_attributes a cross join jsonb_each_text(a.value - 'lang') each
    where a.definition_id = $1 and ${keyOf('a.value')} = any($2::text[])
  ) replaced
  where key <> ${keyOf('$3::jsonb')} and (key = any($2::text[]) or not exists (
    select from product_attributes other where other.definition_id = $1 and ${keyOf('other.value')} = key))
  on conflict (definition_id, key) do update set value = excluded.value`);

/** Earlier merges into one of $2 lead to $3. */
export const FOLLOW_VALUES = command(`
  update attribute_value_aliases set value = $3::jsonb
  where definition_id = $1 and ${keyOf('value')} = any($2::text[])`);

/** The value $2 of the definition $1 is no longer replaced. */
export const KEEP_VALUE = command(
  'delete from attribute_value_aliases where definition_id = $1 and key = $2',
);

/** Replaces the values $2 of the definition $1 by $3. */
export const REPLACE_VALUES = statement({ companyId: int })`
  with replaced as (
    update product_attributes set value = $3::jsonb
    where definition_id = $1 and ${keyOf('value')} = any($2::text[]) and value <> $3::jsonb
    returning product_id
  )
  select distinct p.company_id as "companyId" from replaced r join products p on p.id = r.product_id order by 1`;

export const REPLACE_VALUES_OF_DATA = command(`
  update product_data d set updated_at = clock_timestamp(), attributes = (
    select jsonb_agg(a order by place) from (
      select a, place, row_number() over (partition by case when (a ->> 'definitionId')::integer = $1
        then ${keyOf(`(a -> 'value')`)} else place::text end, a ->> 'definitionId' order by place) as nth
      from (
        select place, case when (a ->> 'definitionId')::integer = $1 and ${keyOf(`(a -> 'value')`)} = any($2::text[])
          then a || jsonb_build_object('value', $3::jsonb) else a end as a
        from jsonb_array_elements(d.attributes) with ordinality list(a, place)
      ) replaced
    ) numbered where nth = 1)
  where ${refersTo('$1::integer')} and exists (select from jsonb_array_elements(d.attributes) a
    where (a ->> 'definitionId')::integer = $1 and ${keyOf(`(a -> 'value')`)} = any($2::text[]))`);
