-- who writes quotation marks around a text means just these words
create or replace function search_is_quoted(value text) returns boolean
  language sql immutable parallel safe strict
  return value ~ '^[[:space:]]*["„“”»«].*["“”«»][[:space:]]*$';
