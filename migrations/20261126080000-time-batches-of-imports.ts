import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How quick an import writes is known by its whole batches; what has passed since the last one belongs to the next. */
export class TimeBatchesOfImports20261126080000 implements MigrationInterface {
  name = 'TimeBatchesOfImports20261126080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column written_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column written_at');
  }
}
