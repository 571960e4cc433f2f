import { bytes, command, int, nullable, statement, text } from '../core/database/statement.js';
import { PART_SIZE } from './sitemap-ranges.js';

/** The stored name of the sitemap index, next to its parts. */
export const INDEX = 'index';

/** A part that is stored, with its content in gzip: $1 in the language $2; null if it is one of those that the client has, $3. */
export const FIND_PART = statement({ hash: text, content: nullable(bytes) })`
  select hash, case when hash <> all($3::text[]) then content end as content
  from sitemap_parts where name = $1 and locale = $2`;

export const HASH_OF = statement({ hash: text })`
  select hash from sitemap_parts where name = $1 and locale = $2`;

export const STORE = command(`
  insert into sitemap_parts (name, locale, hash, urls, content) values ($1, $2, $3, $4, $5)
  on conflict (name, locale) do update set hash = excluded.hash, urls = excluded.urls, content = excluded.content`);

export const STORED_PARTS = statement({
  name: text,
})`select distinct name from sitemap_parts where name <> '${INDEX}'`;

export const REMOVE_EMPTY_PARTS = command(`delete from sitemap_parts where urls = 0 and name <> '${INDEX}'`);

/** Names of the parts in the language $1, in the order of the index. */
export const FILLED_PARTS = statement({ name: text })`
  select name from sitemap_parts where locale = $1 and name <> '${INDEX}'
  order by array_position('{pages,categories,products,stores,blogs}', split_part(name, '-', 1)), length(name), name`;

/** Parts with changed products. */
export const CHANGED_PARTS = statement({ number: int })`
  select distinct part as number from sitemap_changes order by part`;

export const MARK_PARTS = command('insert into sitemap_changes select unnest($1::integer[])');

/**
 * Marks parts that list the offers $1: the pages of their groups, and their own pages, which may be
 * obsolete.
 */
export const MARK_OFFERS = command(`
  insert into sitemap_changes
  select distinct (id - 1) / ${PART_SIZE} from (
    select unnest($1::integer[]) as id
    union all
    select group_id from catalogue_offers where offer_id = any($1::integer[])
  ) pages`);

export const UNMARK_PART = command('delete from sitemap_changes where part = $1');
