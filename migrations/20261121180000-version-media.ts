import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets two people describe a picture without overwriting each other, and the worker look at what waits only. */
export class VersionMedia20261121180000 implements MigrationInterface {
  name = 'VersionMedia20261121180000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media add column updated_at timestamptz not null default now();
      -- pictures at which a worker may have died
      create index media_often_tried on media (retry_at) where status = 'pending' and attempts >= 4;
      -- what lies among the uploads in the storage, and has a row
      create index media_upload_keys on media (storage_key) where storage_key like 'uploads/%';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index media_upload_keys, media_often_tried;
      alter table media drop column updated_at;
    `);
  }
}
