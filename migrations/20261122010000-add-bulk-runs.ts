import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One action on many products, that a worker does batch by batch. */
export class AddBulkRuns20261122010000 implements MigrationInterface {
  name = 'AddBulkRuns20261122010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_runs (
        id integer generated always as identity primary key,
        -- null: of several stores
        company_id integer references companies on delete cascade,
        created_by integer references users on delete set null,
        actor_email text not null,
        action text not null check (action in ('activate', 'deactivate', 'categorise', 'delete', 'restore')),
        -- no reference: a category that is deleted meanwhile is a reason to refuse the rest, not to forget the run
        category_id integer,
        mode text check (mode in ('replace', 'add')),
        -- the deletion that this run takes back
        source_id integer unique references bulk_runs on delete set null,
        -- of the request, so that the same one sent twice is done once
        fingerprint bytea not null,
        status text not null default 'queued' check (status in ('queued', 'running', 'done', 'cancelled', 'failed')),
        total integer not null default 0,
        changed integer not null default 0,
        unchanged integer not null default 0,
        refused integer not null default 0,
        -- the number of batches that are written
        cursor integer not null default 0,
        -- raised at each start; a batch commits only under the number it began with
        run integer not null default 0,
        cancel_requested boolean not null default false,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        heartbeat_at timestamptz,
        finished_at timestamptz,
        check ((action = 'categorise') = (category_id is not null and mode is not null)),
        check ((status in ('queued', 'running')) = (finished_at is null))
      );
      create unique index bulk_runs_same on bulk_runs (created_by, fingerprint) where finished_at is null;
      create unique index bulk_runs_one_active on bulk_runs (company_id) where status = 'running';

      -- the products of a run as they were chosen, a thousand in a row: half a million fit into the request
      create table bulk_batches (
        run_id integer not null references bulk_runs on delete cascade,
        position integer not null,
        product_ids integer[] not null,
        -- of a deletion, so that it can be taken back
        changed_ids integer[] not null default '{}',
        primary key (run_id, position)
      );

      -- the first products of a run that could not be changed
      create table bulk_refusals (
        run_id integer not null references bulk_runs on delete cascade,
        product_id integer not null references products on delete cascade,
        reason text not null,
        primary key (run_id, product_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bulk_refusals, bulk_batches, bulk_runs;');
  }
}
