import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers to visitors' error reports, notes for the store's staff, and reports of another product. */
export class AnswerReports20261129220300 implements MigrationInterface {
  name = 'AnswerReports20261129220300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table offer_reports
        add locale text not null default 'sl' check (locale in ('sl', 'en')),
        add note text not null default '',
        add answer text,
        add answered_at timestamptz check ((answered_at is null) = (answer is null)),
        drop constraint offer_reports_kind_check,
        add constraint offer_reports_kind_check check (kind in
          ('price', 'availability', 'picture', 'description', 'link', 'other_product', 'something_else'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update offer_reports set kind = 'something_else' where kind = 'other_product';
      alter table offer_reports
        drop locale, drop note, drop answer, drop answered_at,
        drop constraint offer_reports_kind_check,
        add constraint offer_reports_kind_check check (kind in
          ('price', 'availability', 'picture', 'description', 'link', 'something_else'))`);
  }
}
