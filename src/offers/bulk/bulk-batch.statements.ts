import { chosen, setStatus } from '../../products/product-status.statements.js';
import type { BulkActionName } from './bulk-run.entity.js';

/** One order for everybody, as elsewhere: products, then categories, then the read model. */
export const LOCK_PRODUCTS =
  'select from products where id = any($1::integer[]) order by id for no key update';

/** After the lock, so that it sees what those have written who had it before. */
export const READ_PRODUCTS = `
  select p.id, p.kind, p.status, p.product_code as "productCode", p.name, p.price::float, p.link, p.ean, p.stock,
    p.delivery_days_min as "deliveryDaysMin", p.delivery_days_max as "deliveryDaysMax",
    p.deleted_at is not null as deleted,
    p.deleted_at is not null and exists (select from products living where living.company_id = p.company_id
      and living.product_code = p.product_code and living.deleted_at is null) as "codeTaken",
    array(select category_id from product_categories l where l.product_id = p.id order by position, category_id)
      as "categoryIds"
  from products p where p.id = any($1::integer[]) order by p.id`;

export const LOCK_CATEGORY = 'select id, kind from categories where id = $1 for key share';

// not now(): that is when the transaction began, and the version would not tell two apart that waited
const change = (what: string) => `
  update products set ${what}, updated_at = clock_timestamp() where id = any($1::integer[])`;

/** The change of each action to the products $1. */
export const CHANGE: Record<Exclude<BulkActionName, 'categorise'>, string> = {
  activate: change(setStatus(chosen('active'))),
  deactivate: change(setStatus(chosen('inactive'))),
  delete: change('deleted_at = now()'),
  restore: change('deleted_at = null'),
};

export const TOUCH = 'update products set updated_at = clock_timestamp() where id = any($1::integer[])';

/** Puts the products $1 under the category $2 alone. */
export const PUT_UNDER = `
  with gone as (
    delete from product_categories where product_id = any($1::integer[]) and category_id <> $2
  )
  insert into product_categories as l (product_id, category_id, position)
  select id, $2, 0 from unnest($1::integer[]) as w(id)
  on conflict (product_id, category_id) do update set position = 0 where l.position <> 0`;

/** Puts them under it, too. */
export const ADD_UNDER = `
  insert into product_categories (product_id, category_id, position)
  select w.id, $2, coalesce((select max(position) + 1 from product_categories l where l.product_id = w.id), 0)
  from unnest($1::integer[]) as w(id)
  on conflict (product_id, category_id) do nothing`;
