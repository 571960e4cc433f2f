import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of the catalogue, so that searches find inflected forms and forgive mistakes. */
export class UnderstandSearches20261122110000 implements MigrationInterface {
  name = 'UnderstandSearches20261122110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STEMS);
    await runner.query(VOCABULARY);
    await runner.query(QUERIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function search_query(value text) returns tsquery
        language sql immutable parallel safe strict
        return to_tsquery('simple', replace(nullif(search_words(value), ''), ' ', ':* & ') || ':*');
      drop function search_exact(text, text), search_barcode(text);
      drop index categories_stems_en, categories_stems_sl;
      drop table search_vocabulary;
      alter table catalogue_texts drop column listed;
      drop function search_stems(text), search_tokens(text), word_stem(text), word_without_ending(text);
    `);
  }
}

const STEMS = `
  -- one ending less, Slovenian or English, while three letters stay
  create function word_without_ending(word text) returns text
    language sql immutable parallel safe strict
    return regexp_replace(word, '^(.{3,}?)(' ||
      'ovoma|ovima|ovih|ovim|ovom|ovem|ovi|ove|ova|ega|emu|ama|ami|ima|imi|oma|ema|' ||
      'ies|es|ih|im|em|om|am|ah|ov|ev|a|e|i|o|u|y|(?<=[^siu])s)$', '\\1');

  -- what the forms of a word share: cevelj, cevlji, cevljev; lonec, lonci; shoe, shoes. Words with digits have no forms
  create function word_stem(word text) returns text
    language sql immutable parallel safe strict
    return case when word ~ '^[[:alpha:]]{4,}$' then
        -- three times, because an ending may end in what looks like another one; then the e that comes and goes
        regexp_replace(word_without_ending(word_without_ending(word_without_ending(word))),
          '^(.+[^aeiou])e([^aeiouj]j?)$', '\\1\\2')
      when word ~ '^[aeiou][^aeiou][aeio]$' then left(word, 2)
      else word end;

  -- words as they are compared; of a bar code that is written in groups one word
  create function search_tokens(value text) returns text[]
    language sql immutable parallel safe strict
    return case
      when value ~ '^[-[:space:][:digit:]]+$' and length(regexp_replace(value, '[^[:digit:]]', '', 'g')) in (8, 12, 13, 14)
      then array[regexp_replace(value, '[^[:digit:]]', '', 'g')]
      else string_to_array(nullif(search_words(value), ''), ' ') end;

  create function search_stems(value text) returns text[]
    language sql immutable parallel safe strict
    return array(select distinct word_stem(token) from unnest(search_tokens(value)) token);
`;

const VOCABULARY = `
  alter table catalogue_texts add column listed boolean not null default false;
  update catalogue_texts set listed = true where offer_id in (select offer_id from catalogue_offers);

  create table search_vocabulary (
    word text primary key,
    stem text not null,
    label text not null,
    uses integer not null
  );
  create index search_vocabulary_beginning on search_vocabulary (word text_pattern_ops);
  create index search_vocabulary_stem on search_vocabulary (stem);
  create index search_vocabulary_unused on search_vocabulary (word) where uses <= 0;
  create index search_vocabulary_likeness on search_vocabulary using gist (word gist_trgm_ops);

  insert into search_vocabulary (word, stem, label, uses)
  select word, word_stem(word), word, count(*)
  from catalogue_texts, unnest(tsvector_to_array(ts_filter(words, '{a,b}'))) word
  where listed
  group by word;
  update search_vocabulary v set label = spelt.label
  from (
    select distinct on (fold_text(label)) fold_text(label) as word, label
    from catalogue_texts, regexp_split_to_table(lower(name_sl || ' ' || name_en), '[^[:alnum:]]+') label
    where listed
    order by fold_text(label), label = fold_text(label), label
  ) spelt
  where spelt.word = v.word;

  create index categories_stems_sl on categories using gin (search_stems(name ->> 'sl'));
  create index categories_stems_en on categories using gin (search_stems(name ->> 'en'));
`;

const QUERIES = `
  -- a GTIN has 14 digits, however many of them the packaging shows
  create function search_barcode(token text) returns text
    language sql immutable parallel safe strict
    return case when token ~ '^([0-9]{8}|[0-9]{12,13})$' then lpad(token, 14, '0') end;

  -- every word must occur, as the beginning of one or in another form; null when there is no word
  create or replace function search_query(value text) returns tsquery
    language sql stable parallel safe strict
    return (
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ', token || ':*', search_barcode(token), known.forms) || ')', ' & '))
      from unnest(search_tokens(value)) token
      cross join lateral (
        select string_agg(form.word, ' | ') as forms from (
          select word from search_vocabulary where stem = word_stem(token) and word <> token order by uses desc, word limit 30
        ) form
      ) known
    );

  -- every word as it is written, in the parts of these weights: A and B names, C codes
  create function search_exact(value text, weights text) returns tsquery
    language sql immutable parallel safe strict
    return (
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ', token || ':' || weights, search_barcode(token) || ':' || weights) || ')', ' & '))
      from unnest(search_tokens(value)) token
    );
`;
