import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a dry run reads, finds and does has the same name everywhere. */
export class NameDryRuns20261128060000 implements MigrationInterface {
  name = 'NameDryRuns20261128060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports rename column tries to dry_run_content');
    await runner.query('alter table imports rename column foreseen to dry_run_counters');
    await renameStep(runner, 'foreseeing', 'comparing');
  }

  async down(runner: QueryRunner): Promise<void> {
    await renameStep(runner, 'comparing', 'foreseeing');
    await runner.query('alter table imports rename column dry_run_counters to foreseen');
    await runner.query('alter table imports rename column dry_run_content to tries');
  }
}

async function renameStep(runner: QueryRunner, former: string, name: string): Promise<void> {
  await runner.query('alter table imports drop constraint imports_step_check');
  await runner.query(`update imports set step = '${name}' where step = '${former}'`);
  await runner.query(
    `alter table imports add constraint imports_step_check check (step in ('judging', 'reading', '${name}'))`,
  );
}
