import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders a company's pictures by size without sorting all of them; few pictures fail, and are found without an index. */
export class OrderMediaBySize20261123020000 implements MigrationInterface {
  name = 'OrderMediaBySize20261123020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index media_company_largest on media (company_id, bytes desc nulls last, id desc);
      drop index media_failed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index media_failed on media (company_id, id desc) where status = 'failed';
      drop index media_company_largest;
    `);
  }
}
