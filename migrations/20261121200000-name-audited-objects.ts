import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an entry of the audit trail is about stays readable, and can be found. */
export class NameAuditedObjects20261121200000 implements MigrationInterface {
  name = 'NameAuditedObjects20261121200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_entries add column object_name text;
      alter table audit_entries add column search_text text generated always as
        (fold_text(coalesce(actor_email, '') || ' ' || coalesce(object_name, '') || ' ' || object_id)) stored;
      create index audit_entries_search on audit_entries using gin (search_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_entries drop column search_text;
      alter table audit_entries drop column object_name;
    `);
  }
}
