-- of offers whose rows were written, for the indexes that follow the read model
create or replace function note_changed_offers() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (ids, waiting)
  select array_agg(distinct offer_id), exists (select from catalogue_followers) from changed having count(*) > 0;
  return null;
end $function$;
