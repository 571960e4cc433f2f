import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What writing attribute definitions and product data needs. */
export class DefineAttributes20261121220000 implements MigrationInterface {
  name = 'DefineAttributes20261121220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table attribute_definitions add column updated_at timestamptz not null default now();
      create unique index attribute_definitions_name_sl on attribute_definitions (fold_text(name ->> 'sl'));
      create unique index attribute_definitions_name_en on attribute_definitions (fold_text(name ->> 'en'));
      create index category_attributes_definition on category_attributes (definition_id);
      -- feeds bring free texts only, so an import does not touch this one
      create index product_attributes_definition on product_attributes (definition_id)
        where definition_id is not null;

      alter table product_data add column search_text text generated always as (fold_text(
        coalesce(name ->> 'sl', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || ean || ' ' ||
        coalesce(product_code, ''))) stored;
      -- who sells a GTIN: the comparison's index knows all but these few
      create index products_uncompared_gtin on products (gtin) where gtin is not null and group_key is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index products_uncompared_gtin;
      alter table product_data drop column search_text;
      drop index product_attributes_definition, category_attributes_definition, attribute_definitions_name_en,
        attribute_definitions_name_sl;
      alter table attribute_definitions drop column updated_at;
    `);
  }
}
