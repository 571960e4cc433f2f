import { command, int, statement } from '../../core/database/statement.js';

/** What refers to a category, $1. */
export const CONTENT = statement(
  { products: int, productData: int, mappings: int, children: int },
  `
  select
    (select count(*)::integer from product_categories l join products p on p.id = l.product_id
      where l.category_id = $1 and p.deleted_at is null) as products,
    (select count(*)::integer from product_data_categories where category_id = $1) as "productData",
    (select count(*)::integer from category_mappings where category_id = $1) as mappings,
    (select count(*)::integer from categories where parent_id = $1) as children`,
);

/** Takes links from $1 to $2; who has both keeps one. */
const moveLinks = (table: string, owner: string) => [
  command(`delete from ${table} l where l.category_id = $1 and exists (
     select from ${table} there where there.${owner} = l.${owner} and there.category_id = $2)`),
  command(`update ${table} set category_id = $2 where category_id = $1`),
];

/** Everything but the children goes from $1 to $2, and so does who comes by an address of $1, or by an older one. */
export const HAND_OVER = [
  ...moveLinks('product_categories', 'product_id'),
  ...moveLinks('product_data_categories', 'product_data_id'),
  command('update category_successors set successor_id = $2 where successor_id = $1'),
  command('insert into category_successors (id, successor_id) values ($1, $2)'),
];

/** What an import had found by the name of $1 would not be found any more, and stays where it is put now. */
export const MOVE_MAPPINGS = command(`
  update category_mappings set category_id = $2, updated_at = now(),
    origin = case when $2::integer is null then 'none' else 'chosen' end
  where category_id = $1`);

/** The children of $1 go below $2, whose path is $3, behind those that are there; $4 is their level, from 1. */
export const MOVE_DESCENDANTS = command(`
  update categories set path = $3::integer[] || path[$4:],
    parent_id = case when parent_id = $1 then $2 else parent_id end,
    position = case when parent_id = $1
      then position + (select coalesce(max(position), 0) + 1 from categories where parent_id = $2) else position end,
    updated_at = case when parent_id = $1 then clock_timestamp() else updated_at end
  where path @> array[$1::integer] and id <> $1`);

/** Deleted offers are not asked about; one that comes back stands where else it stood. */
export const FORGET_DELETED_OFFERS = command(`
  delete from product_categories l using products p
  where l.category_id = $1 and p.id = l.product_id and p.deleted_at is not null`);

export const DELETE = command('delete from categories where id = $1');
