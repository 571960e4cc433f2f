import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What signing up, approving and keeping a record of changes need. */
export class AddPeople20261121140000 implements MigrationInterface {
  name = 'AddPeople20261121140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- the first time that the platform let the store in; null: it awaits that
      alter table companies add column approved_at timestamptz;
      update companies set approved_at = created_at where active;

      -- who it was stays readable when the profile is gone
      alter table audit_entries add column actor_email text;
      create index audit_entries_actor on audit_entries (actor_id, id desc);

      -- companies whose offers in the read model may no longer be what the products say
      create table catalogue_requests (
        company_id integer primary key references companies on delete cascade,
        requested_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table catalogue_requests;
      drop index audit_entries_actor;
      alter table audit_entries drop column actor_email;
      alter table companies drop column approved_at;
    `);
  }
}
