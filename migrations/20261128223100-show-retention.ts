import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PRIVACY } from './content/privacy.js';

/** A privacy page without edits gets the text with the table of periods. */
export class ShowRetention20261128223100 implements MigrationInterface {
  name = 'ShowRetention20261128223100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update pages set body = $1 where key = 'privacy' and updated_at = created_at and body <> $1`,
      [PRIVACY.body],
    );
  }

  /** The previous release shows the text, too. */
  async down(): Promise<void> {}
}
