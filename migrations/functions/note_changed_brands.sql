-- brands whose names differ, for the indexes that follow the read model: imports write brands again as they are
create or replace function note_changed_brands() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (relation, ids, waiting)
  select 'brands', array_agg(id), exists (select from catalogue_followers) from was join became using (id)
  where (was.key, was.name) is distinct from (became.key, became.name) having count(*) > 0;
  return null;
end $function$;
