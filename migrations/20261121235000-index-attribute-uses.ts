import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which product data use an attribute of the registry. */
export class IndexAttributeUses20261121235000 implements MigrationInterface {
  name = 'IndexAttributeUses20261121235000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- free texts, which feeds bring, stay out of it
      create index product_data_definitions on product_data using gin (attributes jsonb_path_ops)
        where attributes @? '$[*].definitionId ? (@ > 0)';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index product_data_definitions;');
  }
}
