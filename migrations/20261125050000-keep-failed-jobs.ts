import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs whose last turn failed, so that they can be seen and tried again; the queue itself forgets them. */
export class KeepFailedJobs20261125050000 implements MigrationInterface {
  name = 'KeepFailedJobs20261125050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_failures (
        id integer generated always as identity primary key,
        queue text not null,
        job text not null,
        job_id text not null,
        -- ids only, as in the queue
        data jsonb not null,
        reason text not null,
        times integer not null default 1,
        failed_at timestamptz not null default now(),
        unique (queue, job_id)
      );
      create index job_failures_failed on job_failures (failed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job_failures');
  }
}
