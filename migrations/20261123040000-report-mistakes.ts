import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors have found wrong with an offer. */
export class ReportMistakes20261123040000 implements MigrationInterface {
  name = 'ReportMistakes20261123040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table offer_reports (
        id integer generated always as identity primary key,
        product_id integer not null references products on delete cascade,
        company_id integer not null references companies on delete cascade,
        kind text not null check (kind in ('price', 'availability', 'picture', 'description', 'link', 'something_else')),
        text text not null default '',
        -- only to answer; goes 90 days after the report was solved
        email text,
        -- what the offer cost then
        price numeric(12,2) not null,
        currency text not null,
        status text not null default 'open' check (status in ('open', 'solved')),
        created_at timestamptz not null default now(),
        solved_at timestamptz check ((solved_at is not null) = (status = 'solved')),
        -- when the store was written to
        mailed_at timestamptz
      );
      create index offer_reports_company on offer_reports (company_id, status, id);
      create index offer_reports_status on offer_reports (status, id);
      create index offer_reports_product on offer_reports (product_id);
      create index offer_reports_unmailed on offer_reports (id) where mailed_at is null;
      create index offer_reports_emails on offer_reports (solved_at) where email is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table offer_reports');
  }
}
