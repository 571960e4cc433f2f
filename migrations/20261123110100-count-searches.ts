import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors search for, by day. */
export class CountSearches20261123110100 implements MigrationInterface {
  name = 'CountSearches20261123110100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- folded words of a text, and how it was first spelt; hits are those of the last time
      create table search_days (
        day date not null,
        language text not null check (language in ('sl', 'en')),
        term text not null,
        label text not null,
        searches integer not null,
        found_nothing integer not null,
        hits integer not null,
        primary key (day, language, term),
        check (found_nothing <= searches)
      );

      -- what a visit has asked already; gone after a day
      create table search_visits (
        visit_hash bytea not null,
        language text not null,
        term text not null,
        at timestamptz not null default now(),
        primary key (visit_hash, language, term)
      );
      create index search_visits_at on search_visits (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table search_visits, search_days');
  }
}
