import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that people hand in, and how those go that nobody uses. */
export class AddUploads20261121150000 implements MigrationInterface {
  name = 'AddUploads20261121150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- what an upload was called where it came from
      alter table media add column file_name text;
      -- since when the cleaning has found an upload that nothing uses; null: it is used, or was not looked at yet
      alter table media add column unused_since timestamptz;

      -- the same bytes handed in twice by a company are one picture
      create unique index media_uploads on media (company_id, content_hash) nulls not distinct where source_url is null;
      -- somebody waits for these; and the cleaning walks through them: neither may read the pictures of feeds
      create index media_pending_uploads on media (retry_at nulls first, id) where status = 'pending' and source_url is null;
      create index media_upload_ids on media (id) where source_url is null;
      create index media_unused_uploads on media (unused_since) where source_url is null and unused_since is not null;

      -- what uses a picture that is to go
      create index companies_logo on companies (logo_media_id) where logo_media_id is not null;
      create index categories_media on categories (media_id) where media_id is not null;
      create index product_data_media_media on product_data_media (media_id);
      create index blogs_cover on blogs (cover_media_id) where cover_media_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index blogs_cover, product_data_media_media, categories_media, companies_logo, media_unused_uploads,
        media_upload_ids, media_pending_uploads, media_uploads;
      alter table media drop column unused_since, drop column file_name;
    `);
  }
}
