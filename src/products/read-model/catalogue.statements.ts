import { shareLock, takeLock } from '../../core/database/advisory-locks.js';
import { ints, statement } from '../../core/database/statement.js';
import {
  AVAILABILITY_CODES,
  CONDITION_CODES,
  KIND_CODES,
  NO_PRICE_CENTS,
} from '../../search/catalogue-index/codes.js';
import { joinDiscount } from '../discount.js';

/**
 * The statements that derive the read model (catalogue_offers, catalogue_placements, catalogue_attributes)
 * from the products; catalogue-texts.statements.ts those of catalogue_texts.
 * Each takes the ids of products as $1 and writes only rows that differ. Nobody else adds rows of these meanwhile: whoever
 * writes holds the locks of what joins them, which saves each new row the care for conflicts.
 */

/** So many products may share a GTIN or a variant group; a feed that gives all its items one group must not cost more. */
const NEIGHBOUR_LIMIT = 500;

/** By what products `p` are joined to others, as numbers; itself where nothing joins it. */
const JOIN_KEYS = `
  cross join lateral (
    select hashtext('group ' || p.group_key) as key where p.group_key is not null
    union all
    select hashtext('variants ' || p.company_id || ' ' || p.variant_group) where p.variant_group is not null
    union all
    select hashtext('offer ' || p.id) where p.group_key is null and p.variant_group is null
  ) joined`;

export const JOIN_KEYS_OF = statement({ keys: ints })`
  select coalesce(array_agg(distinct joined.key), '{}') as keys
  from products p ${JOIN_KEYS} where p.id = any($1::integer[])`;

/** All of $1, in the same order for everybody, so that two writers cannot block each other. */
export const LOCK_JOIN_KEYS = `
  ${takeLock('comparisons', 'key')} from (select unnest($1::integer[]) as key order by 1) keys`;

/** The stores of the products $1, as those who have locked these products do. */
export const SHARE_STORES = `
  ${shareLock('writtenProducts', 'company_id')} from (
    select distinct company_id from products where id = any($1::integer[]) order by 1) stores`;

/**
 * The offers whose comparison or card may change with those of $1, the given ones included, and the keys that join them
 * but are not in $2.
 */
export const AFFECTED_OFFERS = statement({ ids: ints, others: ints })`
  with recursive affected(id) as (
    select unnest($1::integer[])
    union
    select neighbour.id
    from affected a
    -- each by its key: the planner takes a thousand for ten times as many, and reads the whole table instead
    cross join lateral (
      select s.id, s.group_key, s.company_id, s.variant_group from products s where s.id = a.id offset 0
    ) p
    cross join lateral (
      (select q.id from products q where q.group_key = p.group_key limit ${NEIGHBOUR_LIMIT})
      union all
      (select q.id from products q
        where q.company_id = p.company_id and q.variant_group = p.variant_group limit ${NEIGHBOUR_LIMIT})
      union all
      (select other.offer_id from catalogue_offers own join catalogue_offers other using (card_id)
        where own.offer_id = p.id limit ${NEIGHBOUR_LIMIT})
    ) neighbour
  ), joined as (
    select p.id, array(select joined.key from (select) one ${JOIN_KEYS}) as keys
    from affected a
    cross join lateral (
      select s.id, s.group_key, s.company_id, s.variant_group from products s where s.id = a.id offset 0
    ) p
  )
  select coalesce(array_agg(id), '{}') as ids,
    coalesce((select array_agg(distinct key) from joined, unnest(keys) key where key <> all($2::integer[])), '{}') as others
  from joined`;

/** Of products `p`: whether visitors see them. */
const VISIBLE = `p.status = 'active' and p.deleted_at is null
  and exists (select 1 from companies c where c.id = p.company_id and c.active)`;

export const REMOVE_HIDDEN = `
  with hidden as (
    select p.id from products p where p.id = any($1::integer[]) and not (${VISIBLE})
  ), offers as (
    delete from catalogue_offers using hidden where offer_id = hidden.id
  ), placements as (
    delete from catalogue_placements using hidden where offer_id = hidden.id
  )
  delete from catalogue_attributes using hidden where offer_id = hidden.id`;

/**
 * Of the row that is wanted: no condition for an index, which was asked for each row of thousands and put all of $1 in
 * order each time.
 */
const SAME_OFFER = (alias: string) => `${alias}.offer_id + 0 = w.offer_id`;

const codeOf = (column: string, codes: Record<string, number>) =>
  `case ${column} ${Object.entries(codes)
    .map(([word, code]) => `when '${word}' then ${code}`)
    .join(' ')} end`;

/**
 * Rows of $1, before their products are read: who finds them locked reads what has been committed until then, and does not
 * write something older over it.
 */
export const LOCK_OFFERS = `
  select from catalogue_offers where offer_id = any($1::integer[]) order by offer_id for no key update`;

/**
 * The products $2 and their neighbours, $1 altogether. Rows are added of $2 only: whoever has written another one adds it.
 * Where $3 names what joins offers and is locked, those that something else joins by now are left to whoever has written
 * that.
 */
