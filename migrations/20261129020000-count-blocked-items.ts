import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many items of a feed each blocked term keeps out: issues are counted by their reason only. */
export class CountBlockedItems20261129020000 implements MigrationInterface {
  name = 'CountBlockedItems20261129020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table import_blocked_counts (
        import_id integer not null references imports on delete cascade,
        term text not null,
        count integer not null,
        primary key (import_id, term)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_blocked_counts');
  }
}
