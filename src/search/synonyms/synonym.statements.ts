import { command, int, nullable, oneOf, statement, text, texts } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Of phrases $1 by their stems, joined by blanks: the words of a synonym of the language $2, other than $3, that has each already. */
export const TAKEN_PHRASES = statement({ taken: nullable(texts) })`
  select s.words as taken
  from unnest($1::text[]) with ordinality asked(stems, place)
  left join synonym_phrases p on p.language = $2 and p.stems = string_to_array(asked.stems, ' ')
    and p.synonym_id is distinct from $3::integer
  left join synonyms s on s.id = p.synonym_id
  order by asked.place`;

/** Phrases by which searches find the synonym $1; $2 are theirs, each as its stems, joined by blanks. */
export const DELETE_PHRASES = command('delete from synonym_phrases where synonym_id = $1');
export const ADD_PHRASES = command(`
  insert into synonym_phrases (language, stems, synonym_id)
  select s.language, string_to_array(phrase, ' '), s.id from synonyms s, unnest($2::text[]) phrase where s.id = $1`);

/** Synonyms of phrases, given as `{ language, phrase, stems }` in $1, the stems joined by blanks. */
export const SYNONYMS_OF = statement({ language: oneOf<Locale>(), phrase: text, id: int })`
  select asked.language, asked.phrase, p.synonym_id as id
  from json_to_recordset($1::json) asked(language text, phrase text, stems text)
  join synonym_phrases p on p.language = asked.language and p.stems = string_to_array(asked.stems, ' ')`;
