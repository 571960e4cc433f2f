import {
  bool,
  bytes,
  command,
  int,
  json,
  nullable,
  oneOf,
  present,
  statement,
  text,
} from '../../core/database/statement.js';
import { JUMP } from '../../products/writing/offer-differences.js';
import { type OfferSnapshot, offerSnapshot } from '../../products/writing/offer-snapshot.js';
import type { FeedLanguageSetting } from '../feed/offer.js';
import type { MappingOrigin } from '../intake/category-resolver.js';
import { isBefore, isWritten, sqlAfter, sqlList, statusesThatNeed } from '../import-states.js';
import { HASH_BYTES } from '../spool/stored-hashes.js';

const IS_LEASED = `id = $1 and run = $2 and status in (${sqlList(statusesThatNeed('worker'))})`;

/** Locks the run's row until the transaction ends; no row if another worker took over, or the run ended. */
export const FENCE = statement({ cancelRequested: bool, cursor: int })`
  select cancel_requested as "cancelRequested", cursor from imports
  where ${IS_LEASED} for no key update`;

/** The run, if it did not begin to write. */
export const NOT_WRITTEN = statement({})`
  select from imports i where id = $1 and writing_since is null
    and not exists (select from import_changes where import_id = i.id)`;

export const ANALYZE_STAGED = command('analyze import_staged_items');

export const DROP_STAGED = command(`
  with left_out as (delete from import_left_out_items where import_id = $1)
  delete from import_staged_items where import_id = $1`);

export const RESET_FIRST_PASS = [
  DROP_STAGED,
  command('delete from import_issues where import_id = $1'),
  command('delete from import_issue_counts where import_id = $1'),
  command('delete from import_coverage where import_id = $1'),
  command('delete from import_gaps where import_id = $1'),
  // after a run begins to write, differences and counters are its results, and are kept
  command(
    `delete from import_differences where import_id = $1 and not exists (select from import_changes where import_id = $1)`,
  ),
  command(`delete from import_difference_counts where import_id = $1
     and not exists (select from import_changes where import_id = $1)`),
  command(`update imports set step = null, step_items = 0, bytes_read = 0, items_met = 0, items_read = 0, rejected = 0, excluded = 0, blocked = 0, warnings = 0, cursor = 0, unchanged = 0,
     summary = null, item_count = null, dry_run_counters = null where id = $1`),
  command(`update imports set created = 0, updated = 0, deactivated = 0, writing_since = null, written_at = null
   where id = $1 and not exists (select from import_changes where import_id = $1)`),
];

export const BEGIN_STEP = command(`
  update imports set step = $3, step_since = now(), step_items = 0, bytes_read = 0,
    items_met = coalesce($4, item_count, 0)
  where id = $1 and run = $2`);

export const SHOW_PROGRESS = command(
  'update imports set step_items = $3, bytes_read = $4 where id = $1 and run = $2',
);

export const STAGE = command(`
  insert into import_staged_items
    (import_id, product_code, content_hash, price_cents, currency, has_ean, item_number, line, group_key)
  select $1, s.* from unnest($2::text[], $3::bytea[], $4::bigint[], $5::text[], $6::boolean[], $7::integer[],
    $8::integer[], $9::text[]) s`);

export const ADD_ISSUES = command(`
  insert into import_issues (import_id, item_number, line, product_code, severity, code, "values", text)
  select $1, x."itemNumber", x.line, x."productCode", x.severity, x.code, x."values", x.text
  from json_to_recordset($2::json) as x("itemNumber" integer, line integer, "productCode" text, severity text, code text,
    "values" jsonb, text text)`);

export const ADD_ISSUE_COUNTS = command(`
  insert into import_issue_counts as c (import_id, code, severity, count)
  select $1, x.code, x.severity, x.count from json_to_recordset($2::json) as x(code text, severity text, count integer)
  on conflict (import_id, code, severity) do update set count = c.count + excluded.count`);

export const COUNT_FIRST_PASS = command(`
  update imports set items_read = items_read + $2, rejected = rejected + $3, warnings = warnings + $4,
    excluded = excluded + $5, blocked = blocked + $6, heartbeat_at = clock_timestamp() where id = $1`);

export const STORE_SUMMARY = command(`
  update imports set summary = $2, format = $3, encoding = $4, item_count = items_read, heartbeat_at = clock_timestamp() where id = $1`);

/** From the counts of differences, which are complete. */
export const STORE_DRY_RUN_COUNTERS = command(`
  with counted as (
    select coalesce(sum(count) filter (where kind = 'new'), 0) as created,
      coalesce(sum(count) filter (where kind in ('changed', 'back')), 0) as updated,
      coalesce(sum(count) filter (where kind = 'gone'), 0) as deactivated
    from import_difference_counts where import_id = $1
  )
  update imports set dry_run_counters = jsonb_build_object('created', c.created, 'updated', c.updated,
    'unchanged', items_read - rejected - excluded - c.created - c.updated, 'deactivated', c.deactivated)
  from counted c where id = $1`);

