import { tryLock } from '../../core/database/advisory-locks.js';
import { bigint, int, nullable, type RowOf, statement, texts } from '../../core/database/statement.js';
import { SOURCES_NOW } from './catalogue-parts.statements.js';

/** Number of products in one row. */
const PRODUCTS_OF_ROW = 100;

/** Records the products $1, with the hashes and groups that others can see from now on. */
export const ADD_PRODUCTS = statement({ companyId: int })`
  insert into catalogue_product_requests (company_id, product_ids, sources, prices, group_keys, variant_groups)
  select company_id, array_agg(id), array_agg(source), array_agg(price), array_agg(group_key), array_agg(variant_group) from (
    select p.id, p.company_id, now.source, now.price, p.group_key, p.variant_group,
      (row_number() over (partition by p.company_id order by p.id) - 1) / ${PRODUCTS_OF_ROW} as part
    from products p ${SOURCES_NOW} where p.id = any($1::integer[]) order by p.id
  ) listed group by company_id, part order by company_id, part
  returning company_id as "companyId"`;

export const STORES_WAITING = statement({ companyId: int })`
  select distinct company_id as "companyId" from catalogue_product_requests limit $1`;

const WAITING = `
  select company_id, min(id) as first from catalogue_product_requests
  where company_id <> all($1::integer[]) group by company_id`;

/**
 * The store, not in $1, that waits longest without another worker; the transaction then has its lock. If
 * other workers have all stores, the one that waits longest.
 */
export const NEXT_STORE = statement({ companyId: int })`
  with free as materialized (
    select company_id from (${WAITING} order by first offset 0) waiting
    where ${tryLock('writtenProducts', 'company_id')} limit 1
  )
  select company_id as "companyId" from free
  union all
  (select company_id from (${WAITING}) waiting where not exists (select from free) order by first limit 1)`;

const ONE_OF = (column: string) => `
    case when count(${column}) = count(*) and min(${column}) = max(${column}) then min(${column}) end as ${column}`;

const ALL_OF = (column: string) =>
  `coalesce(array_agg(${column}) filter (where ${column} is not null), '{}')`;

/**
 * Takes the products of the oldest $2 rows of the store $1; the transaction has its lock, so no other takes
 * them. For each product the hash that others could see, null if there were several, and its groups; rows of
 * the previous release have neither.
 */
export const TAKE_PRODUCTS = statement({
  id: int,
  source: nullable(bigint),
  price: nullable(bigint),
  groupKeys: texts,
  variantGroups: texts,
  rows: int,
})`
  with taken as (
    delete from catalogue_product_requests where id = any(array(
      select id from catalogue_product_requests where company_id = $1 order by id limit $2))
    returning product_ids, sources, prices, group_keys, variant_groups
  )
  select seen.id, ${ONE_OF('source')}, ${ONE_OF('price')}, ${ALL_OF('group_key')} as "groupKeys",
    ${ALL_OF('variant_group')} as "variantGroups", (select count(*)::integer from taken) as rows
  from taken cross join unnest(product_ids, sources, prices, group_keys, variant_groups)
    as seen(id, source, price, group_key, variant_group)
  group by seen.id`;
export type SeenProduct = RowOf<typeof TAKE_PRODUCTS>;
