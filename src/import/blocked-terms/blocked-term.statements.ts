import { CURRENT_RUNS } from '../runs/import.statements.js';

/** All of them by the alphabet, each with how many items it keeps out of what the stores send now. */
export const LIST = `
  select t.id, t.term, t.reason, coalesce(sum(c.count), 0)::integer as "stopped", count(c.count)::integer as stores
  from blocked_category_terms t
  left join (import_blocked_counts c join (${CURRENT_RUNS}) run on run.id = c.import_id) on c.term = t.term
  group by t.id order by t.term collate "sl-x-icu", t.id`;

/** Held until the transaction ends: what is there is looked at and then written. */
export const LOCK = 'lock table blocked_category_terms in share row exclusive mode';

export const TERMS = 'select term from blocked_category_terms';

export const ADD = 'insert into blocked_category_terms (term, reason) values ($1, $2) returning id';

export const REMOVE = 'delete from blocked_category_terms where id = $1 returning term, reason';
