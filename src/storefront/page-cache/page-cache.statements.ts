import { bool, command, float, ints, nullable, statement, text } from '../../core/database/statement.js';

/** Seconds until the clock next changes a price or an availability. */
export const NEXT_CHANGE = statement({ seconds: nullable(float) })`
  select extract(epoch from min(next_change_at) - now())::float8 as seconds
  from products where next_change_at > now()`;

/** The pages of the offers $1: of their groups, and their own, which may lead there. */
export const RECORD_CHANGE = command(`
  insert into page_changes (page_ids)
  select array_agg(distinct id) from (
    select unnest($1::integer[]) as id
    union all
    select group_id from catalogue_offers where offer_id = any($1::integer[])
  ) pages having count(*) > 0`);

const isDue = '(removed_at is null or removed_at + make_interval(secs => $1::integer) < now())';

export const HAS_DUE = statement({ isDue: bool })`
  select exists (select from page_changes where ${isDue}) as "isDue"`;

/** Changes whose pages were never removed from the cache, or $1 seconds ago for the first time; $2 at most. */
export const TAKE_DUE = statement({ id: text, pageIds: ints, isAgain: bool })`
  select id::text, page_ids as "pageIds", removed_at is not null as "isAgain" from page_changes
  where ${isDue} order by id limit $2 for update skip locked`;

export const MARK_REMOVED = command(
  'update page_changes set removed_at = clock_timestamp() where id = any($1::bigint[])',
);
export const FORGET_CHANGES = command('delete from page_changes where id = any($1::bigint[])');
