import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an engine outside the database has to be told of the read model, kept until it knows. */
export class FollowByEngines20261126101500 implements MigrationInterface {
  name = 'FollowByEngines20261126101500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalogue_followers (
        name text primary key,
        since timestamptz not null default now()
      );
      alter table catalogue_changes
        add column waiting boolean not null default false,
        add column left_cards integer[];
      create index catalogue_changes_waiting on catalogue_changes (id) where waiting`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index catalogue_changes_waiting;
      alter table catalogue_changes drop column waiting, drop column left_cards;
      drop table catalogue_followers`);
  }
}
