import type { NamedCategory } from '../categories/category-name.js';
import {
  bool,
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
} from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import { filtersOf, inFilterOrder } from '../attributes/category-filters.statements.js';
import { choiceOf, priceKeyOf } from '../search/catalogue-index/card-choice.js';
import { AVAILABILITY_CODES } from '../search/catalogue-index/codes.js';
import { mediaJson, type MediaRow } from '../media/media.presenter.js';
import type { CardFact } from './card-facts.js';
import { type Discount, DISCOUNT, joinDiscount } from './discount.js';
import { groupOf, pageOfJoined } from './comparison/offer-group.statements.js';
import { deliveryCostOf } from '../companies/terms/delivery-cost.js';
import type { OfferTerms } from '../companies/terms/terms.presenter.js';
import { SELECTED_FIELDS, selectFields, selectPriceCheckedAt } from './product-columns.js';
import type { Apart } from './comparison/compared-offer.js';
import type { Availability, Condition, ProductKind } from './product-fields.js';
import type { AttributeOfProduct } from './product-record.js';
import { ATTRIBUTE_VALUE, attributesOf, productName } from './texts/shown-texts.js';
import { isUnexpired, selectTimes, TIMES } from './clock/row-at-now.js';

/** @param productId SQL of the product's id */
export const picturesOf = (productId: string, limit: number | null) => `
  (select coalesce(json_agg(picture.media order by picture.position), '[]') from (
    select ${mediaJson('m')} as media, pm.position from product_media pm join media m on m.id = pm.media_id
    where pm.product_id = ${productId} and m.status = 'ready' order by pm.position ${limit ? `limit ${limit}` : ''}
  ) picture)`;

/** Categories that visitors may see, in the product's order. */
const categoriesOf = (productId: string) => `
  (select coalesce(json_agg(json_build_object('id', k.id, 'parentId', k.parent_id, 'name', k.name) order by pc.position), '[]')
    from product_categories pc join categories k on k.id = pc.category_id
    where pc.product_id = ${productId} and k.active and k.system is null)`;

/** A product's values of its categories' filters, in their order. */
const factsOf = (productId: string) => `
  (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'type', d.type, 'values', said.values)
      order by ${inFilterOrder('named')}), '[]')
    from (
      select definition_id, json_agg(json_build_object('value', ${ATTRIBUTE_VALUE}, 'unit', unit) order by position) as values
      from product_attributes a where product_id = ${productId} and definition_id is not null group by 1
    ) said join (${filtersOf(`c.id in (select category_id from product_categories where product_id = ${productId})`)}) named using (definition_id)
    join attribute_definitions d on d.id = definition_id)`;

/** @param offer alias of the products whose discount is joined by {@link joinDiscount} */
const selectPrices = (offer: string) =>
  `${offer}.price::float8 as price, ${offer}.regular_price::float8 as "regularPrice", ${offer}.currency, ${offer}.contract, ${DISCOUNT},
  ${selectTimes(offer)}`;
const PRICES = {
  price: float,
  regularPrice: nullable(float),
  currency: text,
  contract: nullable(text),
  discount: nullable(json<Discount>()),
  ...TIMES,
};