/** Active offers of a store, blocked ones included, that came by a feed. */
export const ownActive = (offer: string, companyId = '$2') =>
  `${offer}.company_id = ${companyId} and ${offer}.status in ('active', 'blocked') and ${offer}.deleted_at is null and ${offer}.content_hash is not null`;

export const PLAN = statement({
  known: int,
  jumped: int,
  exchanged: int,
  hadEan: int,
  lostEan: int,
  differing: int,
  checksum: text,
  active: int,
  vanishing: int,
})`
  with compared as (
    select p.currency = s.currency and p.price > 0 and (s.price_cents > 0 or p.contract is null)
        and (s.price_cents > p.price * 100 * ${JUMP} or s.price_cents * ${JUMP} < p.price * 100) as jumped,
      p.currency <> s.currency as exchanged, p.ean is not null as had_ean, p.ean is not null and not s.has_ean as lost_ean
    from import_staged_items s
    join products p on p.company_id = $2 and p.product_code = s.product_code and p.deleted_at is null
    where s.import_id = $1
  )
  select
    (select count(*)::integer from compared) as known,
    (select count(*)::integer from compared where jumped) as jumped,
    (select count(*)::integer from compared where exchanged) as exchanged,
    (select count(*)::integer from compared where had_ean) as "hadEan",
    (select count(*)::integer from compared where lost_ean) as "lostEan",
    d.differing, d.checksum,
    (select count(*)::integer from products p where ${ownActive('p')}) as active,
    (select count(*)::integer from products p where ${ownActive('p')} and not exists (
      select 1 from import_staged_items s where s.import_id = $1 and s.product_code = p.product_code)) as vanishing
  from (
    select count(*)::integer as differing,
      coalesce(to_hex(bit_xor(('x' || encode(substring(s.content_hash from 1 for ${HASH_BYTES}), 'hex'))::bit(64)::bigint)), '0') as checksum
    from import_staged_items s
    left join products p on p.company_id = $2 and p.product_code = s.product_code and p.deleted_at is null
    where s.import_id = $1 and (p.content_hash is distinct from s.content_hash or p.left_feed)) d`;

/** The first bytes of unchanged feed offers' hashes, concatenated. */
export const STORED_HASHES = statement({ hashes: nullable(bytes) })`
  select string_agg(substring(content_hash from 1 for ${HASH_BYTES}), ''::bytea) as hashes from products
  where company_id = $1 and deleted_at is null and not left_feed and length(content_hash) >= ${HASH_BYTES}`;

export const VANISHED = statement({ id: int })`
  select p.id from products p where ${ownActive('p')} and not exists (
    select 1 from import_staged_items s where s.import_id = $1 and s.product_code = p.product_code)
  order by p.id limit $3`;

/** Time spent writing before an interruption counts, the interruption does not. */
export const BEGIN_WRITING = command(`
  update imports set status = ${sqlAfter('start-writing')}, writing_since = now() - coalesce(written_at - writing_since, interval '0'),
    written_at = case when created + updated > 0 then now() end,
    -- some of the written offers may differ again
    items_met = coalesce($2::integer + least(created + updated, item_count - rejected - excluded - $2::integer), 0),
    heartbeat_at = clock_timestamp()
  where id = $1`);

export const COUNT_WRITTEN = command(`
  update imports set created = created + $2, updated = greatest(0, updated + $3), unchanged = unchanged + $4, cursor = $5,
    written_at = clock_timestamp(), heartbeat_at = clock_timestamp() where id = $1`);

/** For a file whose offers are all unchanged. */
export const COUNT_ALL_UNCHANGED = command(`
  update imports set unchanged = greatest(0, item_count - rejected - excluded - created - updated), cursor = item_count, heartbeat_at = clock_timestamp() where id = $1`);

/**
 * Stores offers in their state before the run changes them. A second time in the same run keeps the first
 * state (`again`).
 */
export const STORE_BEFORE = statement({
  productId: int,
  before: nullable(json<OfferSnapshot>()),
  again: bool,
})`
  insert into import_changes (import_id, product_id, before)
  select $1, p.id, ${offerSnapshot('p')}
  from products p where p.id = any($2::integer[])
  on conflict (import_id, product_id) do update set written_at = excluded.written_at
  returning product_id as "productId", before, xmax <> 0 as again`;

/** Keeps uploads that a rollback would need from being deleted; pictures of feeds are never deleted. */
export const STORE_PICTURES = command(`
  insert into import_change_media (import_id, media_id)
  select $1, id from media where id = any($2::integer[]) order by id
  on conflict do nothing`);

