import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of lists of offers: filters, order and columns under a name. */
export class SaveViews20261126082500 implements MigrationInterface {
  name = 'SaveViews20261126082500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table offer_views (
        id integer generated always as identity primary key,
        -- null: of catalogue admins
        company_id integer references companies on delete cascade,
        -- null: everybody of the store has it
        owner_id integer references users on delete cascade,
        kind text not null check (kind in ('product', 'service')),
        name text not null check (name <> ''),
        query jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`
      create unique index offer_views_own on offer_views (owner_id, kind, lower(name)) where owner_id is not null`);
    await runner.query(`
      create unique index offer_views_shared on offer_views (company_id, kind, lower(name)) nulls not distinct
        where owner_id is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table offer_views');
  }
}
