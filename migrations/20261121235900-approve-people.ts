import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was switched off before having been let in must not come in by being switched on. */
export class ApprovePeople20261121235900 implements MigrationInterface {
  name = 'ApprovePeople20261121235900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- the first time that somebody with the right to it let the person in; null: the person awaits that
      alter table users add column approved_at timestamptz;
      update users set approved_at = created_at where status <> 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column approved_at;');
  }
}
