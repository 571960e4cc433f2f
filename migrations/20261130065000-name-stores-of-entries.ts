import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stores of new entries of the audit log, for their admins. Beside writers; safe to repeat. */
export class NameStoresOfEntries20261130065000 implements MigrationInterface {
  name = 'NameStoresOfEntries20261130065000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // no reference: entries stay when their store is deleted
    await runner.query('alter table audit_entries add column if not exists company_id integer');
    await runner.query('drop index concurrently if exists audit_entries_company');
    await runner.query(`
      create index concurrently audit_entries_company on audit_entries (company_id, id desc)
      where company_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entries drop column if exists company_id');
  }
}
