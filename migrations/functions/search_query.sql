-- every word must occur, as the beginning of one, in another form, or by what it means in the language, where one is
-- given; a meaning of several words stands for each of them. Null when there is no word. A text that ends with an
-- asterisk asks for what its last word begins. Planned once: the plan is the same for every text, but PostgreSQL takes
-- one made for the text to be cheaper, and makes it anew at each search
create or replace function search_query(value text, spoken text) returns tsquery
  language sql stable parallel safe
  set plan_cache_mode = force_generic_plan
  return (
    with meant as materialized (
      select first, last, string_agg(search_whole(meaning), ' | ') as meanings
      from search_meanings(search_wished(value), spoken) group by first, last
    )
    select to_tsquery('simple', string_agg(
      '(' || concat_ws(' | ',
        case when value ~ '[*][[:space:]]*$' and place = cardinality(tokens) then token || ':*'
          else search_begun(tokens, place) end,
        search_barcode(token), search_forms(token),
        (select string_agg(meanings, ' | ') from meant where asked.place between first and last)) || ')', ' & ') || search_unwished(value))
    from search_tokens(search_wished(value)) tokens cross join lateral unnest(tokens) with ordinality asked(token, place)
  );

-- people of a store look for codes, and for what nobody else sees, whose words the vocabulary lacks
create or replace function search_query(value text) returns tsquery
  language sql stable parallel safe strict
  return (
    select to_tsquery('simple', string_agg(
      '(' || concat_ws(' | ', token || ':*', search_barcode(token), search_forms(token)) || ')', ' & '))
    from unnest(search_tokens(value)) token
  );
