/** The statements that keep the vocabulary: each word of visible products once, with how many of them have it, and the languages that it stands in. */

/** Words of names and brands; codes are none that anybody misspells. */
const wordsOf = (words: string) => `unnest(tsvector_to_array(ts_filter(${words}, '{a,b}')))`;

/** Of products `p`: the texts that say how words are spelt, and of which language each is; brands are of both. */
const TEXTS = `left join brands b on b.id = p.brand_id
    cross join lateral (values ('sl', p.name ->> 'sl'), ('en', p.name ->> 'en'), (null, b.name)) part(language, text)`;
const labelsOf = (text: string) => `regexp_split_to_table(lower(${text}), '[^[:alnum:]]+') label`;
/** Whether a word stands in names of a language. */
const SPOKEN = `bool_or(language is distinct from 'en') as in_sl, bool_or(language is distinct from 'sl') as in_en`;

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
  ), named as (
    -- taken apart as one text, and each word folded once: most names are made of the same
    select language, string_agg(text, ' ') as text
    from became join products p on p.id = became.offer_id ${TEXTS}
    where became.listed group by language
  ), labels as (
    select label, ${SPOKEN} from named, ${labelsOf('named.text')} group by label
  ), folded as materialized (
    select fold_text(label) as word, label, in_sl, in_en from labels
  ), spelt as (
    select word, (array_agg(label order by label = word, label))[1] as label, bool_or(in_sl) as in_sl,
      bool_or(in_en) as in_en
    from folded group by word
  ),
  written as (
    insert into search_vocabulary as v (word, stem, label, uses, in_sl, in_en)
    select word, word_stem(word), coalesce(spelt.label, word), coalesce(counted.uses, 0),
      coalesce(spelt.in_sl, false), coalesce(spelt.in_en, false)
    from counted full join spelt using (word)
    where counted.uses is not null or exists (select from search_vocabulary known where known.word = spelt.word
      and (spelt.in_sl > known.in_sl or spelt.in_en > known.in_en))
    order by word
    on conflict (word) do update set uses = v.uses + excluded.uses,
      in_sl = v.in_sl or excluded.in_sl, in_en = v.in_en or excluded.in_en
    returning word, uses
  )
  select word from written where uses <= 0`;

/** Takes the words that nothing has had left. */
export const FORGET_UNUSED_WORDS = 'delete from search_vocabulary where word = any($1::text[]) and uses <= 0';

/** All words anew, whatever was counted; the spelling of those that are known stays. */
export const RECOUNT_WORDS = `
  with counted as (
    select word, count(*)::integer as uses from catalogue_texts, ${wordsOf('words')} word where listed group by word
  ), labels as (
    -- folded once each: most names are made of the same words
    select distinct language, label
    from catalogue_texts t join products p on p.id = t.offer_id ${TEXTS}
      cross join lateral ${labelsOf('part.text')} where t.listed
  ), spelt as (
    select fold_text(label) as word, ${SPOKEN} from labels group by 1
  ), unused as (
    delete from search_vocabulary v where not exists (select from counted c where c.word = v.word)
  )
  insert into search_vocabulary as v (word, stem, label, uses, in_sl, in_en)
  select word, word_stem(word), word, uses, coalesce(in_sl, false), coalesce(in_en, false)
  from counted left join spelt using (word) order by word
  on conflict (word) do update set uses = excluded.uses, in_sl = excluded.in_sl, in_en = excluded.in_en
  where (v.uses, v.in_sl, v.in_en) is distinct from (excluded.uses, excluded.in_sl, excluded.in_en)`;
