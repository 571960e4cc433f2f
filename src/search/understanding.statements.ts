/** How a text is read: each word with its other forms, and whether anything visible has it. Takes the text. */
export const READ_WORDS = `
  select asked.token as word,
    asked.token !~ '^[[:alpha:]]{4,}$' or cardinality(found.forms) > 0
      or exists (select from search_vocabulary v where v.word like asked.token || '%')
      or exists (select from catalogue_texts t where t.listed and t.words @@ to_tsquery('simple', asked.token || ':*')) as known,
    found.forms
  from unnest(search_tokens($1::text)) with ordinality asked(token, place)
  cross join lateral (
    select coalesce(array_agg(word), '{}') as forms from (
      select word from search_vocabulary where stem = word_stem(asked.token) order by uses desc limit 30
    ) form
  ) found
  order by asked.place`;

/** Words that look like one; the distance of letters decides between them. */
export const LIKE_WORDS = `
  select word, label, uses from search_vocabulary where word ~ '^[[:alpha:]]+$' and uses > 0
  order by word <-> $1::text limit 60`;

/** Categories whose whole name is in a text, in either language. Takes the text. */
export const NAMED_CATEGORIES = `
  with asked as materialized (select search_stems($1::text) as stems)
  select c.id from categories c
  where c.active and c.product_count > 0 and c.kind = 'product' and c.system is null and (
    search_stems(c.name ->> 'sl') && (select stems from asked) and search_stems(c.name ->> 'sl') <@ (select stems from asked)
    or search_stems(c.name ->> 'en') && (select stems from asked) and search_stems(c.name ->> 'en') <@ (select stems from asked))
  order by cardinality(c.path), c.id limit 3`;

/** Brands with something to show whose name is one of $1, folded. */
export const NAMED_BRANDS = `
  select b.key, b.name from brands b
  where b.key = any($1::text[]) and exists (select from catalogue_offers o where o.brand_id = b.id and o.kind = 1)
  order by length(b.key) desc limit 3`;
