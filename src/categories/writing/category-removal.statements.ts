import { command, int, statement } from '../../core/database/statement.js';

/** Numbers of the records that refer to the category $1. */
export const CONTENT = statement({ products: int, productData: int, mappings: int, children: int })`
  select
    (select count(*)::integer from product_categories l join products p on p.id = l.product_id
      where l.category_id = $1 and p.deleted_at is null) as products,
    (select count(*)::integer from product_data_categories where category_id = $1) as "productData",
    (select count(*)::integer from category_mappings where category_id = $1) as mappings,
    (select count(*)::integer from categories where parent_id = $1) as children`;

/** Moves links from $1 to $2; owners with links to both keep one. */
const moveLinks = (table: string, owner: string) => [
  command(`delete from ${table} l where l.category_id = $1 and exists (
     select from ${table} there where there.${owner} = l.${owner} and there.category_id = $2)`),
  command(`update ${table} set category_id = $2 where category_id = $1`),
];

/** Moves everything but the children from $1 to $2, which also becomes the successor of $1. */
export const HAND_OVER = [
  ...moveLinks('product_categories', 'product_id'),
  ...moveLinks('product_data_categories', 'product_data_id'),
  command('update category_successors set successor_id = $2 where successor_id = $1'),
  command('insert into category_successors (id, successor_id) values ($1, $2)'),
];

/** Moves mappings; those found by the name of $1 become fixed, because the name is gone. */
export const MOVE_MAPPINGS = command(`
  update category_mappings set category_id = $2, updated_at = now(),
    below = below and $2::integer is not null,
    origin = case when $2::integer is null then 'none' when origin = 'branch' then 'branch' else 'chosen' end
  where category_id = $1`);

/** Moves the children of $1, of level $4 from 1, below $2, whose path is $3, after its own children. */
export const MOVE_DESCENDANTS = command(`
  update categories set path = $3::integer[] || path[$4:],
    parent_id = case when parent_id = $1 then $2 else parent_id end,
    position = case when parent_id = $1
      then position + (select coalesce(max(position), 0) + 1 from categories where parent_id = $2) else position end,
    updated_at = case when parent_id = $1 then clock_timestamp() else updated_at end
  where path @> array[$1::integer] and id <> $1`);

/** Deleted offers do not block the deletion; a restored one keeps its other categories. */
export const UNLINK_DELETED_OFFERS = command(`
  delete from product_categories l using products p
  where l.category_id = $1 and p.id = l.product_id and p.deleted_at is not null`);

export const DELETE = command('delete from categories where id = $1');
