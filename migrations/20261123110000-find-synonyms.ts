import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches find words with the same meaning, which people of the platform write down. */
export class FindSynonyms20261123110000 implements MigrationInterface {
  name = 'FindSynonyms20261123110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(QUERIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(QUERY_BEFORE);
    await runner.query(`
      drop function search_spelt(text, text), search_query(text, text), search_meanings(text, text), search_whole(text), search_forms(text),
        search_is_quoted(text), search_phrase(text);
      drop table synonym_words, synonym_phrases, synonyms;
    `);
  }
}

const TABLES = `
  -- without meanings the words mean the same; with meanings these are found for the words, but not the other way
  create table synonyms (
    id integer generated always as identity primary key,
    language text not null check (language in ('sl', 'en')),
    words text[] not null check (cardinality(words) > 0),
    meanings text[] not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (cardinality(words) + cardinality(meanings) > 1)
  );

  -- what is asked, by the stems of its words in order: in a language everything has one place
  create table synonym_phrases (
    language text not null,
    stems text[] not null check (cardinality(stems) between 1 and 4),
    synonym_id integer not null references synonyms on delete cascade,
    primary key (language, stems)
  );
  create index synonym_phrases_synonym on synonym_phrases (synonym_id);

  -- the single words of it, so that none of them is taken for a mistake
  create table synonym_words (
    language text not null,
    word text not null,
    stem text not null,
    label text not null,
    synonym_id integer not null references synonyms on delete cascade,
    primary key (language, word, synonym_id)
  );
  create index synonym_words_beginning on synonym_words (language, word text_pattern_ops);
  create index synonym_words_stem on synonym_words (language, stem);
  create index synonym_words_synonym on synonym_words (synonym_id);
`;

const QUERIES = `
  -- stems in the order of their words, as phrases are compared
  create function search_phrase(value text) returns text[]
    language sql immutable parallel safe strict
    return array(select word_stem(token) from unnest(search_tokens(value)) with ordinality as asked(token, place) order by place);

  -- who writes quotation marks around a text means just these words
  create function search_is_quoted(value text) returns boolean
    language sql immutable parallel safe strict
    return value ~ '^[[:space:]]*["„“”»«].*["“”«»][[:space:]]*$';

  -- other forms of a word that the catalogue has, the most used; null when there are none
  create function search_forms(token text) returns text
    language sql stable parallel safe strict
    return (
      select string_agg(form.word, ' | ') from (
        select word from search_vocabulary where stem = word_stem(token) and word <> token order by uses desc, word limit 30
      ) form
    );

  -- a text that is typed to its end: all its words, in any form
  create function search_whole(value text) returns text
    language sql stable parallel safe strict
    return (
      select '(' || string_agg('(' || concat_ws(' | ', token, search_forms(token)) || ')', ' & ') || ')'
      from unnest(search_tokens(value)) token
    );

  -- what runs of words (from the first to the last, from 1) mean besides, in a language
  create function search_meanings(value text, spoken text) returns table (first bigint, last bigint, meaning text)
    language sql stable parallel safe rows 10
    as $meanings$
      select asked.place, asked.place + run.length - 1, meaning
      from (select search_phrase(value) as stems) phrase
      cross join lateral unnest(phrase.stems) with ordinality asked(stem, place)
      cross join (values (1), (2), (3), (4)) run(length)
      join synonym_phrases p on p.language = spoken
        and p.stems = phrase.stems[asked.place : asked.place + run.length - 1]
      join synonyms s on s.id = p.synonym_id
      cross join lateral unnest(case when s.meanings = '{}' then s.words else s.meanings end) meaning
      where asked.place + run.length - 1 <= cardinality(phrase.stems)
        and search_phrase(meaning) <> p.stems and not search_is_quoted(value)
    $meanings$;

  -- every word must occur, as the beginning of one, in another form, or by what it means in the language, where one is
  -- given; a meaning of several words stands for each of them. Null when there is no word
  create function search_query(value text, spoken text) returns tsquery
    language sql stable parallel safe
    return (
      with meant as materialized (
        select first, last, string_agg(search_whole(meaning), ' | ') as meanings
        from search_meanings(value, spoken) group by first, last
      )
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ', token || ':*', search_barcode(token), search_forms(token),
          (select string_agg(meanings, ' | ') from meant where asked.place between first and last)) || ')', ' & '))
      from unnest(search_tokens(value)) with ordinality asked(token, place)
    );

  create or replace function search_query(value text) returns tsquery
    language sql stable parallel safe strict
    return search_query(value, null);

  -- every word as it is written, or what it means in the language as that is written, in names
  create function search_spelt(value text, spoken text) returns tsquery
    language sql stable parallel safe
    return (
      with meant as materialized (
        select first, last, string_agg(search_exact(meaning, 'AB')::text, ' | ') as meanings
        from search_meanings(value, spoken) group by first, last
      )
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ', token || ':AB',
          (select string_agg(meanings, ' | ') from meant where asked.place between first and last)) || ')', ' & '))
      from unnest(search_tokens(value)) with ordinality asked(token, place)
    );
`;

const QUERY_BEFORE = `
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
`;
