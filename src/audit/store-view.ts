import { int, statement } from '../core/database/statement.js';

/** The store whose entries are read; without one, all entries. */
export interface AuditScope {
  companyId?: number;
}

/**
 * The part of its entries that a store's admins see: addresses of its own people only, and the neutral names of
 * deleted profiles.
 */
export interface StoreView {
  companyId: number;
  /** User ids. */
  colleagues: ReadonlySet<number>;
}

/** The users $2 who belong to the store $1. */
export const COLLEAGUES = statement({ id: int })`
  select id from users where company_id = $1 and id = any($2::integer[])`;

/** The address of a person who deleted the profile. */
export const DELETED_ACTOR = /^deleted-(\d+)$/;

/** The searched text of an `entry` for admins of the store `:store`. */
export const SEEN_TEXT = `case
  when entry.actor_email ~ '${DELETED_ACTOR.source}'
    or exists (select from users u where u.id = entry.actor_id and u.company_id = :store) then entry.search_text
  else fold_text(coalesce(entry.object_name, '') || ' ' || entry.object_id) end`;