/** Cards in the given order: $1 the offers whose pages they lead to, $2 those that they show, $3 totals to be shown, if any. */
export const CARDS = statement({
  id: int,
  /** The shown offer, and whether its store has a page of it. */
  offerId: int,
  isLinked: bool,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  /** Name of the page's offer, for its URL. */
  pageName: json<Translations>(),
  brand: nullable(text),
  ...PRICES,
  availability: oneOf<Availability>(),
  condition: oneOf<Condition>(),
  companyId: int,
  companyName: text,
  offerCount: int,
  /** How many variants share the card, itself included. */
  variantCount: int,
  /** The shown price is the lowest that can be bought of several offers: with filters a cheaper one may not be shown. */
  isFrom: bool,
  /** All offers that can be bought have another price. */
  isSoldElsewhere: bool,
  /** The total by which it was found (null: it is on another variant's page), else the offer's total. */
  totalCents: nullable(float),
  priceCheckedAt: time,
  facts: json<CardFact[]>(),
  categories: json<NamedCategory<Translations>[]>(),
  pictures: json<MediaRow[]>(),
})`
  select e.id, w.id as "offerId", w.link <> '' as "isLinked", e.kind, ${productName('w', 'o.group_id')} as name, e.name as "pageName", b.name as brand, ${selectPrices('w')}, w.availability, w.condition, c.id as "companyId", c.company_name as "companyName",
    alike.*, (select count(distinct v.group_id) from catalogue_offers v where v.card_id = o.card_id)::integer as "variantCount",
    ${selectPriceCheckedAt('w', 'c')}, ${factsOf('w.id')} as facts, ${categoriesOf('w.id')} as categories,
    coalesce(nullif(${picturesOf('w.id', 1)}::text, '[]')::json, ${picturesOf('e.id', 1)}) as pictures
  from unnest($1::integer[], $2::integer[], $3::float[]) with ordinality as found(card_id, offer_id, total, place)
  join products e on e.id = found.card_id
  join products w on w.id = found.offer_id left join catalogue_offers o on o.offer_id = w.id
  join companies c on c.id = w.company_id left join brands b on b.id = coalesce(w.brand_id, e.brand_id)
  ${joinDiscount('w', 'o.discounted')}
  cross join lateral (
    select greatest(1, count(*) filter (where g.comparable))::integer as "offerCount",
      count(*) filter (where g.comparable) > 1 and min(${priceKeyOf('g')}) = ${priceKeyOf('o')} as "isFrom",
      bool_or(g.comparable and g.availability <> ${AVAILABILITY_CODES.out_of_stock}) is true as "isSoldElsewhere",
      case when found.total is null then o.total_cents::float8
        when bool_or(g.total_cents = found.total) then found.total end as "totalCents"
    from catalogue_offers g where g.group_id = o.group_id) alike
  order by found.place`;
export type CardRow = RowOf<typeof CARDS>;

/** One product with the data of its page, visible or not. */
export const PRODUCT = statement({
  id: int,
  companyId: int,
  ...SELECTED_FIELDS,
  productName: json<Translations>(),
  discount: nullable(json<Discount>()),
  deletedAt: nullable(time),
  unavailableSince: nullable(time),
  groupId: nullable(int),
  /** Name of the canonical offer; null if the product is not visible. */
  entryName: nullable(json<Translations>()),
  cardId: nullable(int),
  /** The group whose page its own redirects to, because people joined it. */
  joinedId: nullable(int),
  joinedName: nullable(json<Translations>()),
  visible: bool,
  categoryIds: ints,
  pictures: json<MediaRow[]>(),
  attributes: json<Omit<AttributeOfProduct, 'id'>[]>(),
})`
  select w.id, w.company_id as "companyId", ${selectFields('w', 'b')}, ${productName('w', 'o.group_id')} as "productName", ${DISCOUNT}, w.deleted_at as "deletedAt",
    coalesce(w.unavailable_since, case when not ${isUnexpired('w')} then w.expires_at end) as "unavailableSince",
    o.group_id as "groupId", (select e.name from products e where e.id = o.group_id) as "entryName", o.card_id as "cardId", joined.id as "joinedId", joined.name as "joinedName", (o.offer_id is not null and ${isUnexpired('w')}) as visible,
    (select coalesce(array_agg(pc.category_id order by pc.position), '{}') from product_categories pc where pc.product_id = w.id)
      as "categoryIds",
    ${picturesOf('w.id', null)} as pictures,
    ${attributesOf('w.id', 'o.group_id')} as attributes
  from products w
  left join catalogue_offers o on o.offer_id = w.id
  left join brands b on b.id = w.brand_id
  ${joinDiscount('w', 'o.discounted')}
  left join lateral (${pageOfJoined('w', 'o')}) joined on true
  where w.id = $1`;
export type ProductRow = RowOf<typeof PRODUCT>;

