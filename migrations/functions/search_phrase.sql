-- stems in the order of their words, as phrases are compared
create or replace function search_phrase(value text) returns text[]
  language sql immutable parallel safe strict
  return array(select word_stem(token) from unnest(search_tokens(value)) with ordinality as asked(token, place) order by place);
