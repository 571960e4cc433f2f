create or replace function search_stems(value text) returns text[]
  language sql immutable parallel safe strict
  return array(select distinct word_stem(token) from unnest(search_tokens(value)) token);
