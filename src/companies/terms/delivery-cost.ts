/**
 * Joins the relation `delivery` to products: the only definition of a store's rule. Its cost applies to products in
 * the store's currency that state none, and is 0 from the store's threshold on; null: no rule.
 * @param offer alias of the products
 */
export const joinDelivery = (offer: string) => `
  cross join lateral (
    select case when ${offer}.delivery_cost is null and ${offer}.kind = 'product' and ${offer}.currency = s.feed_currency then
      case when ${offer}.price >= s.free_delivery_from then 0 else (s.delivery_cost * 100)::bigint end end as cents
    from companies s where s.id = ${offer}.company_id
  ) delivery`;

const orRule = (offer: string, ruleCents: string) => `coalesce(${offer}.delivery_cost, ${ruleCents} / 100.0)`;

/** SQL of the delivery cost with {@link joinDelivery}, for the read model. */
export const joinedDeliveryCost = (offer: string) => orRule(offer, 'delivery.cents');

/** SQL of the delivery cost that shoppers see. @param row alias of `catalogue_offers` */
export const deliveryCostOf = (offer: string, row: string) => orRule(offer, `${row}.store_delivery_cents`);

/** The same for a query on products, visible or not. */
export const DELIVERY_COST = `coalesce(p.delivery_cost,
  (select o.store_delivery_cents / 100.0 from catalogue_offers o where o.offer_id = p.id))`;
