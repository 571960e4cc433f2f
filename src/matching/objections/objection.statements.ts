import {
  bool,
  command,
  float,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
  time,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { MediaRow } from '../../media/media.presenter.js';
import type { DecisionKind } from '../../products/comparison/decided-offers.js';
import { picturesOf } from '../../products/products.statements.js';
import type { ObjectionStatus } from './objection.js';

/** The product $1 of the store $2, or of any store if $2 is null. */
export const OWN_OFFER = statement({
  id: int,
  companyId: int,
  kind: oneOf<'product' | 'service'>(),
  name: json<Translations>(),
  productCode: text,
})`
  select id, company_id as "companyId", kind, name, product_code as "productCode" from products
  where id = $1 and deleted_at is null and ($2::integer is null or company_id = $2)`;
export type OwnOfferRow = RowOf<typeof OWN_OFFER>;

/** At most $2 visible offers that share a group with the offer $1: first itself, then the compared ones, the cheapest first. */
export const OFFERS_COMPARED_WITH = statement({
  id: int,
  groupId: int,
  /** The name on the group's page. */
  pageName: json<Translations>(),
  name: json<Translations>(),
  companyId: int,
  companyName: text,
  price: float,
  currency: text,
  isCompared: bool,
  picture: nullable(json<MediaRow>()),
  /** The size of the whole group. */
  count: int,
})`
  select p.id, m.group_id as "groupId", first.name as "pageName", p.name, c.id as "companyId", c.company_name as "companyName",
    p.price::float8 as price, p.currency, m.apart is null as "isCompared",
    ${picturesOf('p.id', 1)} -> 0 as picture, count(*) over ()::integer as count
  from catalogue_offers o join catalogue_offers m on m.group_id = o.group_id
  join products first on first.id = m.group_id join products p on p.id = m.offer_id join companies c on c.id = p.company_id
  where o.offer_id = $1
  order by p.id = $1 desc, m.apart is not null, m.price_cents, p.id limit $2`;
export type ComparedRow = RowOf<typeof OFFERS_COMPARED_WITH>;

const STATUS = `case when o.rejection is not null then 'rejected' when d.id is not null then 'accepted' else 'open' end`;
const OBJECTION_COLUMNS = {
  id: int,
  status: oneOf<ObjectionStatus>(),
  kind: oneOf<DecisionKind>(),
  offerId: int,
  name: json<Translations>(),
  productCode: text,
  companyId: int,
  companyName: text,
  otherId: int,
  /** null: visitors do not see it. */
  otherName: nullable(json<Translations>()),
  reason: nullable(text),
  objectedAt: time,
  objectedBy: nullable(text),
  rejection: nullable(text),
  answeredAt: nullable(time),
  answeredBy: nullable(text),
  /** The decision of an accepted one. */
  decisionId: nullable(int),
};
/** An objection whose decision is undone is open again. */
const SELECT_OBJECTION = `o.id, ${STATUS} as status, o.kind, p.id as "offerId", p.name, p.product_code as "productCode",
    c.id as "companyId", c.company_name as "companyName", o.other_id as "otherId",
    case when seen.offer_id is not null then other.name end as "otherName", o.reason, o.objected_at as "objectedAt",
    objector.email as "objectedBy", o.rejection,
    case when ${STATUS} <> 'open' then o.answered_at end as "answeredAt",
    case when ${STATUS} <> 'open' then answerer.email end as "answeredBy", d.id as "decisionId"
  from matching_objections o join products p on p.id = o.offer_id and p.deleted_at is null
  join companies c on c.id = p.company_id join products other on other.id = o.other_id
  left join catalogue_offers seen on seen.offer_id = o.other_id
  left join matching_decisions d on d.id = o.decision_id and d.undone_at is null
  left join users objector on objector.id = o.objected_by left join users answerer on answerer.id = o.answered_by`;

export const OBJECTION = statement(OBJECTION_COLUMNS)`select ${SELECT_OBJECTION} where o.id = $1`;
export type ObjectionRow = RowOf<typeof OBJECTION>;

/** At most $5 objections before the id $4, the newest first: of the store $1, the offer $2 and with the statuses $3, or all. */
export const OBJECTIONS_BEFORE = statement(OBJECTION_COLUMNS)`
  select ${SELECT_OBJECTION}
  where ($1::integer is null or p.company_id = $1) and ($2::integer is null or o.offer_id = $2)
    and ($3::text[] is null or ${STATUS} = any($3)) and ($4::integer is null or o.id < $4)
  order by o.id desc limit $5`;

/** The last objection of the kind $2 about the offer $1 and one of $3. */
export const SAME_OBJECTION = statement(OBJECTION_COLUMNS)`
  select ${SELECT_OBJECTION}
  where o.offer_id = $1 and o.kind = $2 and o.other_id = any($3::integer[]) order by o.id desc limit 1`;

export const ADD_OBJECTION = statement({ id: int })`
  insert into matching_objections (offer_id, kind, other_id, reason, objected_by)
  values ($1, $2, $3, $4, $5::integer) returning id`;

/** Answers the objection $1: with the decision $2, or with the reason $3 of a rejection. */
export const ANSWER_OBJECTION = command(`
  update matching_objections set decision_id = $2::integer, rejection = $3::text, answered_by = $4::integer,
    answered_at = now() where id = $1`);

/** Makes a rejected objection open. */
export const REOPEN_OBJECTION = command(`
  update matching_objections set rejection = null, answered_by = null, answered_at = null where id = $1`);
