/**
 * From the stem of a noun to those of its adjectives and back, as regular expressions and what they put in place; a stem
 * that nothing has does no harm.
 */
const DERIVATIONS: [pattern: string, replacement: string][] = [
  // les, lesen; dež, dežen; wood, wooden
  ['(?<=.{3})n$', ''],
  ['$', 'n'],
  // kuhinja, kuhinjski; pisarna, pisarniški
  ['(?<=.{3})sk$', ''],
  ['(?<=.{3})isk$', ''],
  ['$', 'sk'],
  ['$', 'isk'],
  // otrok, otroški
  ['(?<=.{3})sk$', 'k'],
  ['k$', 'sk'],
  // elektrika, električen; knjiga, knjižen
  ['(?<=.{3})cn$', 'k'],
  ['k$', 'cn'],
  ['(?<=.{3})zn$', 'g'],
  ['g$', 'zn'],
];
const MAX_RELATIVES = 3;

/** Words of the catalogue that are made of those in $1, or these of them; the most used first. */
export const RELATED_WORDS = `
  select asked.word, related.label
  from unnest($1::text[]) with ordinality asked(word, place)
  cross join lateral (
    select v.label from search_vocabulary v
    where v.uses > 0 and v.stem <> word_stem(asked.word) and v.stem = any(array[${DERIVATIONS.map(
      ([pattern, replacement]) => `regexp_replace(word_stem(asked.word), '${pattern}', '${replacement}')`,
    ).join()}])
    order by v.uses desc, v.word limit ${MAX_RELATIVES}
  ) related
  where asked.word ~ '^[[:alpha:]]{3,}$'
  order by asked.place`;
