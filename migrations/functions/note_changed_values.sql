-- the same of values of attributes
create or replace function note_changed_values() returns trigger language plpgsql as $function$
begin
  insert into catalogue_changes (relation, ids, waiting)
  select 'attribute_values', array_agg(id), exists (select from catalogue_followers) from was join became using (id)
  where (was.label, was.key, was.amount) is distinct from (became.label, became.key, became.amount) having count(*) > 0;
  return null;
end $function$;
