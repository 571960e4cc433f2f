import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finding people quickly among many; whoever is of the platform is of no company. */
export class FindPeople20261121181000 implements MigrationInterface {
  name = 'FindPeople20261121181000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users set company_id = null where user_type = 'super_admin';
      alter table users drop constraint users_check;
      alter table users add constraint users_company_by_type check ((user_type = 'super_admin') = (company_id is null));

      -- what a search of people compares
      alter table users add column search_text text
        generated always as (fold_text(first_name || ' ' || last_name || ' ' || email)) stored;
      create index users_search on users using gin (search_text gin_trgm_ops);
      -- the list's usual order
      create index users_name on users (last_name collate "sl-x-icu", first_name collate "sl-x-icu", id);
      create index audit_entries_kind on audit_entries (object_kind, id desc);
      create index audit_entries_at on audit_entries (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index audit_entries_at, audit_entries_kind, users_name, users_search;
      alter table users drop column search_text;
      alter table users drop constraint users_company_by_type;
      alter table users add constraint users_check check (user_type = 'super_admin' or company_id is not null);
    `);
  }
}
