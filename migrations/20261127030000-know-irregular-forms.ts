import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms that endings do not tell find each other: otroci and otrok, televizorji and televizor, knives and knife. */
export class KnowIrregularForms20261127030000 implements MigrationInterface {
  name = 'KnowIrregularForms20261127030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STEM);
    await runner.query(KEPT_STEMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(OLD_STEM);
    await runner.query(KEPT_STEMS);
  }
}

/** Folded forms by the stem of their word; `word_stem` gives the others that stem anyway. */
const IRREGULAR: Record<string, string> = {
  otrok: 'otroci otrocih',
  uses: 'uho usesa uses usesu usesom usesi usesih',
  oko: 'oko oci ocmi oceh ocesa oces',
  pes: 'psi psa psu psov psom pse psih psoma',
  dan: 'dnevi dneva dnevu dnevom dnevih dnevov dni',
  dekl: 'dekleta deklet dekletu dekletom dekleti dekletih',
  las: 'lasje',
  moz: 'mozje',
  zob: 'zobje',
  gost: 'gostje',
  fant: 'fantje',
  skir: 'skiroja skiroju skiroji skiroje skirojev skirojem skirojih',
  skar: 'skarij',
  mous: 'mice',
  knif: 'knives',
  shelf: 'shelves',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  woman: 'women',
  man: 'men',
  leaf: 'leaves',
  wolf: 'wolves',
  loaf: 'loaves',
  half: 'halves',
  scarf: 'scarves',
  calf: 'calves',
  wif: 'wives',
  goos: 'goose geese',
};
const STEMS = Object.fromEntries(
  Object.entries(IRREGULAR).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
);

const STEM = `
  create or replace function word_stem(word text) returns text
    language sql immutable parallel safe strict
    return coalesce('${JSON.stringify(STEMS)}'::jsonb ->> word, case
      when word ~ '^[[:alpha:]]{4,}$' then
        -- three times, because an ending may end in what looks like another one; then the e that comes and goes, and the
        -- j of motorji. The ev of ponev is no ending
        regexp_replace(regexp_replace(
          word_without_ending(word_without_ending(word_without_ending(
            regexp_replace(word, '^(.{2,}[tkn])ev$', '\\1v')))),
          '^(.+[^aeiou])e([^aeiouj]j?)$', '\\1\\2'), '^(.{3,}r)j$', '\\1')
      when word ~ '^[aeiou][^aeiou][aeio]$' then left(word, 2)
      else word end)`;

const OLD_STEM = `
  create or replace function word_stem(word text) returns text
    language sql immutable parallel safe strict
    return case when word ~ '^[[:alpha:]]{4,}$' then
        -- three times, because an ending may end in what looks like another one; then the e that comes and goes
        regexp_replace(word_without_ending(word_without_ending(word_without_ending(word))),
          '^(.+[^aeiou])e([^aeiouj]j?)$', '\\1\\2')
      when word ~ '^[aeiou][^aeiou][aeio]$' then left(word, 2)
      else word end`;

const KEPT_STEMS = `
  update search_vocabulary set stem = word_stem(word) where stem <> word_stem(word);
  update synonym_words set stem = word_stem(word) where stem <> word_stem(word);
  -- of two that have become the same the older one stays
  delete from synonym_phrases;
  insert into synonym_phrases (language, stems, synonym_id)
  select distinct on (language, search_phrase(phrase)) language, search_phrase(phrase), id
  from synonyms, unnest(words) phrase order by language, search_phrase(phrase), id`;
