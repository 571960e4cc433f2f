-- a text without the words behind a minus; the first word is always meant, and so is all in quotes
create or replace function search_wished(value text) returns text
  language sql immutable parallel safe strict
  return case when search_is_quoted(value) then value
    else regexp_replace(value, '[[:space:]]-[[:alpha:]][^[:space:]]*', ' ', 'g') end;
