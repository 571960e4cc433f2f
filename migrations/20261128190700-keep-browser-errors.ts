import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Errors that browsers report. */
export class KeepBrowserErrors20261128190700 implements MigrationInterface {
  name = 'KeepBrowserErrors20261128190700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table browser_errors (
        id integer generated always as identity primary key,
        -- hash of build, message and place
        key text not null unique,
        message text not null,
        -- pattern of the path, without ids and names
        page text not null,
        build text not null,
        -- a line for each place in our sources
        stack text not null,
        times integer not null default 1,
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table browser_errors');
  }
}
