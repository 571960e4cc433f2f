-- what begins like a word. Of a whole word it is the few words of the catalogue that do: an index of words passes over
-- what a text lacks, but of a beginning it collects all texts that have it
create or replace function search_begun(token text) returns text
  language sql stable parallel safe strict
  return (
    select case
      when token ~ '^[[:alpha:]]{4,}$' and count(*) <= 30 and bool_or(begun.word = token) then string_agg(begun.word, ' | ')
      else token || ':*'
    end
    from (
      select word from search_vocabulary where word ~>=~ token and word ~<~ (token || U&'\+10FFFF') limit 31
    ) begun
  );

-- the same of a word among others: a measure, also the first of two or three (40 x 60 cm), and a word of one or two
-- letters that another one follows are looked for as themselves
create or replace function search_begun(tokens text[], place bigint) returns text
  language sql stable parallel safe strict
  return case
    when tokens[place] ~ '^[[:alpha:]]{1,2}$' and place < cardinality(tokens)
      or tokens[place] ~ '^(g|gr|dag|kg|mg|ml|cl|dl|l|mm|cm|m|km|gb|tb|mb|w|kw|v|ah|mah|hz)$'
        and coalesce(tokens[place - 1] ~ '^[[:digit:]]+$', false)
      or tokens[place] ~ '^[[:digit:]]+$' and coalesce(tokens[place + 1] ~ '^[[:digit:]]+$'
        or tokens[place + 1] ~ '^(g|gr|dag|kg|mg|ml|cl|dl|l|mm|cm|m|km|gb|tb|mb|w|kw|v|ah|mah|hz)$', false)
    then case
      when tokens[place] ~ '^(g|gr|dag|kg|mg|ml|cl|dl|l|mm|cm|m|km|gb|tb|mb|w|kw|v|ah|mah|hz)$'
        and coalesce(tokens[place - 1] ~ '^[[:digit:]]+$', false)
      then format('(%1$s <-> %2$s | %1$s <-> x <2> %2$s | %1$s <-> x <2> x <2> %2$s)', tokens[place - 1], tokens[place])
      else tokens[place] end
    else search_begun(tokens[place]) end;
