import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = ['queued', 'validating', 'held', 'writing', 'done', 'failed', 'cancelled'];
const ACTIVE = ['validating', 'writing'];

/** A run can be taken back as a whole, but for what people have edited since. */
export class RollBackImports20261123140000 implements MigrationInterface {
  name = 'RollBackImports20261123140000';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...STATUSES, 'rolling-back', 'rolled-back'], [...ACTIVE, 'rolling-back']);
    await runner.query(`
      alter table imports
        -- the last product that was looked at
        add column rollback_cursor integer not null default 0,
        add column rolling_back_since timestamptz,
        add column restored integer not null default 0,
        add column kept integer not null default 0;
      alter table import_changes
        -- equals the product's updated_at as long as nobody else has changed it
        add column written_at timestamptz not null default now(),
        -- somebody has changed it since, and the rollback left it as it was
        add column kept boolean not null default false;
      create index import_changes_kept on import_changes (import_id, product_id) where kept;

      update import_changes c set written_at = case when p.updated_at <= i.finished_at then p.updated_at else 'epoch' end
      from imports i, products p where i.id = c.import_id and p.id = c.product_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update imports set status = 'cancelled' where status in ('rolling-back', 'rolled-back');
      alter table import_changes drop column written_at, drop column kept;
      alter table imports drop column rollback_cursor, drop column rolling_back_since, drop column restored,
        drop column kept;
    `);
    await allow(runner, STATUSES, ACTIVE);
  }
}

async function allow(runner: QueryRunner, statuses: string[], active: string[]): Promise<void> {
  const list = (names: string[]) => names.map((name) => `'${name}'`).join();
  await runner.query(`
    alter table imports drop constraint imports_status_check;
    alter table imports add constraint imports_status_check check (status in (${list(statuses)}));
    drop index imports_one_active, imports_open;
    create unique index imports_one_active on imports (company_id) where status in (${list(active)});
    create index imports_open on imports (status, id) where status in ('queued', ${list(active)});
  `);
}
