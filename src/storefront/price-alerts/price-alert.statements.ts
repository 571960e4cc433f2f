import {
  bool,
  command,
  float,
  int,
  json,
  nullable,
  oneOf,
  statement,
  text,
} from '../../core/database/statement.js';
import { keptFor } from '../../core/config/retention.js';
import { tryLock } from '../../core/database/advisory-locks.js';
import { groupOf } from '../../products/comparison/offer-group.statements.js';
import { productName } from '../../products/texts/shown-texts.js';
import { AVAILABILITY_CODES } from '../../search/catalogue-index/codes.js';
import { NEIGHBOUR_LIMIT } from '../../products/read-model/catalogue.statements.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { ProductKind } from '../../products/product.entity.js';

/** SQL: the lowest compared price that can be bought, in the offer's group; null if no store has it. */
const LOWEST = (offer: string) => `(
  select min(o.price_cents) / 100.0 from catalogue_offers o
  where o.comparable and o.availability <> ${AVAILABILITY_CODES.out_of_stock} and o.group_id = ${groupOf(offer)})`;

/**
 * Marks the alerts of products $1 and of all offers compared with them: their lowest price may be different.
 * Also those already marked, because a running check does not see the changes of this transaction. In
 * ascending order, because writers that lock different products of a comparison mark the same alerts.
 */
export const NOTE_CHANGES = command(`
  with noted as materialized (
    select id from price_alerts
    where confirmed_at is not null and product_id in (
      select unnest($1::integer[])
      union
      select compared.id
      from (select distinct group_key from products where id = any($1::integer[]) and group_key is not null) groups
      -- each by its key: the planner takes a thousand for ten times as many, and reads the whole table instead
      cross join lateral (select p.id from products p where p.group_key = groups.group_key limit ${NEIGHBOUR_LIMIT}) compared
    ) order by id for no key update
  )
  update price_alerts set check_since = now() where id = any(array(select id from noted))`);

/** Alerts checked in one transaction. */
const BATCH = 200;

/** Claims marked alerts, except those that another transaction locked. */
export const CLAIM_MARKED = statement({ id: int })`
  select id from price_alerts
  where check_since is not null and (told_at is null or told_at < now() - interval '1 day')
  order by check_since limit ${BATCH} for update skip locked`;

/**
 * Checks the claimed alerts $1: a lower price makes a mail due, at most one a day; until then the alert stays
 * marked. A separate statement after the claim: transactions that changed a price before it are committed,
 * and this statement sees them.
 */
export const CHECK = command(`
  with priced as (
    select id, ${LOWEST('product_id')} as price from price_alerts where id = any($1::integer[])
  ), judged as (
    select p.id, p.price, (p.price < a.known_price and p.price <= coalesce(a.target, p.price)) is true as falls
    from priced p join price_alerts a on a.id = p.id
  )
  update price_alerts a set check_since = null, known_price = coalesce(j.price, a.known_price),
    due_price = case when j.falls then j.price else a.due_price end,
    told_at = case when j.falls then now() else a.told_at end,
    mail_count = a.mail_count + j.falls::integer
  from judged j where a.id = j.id`);

/**
 * Mails that could not be sent within a day stay due while the price is still as low; a clock may delay them.
 * Deletes expired alerts.
 */
export const DELETE_EXPIRED = command(`
  with late as materialized (
    select id, ${LOWEST('product_id')} as price from price_alerts
    where due_price is not null and told_at < now() - interval '1 day'
  ), judged as (
    update price_alerts a set due_price = case when late.price <= a.due_price then late.price end,
      told_at = case when late.price <= a.due_price then now() else a.told_at end
    from late where a.id = late.id
  )
  delete from price_alerts
  where created_at < now() - ${keptFor('priceAlerts')}
    or (confirmed_at is null and created_at < now() - ${keptFor('unconfirmedAlerts')})`);

/** The sender holds the lock {@link MAY_SEND}; this only delays the next attempt after a failure. */
const IS_FREE = `(sending_until is null or sending_until not between now() and now() + interval '2 minutes')`;

/** Whether this transaction may send mails. */
export const MAY_SEND = statement({ maySend: bool })`select ${tryLock('alertMails')} as "maySend"`;

export const IS_ANYTHING_DUE = statement({ due: bool })`
  select exists (select from price_alerts where check_since is not null
      and (told_at is null or told_at < now() - interval '1 day'))
    or exists (select from price_alerts where due_price is not null and ${IS_FREE})
    or exists (select from price_alerts where asked_at is null and confirmed_at is null and ${IS_FREE}) as due`;

/** Claims the next mail: if it fails, the others are sent first. No row is locked while it is sent. */
export const CLAIM_MAIL = statement({
  id: int,
  email: text,
  locale: oneOf<Locale>(),
  target: nullable(float),
  duePrice: nullable(float),
  mailCount: int,
  productId: int,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  productName: json<Translations>(),
})`
  with next as (
    select id from price_alerts
    where (due_price is not null or (asked_at is null and confirmed_at is null)) and ${IS_FREE}
    order by sending_until nulls first, id limit 1 for update skip locked
  )
  update price_alerts a set sending_until = now() + interval '2 minutes'
  from next, products p where a.id = next.id and p.id = a.product_id
  returning a.id, a.email, a.locale, a.target::float8 as target, a.due_price::float8 as "duePrice",
    a.mail_count as "mailCount", a.product_id as "productId", p.kind, p.name,
    ${productName('p', groupOf('p.id'))} as "productName"`;

/**
 * $2: the price in the mail; null: it asked for the confirmation. A price that became due in the meantime
 * stays due.
 */
export const MAIL_SENT = command(`
  update price_alerts set sending_until = null, asked_at = coalesce(asked_at, now()),
    due_price = case when due_price = $2::numeric then null else due_price end
  where id = $1`);
