import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = [
  'queued',
  'validating',
  'held',
  'writing',
  'done',
  'failed',
  'cancelled',
  'rolling-back',
  'rolled-back',
];

/** Files of an unknown format wait until somebody of the store has said what their fields mean. */
export class MapFeeds20261124020000 implements MigrationInterface {
  name = 'MapFeeds20261124020000';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...STATUSES, 'needs-mapping']);
    await runner.query(`
      create table feed_mappings (
        id integer generated always as identity primary key,
        company_id integer not null references companies on delete cascade,
        -- names of the root and of the element that holds one offer: the shape of the files that are meant
        root text not null,
        item text not null,
        rules jsonb not null,
        -- the import whose file it was made from
        import_id integer references imports on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (company_id, root, item)
      );
      create index feed_mappings_import on feed_mappings (import_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table feed_mappings;
      update imports set status = 'failed', finished_at = now() where status = 'needs-mapping';
    `);
    await allow(runner, STATUSES);
  }
}

async function allow(runner: QueryRunner, statuses: string[]): Promise<void> {
  await runner.query(`
    alter table imports drop constraint imports_status_check;
    alter table imports add constraint imports_status_check
      check (status in (${statuses.map((status) => `'${status}'`).join()}));
  `);
}
