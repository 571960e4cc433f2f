import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filtering by attributes, paging by cursor, and counts that are ready. */
export class AddAttributeFacets20261122050000 implements MigrationInterface {
  name = 'AddAttributeFacets20261122050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- each value that visible offers have, once; what lists filter by are its small ids
      create table attribute_values (
        id integer generated always as identity primary key,
        definition_id integer not null references attribute_definitions on delete cascade,
        -- of texts folded, of numbers with a decimal point, of yes and no: true, false
        key text not null,
        label jsonb not null,
        amount float8,
        unique (definition_id, key)
      );
      create table catalogue_attributes (
        offer_id integer not null,
        definition_id integer not null,
        value_id integer not null references attribute_values on delete cascade,
        primary key (offer_id, definition_id, value_id)
      );
      create index catalogue_attributes_value on catalogue_attributes (value_id, offer_id);

      -- what may be chosen in a list that nothing has been chosen in; category 0: the list of everything
      create table catalogue_facets (
        kind smallint not null,
        category_id integer not null,
        counts jsonb not null,
        counted_at timestamptz not null default now(),
        primary key (kind, category_id)
      );

      -- falling prices, foreign ones last: one direction for all columns, so that a cursor is one comparison
      create index catalogue_offers_dear on catalogue_offers
        ((case when price_cents < 9000000000000000 then -price_cents else price_cents end), offer_id);
      create index catalogue_placements_dear on catalogue_placements
        (category_id, (case when price_cents < 9000000000000000 then -price_cents else price_cents end), offer_id);
      create index catalogue_offers_total on catalogue_offers ((coalesce(total_cents, 9000000000000000)), offer_id);
      create index catalogue_texts_name_sl on catalogue_texts (name_sl, offer_id);
      create index catalogue_texts_name_en on catalogue_texts (name_en, offer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index catalogue_texts_name_en, catalogue_texts_name_sl, catalogue_offers_total, catalogue_placements_dear,
        catalogue_offers_dear;
      drop table catalogue_facets, catalogue_attributes, attribute_values;
    `);
  }
}
