import { int, oneOf, statement, text } from '../../core/database/statement.js';
import type { BlockReason } from '../intake/category-resolver.js';
import { CURRENT_RUNS } from '../runs/import.statements.js';

/** All in alphabetical order, each with the items and stores of current feeds that it blocks. */
export const LIST = statement({
  id: int,
  term: text,
  reason: oneOf<BlockReason>(),
  stopped: int,
  stores: int,
})`
  select t.id, t.term, t.reason, coalesce(sum(c.count), 0)::integer as "stopped", count(c.count)::integer as stores
  from blocked_category_terms t
  left join (import_blocked_counts c join (${CURRENT_RUNS}) run on run.id = c.import_id) on c.term = t.term
  group by t.id order by t.term collate "sl-x-icu", t.id`;

/** Held until the transaction ends: checks and the write are one step. */
export const LOCK = 'lock table blocked_category_terms in share row exclusive mode';

export const TERMS = statement({ term: text })`select term from blocked_category_terms`;

export const ADD = statement({
  id: int,
})`insert into blocked_category_terms (term, reason) values ($1, $2) returning id`;

export const REMOVE = statement({
  term: text,
  reason: oneOf<BlockReason>(),
})`delete from blocked_category_terms where id = $1 returning term, reason`;
