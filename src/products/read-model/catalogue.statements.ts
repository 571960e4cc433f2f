import { shareLock, takeLock } from '../../core/database/advisory-locks.js';
import { command, int, ints, statement, texts } from '../../core/database/statement.js';
import { LOCALES, type Locale, otherLocale } from '../../core/i18n/locales.js';
import { databaseColumn, FILTERS } from '../../search/catalogue-index/filter-columns.js';
import { type Apart, UNPRICED_REASONS } from '../comparison/compared-offer.js';
import { joinDelivery, joinedDeliveryCost } from '../../companies/terms/delivery-cost.js';
import { joinDiscount } from '../discount.js';
import { productName } from '../texts/shown-texts.js';

/**
 * The statements that derive catalogue_offers from the products; catalogue-parts.statements.ts has the others
 * of the read model. Each takes the ids of products as $1 and writes only rows that differ. Writers hold the
 * locks of the keys that connect offers, so no other transaction adds such rows, and an insert needs no care
 * for conflicts.
 */

/** So many products may share a GTIN or a variant group; a feed that gives all its items one group must not cost more. */
export const NEIGHBOUR_LIMIT = 500;

/** Numbers of the keys that connect products `p` with others; the product itself if it has none. */
const JOIN_KEYS = `
  cross join lateral (
    select hashtext('group ' || p.group_key) as key where p.group_key is not null
    union all
    select hashtext('variants ' || p.company_id || ' ' || p.variant_group) where p.variant_group is not null
    union all
    select hashtext('offer ' || p.id) where p.group_key is null and p.variant_group is null
  ) joined`;

export const JOIN_KEYS_OF = statement({ keys: ints })`
  select coalesce(array_agg(distinct joined.key), '{}') as keys
  from products p ${JOIN_KEYS} where p.id = any($1::integer[])`;

const STORES = '(select distinct company_id from products where id = any($1::integer[]) order by 1) stores';

/** Shares the stores' locks: for transactions that locked the products $1. */
export const SHARE_STORES = `${shareLock('writtenProducts', 'company_id')} from ${STORES}`;

/** Takes the stores' locks exclusively: for refreshing products $1 that other transactions wrote. */
export const HOLD_STORES = `${takeLock('writtenProducts', 'company_id')} from ${STORES}`;

/** The next products after product $1, $2 at most. */
export const NEXT_PRODUCTS = statement({
  id: int,
})`select id from products where id > $1 order by id limit $2`;

/**
 * The next products of the store $1 after product $2, $3 at most. Deleted products are left out: they are never
 * shown.
 */
export const NEXT_OF_STORE = statement({ id: int })`
  select id from products where company_id = $1 and id > $2 and deleted_at is null order by id limit $3`;

/** SQL condition: visitors see the product `p`. */
export const VISIBLE = `p.status = 'active' and p.deleted_at is null and (p.expires_at > now()) is not false
  and exists (select 1 from companies c where c.id = p.company_id and c.active)`;

const MEMBER = 'q.id, q.group_key, q.company_id, q.variant_group';
const OF_GROUP = (key: string) => `
        select ${MEMBER} from products q where q.group_key = ${key} limit ${NEIGHBOUR_LIMIT}`;

/** Offers that people joined with `a`, and offers with its GTIN that they separated from it. */
const DECIDED_WITH_A = `
      select ${MEMBER} from matching_decided_offers own
      join matching_decisions d on d.id = own.decision_id and d.undone_at is null
      join matching_decided_offers other on other.decision_id = d.id and other.offer_id <> own.offer_id
      join products q on q.id = other.offer_id
      where own.offer_id = a.id and (d.kind = 'same' or q.group_key = a.group_key)`;

/** The offers on the cards of the products $1, and those that some of $1 are not compared with. */
const RELATED = `
      select offer_id from (select distinct card_id from catalogue_offers where offer_id = any($1::integer[])) cards
      cross join lateral (
        select c.offer_id from catalogue_offers c where c.card_id = cards.card_id limit ${NEIGHBOUR_LIMIT}) c
      union
      select (apart ->> 'otherId')::integer from catalogue_offers where offer_id = any($1::integer[]) and apart ? 'otherId'`;

/**
 * The offers whose comparison or card may change with the offers $1, including these; the keys that connect
 * them and are not in $2; the keys that several of them share; and those about which people decided. $3 are the previous groups of $1. Each key
 * is read once, with a limit, so that the planner does not expect ten times as many rows and read the whole
 * table.
 */
