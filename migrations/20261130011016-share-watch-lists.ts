import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A visitor may pass on a link to a copy of the watch list. */
export class ShareWatchLists20261130011016 implements MigrationInterface {
  name = 'ShareWatchLists20261130011016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shared_watch_lists (
        -- of the token in the link
        token_hash text primary key,
        -- as in the cookie
        list text not null check (length(list) <= 3000),
        saved_at timestamptz not null default now()
      );
      create index shared_watch_lists_saved on shared_watch_lists (saved_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shared_watch_lists');
  }
}
