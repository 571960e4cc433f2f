import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Locks of which a transaction may hold thousands. */
export class LockByKey20261126202000 implements MigrationInterface {
  name = 'LockByKey20261126202000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create unlogged table key_locks (key integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table key_locks');
  }
}
