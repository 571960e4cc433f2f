import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Large lists are narrowed and counted in memory, by columns that the worker packs. */
export class PackLargeLists20261123060000 implements MigrationInterface {
  name = 'PackLargeLists20261123060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- made anew by the worker, which finds them missing
      delete from catalogue_facets;
      alter table catalogue_facets
        alter column counts drop not null,
        add column names json not null,
        add column offers bytea not null,
        add column cards bytea not null,
        add column companies bytea not null,
        add column brands bytea not null,
        add column prices bytea not null,
        add column totals bytea not null,
        add column popularity bytea not null,
        add column flags bytea not null,
        add column value_counts bytea not null,
        add column value_ids bytea not null,
        add column category_counts bytea not null,
        add column category_ids bytea not null;
      -- numbers hardly become smaller, and trying takes longer than all the rest
      alter table catalogue_facets
        alter column offers set storage external,
        alter column cards set storage external,
        alter column companies set storage external,
        alter column brands set storage external,
        alter column prices set storage external,
        alter column totals set storage external,
        alter column popularity set storage external,
        alter column flags set storage external,
        alter column value_counts set storage external,
        alter column value_ids set storage external,
        alter column category_counts set storage external,
        alter column category_ids set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from catalogue_facets;
      alter table catalogue_facets
        alter column counts set not null,
        drop column names, drop column offers, drop column cards, drop column companies, drop column brands,
        drop column prices, drop column totals, drop column popularity, drop column flags, drop column value_counts,
        drop column value_ids, drop column category_counts, drop column category_ids;
    `);
  }
}
