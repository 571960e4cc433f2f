/** The statements that keep the vocabulary: each word of visible products once, with how many of them have it. */

/** Words of names and brands; codes are none that anybody misspells. */
const wordsOf = (words: string) => `unnest(tsvector_to_array(ts_filter(${words}, '{a,b}')))`;

/**
 * Ends a statement with the relations `was` and `became` (offer_id, words, listed; of `became` only what was written)
 * and `gone` (offer_id); gives the words that nothing has any more.
 */
export const COUNT_CHANGED_WORDS = `
  changes(word, uses) as (
    select ${wordsOf('words')}, -1 from was
    where listed and offer_id in (select offer_id from became union all select offer_id from gone)
    union all
    select ${wordsOf('words')}, 1 from became where listed
  ), counted as (
    select word, sum(uses)::integer as uses from changes group by word having sum(uses) <> 0
  ), spelt as (
    select distinct on (fold_text(label)) fold_text(label) as word, label
    from became join products p on p.id = became.offer_id left join brands b on b.id = p.brand_id,
      regexp_split_to_table(lower(concat_ws(' ', p.name->>'sl', p.name->>'en', b.name)), '[^[:alnum:]]+') label
    where became.listed
    order by fold_text(label), label = fold_text(label), label
  ),
  written as (
    insert into search_vocabulary as v (word, stem, label, uses)
    select word, word_stem(word), coalesce(spelt.label, word), counted.uses from counted left join spelt using (word)
    order by word
    on conflict (word) do update set uses = v.uses + excluded.uses
    returning word, uses
  )
  select word from written where uses <= 0`;

/** Takes the words that nothing has had left. */
export const FORGET_UNUSED_WORDS = 'delete from search_vocabulary where word = any($1::text[]) and uses <= 0';

/** All words anew, whatever was counted; the spelling of those that are known stays. */
export const RECOUNT_WORDS = `
  with counted as (
    select word, count(*)::integer as uses from catalogue_texts, ${wordsOf('words')} word where listed group by word
  ), unused as (
    delete from search_vocabulary v where not exists (select from counted c where c.word = v.word)
  )
  insert into search_vocabulary as v (word, stem, label, uses)
  select word, word_stem(word), word, uses from counted order by word
  on conflict (word) do update set uses = excluded.uses where v.uses <> excluded.uses`;
