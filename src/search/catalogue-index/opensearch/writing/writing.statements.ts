import {
  command,
  float,
  int,
  ints,
  json,
  nullable,
  statement,
  text,
} from '../../../../core/database/statement.js';

/** A change that is not indexed yet. */
const WAITING = {
  id: text,
  relation: nullable(text),
  ids: nullable(ints),
  leftCards: nullable(ints),
};

/** Some changes, $1 at most, the oldest first; no other transaction takes them until this one ends. */
export const TAKE_CHANGES = statement(WAITING)`
  select id::text, relation, ids, left_cards as "leftCards" from catalogue_changes
  where waiting order by id limit $1 for update skip locked`;

export const SETTLE_CHANGES = command(
  'update catalogue_changes set waiting = false where id = any($1::bigint[])',
);

/**
 * The number of ended transactions, without this one. It grows with each, and a later read sees all of them:
 * so the document with a higher number is never older.
 */
export const ENDED_TRANSACTIONS = statement({ count: float })`
  select (pg_snapshot_xmax(s)::text::numeric - (select count(*) from pg_snapshot_xip(s))
    - coalesce(pg_current_xact_id_if_assigned() < pg_snapshot_xmax(s), false)::integer)::float8 as count
  from pg_current_snapshot() s`;

/** How much waits, and for how many seconds the oldest of it: changes of the read model, and products that it follows yet. */
export const OUTBOX = statement({ changes: int, seconds: float })`
  select count(*)::integer as changes, coalesce(extract(epoch from now() - min(at)), 0)::float8 as seconds
  from (
    select at from catalogue_changes where waiting
    union all
    select at from catalogue_product_requests
  ) waiting`;

export const HAS_WAITING = statement({ id: text })`
  select id::text from catalogue_changes where waiting order by id limit $1`;

/** From now on changes wait for this follower. No row: they did already. */
export const ADD_FOLLOWER = statement({ transaction: text })`
  insert into catalogue_followers (name) values ($1) on conflict do nothing
  returning pg_current_xact_id()::text as transaction`;

export const HAS_FOLLOWER = statement({})`select from catalogue_followers where name = $1`;

export const REMOVE_FOLLOWERS = command('delete from catalogue_followers');
export const SETTLE_ALL = command('update catalogue_changes set waiting = false where waiting');

/** Returns a row when no transaction from before the follower is running. */
export const IS_KNOWN = statement({})`
  select where pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8`;

const IDS = { ids: json<number[]>() };
/** The next ids after $1 of a field whose names all changed. */
export const ALL_IDS = {
  store: statement(IDS)`select coalesce(json_agg(id), '[]') as ids
    from (select id from companies where id > $1 order by id limit $2) next`,
  attribute: statement(IDS)`select coalesce(json_agg(id), '[]') as ids
    from (select id from attribute_definitions where id > $1 order by id limit $2) next`,
  value: statement(IDS)`select coalesce(json_agg(id), '[]') as ids
    from (select id from attribute_values where id > $1 order by id limit $2) next`,
  brand: statement(IDS)`select coalesce(json_agg(id), '[]') as ids
    from (select id from brands where id > $1 order by id limit $2) next`,
};
