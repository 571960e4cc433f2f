import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import changes is told before and after, and is held for more than mass removal. */
export class TellDifferences20261123141000 implements MigrationInterface {
  name = 'TellDifferences20261123141000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- null: staged before there were these
      alter table import_staged_items
        add column price_cents bigint,
        add column currency char(3),
        add column has_ean boolean;
      update imports set hold = jsonb_build_array(jsonb_build_object('code', hold -> 'code', 'values',
        jsonb_build_object('count', hold -> 'values' -> 'vanishing', 'of', hold -> 'values' -> 'active',
          'percent', hold -> 'values' -> 'percent'))) where jsonb_typeof(hold) = 'object';

      create table import_differences (
        id bigint generated always as identity primary key,
        import_id integer not null references imports on delete cascade,
        product_code text not null,
        name jsonb not null,
        kinds text[] not null,
        fields jsonb not null default '[]'::jsonb
      );
      create index import_differences_import on import_differences (import_id, id);
      create table import_difference_counts (
        import_id integer not null references imports on delete cascade,
        kind text not null,
        count integer not null,
        primary key (import_id, kind)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table import_difference_counts, import_differences;
      update imports set status = 'cancelled', finished_at = now() where status = 'held';
      update imports set hold = null;
      alter table import_staged_items drop column price_cents, drop column currency, drop column has_ean;
    `);
  }
}
