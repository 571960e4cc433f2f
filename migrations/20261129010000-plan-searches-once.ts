import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each connection plans once what makes a query of a text. Its plan is the same for every text, but PostgreSQL takes one
 * made for the text to be cheaper, and made it anew at each search: of the query's millisecond nine tenths.
 */
export class PlanSearchesOnce20261129010000 implements MigrationInterface {
  name = 'PlanSearchesOnce20261129010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(meanings('offset 0 -- the stems are made once'));
    for (const name of QUERIES)
      await runner.query(`alter function ${name} set plan_cache_mode = force_generic_plan`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of QUERIES) await runner.query(`alter function ${name} reset plan_cache_mode`);
    await runner.query(meanings(''));
  }
}

const QUERIES = ['search_query(text, text)', 'search_spelt(text, text)'];

/** @param once what keeps the phrase a relation of its own, as SQL */
const meanings = (once: string) => `
  create or replace function search_meanings(value text, spoken text) returns table (first bigint, last bigint, meaning text)
    language sql stable parallel safe rows 10
    as $meanings$
      select asked.place, asked.place + run.length - 1, meaning
      from (
        select search_phrase(value) as stems where spoken is not null and not search_is_quoted(value)
        ${once}
      ) phrase
      cross join lateral unnest(phrase.stems) with ordinality asked(stem, place)
      cross join (values (1), (2), (3), (4)) run(length)
      cross join lateral (
        select p.stems, case when s.meanings = '{}' then s.words else s.meanings end as meanings
        from synonym_phrases p join synonyms s on s.id = p.synonym_id
        where p.language = spoken and p.stems = phrase.stems[asked.place : asked.place + run.length - 1]
          and asked.place + run.length - 1 <= cardinality(phrase.stems)
        offset 0 -- one run after the other, by the key
      ) found
      cross join lateral unnest(found.meanings) meaning
      where search_phrase(meaning) <> found.stems
    $meanings$`;
