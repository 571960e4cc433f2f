import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A word that the catalogue has is looked for as itself, and no longer as the beginning of words that nobody has read. */
export class AskForWholeWords20261126070000 implements MigrationInterface {
  name = 'AskForWholeWords20261126070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BEGUN);
    await runner.query(query('search_begun(token)'));
    await runner.query(OF_STORES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(OF_ALL);
    await runner.query(query(`token || ':*'`));
    await runner.query('drop function search_begun(text)');
  }
}

const BEGUN = `
  -- what begins like a word. Of a whole word it is the few words of the catalogue that do: an index of words passes over
  -- what a text lacks, but of a beginning it collects all texts that have it
  create function search_begun(token text) returns text
    language sql stable parallel safe strict
    return (
      select case
        when token ~ '^[[:alpha:]]{4,}$' and count(*) <= 30 and bool_or(begun.word = token) then string_agg(begun.word, ' | ')
        else token || ':*'
      end
      from (
        select word from search_vocabulary where word ~>=~ token and word ~<~ (token || U&'\\+10FFFF') limit 31
      ) begun
    );
`;

/** People of a store look for codes, and for what nobody else sees, whose words the vocabulary lacks. */
const OF_STORES = `
  create or replace function search_query(value text) returns tsquery
    language sql stable parallel safe strict
    return (
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ', token || ':*', search_barcode(token), search_forms(token)) || ')', ' & '))
      from unnest(search_tokens(value)) token
    )`;

const OF_ALL = `
  create or replace function search_query(value text) returns tsquery
    language sql stable parallel safe strict
    return search_query(value, null)`;

/** @param begun what begins like the word `token`, as SQL */
const query = (begun: string) => `
  create or replace function search_query(value text, spoken text) returns tsquery
    language sql stable parallel safe
    return (
      with meant as materialized (
        select first, last, string_agg(search_whole(meaning), ' | ') as meanings
        from search_meanings(value, spoken) group by first, last
      )
      select to_tsquery('simple', string_agg(
        '(' || concat_ws(' | ', ${begun}, search_barcode(token), search_forms(token),
          (select string_agg(meanings, ' | ') from meant where asked.place between first and last)) || ')', ' & '))
      from unnest(search_tokens(value)) with ordinality asked(token, place)
    )`;
