import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the removed pictures whose files are still there. */
export class RemoveManyPictures20261123100100 implements MigrationInterface {
  name = 'RemoveManyPictures20261123100100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index media_removed on media (id) where status = 'failed' and failure = 'removed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index media_removed');
  }
}
