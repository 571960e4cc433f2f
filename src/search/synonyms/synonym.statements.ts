import { command, int, oneOf, statement, text, texts } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';

/** The first of the phrases $1, by their stems, that a synonym of the language $2 other than $3 has. */
export const TAKEN_PHRASE = statement({ stems: text, words: texts })`
  select terms.stems, s.words
  from unnest($1::text[]) with ordinality terms(stems, place)
  join synonym_phrases p on p.language = $2 and p.stems = string_to_array(terms.stems, ' ')
    and p.synonym_id is distinct from $3::integer
  join synonyms s on s.id = p.synonym_id
  order by terms.place limit 1`;

/** The phrases of the synonym $1; $2 are their stems, joined by blanks. */
export const DELETE_PHRASES = command('delete from synonym_phrases where synonym_id = $1');
export const ADD_PHRASES = command(`
  insert into synonym_phrases (language, stems, synonym_id)
  select s.language, string_to_array(phrase, ' '), s.id from synonyms s, unnest($2::text[]) phrase where s.id = $1`);

/** Synonyms of phrases, given as `{ language, phrase, stems }` in $1, the stems joined by blanks. */
export const SYNONYMS_OF = statement({ language: oneOf<Locale>(), phrase: text, id: int })`
  select terms.language, terms.phrase, p.synonym_id as id
  from json_to_recordset($1::json) terms(language text, phrase text, stems text)
  join synonym_phrases p on p.language = terms.language and p.stems = string_to_array(terms.stems, ' ')`;
