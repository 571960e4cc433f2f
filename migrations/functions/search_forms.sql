-- other forms of a word that the catalogue has, the most used; null when there are none
create or replace function search_forms(token text) returns text
  language sql stable parallel safe strict
  return (
    select string_agg(form.word, ' | ') from (
      select word from search_vocabulary where stem = word_stem(token) and word <> token order by uses desc, word limit 30
    ) form
  );
