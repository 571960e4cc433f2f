-- of an offer whose codes, or the language of whose name, have changed: in the read model they may stand as before
create or replace function note_recoded_offer() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (ids, waiting) values (array[new.id], exists (select from catalogue_followers));
  return null;
end $function$;
