-- a table whose names lead to offers
create or replace function note_changed_names() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (relation, waiting) values (tg_table_name, exists (select from catalogue_followers));
  return null;
end $function$;
