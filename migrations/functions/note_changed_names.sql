-- a table whose names lead to offers
create or replace function note_changed_names() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (relation) values (tg_table_name);
  return null;
end $function$;
