import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Looks synonyms up by what is asked, however many there are; before, all of them might be read for each search. */
export class QuickenSynonyms20261123110300 implements MigrationInterface {
  name = 'QuickenSynonyms20261123110300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function search_meanings(value text, spoken text) returns table (first bigint, last bigint, meaning text)
        language sql stable parallel safe rows 10
        as $meanings$
          select asked.place, asked.place + run.length - 1, meaning
          from (select search_phrase(value) as stems where spoken is not null and not search_is_quoted(value)) phrase
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
        $meanings$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function search_meanings(value text, spoken text) returns table (first bigint, last bigint, meaning text)
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
    `);
  }
}