export const AFFECTED_OFFERS = statement({ ids: ints, others: ints, shared: texts, decided: ints })`
  with recursive given as materialized (
    select ${MEMBER} from products q where q.id = any($1::integer[])
    union
    select q.id, former."groupKey", q.company_id, former."variantGroup"
    from json_to_recordset($3::json) as former(id integer, "groupKey" text, "variantGroup" text)
    join products q on q.id = former.id
  ), grouped as materialized (
    select ${MEMBER} from (select distinct group_key from given where group_key is not null) keys
    cross join lateral (${OF_GROUP('keys.group_key')}) q
  ), left_behind as materialized (
    -- and not of their groups
    select ${MEMBER} from (
      ${RELATED}
      except select id from grouped except select id from given
    ) others
    cross join lateral (select ${MEMBER} from products q where q.id = others.offer_id limit 1) q
  ), affected(id, group_key, company_id, variant_group) as (
    select * from (
      table given union table grouped union table left_behind union
      select ${MEMBER} from (
        select distinct group_key from left_behind where group_key is not null) keys
      cross join lateral (${OF_GROUP('keys.group_key')}) q
    ) near
    union
    select near.* from affected a
    cross join lateral (
      (select ${MEMBER} from products q
      where a.variant_group is not null and q.company_id = a.company_id and q.variant_group = a.variant_group
      limit ${NEIGHBOUR_LIMIT})
      union all${DECIDED_WITH_A}
    ) linked
    cross join lateral (
      select linked.*
      union all
      (${OF_GROUP('linked.group_key')})
    ) near
  )
  select coalesce(array_agg(distinct id), '{}') as ids, coalesce((
    select array_agg(distinct joined.key) from affected p ${JOIN_KEYS} where joined.key <> all($2::integer[])
  ), '{}') as others, coalesce((
    select array_agg(group_key) from (
      select group_key from affected where group_key is not null group by group_key having count(distinct id) > 1) shared
  ), '{}') as shared, array(
    select distinct m.offer_id from matching_decided_offers m
    join matching_decisions d on d.id = m.decision_id and d.undone_at is null
    where m.offer_id in (select id from affected)
  ) as decided
  from affected`;

/** Answers a row if others than $2 are related to the products $1 by the read model. */
export const HAS_NEW_NEIGHBOURS = statement({})`
  select from (${RELATED}) related where offer_id <> all($2::integer[]) limit 1`;

const MAX_SUCCESSORS = 20;

export const REMOVE_HIDDEN = `
  with hidden as (
    select p.id from products p where p.id = any($1::integer[]) and not (${VISIBLE})
  ), offers as (
    delete from catalogue_offers using hidden where offer_id = hidden.id returning offer_id, group_id
  ), successors as (
    -- for later questions about the offers that it was compared with
    insert into catalogue_successors as s (offer_id, next_ids)
    select gone.offer_id, next.ids from offers gone
    cross join lateral (
      select array_agg(alike.offer_id) as ids from (
        select c.offer_id from catalogue_offers c
        where c.group_id = gone.group_id and c.offer_id not in (select id from hidden)
        order by c.offer_id limit ${MAX_SUCCESSORS}) alike
    ) next where next.ids is not null
    on conflict (offer_id) do update set next_ids = excluded.next_ids
  ), placements as (
    delete from catalogue_placements using hidden where offer_id = hidden.id
  )
  delete from catalogue_attributes using hidden where offer_id = hidden.id`;

/**
 * Finds the wanted row without an index condition, which PostgreSQL checked for each of thousands of rows and
 * for which it sorted $1 each time.
 */
const SAME_OFFER = (alias: string) => `${alias}.offer_id + 0 = w.offer_id`;

const codeOf = (column: string, codes: Readonly<Record<string, number>>) =>
  `case ${column} ${Object.entries(codes)
    .map(([word, code]) => `when '${word}' then ${code}`)
    .join(' ')} end`;

/**
 * Locks the rows of $1 before their products are read: a transaction that waits then reads everything
 * committed, and does not overwrite it with older values.
 */
export const LOCK_OFFERS = `
  select from catalogue_offers where offer_id = any($1::integer[]) order by offer_id for no key update`;

/**
 * Columns of `catalogue_offers` that depend on the product `p` with its discount and delivery, and on `priced`,
 * whether its price is compared.
 */
const OWN: Record<string, string> = {
  ...Object.fromEntries(
    FILTERS.map((filter) => [
      databaseColumn(filter.column),
      'codes' in filter && filter.codes ? codeOf(filter.value, filter.codes) : filter.value,
    ]),
  ),
  total_cents: `case when p.currency = 'EUR' and priced then ((p.price + ${joinedDeliveryCost('p')}) * 100)::bigint end`,
  store_delivery_cents: 'delivery.cents',
  comparable: `p.currency = 'EUR' and priced`,
  discount_percent: 'case when priced then discount.percent end',
  popularity: 'p.clicks',
};
const JOIN_OWN = `${joinDiscount('p')} ${joinDelivery('p')}`;
const OWN_VALUES = Object.entries(OWN)
  .map(([name, value]) => `${value} as ${name}`)
  .join(', ');

/** The reason of an offer that shares no GTIN with others. */
const BY_CONTRACT = JSON.stringify({ reason: 'contract' } satisfies Apart);

/** @param apart SQL of why the offer is not compared, as {@link Apart}; null: it is */
const joinPriced = (apart: string) => `
  cross join lateral (
    select coalesce(${apart} ->> 'reason' <> all('{${UNPRICED_REASONS.join()}}'::text[]), true) as priced
  ) judged`;

