import { command } from '../core/database/statement.js';

/** The same visit counts once in this time. */
const DOUBLE_CLICK = '30 minutes';

/** Notes what `wanted` selects, and what people have done in it also for the sums. */
const noting = (wanted: string) => `
  with noted as (
    insert into events (type, visit_hash, bot, product_id, company_id, ean, category_id) ${wanted}
    returning at, type, product_id, company_id, category_id, bot
  )
  insert into fresh_events (at, type, product_id, company_id, category_id)
  select at, type, product_id, company_id, category_id from noted where not bot`;

/** However many browsers somebody claims to have: so many visits of one address count with one thing on one day. */
const MAX_PER_ADDRESS = 10;

/** Whether the visit $2 has not done $1 just now, and those of its address not too often today (UTC). */
const isCounted = (thing: string) => `
  not exists (select from events e
    where e.visit_hash = $2 and ${thing} and e.type = $1 and e.at > now() - interval '${DOUBLE_CLICK}')
  and (select count(*) from events e
    where e.visit_hash between substr($2::bytea, 1, 8) and substr($2::bytea, 1, 8) || '\\xffffffffffffffff'::bytea
      and ${thing} and e.type = $1 and e.at >= date_trunc('day', now(), 'UTC')) < ${MAX_PER_ADDRESS}`;

/** $1 type, $2 visit, $3 whether a program did it, $4 offers: one event for each. */
export const NOTE_OFFERS = command(
  noting(`
  select $1, $2, $3, p.id, p.company_id, p.ean, null from products p
  where p.id = any($4::integer[]) and ${isCounted('e.product_id = p.id')}`),
);

/** The same of the category $4. */
export const NOTE_CATEGORY = command(
  noting(`
  select $1, $2, $3, null, null, null, c.id from categories c
  where c.id = $4 and ${isCounted('e.category_id = c.id')}`),
);
