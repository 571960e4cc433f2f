import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Our own word on when somebody was signed out, whatever the identity provider has heard of it. */
export class EndSessions20261121235500 implements MigrationInterface {
  name = 'EndSessions20261121235500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column sessions_ended_at timestamptz;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column sessions_ended_at;');
  }
}
