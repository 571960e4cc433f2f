import type { MigrationInterface, QueryRunner } from 'typeorm';

const LONG = {
  products: ['name', 'description', 'specifications', 'link'],
  product_data: ['name', 'description', 'specifications', 'attributes'],
};

/** No query is planned by these columns, and sorting samples of them was most of what an import's `analyze` took. */
export class SampleNoLongTexts20261124010100 implements MigrationInterface {
  name = 'SampleNoLongTexts20261124010100';

  async up(runner: QueryRunner): Promise<void> {
    await sample(runner, 0);
  }

  async down(runner: QueryRunner): Promise<void> {
    await sample(runner, -1);
  }
}

async function sample(runner: QueryRunner, target: number): Promise<void> {
  for (const [table, columns] of Object.entries(LONG)) {
    const changes = columns.map((column) => `alter column ${column} set statistics ${target}`);
    await runner.query(`alter table ${table} ${changes.join(', ')}`);
  }
}
