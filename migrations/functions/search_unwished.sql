-- what goes behind a query so that none of the words behind a minus occurs, in any form
create or replace function search_unwished(value text) returns text
  language sql stable parallel safe strict
  return (
    select coalesce(string_agg(' & !(' || concat_ws(' | ', token, search_forms(token)) || ')', ''), '')
    from regexp_matches(value, '[[:space:]]-([[:alpha:]][^[:space:]]*)', 'g') behind
    cross join lateral unnest(search_tokens(behind[1])) token
    where not search_is_quoted(value)
  );
