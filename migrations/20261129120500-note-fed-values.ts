import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The feed's values of the fields of an offer that people changed, by the field's name. */
export class NoteFedValues20261129120500 implements MigrationInterface {
  name = 'NoteFedValues20261129120500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column fed_values jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column fed_values');
  }
}
