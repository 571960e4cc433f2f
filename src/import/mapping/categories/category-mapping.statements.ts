import {
  bool,
  command,
  int,
  json,
  nullable,
  oneOf,
  present,
  type RowOf,
  statement,
  text,
  time,
} from '../../../core/database/statement.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import { type MappingOrigin, PATH_SEPARATOR } from '../../intake/category-resolver.js';

const MAPPING = {
  id: int,
  /** null: the path is of Google's taxonomy. */
  companyId: nullable(int),
  path: text,
  googleId: nullable(int),
  itemCount: int,
  categoryId: nullable(int),
  origin: oneOf<MappingOrigin>(),
  below: bool,
  updatedAt: time,
};

const COLUMNS = `id, company_id as "companyId", path, google_id as "googleId", item_count as "itemCount",
  category_id as "categoryId", origin, below, updated_at as "updatedAt"`;
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

/** Locks a list's paths in the order in which imports write them. */
export const LOCK_LIST = statement({})`
  select from category_mappings where ${OF_LIST} order by key for update`;

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

/** Selected paths of a list: all that it finds, or those with the ids $4; without those with the ids $5. */
const SELECTED = `${LISTED} and ($4::integer[] is null or id = any($4)) and id <> all($5::integer[])
  -- the branch $6
  and ($6 = '' or key = $6 or starts_with(key, $6 || '${PATH_SEPARATOR}'))`;

export const SELECT_PATHS = statement(MAPPING)`${SELECT} ${SELECTED} order by item_count desc, id`;

/** The path $3 with the key $2 of the store $1; added if it is new. */
export const ADD_PATH = statement({ ...MAPPING, isNew: bool })`
  insert into category_mappings as m (company_id, key, path) values ($1, $2, $3)
  on conflict (company_id, key) do update set path = m.path
  returning ${COLUMNS}, xmax = 0 as "isNew"`;

export const WRITE = command(`
  update category_mappings m set category_id = x."categoryId", origin = x.origin, below = x.below,
    updated_at = clock_timestamp()
  from json_to_recordset($1::json) as x(id integer, "categoryId" integer, origin text, below boolean)
  where m.id = x.id`);

/** Paths of the store $1 that imports place, with their keys. */
export const PLACED = statement({ key: text, ...MAPPING })`
  select key, ${COLUMNS} from category_mappings
  where company_id = $1 and origin in ('none', 'name', 'google', 'branch') order by id`;

/** A person's choices of the store $1. */
export const CHOSEN = statement({
  key: text,
  categoryId: nullable(int),
  origin: oneOf<MappingOrigin>(),
  below: bool,
})`select key, category_id as "categoryId", origin, below from category_mappings
  where company_id = $1 and origin in ('chosen', 'excluded')`;

/** Names of up to three offers of each of the paths $2 of the store $1. */
export const EXAMPLES = statement({ path: present(text), names: json<Translations[]>() })`
  select f.path, examples.names
  from (
    select array_to_string(path, '${PATH_SEPARATOR}') as path, array_agg(id) as ids from feed_categories
    where path in (select string_to_array(x, '${PATH_SEPARATOR}') from unnest($2::text[]) x) group by 1
  ) f cross join lateral (
    select json_agg(first.name) as names from (
      select p.name from products p
      where p.company_id = $1 and p.feed_category_id = any(f.ids) and p.status = 'active' and p.deleted_at is null
        and p.feed_category_id is not null
      limit 3
    ) first
  ) examples
  where examples.names is not null`;

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
