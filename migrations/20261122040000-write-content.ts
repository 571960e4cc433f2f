import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IMPRINT } from './content/imprint.js';
import { PRIVACY } from './content/privacy.js';
import { RANKING } from './content/ranking.js';
import { TERMS } from './content/terms.js';

/** Posts and pages can be deleted and brought back, pages can be added, and those that the product links to are there. */
export class WriteContent20261122040000 implements MigrationInterface {
  name = 'WriteContent20261122040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blogs add column deleted_at timestamptz;
      alter table blogs add constraint blogs_published check (status = 'draft' or published_at is not null);
      drop index blogs_published;
      create index blogs_public on blogs (published_at desc, id desc) where status = 'published' and deleted_at is null;

      alter table pages alter column key drop not null;
      alter table pages add column summary jsonb not null default '{}'::jsonb;
      alter table pages add column created_at timestamptz not null default now();
      alter table pages add column deleted_at timestamptz;
      alter table pages add constraint pages_kept check (key is null or deleted_at is null);
      create unique index pages_slug_sl on pages ((slug ->> 'sl')) where deleted_at is null;
      create unique index pages_slug_en on pages ((slug ->> 'en')) where deleted_at is null;

      -- pictures in texts
      create table blog_media (
        blog_id integer not null references blogs on delete cascade,
        media_id integer not null references media,
        primary key (blog_id, media_id)
      );
      create index blog_media_media on blog_media (media_id);
      create table page_media (
        page_id integer not null references pages on delete cascade,
        media_id integer not null references media,
        primary key (page_id, media_id)
      );
      create index page_media_media on page_media (media_id);
    `);
    for (const [key, page] of Object.entries({
      ranking: RANKING,
      terms: TERMS,
      privacy: PRIVACY,
      imprint: IMPRINT,
    }))
      await runner.query(
        `insert into pages (key, title, slug, summary, body, status) values ($1, $2, $3, $4, $5, 'published')
         on conflict (key) do nothing`,
        [key, page.title, page.slug, page.summary, page.body],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from pages;
      drop table blog_media, page_media;
      drop index pages_slug_sl, pages_slug_en;
      alter table pages drop column summary, drop column created_at, drop column deleted_at;
      alter table pages alter column key set not null;
      drop index blogs_public;
      create index blogs_published on blogs (published_at desc, id desc) where status = 'published';
      alter table blogs drop constraint blogs_published, drop column deleted_at;
    `);
  }
}
