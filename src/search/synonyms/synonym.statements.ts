import { command, int, nullable, oneOf, statement, text, texts } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Stems of the phrases $1, and the words of a synonym of the language $2, other than $3, that has each already. */
export const READ_PHRASES = statement({ phrase: text, stems: texts, taken: nullable(texts) })`
  select asked.phrase, search_phrase(asked.phrase) as stems, s.words as taken
  from unnest($1::text[]) with ordinality asked(phrase, place)
  left join synonym_phrases p on p.language = $2 and p.stems = search_phrase(asked.phrase)
    and p.synonym_id is distinct from $3::integer
  left join synonyms s on s.id = p.synonym_id
  order by asked.place`;

/** Phrases and words by which searches find the synonym $1. */
export const FORGET_PHRASES = command('delete from synonym_phrases where synonym_id = $1');
export const FORGET_WORDS = command('delete from synonym_words where synonym_id = $1');
export const NOTE_PHRASES = command(`
  insert into synonym_phrases (language, stems, synonym_id)
  select language, search_phrase(phrase), id from synonyms, unnest(words) phrase where id = $1`);
export const NOTE_WORDS = command(`
  insert into synonym_words (language, word, stem, label, synonym_id)
  select distinct on (fold_text(label)) language, fold_text(label), word_stem(fold_text(label)), label, id
  from synonyms, unnest(words) phrase, regexp_split_to_table(lower(phrase), '[^[:alnum:]]+') label
  where id = $1 and label <> ''
  order by fold_text(label), label = fold_text(label), label`);

/** Synonyms of phrases, given as `{ language, phrase }` in $1. */
export const SYNONYMS_OF = statement({ language: oneOf<Locale>(), phrase: text, id: int })`
  select asked.language, asked.phrase, p.synonym_id as id
  from json_to_recordset($1::json) asked(language text, phrase text)
  join synonym_phrases p on p.language = asked.language and p.stems = search_phrase(asked.phrase)`;