/** Copies columns of `wanted w` to the products' rows (`ids`), if they differ. */
function updateOffers(columns: string[], ids: string): string {
  const of = (alias: string) => columns.map((name) => `${alias}.${name}`).join(', ');
  return `
    update catalogue_offers o set ${columns.map((name) => `${name} = w.${name}`).join(', ')} from wanted w
    where o.offer_id = any(${ids}) and ${SAME_OFFER('o')} and (${of('o')}) is distinct from (${of('w')})`;
}

/** Updates the own columns of existing rows of the products $1. */
export const REFRESH_OWN = `
  with wanted as materialized (
    select p.id as offer_id, ${OWN_VALUES}
    from catalogue_offers stood join products p on p.id = stood.offer_id ${joinPriced('stood.apart')} ${JOIN_OWN}
    where stood.offer_id = any($1::integer[])
  )${updateOffers(Object.keys(OWN), '$1::integer[]')}`;

/**
 * SQL condition: the product `p` of $1 gets a place, because it is visible and in $2, or already has one.
 * Offers with a key that is not in $3 are left to the transaction that wrote the key.
 * @param stood SQL of the offers with a place
 */
export const isPlaced = (stood: string) => `p.id = any($1::integer[]) and ${VISIBLE}
      and (p.id = any($2::integer[]) or p.id in (${stood}))
      and not exists (select from (select) one ${JOIN_KEYS} where joined.key <> all($3::integer[]))`;

/**
 * Writes the comparison and the card of the products $2 and of their neighbours, $1 in total. Rows are added
 * only for $2, because other transactions add their own. $3 are the locked keys. $4 are the places of offers
 * that share a GTIN; each other offer has its own place, and one with a contract its own card.
 * @returns existing offers whose price is now compared, or no longer
 */
export const REFRESH_OFFERS = statement({ id: int })`
  with stood as materialized (
    select offer_id, apart from catalogue_offers where offer_id = any($1::integer[])
  ), placed as materialized (
    select * from json_to_recordset($4::json) as given("offerId" integer, "groupId" integer, apart jsonb)
  ), visible as (
    select p.id, p.company_id, case when p.contract is null then p.variant_group end as variant_group,
      coalesce(placed."groupId", p.id) as group_id,
      case when p.contract is null then placed.apart else coalesce(placed.apart, '${BY_CONTRACT}') end as apart
    from products p left join placed on placed."offerId" = p.id
    where ${isPlaced('select offer_id from stood')}
  ), varied as (
    select id, group_id, apart, case when variant_group is null then group_id
      else min(group_id) over (partition by company_id, variant_group) end as variant_card
    from visible
  ), wanted as materialized (
    select id as offer_id, group_id, min(variant_card) over (partition by group_id) as card_id, apart from varied
  ), changed as (${updateOffers(['group_id', 'card_id', 'apart'], '$1::integer[]')}
  ), added as (
    insert into catalogue_offers (offer_id, group_id, card_id, apart, ${Object.keys(OWN).join(', ')})
    select w.offer_id, w.group_id, w.card_id, w.apart, ${OWN_VALUES}
    from wanted w join products p on p.id = w.offer_id ${joinPriced('w.apart')} ${JOIN_OWN}
    where w.offer_id not in (select offer_id from stood) order by w.offer_id
  )
  select s.offer_id as id from stood s join wanted w on ${SAME_OFFER('s')}
  where (s.apart ->> 'reason') is distinct from (w.apart ->> 'reason')`;

const inLanguage = (name: string, locale: Locale) =>
  `coalesce(${name} ->> '${locale}', ${name} ->> '${otherLocale(locale)}')`;
const SHOWN_NAMES = LOCALES.map((locale) => `shown_${locale}`);

/**
 * Writes the names of the offers $1 that visitors see, if they differ from the offers' own, for the order
 * by name. It follows the statements that write groups: names come from offers of the same group.
 */
export const REFRESH_SHOWN_NAMES = `
  with wanted as materialized (
    select o.offer_id, ${LOCALES.map(
      (locale) =>
        `nullif(${inLanguage('shown.name', locale)}, ${inLanguage('p.name', locale)}) as shown_${locale}`,
    ).join(', ')}
    from catalogue_offers o join products p on p.id = o.offer_id
    cross join lateral (select ${productName('p', 'o.group_id')} as name offset 0) shown
    where o.offer_id = any($1::integer[])
  )${updateOffers(SHOWN_NAMES, '$1::integer[]')}`;

export const REFRESH_POPULARITY = `
  update catalogue_offers o set popularity = p.clicks from products p
  where p.id = any($1::integer[]) and o.offer_id = p.id and o.popularity <> p.clicks`;

/** Indexes look for changes at least once a minute; changes for an engine are kept until it has them. */
export const DELETE_OLD_CHANGES = command(
  "delete from catalogue_changes where not waiting and at < now() - interval '1 hour'",
);
