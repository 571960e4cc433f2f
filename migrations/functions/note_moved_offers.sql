-- the same of visible offers, with the cards that some of them have left: nobody finds these by the offers any more; an
-- empty list, not null, where all stand where they stood
create or replace function note_moved_offers() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (ids, left_cards, waiting)
  select array_agg(distinct offer_id), coalesce(array_agg(distinct was.card_id) filter (where was.card_id <> became.card_id), '{}'),
    exists (select from catalogue_followers)
  from was join became using (offer_id) having count(*) > 0;
  return null;
end $function$;
