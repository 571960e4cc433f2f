import {
  bool,
  command,
  float,
  int,
  ints,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
  time,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { DecisionKind } from '../../products/comparison/decided-offers.js';
import { isComparable, sideOf } from '../../products/read-model/compared-offers.statements.js';

/** Locks the products $1 until the transaction ends: an import that changes one of them waits. */
export const LOCK_PRODUCTS = command(`
  select from products where id = any($1::integer[]) order by id for no key update`);

/** The visible offers among $1, each with the offers of its group. */
export const GROUPS_OF = statement({
  id: int,
  groupId: int,
  condition: text,
  mayJoin: bool,
  memberIds: ints,
})`
  select o.offer_id as id, o.group_id as "groupId", p.condition,
    (${isComparable('p')} and p.contract is null) as "mayJoin",
    array(select m.offer_id from catalogue_offers m where m.group_id = o.group_id order by 1) as "memberIds"
  from catalogue_offers o join products p on p.id = o.offer_id
  where o.offer_id = any($1::integer[]) order by o.offer_id`;
export type GroupRow = RowOf<typeof GROUPS_OF>;

const DECISION_COLUMNS = {
  id: int,
  kind: oneOf<DecisionKind>(),
  decidedAt: time,
  decidedBy: nullable(text),
  undoneAt: nullable(time),
  undoneBy: nullable(text),
  offerIds: ints,
  otherIds: ints,
};
const SELECT_DECISION = `d.id, d.kind, d.decided_at as "decidedAt", decider.email as "decidedBy",
    d.undone_at as "undoneAt", undoer.email as "undoneBy", ${sideOf(1)} as "offerIds", ${sideOf(2)} as "otherIds"
  from matching_decisions d left join users decider on decider.id = d.decided_by
  left join users undoer on undoer.id = d.undone_by`;

export const DECISION = statement(DECISION_COLUMNS)`select ${SELECT_DECISION} where d.id = $1`;
export type DecisionRow = RowOf<typeof DECISION>;

/** At most $2 decisions before the id $1, the newest first. */
export const DECISIONS_BEFORE = statement(DECISION_COLUMNS)`
  select ${SELECT_DECISION} where $1::integer is null or d.id < $1 order by d.id desc limit $2`;

/** The oldest decision that is not undone about an offer of $1 and one of $2. */
export const DECISION_BETWEEN = statement(DECISION_COLUMNS)`
  select ${SELECT_DECISION}
  where d.undone_at is null and d.id in (
    select own.decision_id from matching_decided_offers own
    join matching_decided_offers other on other.decision_id = own.decision_id and other.side <> own.side
    where own.offer_id = any($1::integer[]) and other.offer_id = any($2::integer[])
  ) order by d.id limit 1`;

/** Adds a decision of the kind $1 by the user $2 about the offers $3 and $4. */
export const ADD_DECISION = statement({ id: int })`
  with added as (
    insert into matching_decisions (kind, decided_by) values ($1, $2::integer) returning id
  ), sides as (
    insert into matching_decided_offers (offer_id, decision_id, side)
    select listed.id, added.id, listed.side from added cross join (
      select unnest($3::integer[]) as id, 1 as side union all select unnest($4::integer[]), 2
    ) listed
  )
  select id from added`;

export const UNDO_DECISION = command(`
  update matching_decisions set undone_at = now(), undone_by = $2::integer where id = $1 and undone_at is null`);

/** Removes suggestions about an offer of $1 and one of $2. */
export const REMOVE_DECIDED = command(`
  delete from matching_suggestions
  where (offer_id = any($1::integer[]) and other_id = any($2::integer[]))
    or (offer_id = any($2::integer[]) and other_id = any($1::integer[]))`);

/** Has the offers $1 compared again by the next turn of the worker. */
export const FORGET_MATCHED = command('delete from matching_offers where offer_id = any($1::integer[])');

/** The groups of the visible offers among $1, with their offers, the cheapest first. */
export const EFFECT_OFFERS = statement({
  groupId: int,
  id: int,
  name: json<Translations>(),
  companyId: int,
  companyName: text,
  price: float,
  currency: text,
  isCompared: bool,
  /** Its page redirects to the one of its group. */
  isRedirected: bool,
  /** Entries of its price history. */
  prices: int,
  /** Confirmed price alerts. */
  alerts: int,
})`
  select o.group_id as "groupId", p.id, p.name, c.id as "companyId", c.company_name as "companyName",
    p.price::float8 as price, p.currency, o.apart is null as "isCompared",
    (o.group_id <> p.id and exists (
      select from matching_decided_offers own
      join matching_decisions d on d.id = own.decision_id and d.kind = 'same' and d.undone_at is null
      where own.offer_id = p.id)) as "isRedirected",
    (select count(*)::integer from price_history h where h.product_id = p.id) as prices,
    (select count(*)::integer from price_alerts a where a.product_id = p.id and a.confirmed_at is not null) as alerts
  from catalogue_offers o join products p on p.id = o.offer_id join companies c on c.id = p.company_id
  where o.group_id in (select group_id from catalogue_offers where offer_id = any($1::integer[]))
  order by o.group_id, o.price_cents, p.id`;
export type EffectOfferRow = RowOf<typeof EFFECT_OFFERS>;

/** The names of the offers $1. */
export const NAMES_OF = statement({ id: int, name: json<Translations>() })`
  select id, name from products where id = any($1::integer[])`;
