import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The vocabulary of a large catalogue: quick to correct words by, and cheap to count in. */
export class QuickenSearches20261123050000 implements MigrationInterface {
  name = 'QuickenSearches20261123050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- numbers are most of the words, and nobody misspells them
      drop index search_vocabulary_likeness;
      create index search_vocabulary_likeness on search_vocabulary using gin (word gin_trgm_ops)
        where word ~ '^[[:alpha:]]+$';

      -- as long as no index looks at it, a number is counted up within its page
      drop index search_vocabulary_unused;
      alter table search_vocabulary set (fillfactor = 80);

      create index brands_beginning on brands (key text_pattern_ops);

      -- words that share enough of their letters in order; which is the nearest is for the caller to say
      create function words_like(asked text) returns setof search_vocabulary
        language sql stable set pg_trgm.similarity_threshold = 0.2
        as $words$ select * from search_vocabulary v
          where v.word ~ '^[[:alpha:]]+$' and v.word % asked and v.uses > 0
          order by similarity(v.word, asked) desc, v.uses desc, v.word limit 60 $words$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function words_like(text);
      drop index brands_beginning;
      alter table search_vocabulary reset (fillfactor);
      create index search_vocabulary_unused on search_vocabulary (word) where uses <= 0;
      drop index search_vocabulary_likeness;
      create index search_vocabulary_likeness on search_vocabulary using gist (word gist_trgm_ops);
    `);
  }
}
