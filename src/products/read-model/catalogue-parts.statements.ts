import { bigint, bool, command, int, nullable, statement, text } from '../../core/database/statement.js';
import { VISIBLE } from './catalogue.statements.js';

/**
 * The statements for an offer's own parts of the read model, and for the hashes of their sources. Each takes
 * the ids of products as $1 and writes only rows that differ; no other transaction writes them meanwhile.
 */

/**
 * Hashes of the products `p`: `source` covers everything that the read model derives except the row in
 * `catalogue_offers`, `price` covers the prices.
 */
export const SOURCES_NOW = `
  cross join lateral (
    select hash_record_extended((p.name, p.product_code, p.mpn, p.ean, p.gtin,
      (select b.name from brands b where b.id = p.brand_id), p.company_id, p.group_key,
      p.variant_group, p.unit_measure, array(
        select hash_array_extended(c.path, 0) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by 1
      ), array(
        select hash_record_extended((a.definition_id, a.value), 0) from product_attributes a
        where a.product_id = p.id order by 1
      )), 0)
      -- few offers differ in these: of others the number stays the same
      # case when num_nonnulls(p.multipack, p.is_bundle, p.contract) > 0
        then hash_record_extended((p.multipack, p.is_bundle, p.contract), 0) else 0 end
      # case when (p.condition, p.currency, p.kind) <> ('new', 'EUR', 'product')
        then hash_record_extended((p.condition, p.currency, p.kind), 0) else 0 end
      # case when ${VISIBLE} then 0 else 1 end as source, hash_record_extended((p.price, p.regular_price), 0) as price
    -- or PostgreSQL would calculate it again for each column
    offset 0
  ) now`;

/**
 * The products in $1 whose hash differs from the stored one, or all of them ($2), with the current hashes,
 * the version of the product's row, and the groups now and at the last refresh. `onlyPrice`: only a price
 * changed, which decides comparisons. $3 and $4: the hashes that other transactions could see and use since
 * the last refresh; null if there were several. Null instead of arrays: the products were not visible to
 * others yet.
 */
export const CHANGED_SOURCES = statement({
  id: int,
  source: bigint,
  price: bigint,
  version: text,
  onlyPrice: bool,
  groupKey: nullable(text),
  variantGroup: nullable(text),
  formerGroupKey: nullable(text),
  formerVariantGroup: nullable(text),
})`
  select p.id, now.source, now.price, p.xmin::text as version, not changed.wholly as "onlyPrice",
    p.group_key as "groupKey", p.variant_group as "variantGroup",
    s.group_key as "formerGroupKey", s.variant_group as "formerVariantGroup"
  from unnest($1::integer[], $3::bigint[], $4::bigint[]) as seen(id, source, price)
  join products p on p.id = seen.id
  left join catalogue_offers o on o.offer_id = p.id
  left join catalogue_sources s on s.offer_id = p.id
  ${SOURCES_NOW}
  cross join lateral (
    select $2 or now.source is distinct from s.source or ($3 is not null and seen.source is distinct from s.source)
      or (o.offer_id is not null) <> (${VISIBLE})
      or (p.deleted_at is not null and s.offer_id is not null) as wholly
    offset 0
  ) changed
  where changed.wholly or (
    (now.price is distinct from s.price or ($4 is not null and seen.price is distinct from s.price))
    and (exists (select from products other where other.group_key = p.group_key and other.id <> p.id)
      or exists (select from matching_decided_offers decided where decided.offer_id = p.id)))`;

/**
 * Stores the hashes $2 and $4 of the products $1 whose rows still have the versions $3, with their groups $5
 * and $6. For the others no hash is stored, so their next refresh rebuilds them.
 */
export const STORE_SOURCES = command(`
  with made as (
    select p.id, case when p.xmin::text = given.version then given.source end as source, given.price, given.group_key,
      given.variant_group
    from unnest($1::integer[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::text[])
      as given(id, source, version, price, group_key, variant_group)
    join products p on p.id = given.id and p.deleted_at is null
  ), forgotten as (
    delete from catalogue_sources where offer_id = any($1::integer[]) and offer_id not in (select id from made)
  )
  insert into catalogue_sources as s (offer_id, source, price, group_key, variant_group) select * from made
  on conflict (offer_id) do update set source = excluded.source, price = excluded.price, group_key = excluded.group_key,
    variant_group = excluded.variant_group
  where (s.source, s.price, s.group_key, s.variant_group)
    is distinct from (excluded.source, excluded.price, excluded.group_key, excluded.variant_group)`);

/** Has the products $1 made whole at their next refresh. */
export const FORGET_SOURCES = command(
  'update catalogue_sources set source = null where offer_id = any($1::integer[])',
);

/** The text of an offer for its store, and once more with its codes as one word: WH1000XM5 for WH-1000XM5. */
const OWN_TEXT = `concat_ws(' ', p.name->>'sl', p.name->>'en', p.product_code, p.mpn, p.ean, p.gtin)`;
const SIGNS = '[-‐-―/+_]+';
const JOINED = `
  case when own.text ~ '[[:alnum:]]${SIGNS}[[:alnum:]]|×'
    then regexp_replace(replace(own.text, '×', 'x'), '(?<![0-9])${SIGNS}|${SIGNS}(?![0-9])', '', 'g') end`;

/**
 * `catalogue_texts`: names, for their order, and the words by which their stores look for
 * them; a row for each product, hidden ones included.
 */