/**
 * All visible offers of a group: the cheapest that can be bought first, then those that are sold out, and last those
 * whose prices are not compared; an offer in a foreign currency is alone in its group.
 */
export const OFFERS_OF_GROUP = statement({
  id: int,
  name: json<Translations>(),
  /** Why it is not compared with others of its GTIN. */
  apart: nullable(json<Apart>()),
  /** Empty if a service has no page of its own. */
  link: text,
  ...PRICES,
  deliveryCost: nullable(float),
  deliveryDaysMin: nullable(int),
  deliveryDaysMax: nullable(int),
  availability: oneOf<Availability>(),
  stock: nullable(int),
  condition: oneOf<Condition>(),
  priceCheckedAt: time,
  unitMeasure: nullable(text),
  unitBase: nullable(text),
  companyId: int,
  companyName: text,
  /** null: a preview. */
  terms: nullable(json<OfferTerms>()),
  logo: nullable(json<MediaRow>()),
})`
  select w.id, w.name, o.apart, w.link, ${selectPrices('w')}, ${deliveryCostOf('w', 'o')}::float8 as "deliveryCost",
    case when stated.days then w.delivery_days_min else c.delivery_days_min end as "deliveryDaysMin",
    case when stated.days then w.delivery_days_max else c.delivery_days_max end as "deliveryDaysMax", w.availability, w.stock, w.condition,
    w.unit_measure as "unitMeasure", w.unit_base as "unitBase",
    ${selectPriceCheckedAt('w', 'c')},
    c.id as "companyId", c.company_name as "companyName", json_build_object('legalName', c.legal_name,
      'freeFrom', case when o.store_delivery_cents > 0 then c.free_delivery_from end, 'currency', w.currency,
      'pickup', c.pickup, 'pickupPlace', c.pickup_place, 'returnDays', c.return_days) as terms, case when m.id is not null then ${mediaJson('m')} end as logo
  from catalogue_offers o
  join products w on w.id = o.offer_id
  join companies c on c.id = w.company_id
  left join media m on m.id = c.logo_media_id and m.status = 'ready'
  ${joinDiscount('w', 'o.discounted')}
  -- services are not delivered
  cross join lateral (
    select w.kind <> 'product' or num_nonnulls(w.delivery_days_min, w.delivery_days_max) > 0 as days) stated
  where o.group_id = $1 and ${isUnexpired('w')}
  order by ${priceKeyOf('o')}, o.total_cents nulls last, o.offer_id`;
export type OfferRow = RowOf<typeof OFFERS_OF_GROUP>;

/**
 * The groups of the offers $1, in the given order, each with its canonical and its first offer; both are
 * null if no store sells the product any more. Without drafts and blocked ones.
 */
export const GROUPS = statement({
  id: int,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  currency: text,
  entryId: nullable(int),
  offerId: nullable(int),
})`
  select p.id, p.kind, ${productName('p', 'found.group_id')} as name, p.currency, found.group_id as "entryId", first.offer_id as "offerId"
  from unnest($1::integer[]) with ordinality as asked(id, place)
  join products p on p.id = asked.id and p.status not in ('draft', 'blocked')
  cross join lateral (select ${groupOf('p.id')} as group_id) found
  left join lateral (
    select o.offer_id from catalogue_offers o where o.group_id = found.group_id
    order by ${choiceOf('o')} limit 1
  ) first on true
  order by asked.place`;

const FOUND_CARD = { entryId: int, offerId: int };

/** For each group of $1, the offer with the lowest price in stock, or else on order; those with a link first. */
export const AVAILABLE = statement(FOUND_CARD)`
  select asked.id as "entryId", best.offer_id as "offerId" from unnest($1::integer[]) as asked(id)
  cross join lateral (
    select o.offer_id from catalogue_offers o join products p on p.id = o.offer_id
    where o.group_id = asked.id and o.comparable and o.availability <> ${AVAILABILITY_CODES.out_of_stock}
    order by (p.link <> '') desc, (o.availability = ${AVAILABILITY_CODES.in_stock}) desc, o.price_cents, o.total_cents, o.offer_id
    limit 1
  ) best`;

