/**
 * SQL of an offer's group. For an offer that visitors no longer see, it is the group that it was
 * compared in, while any store sells one; else null.
 * @param offer SQL of the offer's id
 */
export const groupOf = (offer: string) => `coalesce(
    (select own.group_id from catalogue_offers own where own.offer_id = ${offer}),
    (select alike.group_id from catalogue_successors gone
      cross join unnest(gone.next_ids) with ordinality next(id, place)
      join catalogue_offers alike on alike.offer_id = next.id
      where gone.offer_id = ${offer} order by next.place limit 1))`;

/**
 * SQL of the id and name of the page to which an offer redirects because people joined it with others: the page
 * of its group, also when visitors no longer see the offer; no row for any other offer.
 * @param product alias of `products`
 * @param own alias of its row in `catalogue_offers`, if it has one
 */
export const pageOfJoined = (product: string, own: string) => `
    select e.id, e.name from matching_decided_offers decided
    join matching_decisions d on d.id = decided.decision_id and d.kind = 'same' and d.undone_at is null
    join matching_decided_offers other on other.decision_id = d.id
    join catalogue_offers alike on alike.offer_id = other.offer_id
    join products e on e.id = alike.group_id
    where decided.offer_id = ${product}.id and e.id <> ${product}.id and e.id = coalesce(${own}.group_id, e.id)
    order by e.id limit 1`;
