import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier runs have the store's language, which nobody selected for them. As a choice it would hold those that still
 * begin, or are repeated, where their file states another one.
 */
export class ForgetAssumedLanguages20261127105000 implements MigrationInterface {
  name = 'ForgetAssumedLanguages20261127105000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update imports i set language = null from companies c
      where c.id = i.company_id and i.language = c.feed_language and i.confirmed_at is null and i.cleaned_at is null`);
  }

  async down(): Promise<void> {
    // the migration that allows null restores the store's language
  }
}