/** A card shows the same offer, also if another of its offers was found. @param found SQL of cards with their order */
const shown = (found: string) => `
    select o.group_id as "entryId", o.offer_id as "offerId" from (${found}) found
    cross join lateral (
      select c.group_id, c.offer_id from catalogue_offers c where c.card_id = found.card_id
      order by ${choiceOf('c')} limit 1
    ) o order by found.place desc, found.card_id desc`;

/** Among the newest offers of its categories: all of a large category take a tenth of a second. */
export const SIMILAR = statement(FOUND_CARD)`
  with own as (
    select o.offer_id, o.card_id, o.price_cents, o.brand_id, o.kind, p.gtin from catalogue_offers o
    join products p on p.id = o.offer_id where o.offer_id = $1
  ), candidates as (
    select distinct on (o.card_id) o.card_id, (o.brand_id = own.brand_id) is true as same_brand,
      abs(o.price_cents - own.price_cents) as distance
    from own
    join product_categories pc on pc.product_id = own.offer_id
    cross join lateral (
      select pl.offer_id from catalogue_placements pl where pl.category_id = pc.category_id
      order by pl.offer_id desc limit 500
    ) newest
    join catalogue_offers o on o.offer_id = newest.offer_id and o.kind = own.kind
    join products p on p.id = o.offer_id
    where o.card_id <> own.card_id and p.gtin is distinct from coalesce(own.gtin, '') order by o.card_id, o.price_cents
  )
  ${shown(`
    select card_id, -row_number() over (order by same_brand desc, distance, card_id) as place
    from candidates order by place desc limit 12`)}`;

/** For a hidden product: first the offers that it was compared with, then similar cards of its categories. */
export const ALTERNATIVES = statement(FOUND_CARD)`
  with own as (select p.id, p.price * 100 as price_cents, ${groupOf('p.id')} as group_id from products p where p.id = $1),
  candidates as (
    (select o.card_id, o.price_cents, true as same from own join catalogue_offers o on o.group_id = own.group_id limit 100)
    union all
    (select o.card_id, o.price_cents, false from own
      join product_categories pc on pc.product_id = own.id
      join catalogue_placements pl using (category_id) join catalogue_offers o on o.offer_id = pl.offer_id limit 500)
  ), cards as (
    select c.card_id, bool_or(same) as same, min(abs(c.price_cents - own.price_cents)) as distance
    from candidates c, own group by c.card_id
  )
  ${shown(`
    select card_id, -row_number() over (order by same desc, distance, card_id) as place
    from cards order by place desc limit 12`)}`;

/** Rows of the home page: $1 cards at most, each once. */
export const FEATURED = {
  new: statement(FOUND_CARD)`${shown(`
    select card_id, card_id as place from catalogue_offers where kind = 1
    group by card_id order by card_id desc limit $1`)}`,
  /** Cards of the most viewed offers, by the views of all their offers. */
  popular: statement(FOUND_CARD)`${shown(`
    select card_id, (select sum(c.popularity) from catalogue_offers c where c.card_id = viewed.card_id) as place from (
      select card_id from catalogue_offers where kind = 1 and popularity > 0
      order by popularity desc, offer_id desc limit $1 * 4
    ) viewed group by card_id order by 2 desc, card_id desc limit $1`)}`,
  /** The largest discounts, on goods that may be in stock; each card counts with its cheapest discounted offer. */
  discounted: statement(FOUND_CARD)`
    select group_id as "entryId", offer_id as "offerId" from catalogue_offers o
    where discount_percent is not null and kind = 1 and availability in (${AVAILABILITY_CODES.in_stock}, ${AVAILABILITY_CODES.unknown})
      and not exists (select from catalogue_offers c where c.card_id = o.card_id and c.kind = 1 and c.discounted
        and (${choiceOf('c')}) < (${choiceOf('o')}))
    order by discount_percent desc, card_id limit $1`,
} as const;
