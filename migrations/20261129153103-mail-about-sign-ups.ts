import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to catalogue admins about a store that signed up, and to the store when it is approved. */
export class MailAboutSignUps20261129153103 implements MigrationInterface {
  name = 'MailAboutSignUps20261129153103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table company_mails (
        id integer generated always as identity primary key,
        company_id integer not null references companies on delete cascade,
        kind text not null check (kind in ('waiting', 'approved')),
        created_at timestamptz not null default now(),
        mailed_at timestamptz,
        unique (company_id, kind)
      );
      create index company_mails_open on company_mails (id) where mailed_at is null;
      -- catalogue admins know of these
      insert into company_mails (company_id, kind, mailed_at)
      select id, 'waiting', now() from companies where not active and approved_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company_mails');
  }
}
