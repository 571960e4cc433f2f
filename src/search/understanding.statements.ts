import { isFound } from './found-by-words.js';
import { inCategoryNames, namedCategories } from './named-categories.js';

/**
 * Whether a word begins so, by an index with text_pattern_ops: the planner sees no beginning in a `like` whose pattern
 * it does not know.
 */
const beginsWith = (word: string, beginning: string) =>
  `(${word} ~>=~ ${beginning} and ${word} ~<~ (${beginning} || U&'\\+10FFFF'))`;

/**
 * How a text is read: each word with its other forms, and whether anything visible, a synonym of the language or the
 * name of a category has it; what the vocabulary lacks is a code at best.
 */
const READ_WORDS = `
  select asked.token as word,
    asked.token !~ '^[[:alpha:]]{4,}$' or cardinality(found.forms) > 0 or search_is_quoted(given.text)
      or exists (select from synonym_words s where s.language = given.language and s.stem = word_stem(asked.token))
      or exists (select from synonym_words s where s.language = given.language and ${beginsWith('s.word', 'asked.token')})
      or exists (select from search_vocabulary v where ${beginsWith('v.word', 'asked.token')})
      or ${inCategoryNames('array[word_stem(asked.token)]')}
      or ${isFound("to_tsquery('simple', asked.token || ':*')")} as known,
    found.forms
  from given
  cross join lateral unnest(search_tokens(given.text)) with ordinality asked(token, place)
  cross join lateral (
    select coalesce(array_agg(word), '{}') as forms from (
      select word from search_vocabulary where stem = word_stem(asked.token) order by uses desc limit 30
    ) form
  ) found
  order by asked.place`;

/** What a text means besides by the synonyms of a language. */
const MEANINGS = `
  select meaning from given cross join lateral search_meanings(given.text, given.language)
  group by meaning order by min(first), meaning`;

/** Those of $1 that the catalogue has, or a synonym of the language $2. */
export const KNOWN_WORDS = `
  select word, label, uses from search_vocabulary where word = any($1::text[]) and uses > 0
  union all
  select word, label, 0 from synonym_words where language = $2::text and word = any($1::text[])`;

/** The stem of a word. */
export const STEM = 'select word_stem($1::text) as stem';

/** Of the stems $1 those that the catalogue has, each with its most used word. */
export const KNOWN_STEMS = `
  select distinct on (stem) stem as word, label, uses from search_vocabulary
  where stem = any($1::text[]) and uses > 0 order by stem, uses desc, word`;

/** Words that look like one; the distance of letters decides between them. */
export const LIKE_WORDS = 'select word, label, uses from words_like($1::text)';

/** Those texts of $1 that find something visible, in the language $2. */
export const FINDING_TEXTS = `
  select text from unnest($1::text[]) with ordinality asked(text, place)
  where ${isFound('search_query(asked.text, $2::text)')}
  order by place`;

/** Brands with something to show whose name is one of the phrases, folded. */
const NAMED_BRANDS = `
  select b.key, b.name from given cross join lateral unnest(given.phrases) phrase join brands b on b.key = phrase
  where exists (select from catalogue_offers o where o.brand_id = b.id and o.kind = 1)
  order by length(b.key) desc limit 3`;

/** Two words of the text that the catalogue has as one, folded. */
const JOINED_WORDS = `
  select pair.word from given
  cross join lateral (
    select replace(phrase, ' ', '') as word from unnest(given.phrases) phrase where phrase ~ '^[^ ]+ [^ ]+$'
  ) pair
  where exists (select from search_vocabulary v where v.stem = word_stem(pair.word) and v.uses > 0)`;

const listed = (statement: string) => `(select coalesce(json_agg(row), '[]') from (${statement}) row)`;

/**
 * All that is known of a text ($1) in a language ($2), whose runs of words are $3, each once, as one row. They stand in a
 * relation, so that a plan which knows them is no better than the one that serves all: it is kept.
 */
export const READ_TEXT = `
  with given as materialized (select search_wished($1::text) as text, $2::text as language, $3::text[] as phrases)
  select ${listed(READ_WORDS)} as words, ${listed(MEANINGS)} as meanings,
    ${listed(namedCategories('(select text from given)'))} as categories, ${listed(NAMED_BRANDS)} as brands, ${listed(JOINED_WORDS)} as joined`;

/** Those of `begun` (word, label, stem, times) that names in the language $3 have, or all when it has none of them. */
const SPOKEN_WORDS = `
  select word, label from (
    select distinct on (stem) word, label, times from (
      select *, bool_or(spoken) over () as is_spoken from begun
    ) begun where spoken or not is_spoken order by stem, times desc, word
  ) word order by times desc, word limit $2::integer`;
const SPOKEN = `case $3::text when 'sl' then v.in_sl else v.in_en end as spoken`;

/** The most used words that begin like $1, folded, $2 at most; of the forms of one word the most used. */
export const BEGUN_WORDS = `
  with begun as (
    select v.word, v.label, v.stem, v.uses as times, ${SPOKEN} from search_vocabulary v
    where ${beginsWith('v.word', '$1::text')} and v.word ~ '^[[:alpha:]]' and v.uses > 0
    order by spoken desc, v.uses desc, v.word limit 60
  ) ${SPOKEN_WORDS}`;

/** The same, of the words that some offers ($4) have: what goes with the words before. */
export const BEGUN_WORDS_OF = `
  with had as (
    select word, count(*) as times
    from catalogue_texts t, unnest(tsvector_to_array(ts_filter(t.words, '{a,b}'))) word
    where t.offer_id = any($4::integer[]) and ${beginsWith('word', '$1::text')} group by word
  ), begun as (
    select v.word, v.label, v.stem, had.times, ${SPOKEN} from had join search_vocabulary v using (word)
  ) ${SPOKEN_WORDS}`;

/** Brands with something to show that begin like one of $1, folded; what shares most with it first, then the most used word. */
export const BEGUN_BRANDS = `
  select key, name from (
    select distinct on (b.id) b.key, b.name, v.uses, length(asked.phrase) as shared
    from unnest($1::text[]) asked(phrase)
    cross join lateral (
      select b.id, b.key, b.name from brands b where ${beginsWith('b.key', 'asked.phrase')} order by b.key limit 40
    ) b
    left join search_vocabulary v on v.word = split_part(b.key, ' ', 1)
    where exists (select from catalogue_offers o where o.brand_id = b.id and o.kind = 1)
    order by b.id, shared desc
  ) brand order by shared desc, uses desc nulls last, key limit $2`;