export const REFRESH_TEXTS = `
  with gone as (
    select id from products where id = any($1::integer[]) and deleted_at is not null
  ), texts as (
    delete from catalogue_texts using gone where offer_id = gone.id
  ), named_brands as materialized (
    -- the words of a brand are made once for all of its products
    select b.id, to_tsvector('simple', text_words(b.name)) as words
    from brands b where b.id in (select brand_id from products where id = any($1::integer[]))
  ), wanted as materialized (
    select p.id as offer_id, coalesce(p.name->>'sl', p.name->>'en', '') as name_sl,
      coalesce(p.name->>'en', p.name->>'sl', '') as name_en,
      to_tsvector('simple', text_words(concat_ws(' ', own.text, ${JOINED}))) || coalesce(b.words, '') as words
    from products p left join named_brands b on b.id = p.brand_id
    cross join lateral (select ${OWN_TEXT} as text) own
    where p.id = any($1::integer[]) and p.deleted_at is null
  )
  insert into catalogue_texts as t (offer_id, name_sl, name_en, words)
  select offer_id, name_sl, name_en, words from wanted order by offer_id
  on conflict (offer_id) do update
    set name_sl = excluded.name_sl, name_en = excluded.name_en, words = excluded.words
    where (t.name_sl, t.name_en, t.words) is distinct from (excluded.name_sl, excluded.name_en, excluded.words)`;

/**
 * Deletes rows of `stood` that are not in `wanted`, by their first column as an array; without such rows
 * there is no search.
 */
const DELETE_SURPLUS = (table: string, column: string) => `
    delete from ${table} s where s.offer_id = any(array(select offer_id from surplus))
      and (s.offer_id, s.${column}) in (select offer_id, ${column} from surplus)`;

export const REFRESH_PLACEMENTS = `
  with wanted as materialized (
    select distinct p.id as offer_id, place.category_id
    from products p
    join product_categories pc on pc.product_id = p.id
    join categories c on c.id = pc.category_id
    cross join unnest(c.path) as place(category_id)
    where p.id = any($1::integer[]) and ${VISIBLE}
  ), stood as materialized (
    select offer_id, category_id
    from unnest($1::integer[]) as given(id) join catalogue_placements on offer_id = given.id
  ), surplus as materialized (
    table stood except table wanted
  ), gone as (${DELETE_SURPLUS('catalogue_placements', 'category_id')}
  )
  insert into catalogue_placements (offer_id, category_id)
  select offer_id, category_id from (table wanted except table stood) added order by category_id, offer_id`;

/** The number in a value in English notation; a value without a number is not a filter. */
const AMOUNT = `substring(coalesce(a.value ->> 'en', replace(a.value ->> 'sl', ',', '.')) from '^-?[0-9]{1,13}(?:[.][0-9]+)?$')`;
const FIRST_TEXT = `fold_text(coalesce(a.value ->> 'sl', a.value ->> 'en'))`;

/** The value of `product_attributes a` by its definition `d`, in the form of filters. */
export const attributeValue = {
  key: `case d.type when 'number' then ${AMOUNT}
        when 'boolean' then case ${FIRST_TEXT} when 'da' then 'true' when 'yes' then 'true' when 'ne' then 'false'
          when 'no' then 'false' end
        else left(${FIRST_TEXT}, 200) end`,
  amount: `case when d.type = 'number' then ${AMOUNT}::float8 end`,
};

/** Offers share few values: each is read once. */
export const REFRESH_ATTRIBUTES = `
  with described as materialized (
    select a.product_id as offer_id, a.definition_id, a.value
    from products p join product_attributes a on a.product_id = p.id and a.definition_id is not null
    where p.id = any($1::integer[]) and ${VISIBLE}
  ), definitions as materialized (
    -- a deletion of a definition waits, and then deletes its values
    select id, type from attribute_definitions where id = any(array(select distinct definition_id from described))
    order by id for key share
  ), wanted as (
    select a.definition_id, a.value, ${attributeValue.key} as key, ${attributeValue.amount} as amount, a.offer_ids
    from (
      select definition_id, value, array_agg(offer_id) as offer_ids from described group by definition_id, value
    ) a join definitions d on d.id = a.definition_id
  ), found as materialized (
    select w.*, v.id, v.label
    from wanted w left join attribute_values v on (v.definition_id, v.key) = (w.definition_id, w.key)
    where w.key <> ''
  ), named as (
    insert into attribute_values as v (definition_id, key, label, amount)
    select distinct on (definition_id, key) definition_id, key, value, amount from found
    where id is null or value || label <> label
    order by definition_id, key, value ?& '{sl,en}' desc, value::text desc
    -- a language that was missing
    on conflict (definition_id, key) do update set label = excluded.label || v.label
    returning id, definition_id, key
  ), added_ids as materialized (
    -- without statistics, a join compares all rows with each other: thousands of values take minutes
    select jsonb_object_agg(definition_id || ' ' || key, id) as by_key from named
  ), filed as materialized (
    select distinct offer_id, f.definition_id,
      coalesce(f.id, (a.by_key ->> (f.definition_id || ' ' || f.key))::integer) as value_id
    from found f cross join added_ids a cross join unnest(f.offer_ids) as offer_id
  ), stood as materialized (
    select offer_id, definition_id, value_id from catalogue_attributes where offer_id = any($1::integer[])
  ), surplus as materialized (
    table stood except table filed
  ), gone as (${DELETE_SURPLUS('catalogue_attributes', 'value_id')}
  )
  insert into catalogue_attributes (offer_id, definition_id, value_id)
  select offer_id, definition_id, value_id from (table filed except table stood) added
  order by offer_id, definition_id, value_id`;
