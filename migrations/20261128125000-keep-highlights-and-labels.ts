import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['highlights', 'text'],
  ['identifier_exists', 'text'],
  ['energy_class_min', 'text'],
  ['energy_class_max', 'text'],
  ['eprel_code', 'integer'],
];

/** Highlights, missing identifiers, and the scale and number of energy labels. */
export class KeepHighlightsAndLabels20261128125000 implements MigrationInterface {
  name = 'KeepHighlightsAndLabels20261128125000';

  async up(runner: QueryRunner): Promise<void> {
    // nullable columns: no table is rewritten or read
    const added = COLUMNS.map(([name, type]) => `add column ${name} ${type}`);
    await runner.query(`alter table products ${added.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dropped = COLUMNS.map(([name]) => `drop column ${name}`);
    await runner.query(`alter table products ${dropped.join(', ')}`);
  }
}
