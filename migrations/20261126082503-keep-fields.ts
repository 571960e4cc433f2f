import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fields of a product that imports leave as its store has written them. */
export class KeepFields20261126082503 implements MigrationInterface {
  name = 'KeepFields20261126082503';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column kept_fields text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column kept_fields');
  }
}
