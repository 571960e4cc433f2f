-- what runs of words (from the first to the last, from 1) mean besides, in a language
create or replace function search_meanings(value text, spoken text) returns table (first bigint, last bigint, meaning text)
  language sql stable parallel safe rows 10
  as $meanings$
    select asked.place, asked.place + run.length - 1, meaning
    from (
      select search_phrase(value) as stems where spoken is not null and not search_is_quoted(value)
      offset 0 -- the stems are made once
    ) phrase
    cross join lateral unnest(phrase.stems) with ordinality asked(stem, place)
    cross join (values (1), (2), (3), (4)) run(length)
    cross join lateral (
      select p.stems, case when s.meanings = '{}' then s.words else s.meanings end as meanings
      from synonym_phrases p join synonyms s on s.id = p.synonym_id
      where p.language = spoken and p.stems = phrase.stems[asked.place : asked.place + run.length - 1]
        and asked.place + run.length - 1 <= cardinality(phrase.stems)
      offset 0 -- one run after the other, by the key
    ) found
    cross join lateral unnest(found.meanings) meaning
    where search_phrase(meaning) <> found.stems
  $meanings$;
