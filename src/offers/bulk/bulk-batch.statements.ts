import {
  bool,
  command,
  float,
  int,
  ints,
  json,
  nullable,
  oneOf,
  type RowOf,
  type Statement,
  statement,
  text,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ProductKind, ProductStatus } from '../../products/product.entity.js';
import { chosen, setStatus } from '../../products/product-status.statements.js';
import type { BulkActionName } from './bulk-run.entity.js';

/** All writers lock products, then categories, then the read model, each sorted by id: so they cannot deadlock. */
export const LOCK_PRODUCTS = command(
  'select from products where id = any($1::integer[]) order by id for no key update',
);

/** Runs after `LOCK_PRODUCTS`, so that it sees what previous holders of the lock have written. */
export const READ_PRODUCTS = statement({
  id: int,
  kind: oneOf<ProductKind>(),
  status: oneOf<ProductStatus>(),
  productCode: text,
  name: json<Translations>(),
  price: float,
  link: text,
  ean: nullable(text),
  stock: nullable(int),
  deliveryDaysMin: nullable(int),
  deliveryDaysMax: nullable(int),
  deleted: bool,
  /** The store's feed has it. */
  fed: bool,
  /** Its feed no longer decides on them. */
  keepsCategories: bool,
  /** Of a deleted product: another one has its code. */
  codeTaken: bool,
  /** In their order. */
  categoryIds: ints,
})`
  select p.id, p.kind, p.status, p.product_code as "productCode", p.name, p.price::float, p.link, p.ean, p.stock,
    p.delivery_days_min as "deliveryDaysMin", p.delivery_days_max as "deliveryDaysMax",
    p.deleted_at is not null as deleted, p.content_hash is not null and not p.left_feed as fed,
    'categoryIds' = any(p.kept_fields) as "keepsCategories",
    p.deleted_at is not null and exists (select from products other where other.company_id = p.company_id
      and other.product_code = p.product_code and other.deleted_at is null) as "codeTaken",
    array(select category_id from product_categories l where l.product_id = p.id order by position, category_id)
      as "categoryIds"
  from products p where p.id = any($1::integer[]) order by p.id`;
export type BatchProduct = RowOf<typeof READ_PRODUCTS>;

export const LOCK_CATEGORY = statement({
  id: int,
  kind: oneOf<ProductKind>(),
})`select id, kind from categories where id = $1 for key share`;
export type TargetCategory = RowOf<typeof LOCK_CATEGORY>;

// clock_timestamp(), because now() is the start of the transaction: two writes that waited for each other's lock could
// get the same version
const change = (assignments: string) =>
  command(`
  update products set ${assignments}, updated_at = clock_timestamp() where id = any($1::integer[])`);

/** The change of each action to the products $1. */
export const CHANGE: Record<Exclude<BulkActionName, 'categorise'>, Statement> = {
  activate: change(setStatus(chosen('active'))),
  deactivate: change(setStatus(chosen('inactive'))),
  delete: change('deleted_at = now()'),
  restore: change('deleted_at = null'),
};

export const TOUCH = command(
  'update products set updated_at = clock_timestamp() where id = any($1::integer[])',
);

/** Makes $2 the only category of the products $1. */
export const REPLACE_CATEGORIES = command(`
  with deleted as (
    delete from product_categories where product_id = any($1::integer[]) and category_id <> $2
  )
  insert into product_categories as l (product_id, category_id, position)
  select id, $2, 0 from unnest($1::integer[]) as w(id)
  on conflict (product_id, category_id) do update set position = 0 where l.position <> 0`);

/** Adds the category $2 to the products $1. */
export const ADD_CATEGORY = command(`
  insert into product_categories (product_id, category_id, position)
  select w.id, $2, coalesce((select max(position) + 1 from product_categories l where l.product_id = w.id), 0)
  from unnest($1::integer[]) as w(id)
  on conflict (product_id, category_id) do nothing`);
