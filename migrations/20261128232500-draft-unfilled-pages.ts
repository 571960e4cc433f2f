import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Default pages without edits are drafts while they have placeholders such as `[[date]]`. */
export class DraftUnfilledPages20261128232500 implements MigrationInterface {
  name = 'DraftUnfilledPages20261128232500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update pages set status = 'draft'
      where key is not null and updated_at = created_at and body::text ~ '\\[\\[[^]\\[]+\\]\\]'`);
  }

  /** The previous release has drafts, too. */
  async down(): Promise<void> {}
}
