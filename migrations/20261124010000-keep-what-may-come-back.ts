import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import that may be taken back needs stays until then, and what it would do is told in figures. */
export class KeepWhatMayComeBack20261124010000 implements MigrationInterface {
  name = 'KeepWhatMayComeBack20261124010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- uploads of the images in import_changes: a use like any other
      create table import_change_media (
        import_id integer not null references imports on delete cascade,
        media_id integer not null references media on delete cascade,
        primary key (import_id, media_id)
      );
      create index import_change_media_media on import_change_media (media_id);
      insert into import_change_media (import_id, media_id)
      select distinct c.import_id, m.id
      from import_changes c
      join imports i on i.id = c.import_id and i.status <> 'rolled-back'
      cross join lateral jsonb_path_query(c.before, '$.media[*] ? (@.url == null).media_id') as named(id)
      join media m on m.id = named.id::integer and m.source_url is null;

      -- for a rollback, which asks which earlier run has written a product
      create index import_changes_product on import_changes (product_id, written_at);

      alter table imports
        -- when the last of what is no longer kept was gone
        add column emptied_at timestamptz,
        -- since the last batch that was taken back
        add column rollback_starts integer not null default 0,
        -- what it would do: created, updated, unchanged, deactivated
        add column foreseen jsonb;
      update imports set emptied_at = cleaned_at where cleaned_at is not null;
      drop index imports_uncleaned;
      create index imports_unemptied on imports (id) where emptied_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index imports_unemptied, import_changes_product;
      create index imports_uncleaned on imports (finished_at) where cleaned_at is null;
      alter table imports drop column emptied_at, drop column rollback_starts, drop column foreseen;
      drop table import_change_media;
    `);
  }
}
