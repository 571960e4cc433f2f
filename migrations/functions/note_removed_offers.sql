-- offers that are no longer visible, with the cards that they have left
create or replace function note_removed_offers() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (ids, left_cards, waiting)
  select array_agg(distinct offer_id), array_agg(distinct card_id), exists (select from catalogue_followers)
  from changed having count(*) > 0;
  return null;
end $function$;
