-- words as they are compared; of a bar code that is written in groups one word
create or replace function search_tokens(value text) returns text[]
  language sql immutable parallel safe strict
  return case
    when value ~ '^[-[:space:][:digit:]]+$' and length(regexp_replace(value, '[^[:digit:]]', '', 'g')) in (8, 12, 13, 14)
    then array[regexp_replace(value, '[^[:digit:]]', '', 'g')]
    else string_to_array(nullif(search_words(value), ''), ' ') end;