export const STORE_CREATED = command(`
  insert into import_changes (import_id, product_id) select $1, unnest($2::integer[])
  on conflict (import_id, product_id) do nothing`);

export const STORE_PATHS = command(`
  insert into category_mappings as m (company_id, key, path, category_id, origin, item_count, gtins, import_id)
  select $1, x.key, x.path, c.id, case when c.id is null
      and (x."categoryId" is not null or x.origin not in ('google', 'branch', 'excluded')) then 'none' else x.origin end,
    x."itemCount", x.gtins, $3::integer
  from json_to_recordset($2::json) as x(key text, path text, "categoryId" integer, origin text, "itemCount" integer, gtins text[])
  -- the category may be deleted since the feed was matched
  left join categories c on c.id = x."categoryId"
  order by x.key
  on conflict (company_id, key) do update set item_count = excluded.item_count, path = excluded.path,
    gtins = excluded.gtins,
    -- a dry run adds no offers that a rollback would remove
    import_id = case when (select i.mode from imports i where i.id = m.import_id) = 'dry-run' then $3 else m.import_id end,
    category_id = case when m.origin in ('chosen', 'excluded') then m.category_id else excluded.category_id end,
    origin = case when m.origin in ('chosen', 'excluded') then m.origin else excluded.origin end,
    -- new counts are not a new version of a person's choice
    updated_at = case when m.origin in ('chosen', 'excluded') then m.updated_at else now() end`);

export const SUPERSEDE = command(`
  update imports set status = ${sqlAfter('supersede')}, failure = $3, finished_at = now()
  where company_id = $1 and id < $2 and ${isBefore('supersede')}`);

export const AWAIT_MAPPING = command(`
  update imports set status = ${sqlAfter('ask-for-mapping')}, failure = $2, heartbeat_at = null where id = $1`);

export const END = command(`
  update imports set status = $3, failure = $4, finished_at = now(), heartbeat_at = null,
    -- offers written before an interruption are read again as unchanged, or are excluded by now
    unchanged = greatest(0, least(unchanged, item_count - rejected - excluded - created - updated))
  where ${IS_LEASED} and status = any($5::text[])`);

export const COUNT_STAGED = statement({
  count: int,
})`select count(*)::integer as count from import_staged_items where import_id = $1`;

export const COUNT_DEACTIVATED = command(
  'update imports set deactivated = deactivated + $2, heartbeat_at = clock_timestamp() where id = $1',
);

export const HAS_CHANGES = statement({})`select from import_changes where import_id = $1 limit 1`;

export const MAPPINGS = statement({
  key: text,
  categoryId: nullable(int),
  origin: oneOf<MappingOrigin>(),
  below: bool,
})`select key, category_id as "categoryId", origin, below from category_mappings where company_id = $1`;

/** The catalogue's mapping of Google's taxonomy. */
export const GOOGLE_CATEGORIES = statement({ key: text, googleId: nullable(int), categoryId: nullable(int) })`
  select key, google_id as "googleId", category_id as "categoryId" from category_mappings where company_id is null`;

/** URLs of pictures of the store $1 that could not be fetched; the newest $2. */
export const DEAD_PICTURES = statement({ url: present(text) })`
  select source_url as url from media where company_id = $1 and status = 'failed' and source_url is not null
  order by id desc limit $2`;

/**
 * Candidates of the questions for which a person of the store $1 confirmed a choice against the file, in an
 * earlier run or this one.
 */
export const LANGUAGE_ANSWERS = statement({ languages: text })`
  select distinct question->'values'->>'languages' as languages
  from imports, jsonb_array_elements(hold) question
  where company_id = $1 and confirmed_at is not null and question->>'code' in ('language_differs', 'language_change')
    and language = split_part(question->'values'->>'languages', ', ', 2)`;

/**
 * Language in which the last import of such a file, else of any, stored the texts of the store $2, while it
 * has offers from feeds.
 */
export const FORMER_LANGUAGE = statement({ language: nullable(oneOf<FeedLanguageSetting>()) })`
  with done as not materialized (
    select mode, id, summary->'language'->>'under' as language from imports
    where company_id = $2 and ${isWritten()} and not summary ? 'fromExport'
      and exists (select from products p where ${ownActive('p')})
  )
  -- each by the index of the store's imports, from the last one back
  select coalesce((select language from done where mode = $1 order by id desc limit 1),
    (select language from done order by id desc limit 1)) as language`;

export const VALIDATE_AGAIN = command(
  `update imports set status = ${sqlAfter('validate-again')} where id = $1`,
);

/** $4: the run ended. */
export const HOLD = command(`
  update imports set status = $2, hold = $3, heartbeat_at = null, finished_at = case when $4 then now() end
  where id = $1`);
