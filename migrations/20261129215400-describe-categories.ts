import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of a category for its page and for search engines. */
export class DescribeCategories20261129215400 implements MigrationInterface {
  name = 'DescribeCategories20261129215400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table categories
        add description jsonb not null default '{}',
        add meta_title jsonb not null default '{}',
        add meta_description jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories drop description, drop meta_title, drop meta_description');
  }
}
