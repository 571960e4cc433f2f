import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A language of an import only where a person has selected one; else the file or the store states it. */
export class DecideLanguage20261127094000 implements MigrationInterface {
  name = 'DecideLanguage20261127094000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table imports alter column language drop not null;
      -- runs that are already writing go on with their language
      update imports set summary = summary || jsonb_build_object('language', jsonb_build_object(
        'under', coalesce(summary->'mapping'->>'language', language), 'by', 'setting', 'unclear', '[]'::jsonb, 'stated', '[]'::jsonb))
      where status = 'writing' and summary is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update imports i set language = c.feed_language from companies c where c.id = i.company_id and i.language is null;
      alter table imports alter column language set not null`);
  }
}
