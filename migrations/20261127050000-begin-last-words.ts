import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A text that ends with an asterisk asks for what its last word begins, also where that would be a unit: `13 m*` for
 * 13 mini. And categories are found by the stems that words have since irregular forms are known.
 */
export class BeginLastWords20261127050000 implements MigrationInterface {
  name = 'BeginLastWords20261127050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(query(BEGUN));
    await runner.query('reindex index categories_stems_sl');
    await runner.query('reindex index categories_stems_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(query('search_begun(tokens, place)'));
  }
}

const BEGUN = `case when value ~ '[*][[:space:]]*$' and place = cardinality(tokens) then token || ':*'
            else search_begun(tokens, place) end`;

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
      from search_tokens(value) tokens cross join lateral unnest(tokens) with ordinality asked(token, place)
    )`;
