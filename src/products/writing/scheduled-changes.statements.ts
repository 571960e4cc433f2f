import { command, int, ints, json, statement, text, time } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { OfferTimes } from '../clock/offer-times.js';
import { isoText, timesJson } from '../clock/row-at-now.js';

/** Offers whose next change is due, the oldest first, $1 at most. */
export const FIND_DUE = statement({ ids: ints })`
  select coalesce(array_agg(id), '{}') as ids from (
    select id from products where next_change_at <= now() order by next_change_at limit $1) due`;

/** Locks the offers in $1 that are still due, in the order of all writers. */
export const LOCK_DUE = statement({
  id: int,
  companyId: int,
  now: time,
  name: json<Translations>(),
  nextChangeAt: text,
  times: json<OfferTimes>(),
})`
  select id, company_id as "companyId", now() as now, name, ${isoText('next_change_at')} as "nextChangeAt",
    ${timesJson('p')} as times
  from products p where id = any($1::integer[]) and next_change_at <= now()
  order by id for no key update`;

/**
 * Sets the values that the clock changed in the offers $1. Their version does not change: an import can still
 * be rolled back.
 */
export const SWITCH = command(`
  update products p set price = x.price, availability = x.availability,
    next_change_at = x."nextChangeAt", switched_at = x."switchedAt"
  from json_to_recordset($1::json) as x(id integer, price numeric, availability text, "nextChangeAt" timestamptz,
    "switchedAt" timestamptz)
  where p.id = x.id`);
