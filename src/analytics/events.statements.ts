import { command } from '../core/database/statement.js';

/** Repetitions by the same visit within this time are not counted. */
const DOUBLE_CLICK = '30 minutes';

/** Records the events that `wanted` selects; people's events also wait to be summed. */
const recording = (wanted: string) => `
  with recorded as (
    insert into events (type, visit_hash, bot, product_id, company_id, ean, category_id) ${wanted}
    returning at, type, product_id, company_id, category_id, bot
  )
  insert into fresh_events (at, type, product_id, company_id, category_id)
  select at, type, product_id, company_id, category_id from recorded where not bot`;

/** Events of one IP address with one record on one day, from any browser. */
const MAX_PER_ADDRESS = 10;

/** Whether $1 by the visit $2 is no repetition, and its IP address is below the limit of today (UTC). */
const isCounted = (thing: string) => `
  not exists (select from events e
    where e.visit_hash = $2 and ${thing} and e.type = $1 and e.at > now() - interval '${DOUBLE_CLICK}')
  and (select count(*) from events e
    where e.visit_hash between substr($2::bytea, 1, 8) and substr($2::bytea, 1, 8) || '\\xffffffffffffffff'::bytea
      and ${thing} and e.type = $1 and e.at >= date_trunc('day', now(), 'UTC')) < ${MAX_PER_ADDRESS}`;

/** $1 type, $2 visit, $3 whether it is a bot, $4 ids of offers: one event each. */
export const RECORD_OFFER_EVENTS = command(
  recording(`
  select $1, $2, $3, p.id, p.company_id, p.ean, null from products p
  where p.id = any($4::integer[]) and ${isCounted('e.product_id = p.id')}`),
);

/** Like `RECORD_OFFER_EVENTS`, for the category $4. */
export const RECORD_CATEGORY_EVENT = command(
  recording(`
  select $1, $2, $3, null, null, null, c.id from categories c
  where c.id = $4 and ${isCounted('e.category_id = c.id')}`),
);
