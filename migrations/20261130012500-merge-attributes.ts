import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and values of merged attributes, for later imports. */
export class MergeAttributes20261130012500 implements MigrationInterface {
  name = 'MergeAttributes20261130012500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table attribute_aliases (
        -- folded
        name text primary key,
        definition_id integer not null references attribute_definitions on delete cascade,
        -- of values without one
        unit text
      );
      create index attribute_aliases_definition on attribute_aliases (definition_id);
      create table attribute_value_aliases (
        definition_id integer not null references attribute_definitions on delete cascade,
        -- as in attribute_values
        key text not null,
        value jsonb not null,
        primary key (definition_id, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table attribute_value_aliases, attribute_aliases');
  }
}