export const REFRESH_OFFERS = `
  with stood as materialized (
    select offer_id from catalogue_offers where offer_id = any($1::integer[])
  ), visible as (
    select p.*, p.currency = 'EUR' as comparable,
      case when p.group_key is null then p.id else min(p.id) over (partition by p.group_key) end as group_id
    from products p where p.id = any($1::integer[]) and ${VISIBLE}
      and (p.id = any($2::integer[]) or p.id in (select offer_id from stood))
      and ($3::integer[] is null
        or not exists (select from (select) one ${JOIN_KEYS} where joined.key <> all($3::integer[])))
  ), varied as (
    select v.*, case when variant_group is null then group_id
      else min(group_id) over (partition by company_id, variant_group) end as variant_card
    from visible v
  ), wanted as materialized (
    select id as offer_id, group_id, min(variant_card) over (partition by group_id) as card_id, company_id, brand_id,
      ${codeOf('kind', KIND_CODES)} as kind,
      case when comparable then (price * 100)::bigint else ${NO_PRICE_CENTS} end as price_cents,
      case when comparable then ((price + delivery_cost) * 100)::bigint end as total_cents,
      comparable, discount.percent is not null as discounted,
      ${codeOf('availability', AVAILABILITY_CODES)} as availability, ${codeOf('condition', CONDITION_CODES)} as condition,
      clicks as popularity
    from varied ${joinDiscount('varied')}
  ), changed as (
    update catalogue_offers o set
      group_id = w.group_id, card_id = w.card_id, company_id = w.company_id, brand_id = w.brand_id, kind = w.kind,
      price_cents = w.price_cents, total_cents = w.total_cents, comparable = w.comparable, discounted = w.discounted,
      availability = w.availability, condition = w.condition, popularity = w.popularity
    from wanted w
    where o.offer_id = any($1::integer[]) and ${SAME_OFFER('o')}
      and (o.group_id, o.card_id, o.company_id, o.brand_id, o.kind, o.price_cents, o.total_cents, o.comparable,
        o.discounted, o.availability, o.condition, o.popularity)
      is distinct from (w.group_id, w.card_id, w.company_id, w.brand_id, w.kind, w.price_cents, w.total_cents,
        w.comparable, w.discounted, w.availability, w.condition, w.popularity)
  )
  insert into catalogue_offers (offer_id, group_id, card_id, company_id, brand_id, kind, price_cents, total_cents,
    comparable, discounted, availability, condition, popularity)
  select offer_id, group_id, card_id, company_id, brand_id, kind, price_cents, total_cents, comparable, discounted,
    availability, condition, popularity
  from wanted where offer_id not in (select offer_id from stood) order by offer_id`;

export const REFRESH_PLACEMENTS = `
  with wanted as materialized (
    select distinct place.category_id, o.offer_id
    from catalogue_offers o
    join product_categories pc on pc.product_id = o.offer_id
    join categories c on c.id = pc.category_id
    cross join unnest(c.path) as place(category_id)
    where o.offer_id = any($1::integer[])
  ), stood as materialized (
    select category_id, offer_id from catalogue_placements where offer_id = any($1::integer[])
  ), gone as (
    delete from catalogue_placements p where p.offer_id = any($1::integer[])
      and not exists (select 1 from wanted w where w.category_id = p.category_id and w.offer_id = p.offer_id)
  )
  insert into catalogue_placements (category_id, offer_id)
  select category_id, offer_id from wanted
  where (category_id, offer_id) not in (select category_id, offer_id from stood) order by category_id, offer_id`;

export const REFRESH_POPULARITY = `
  update catalogue_offers o set popularity = p.clicks from products p
  where p.id = any($1::integer[]) and o.offer_id = p.id and o.popularity <> p.clicks`;

/** A number as it is written in English; what is no number has no place in a filter. */
const AMOUNT = `substring(coalesce(a.value ->> 'en', replace(a.value ->> 'sl', ',', '.')) from '^-?[0-9]{1,13}(?:[.][0-9]+)?$')`;
const FIRST_TEXT = `fold_text(coalesce(a.value ->> 'sl', a.value ->> 'en'))`;

/** The value of `product_attributes a` by its definition `d`, as filters know it. */
export const attributeValue = {
  key: `case d.type when 'number' then ${AMOUNT}
        when 'boolean' then case ${FIRST_TEXT} when 'da' then 'true' when 'yes' then 'true' when 'ne' then 'false'
          when 'no' then 'false' end
        else left(${FIRST_TEXT}, 200) end`,
  amount: `case when d.type = 'number' then ${AMOUNT}::float8 end`,
};

export const REFRESH_ATTRIBUTES = `
  with found as materialized (
    select a.product_id as offer_id, a.definition_id, a.value as label,
      ${attributeValue.key} as key,
      ${attributeValue.amount} as amount
    from product_attributes a
    join attribute_definitions d on d.id = a.definition_id
    where a.product_id = any($1::integer[])
      and exists (select from catalogue_offers o where o.offer_id = a.product_id)
  ), wanted as (
    select * from found where key <> ''
  ), named as (
    insert into attribute_values as v (definition_id, key, label, amount)
    select distinct on (definition_id, key) definition_id, key, label, amount from wanted w
    where not exists (select from attribute_values k
      where (k.definition_id, k.key) = (w.definition_id, w.key) and w.label || k.label = k.label)
    order by definition_id, key, label ?& '{sl,en}' desc, label::text desc
    -- a language that was missing
    on conflict (definition_id, key) do update set label = excluded.label || v.label
    returning id, definition_id, key
  ), known as (
    select id, definition_id, key from named
    union
    select v.id, v.definition_id, v.key from attribute_values v
    where (v.definition_id, v.key) in (select definition_id, key from wanted)
  ), rows as materialized (
    select distinct w.offer_id, w.definition_id, k.id as value_id from wanted w join known k using (definition_id, key)
  ), gone as (
    delete from catalogue_attributes c where c.offer_id = any($1::integer[])
      and not exists (select from rows r where r.offer_id = c.offer_id and r.value_id = c.value_id)
  )
  insert into catalogue_attributes (offer_id, definition_id, value_id)
  select offer_id, definition_id, value_id from rows order by offer_id, definition_id, value_id
  on conflict do nothing`;
