-- words that share enough of their letters in order; which is the nearest is for the caller to say
create or replace function words_like(asked text) returns setof search_vocabulary
  language sql stable set pg_trgm.similarity_threshold = 0.2
  as $words$
    select * from search_vocabulary v
    where v.word ~ '^[[:alpha:]]+$' and v.word % asked and v.uses > 0
    order by similarity(v.word, asked) desc, v.uses desc, v.word limit 60
  $words$;
