create extension if not exists unaccent;

-- unaccent() is only stable, because its dictionary could change; ours does not, and indexes need immutability
create or replace function fold_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, value));
