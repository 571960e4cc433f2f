import {
  bool,
  command,
  int,
  ints,
  json,
  nullable,
  oneOf,
  statement,
  text,
  time,
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import { mediaJson, type MediaRow } from '../media/media.presenter.js';
import type { CategoryRow } from './category-tree.js';

export const READ_TREE = statement({
  id: int,
  parentId: nullable(int),
  kind: oneOf<CategoryRow['kind']>(),
  system: nullable(oneOf<'uncategorised'>()),
  name: json<Translations>(),
  slug: json<Translations>(),
  description: json<Translations>(),
  metaTitle: json<Translations>(),
  metaDescription: json<Translations>(),
  path: ints,
  position: int,
  active: bool,
  productCount: int,
  mediaId: nullable(int),
  media: nullable(json<MediaRow>()),
  updatedAt: time,
})`
  select c.id, c.parent_id as "parentId", c.kind, c.system, c.name, c.slug, c.description, c.meta_title as "metaTitle",
    c.meta_description as "metaDescription", c.path, c.position, c.active,
    c.product_count as "productCount", c.media_id as "mediaId", ${mediaJson('m')} as media, c.updated_at as "updatedAt"
  from categories c left join media m on m.id = c.media_id and m.status = 'ready'
  order by c.position, c.id`;

/** Differs after every write of a category or its picture, by the transaction ids of the rows. */
export const READ_TREE_STATE = statement({ state: text })`
  select concat_ws(':', count(*), sum(c.xmin::text::bigint), sum(m.xmin::text::bigint)) as state
  from categories c left join media m on m.id = c.media_id`;

export const READ_SUCCESSORS = statement({
  id: int,
  successorId: int,
})`select id, successor_id as "successorId" from category_successors`;

export const COUNT_CARDS = statement({ id: int, cards: int })`
  select p.category_id as id, count(distinct o.card_id)::integer as cards
  from catalogue_placements p join catalogue_offers o using (offer_id)
  group by p.category_id`;

/** $1 ids, $2 their counts; all other categories get 0. */
export const WRITE_COUNTS = command(`
  with counted as (
    select c.id, coalesce(n.cards, 0) as cards
    from categories c left join unnest($1::integer[], $2::integer[]) as n(id, cards) using (id)
  )
  update categories c set product_count = counted.cards
  from counted where c.id = counted.id and c.product_count <> counted.cards`);

/** $1 parent, $2 kind, $3 name, $4 slug, $5 active, $6 picture, $7 to $9 texts. The path needs the id. */
export const INSERT = statement({ id: int })`
  insert into categories (parent_id, kind, name, slug, active, media_id, description, meta_title, meta_description, position)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 2147483647)
  returning id`;

export const FIRST_PATH = command(`
  update categories set path = coalesce((select path from categories where id = $2), '{}') || id where id = $1`);

export const DESCRIBE = command(`
  update categories set name = $2, slug = $3, active = $4, media_id = $5, description = $6, meta_title = $7,
    meta_description = $8, updated_at = clock_timestamp() where id = $1`);

/** Keeps the mappings that imports found by the old name of $1. */
export const PIN_MAPPINGS = command(`
  update category_mappings set origin = 'chosen', updated_at = now() where category_id = $1 and origin = 'name'`);

/** Moves $1 to position $4, from 0, among the children of $2 of kind $3; only closes gaps when $1 is null. */
export const PLACE = command(`
  with ranked as (
    select id, row_number() over (order by (id = $1::integer) is true, position, id) - 1 as rank, count(*) over () as count
    from categories where parent_id is not distinct from $2::integer and kind = $3 and system is null
  ), positioned as (
    select id, case when id = $1::integer then least($4::bigint, count - 1)
      else rank + (rank >= $4::bigint)::integer end as position
    from ranked
  )
  update categories c set position = positioned.position,
    updated_at = case when c.id = $1::integer then clock_timestamp() else c.updated_at end
  from positioned where c.id = positioned.id and c.position <> positioned.position`);

/**
 * Locks the category and its descendants against new products until the transaction ends. Waits for transactions that
 * add some, so that this one sees all of the content.
 */
export const LOCK_SUBTREE = statement({ id: int })`
  select id from categories where path @> array[$1::integer] order by id for update`;

/** Moves $1, of level $4 from 1, below $2, whose path is $3, with the paths of its descendants. */
export const MOVE = command(`
  update categories set path = $3::integer[] || path[$4:],
    parent_id = case when id = $1 then $2::integer else parent_id end,
    updated_at = case when id = $1 then clock_timestamp() else updated_at end
  where path @> array[$1::integer]`);
