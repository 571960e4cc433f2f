-- every word as it is written, or what it means in the language as that is written, in names; planned once, as
-- search_query is
create or replace function search_spelt(value text, spoken text) returns tsquery
  language sql stable parallel safe
  set plan_cache_mode = force_generic_plan
  return (
    with meant as materialized (
      select first, last, string_agg(search_exact(meaning, 'AB')::text, ' | ') as meanings
      from search_meanings(value, spoken) group by first, last
    )
    select to_tsquery('simple', string_agg(
      '(' || concat_ws(' | ', token || ':AB',
        (select string_agg(meanings, ' | ') from meant where asked.place between first and last)) || ')', ' & '))
    from unnest(search_tokens(value)) with ordinality asked(token, place)
  );
