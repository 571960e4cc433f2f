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
