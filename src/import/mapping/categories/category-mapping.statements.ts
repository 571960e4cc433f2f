import {
  command,
  int,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
  time,
} from '../../../core/database/statement.js';
import type { MappingOrigin } from '../../intake/category-resolver.js';

const MAPPING = {
  id: int,
  /** null: the path is of Google's taxonomy. */
  companyId: nullable(int),
  path: text,
  googleId: nullable(int),
  itemCount: int,
  categoryId: nullable(int),
  origin: oneOf<MappingOrigin>(),
  updatedAt: time,
};

const COLUMNS = `id, company_id as "companyId", path, google_id as "googleId", item_count as "itemCount",
  category_id as "categoryId", origin, updated_at as "updatedAt"`;
const SELECT = `select ${COLUMNS} from category_mappings`;

/** Paths of the store $1, or of Google's taxonomy. */
const OF_LIST = `(company_id = $1 or $1::integer is null and company_id is null)`;

/** Paths with the origin $2 or any, whose folded path contains $3, or with that number. */
const LISTED = `where ${OF_LIST} and ($2::text is null or origin = $2)
  and ($3 = '' or strpos(key, $3) > 0 or google_id::text = $3)`;

/** Mappings with the most items come first. */
export const LIST = {
  rows: statement(MAPPING)`${SELECT} ${LISTED} order by item_count desc, id limit $4 offset $5`,
  count: statement({ count: int })`select count(*)::integer as count from category_mappings ${LISTED}`,
};

export const COUNT_BY_ORIGIN = statement({
  origin: oneOf<MappingOrigin>(),
  count: int,
})`select origin, count(*)::integer as count from category_mappings where ${OF_LIST} group by origin`;

export const FIND = statement(MAPPING)`${SELECT} where id = $1`;

/** A category path of a store's feeds, or of Google's taxonomy, and its target. */
export type CategoryMapping = RowOf<typeof FIND>;

export const LOCK = statement(MAPPING)`${FIND.text} for update`;

/**
 * Adds categories of Google's taxonomy; known ones keep their targets.
 * @returns the new ones
 */
export const ADD_GOOGLE = statement(MAPPING)`
  with added as (
    insert into category_mappings as m (key, path, google_id)
    select x.key, x.path, x."googleId" from json_to_recordset($1::json) as x(key text, path text, "googleId" integer)
    on conflict (key) where company_id is null
      do update set path = excluded.path, google_id = coalesce(excluded.google_id, m.google_id)
    returning *, xmax = 0 as is_new
  )
  select ${COLUMNS} from added where is_new`;

export const DELETE = command('delete from category_mappings where id = $1');

/** The next unmapped paths of the store $1 after the id $2. */
export const NEXT_UNMAPPED = statement(
  MAPPING,
)`${SELECT} where ${OF_LIST} and origin = 'none' and id > $2 order by id limit $3 for update`;

export const WRITE = command(`
  update category_mappings m set category_id = x."categoryId", origin = x.origin, updated_at = clock_timestamp()
  from json_to_recordset($1::json) as x(id integer, "categoryId" integer, origin text) where m.id = x.id`);

/**
 * Categories of the paths' ($1) GTINs: of other stores' offers and of approved product data. `codes` is the
 * number of GTINs in the category, `of` the number of all GTINs with a category, `checked` the number of all GTINs.
 */
export const NEIGHBOURS = statement({ id: int, categoryId: int, codes: int, of: int, checked: int })`
  with codes as (
    select m.id, m.company_id, g.gtin from category_mappings m, unnest(m.gtins) g(gtin) where m.id = any($1::integer[])
  ), categorised as (
    select c.id, c.gtin, l.category_id from codes c
      join products p on p.group_key = c.gtin || 'n' and p.company_id <> c.company_id and p.status = 'active'
        and p.deleted_at is null
      join product_categories l on l.product_id = p.id
    union
    select c.id, c.gtin, l.category_id from codes c
      join product_data d on d.gtin = c.gtin and d.status = 'approved'
      join product_data_categories l on l.product_data_id = d.id
  ), totals as (
    select id, count(distinct gtin)::integer as of from categorised group by 1
  ), checked as (
    select id, count(distinct gtin)::integer as checked from codes group by 1
  )
  select p.id, p.category_id as "categoryId", count(distinct p.gtin)::integer as codes, totals.of, checked.checked
  from categorised p join totals using (id) join checked using (id)
    join categories c on c.id = p.category_id and c.system is null and c.active and c.kind = 'product'
  group by p.id, p.category_id, totals.of, checked.checked`;
