import { NO_PRICE_CENTS } from './codes.js';
import type { ListKey } from './columns.js';

/** Numbers of all rows behind each other, as PostgreSQL sends them: the highest byte first. */
const packed = (bytes: string) =>
  `coalesce(string_agg(${bytes}, ''::bytea order by unit, price_cents, offer_id), '')`;
const whole = (expression: string) => packed(`int4send((${expression})::integer)`);
const amount = (expression: string) => packed(`float8send((${expression})::float8)`);
/** How many there are in each row, and then all of them. */
const several = (column: string) => [whole(`length(${column}) / 4`), packed(column)] as const;

const [VALUE_COUNTS, VALUES] = several(`coalesce(value_ids, '')`);
const [CATEGORY_COUNTS, CATEGORIES] = several(`coalesce(category_ids, '')`);

const COLUMNS = {
  offers: whole('offer_id'),
  cards: whole('unit'),
  companies: whole('company_id'),
  brands: whole('coalesce(brand_id, 0)'),
  prices: amount('price_cents'),
  totals: amount(`coalesce(total_cents, ${NO_PRICE_CENTS})`),
  popularity: whole('popularity'),
  flags: whole('availability + 8 * comparable::integer + 16 * discounted::integer'),
  value_counts: VALUE_COUNTS,
  value_ids: VALUES,
  category_counts: CATEGORY_COUNTS,
  category_ids: CATEGORIES,
};
const NAMES = Object.keys(COLUMNS);

/** `flags`, taken apart. */
export const AVAILABILITY_MASK = 7;
export const COMPARABLE_FLAG = 8;
export const DISCOUNTED_FLAG = 16;

/**
 * Packs the offers of one list: $1 kind, $2 category or 0 for everything, $3 store or 0 for all, $4 the definitions of its
 * attributes, $5 the categories that can be chosen in it. Some seconds for 200 000 offers.
 */
export const PACK = `
  with listed as materialized (
    select o.*, case when $3::integer = 0 then card_id else offer_id end as unit from catalogue_offers o
    where o.kind = $1::smallint and ($3::integer = 0 or o.company_id = $3) and ($2::integer = 0
      or exists (select from catalogue_placements p where p.category_id = $2 and p.offer_id = o.offer_id))
  ), valued as materialized (
    select a.offer_id, a.value_id from catalogue_attributes a join listed using (offer_id)
    where a.definition_id = any($4::integer[])
  ), values_of as (
    select offer_id, string_agg(int4send(value_id), ''::bytea) as value_ids from valued group by 1
  ), categories_of as (
    select p.offer_id, string_agg(int4send(p.category_id), ''::bytea) as category_ids
    from catalogue_placements p join listed using (offer_id)
    where p.category_id = any($5::integer[]) group by 1
  ), columns as (
    select ${Object.entries(COLUMNS)
      .map(([name, column]) => `${column} as ${name}`)
      .join(', ')}
    from listed left join values_of using (offer_id) left join categories_of using (offer_id)
  ), names as (
    select json_build_object(
      'brands', (select coalesce(json_agg(json_build_array(id, key, name)), '[]') from brands
        where id in (select brand_id from listed)),
      'companies', (select coalesce(json_agg(json_build_array(id, company_name)), '[]') from companies
        where id in (select company_id from listed)),
      'values', (select coalesce(json_agg(json_build_array(id, definition_id, key, label, amount)), '[]')
        from attribute_values where id in (select value_id from valued)),
      'definitions', to_json($4::integer[])
    ) as names
  )
  insert into catalogue_facets as f (kind, category_id, company_id, names, ${NAMES.join(', ')})
  select $1::smallint, $2::integer, $3::integer, names, ${NAMES.join(', ')} from columns, names
  on conflict (kind, category_id, company_id) do update set counted_at = now(), names = excluded.names,
    ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** The packed columns of one list, to be read as binary COPY, which takes no parameters. */
export const readPacked = ([kind, categoryId, companyId]: ListKey) => `
  copy (
    select extract(epoch from counted_at)::float8, names::text, ${NAMES.join(', ')}
    from catalogue_facets
    where (kind, category_id, company_id) = (${[kind, categoryId, companyId].map(Math.trunc).join()})
  ) to stdout (format binary)`;

/** The columns in the order of `readPacked`. */
export const PACKED_NAMES = NAMES as (keyof typeof COLUMNS)[];
