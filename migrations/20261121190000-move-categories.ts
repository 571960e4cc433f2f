import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changing the category tree needs beside the tree. */
export class MoveCategories20261121190000 implements MigrationInterface {
  name = 'MoveCategories20261121190000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- deleted categories and the ones that took their content: their addresses lead there
      create table category_successors (
        id integer primary key,
        successor_id integer not null references categories on delete cascade
      );
      create index category_successors_successor on category_successors (successor_id);

      -- products that have come under other categories, and lists do not know it yet
      create table catalogue_placement_requests (
        product_id integer primary key,
        requested_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalogue_placement_requests, category_successors;');
  }
}
