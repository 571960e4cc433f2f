-- a text that is typed to its end: all its words, in any form
create or replace function search_whole(value text) returns text
  language sql stable parallel safe strict
  return (
    select '(' || string_agg('(' || concat_ws(' | ', token, search_forms(token)) || ')', ' & ') || ')'
    from unnest(search_tokens(value)) token
  );
