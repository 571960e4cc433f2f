import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The link of the last invitation of a person, and whether it was used. */
export class KeepInvitations20261129213900 implements MigrationInterface {
  name = 'KeepInvitations20261129213900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_invitations (
        user_id integer primary key references users on delete cascade,
        token_hash text not null unique,
        sent_at timestamptz not null default now(),
        opened_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table user_invitations');
  }
}
