import {
  bool,
  command,
  int,
  ints,
  json,
  listOf,
  nullable,
  oneOf,
  present,
  type RowOf,
  statement,
  text,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ProductStatus } from '../product-fields.js';
import { BLOCKED, setStatus, UNBLOCKED } from '../product-status.statements.js';
import type { BlockReason } from './blocked-term.js';
import type { BlockDecision, ReleasedTerm } from './block-verdict.js';

export const VERSION = statement({ version: int })`select version from blocking_rules`;

/** A blocked term, as {@link SELECT_TERM} reads it of `blocked_category_terms t`. */
export const TERM = {
  id: int,
  term: text,
  reason: oneOf<BlockReason>(),
  forms: listOf<string>(),
  google: listOf<string>(),
  adult: bool,
  inNames: bool,
  exceptions: listOf<string>(),
};
export const SELECT_TERM =
  't.id, t.term, t.reason, t.forms, t.google, t.adult, t.in_names as "inNames", t.exceptions';

export const TERMS = statement(TERM)`select ${SELECT_TERM} from blocked_category_terms t order by t.id`;

/** The catalogue's mappings of Google's categories. */
export const GOOGLE_PATHS = statement({ googleId: present(int), key: text })`
  select google_id as "googleId", key from category_mappings where company_id is null and google_id is not null`;

/** Names of the categories $1 from the root down; system categories have no meaning. */
export const CATEGORY_PATHS = statement({ id: int, names: json<Translations[]>() })`
  select c.id, json_agg(a.name order by place) as names
  from categories c
  cross join unnest(c.path) with ordinality as p(id, place)
  join categories a on a.id = p.id
  where c.id = any($1::integer[]) and c.system is null group by c.id`;

const FACTS = {
  id: int,
  status: oneOf<ProductStatus>(),
  name: json<Translations>(),
  path: nullable(listOf<string>()),
  google: nullable(text),
  adult: nullable(bool),
  categoryIds: ints,
  hasBlock: bool,
  matches: nullable(text),
  decision: nullable(oneOf<BlockDecision>()),
  releasedContent: nullable(text),
  releasedTerms: nullable(json<ReleasedTerm[]>()),
};
const SELECT_FACTS = `
  select p.id, p.status, p.name, f.path, f.google, f.adult,
    array(select category_id from product_categories where product_id = p.id) as "categoryIds",
    b.product_id is not null as "hasBlock", b.matches::text as matches, b.decision,
    b.released_content as "releasedContent", b.released_terms as "releasedTerms"
  from products p
  left join feed_categories f on f.id = p.feed_category_id
  left join offer_blocks b on b.product_id = p.id`;

/** The data that decide whether the offers $1 are blocked. */
export const FACTS_OF = statement(FACTS)`${SELECT_FACTS} where p.id = any($1::integer[]) order by p.id`;
export type BlockFacts = RowOf<typeof FACTS_OF>;

/** The data of the next offers after $1, $2 at most, that visitors see or would see without a block. */
export const NEXT_FACTS = statement(FACTS)`
  ${SELECT_FACTS} where p.id > $1 and p.deleted_at is null and (p.status in ('active', 'blocked') or b.product_id is not null) order by p.id limit $2`;

export const REMOVE_BLOCKS = command('delete from offer_blocks where product_id = any($1::integer[])');

/** Rows as JSON: rows with `isNew` lose the objection and the decision of an earlier block. */
export const STORE_BLOCKS = command(`
  insert into offer_blocks as b (product_id, matches)
  select x.id, x.matches from json_to_recordset($1::json) as x(id integer, matches jsonb) order by x.id
  on conflict (product_id) do update set matches = excluded.matches`);

export const BEGIN_ANEW = command(`
  update offer_blocks set blocked_at = now(), objected_at = null, objected_by = null, decision = null, decided_at = null,
    decided_by = null, reason = null, released_content = null, released_terms = null
  where product_id = any($1::integer[])`);

/**
 * Keeps updated_at, because this is not a change of the offer: a rollback uses it to find unchanged offers.
 */
export const BLOCK = command(`
  update products set ${setStatus(BLOCKED)}
  where id = any($1::integer[]) and status = 'active'`);
export const UNBLOCK = command(`
  update products set ${setStatus(UNBLOCKED)}
  where id = any($1::integer[]) and status = 'blocked'`);

/** Feeds' categories by their keys $1; those that are missing are added. */
export const ADD_FEED_CATEGORIES = statement({ key: text, id: int })`
  with stated as (
    select * from json_to_recordset($1::json) as s(key text, path json, google text, adult boolean)
  ), added as (
    insert into feed_categories as c (key, path, google, adult)
    select key, array(select json_array_elements_text(path)), google, adult from stated s
    where not exists (select from feed_categories known where known.key = s.key)
    -- setting the key again would block those who refer to it
    order by key on conflict (key) do update set google = c.google returning key, id
  )
  select key, id from added union all select c.key, c.id from feed_categories c join stated using (key)`;

/** The store's offers with a decision. */
export const DECISIONS_OF_STORE = statement({
  productCode: text,
  decision: present(oneOf<BlockDecision>()),
  releasedContent: nullable(text),
  releasedTerms: nullable(json<ReleasedTerm[]>()),
})`
  select p.product_code as "productCode", b.decision, b.released_content as "releasedContent",
    b.released_terms as "releasedTerms"
  from offer_blocks b join products p on p.id = b.product_id
  where p.company_id = $1 and b.decision is not null order by p.product_code, p.id`;
