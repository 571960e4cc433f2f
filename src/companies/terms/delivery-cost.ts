import type { CompanyTerms } from './company-terms.js';

/**
 * SQL of the cost in cents by the rule of the store `s`. It applies to products in the store's currency that state
 * none, and is 0 from the store's threshold on; null: no rule.
 */
const ruleCents = (offer: string) => `
  case when ${offer}.delivery_cost is null and ${offer}.kind = 'product' and ${offer}.currency = s.feed_currency then
    case when ${offer}.price >= s.free_delivery_from then 0 else (s.delivery_cost * 100)::bigint end end`;

/** Joins the relation `delivery` to products. @param offer alias of the products */
export const joinDelivery = (offer: string) => `
  cross join lateral (
    select ${ruleCents(offer)} as cents from companies s where s.id = ${offer}.company_id
  ) delivery`;

/** SQL: whether an offer or the rule of its store states the cost; also for hidden offers. */
export const hasDeliveryCost = (offer: string) => `(${offer}.delivery_cost is not null or exists (
  select from companies s where s.id = ${offer}.company_id and ${ruleCents(offer)} is not null))`;

/** SQL: whether an offer or its store states a delivery time. */
export const hasDeliveryDays = (offer: string) => `(${offer}.delivery_days_min is not null or exists (
  select from companies s where s.id = ${offer}.company_id and coalesce(s.delivery_days_min, s.delivery_days_max) is not null))`;

/** A store's terms of delivery. */
export type DeliveryTerms = Pick<
  CompanyTerms,
  'deliveryCost' | 'freeDeliveryFrom' | 'deliveryDaysMin' | 'deliveryDaysMax'
> & { feedCurrency: string };

/** `ruleCents` for an item that is not stored yet: whether the rule states the cost. */
export const isCostOfStore = (
  { deliveryCost, freeDeliveryFrom, feedCurrency }: DeliveryTerms,
  { kind, currency, priceCents }: { kind?: string; currency: string; priceCents: number },
): boolean =>
  kind !== 'service' &&
  currency === feedCurrency &&
  (deliveryCost !== null || (freeDeliveryFrom !== null && priceCents >= freeDeliveryFrom * 100));

const orRule = (offer: string, ruleCents: string) => `coalesce(${offer}.delivery_cost, ${ruleCents} / 100.0)`;

/** SQL of the delivery cost with {@link joinDelivery}, for the read model. */
export const joinedDeliveryCost = (offer: string) => orRule(offer, 'delivery.cents');

/** SQL of the delivery cost that shoppers see. @param row alias of `catalogue_offers` */
export const deliveryCostOf = (offer: string, row: string) => orRule(offer, `${row}.store_delivery_cents`);

/** The same for a query on products, visible or not. */
export const DELIVERY_COST = `coalesce(p.delivery_cost,
  (select o.store_delivery_cents / 100.0 from catalogue_offers o where o.offer_id = p.id))`;
