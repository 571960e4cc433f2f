import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A measure is looked for as itself: of `500 g` not all words that begin with g. Neither are words of one or two letters
 * the beginning of others once another word follows. The index collects all texts that have a beginning.
 */
export class AskForWholeMeasures20261127040000 implements MigrationInterface {
  name = 'AskForWholeMeasures20261127040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BEGUN_AT);
    await runner.query(query('search_begun(tokens, place)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(query('search_begun(token)'));
    await runner.query('drop function search_begun(text[], bigint)');
  }
}

const NUMBER = '^[[:digit:]]+$';
const UNIT = '^(g|gr|dag|kg|mg|ml|cl|dl|l|mm|cm|m|km|gb|tb|mb|w|kw|v|ah|mah|hz)$';

const BEGUN_AT = `
  create function search_begun(tokens text[], place bigint) returns text
    language sql stable parallel safe strict
    return case
      when tokens[place] ~ '^[[:alpha:]]{1,2}$' and place < cardinality(tokens)
        or tokens[place] ~ '${UNIT}' and coalesce(tokens[place - 1] ~ '${NUMBER}', false)
        or tokens[place] ~ '${NUMBER}' and coalesce(tokens[place + 1] ~ '${NUMBER}' or tokens[place + 1] ~ '${UNIT}', false)
      then tokens[place]
      else search_begun(tokens[place]) end`;

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
