import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sitemaps are made by a worker and stored. */
export class StoreSitemap20261128153800 implements MigrationInterface {
  name = 'StoreSitemap20261128153800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sitemap_parts (
        name text not null,
        locale text not null,
        -- of the XML
        hash text not null,
        urls integer not null,
        -- the XML in gzip
        content bytea not null,
        primary key (name, locale)
      );
      -- it is compressed already
      alter table sitemap_parts alter column content set storage external;
      -- a part of the products that a transaction has changed, as often as one did: nobody waits for a row of another
      create table sitemap_changes (part integer not null);
      create index sitemap_changes_part on sitemap_changes (part)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sitemap_parts, sitemap_changes');
  }
}
