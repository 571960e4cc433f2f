import { tryLock } from '../../core/database/advisory-locks.js';
import { int, ints, statement } from '../../core/database/statement.js';

/** So many products stand in one row. */
const PRODUCTS_OF_ROW = 100;

/** Notes the products $1. */
export const ADD_PRODUCTS = statement({ companyId: int })`
  insert into catalogue_product_requests (company_id, product_ids)
  select company_id, array_agg(id order by id) from (
    select id, company_id, (row_number() over (partition by company_id order by id) - 1) / ${PRODUCTS_OF_ROW} as part
    from products where id = any($1::integer[])
  ) listed group by company_id, part order by company_id, part
  returning company_id as "companyId"`;

export const STORES_WAITING = statement({ companyId: int })`
  select distinct company_id as "companyId" from catalogue_product_requests limit $1`;

const WAITING = `
  select company_id, min(id) as first from catalogue_product_requests
  where company_id <> all($1::integer[]) group by company_id`;

/**
 * The store, but those of $1, that has waited longest of those that nobody is at, whose lock the transaction then has; the
 * one that has waited longest, where somebody is at each.
 */
export const NEXT_STORE = statement({ companyId: int })`
  with free as materialized (
    select company_id from (${WAITING} order by first offset 0) waiting
    where ${tryLock('writtenProducts', 'company_id')} limit 1
  )
  select company_id as "companyId" from free
  union all
  (select company_id from (${WAITING}) waiting where not exists (select from free) order by first limit 1)`;

/** The oldest $2 rows of the store $1, which nobody else takes: the transaction has its lock. */
export const TAKE_PRODUCTS = statement({ productIds: ints })`
  with taken as (
    delete from catalogue_product_requests where id = any(array(
      select id from catalogue_product_requests where company_id = $1 order by id limit $2))
    returning product_ids
  )
  select product_ids as "productIds" from taken`;
