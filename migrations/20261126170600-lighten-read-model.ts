import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Writers of the read model leave out what has not changed, and indexes and a foreign key that cost more than they give. */
export class LightenReadModel20261126170600 implements MigrationInterface {
  name = 'LightenReadModel20261126170600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index catalogue_offers_card;
      -- without the price: a new price writes no index, as long as its page has room
      create index catalogue_offers_card on catalogue_offers (card_id, offer_id);
      alter table catalogue_offers set (fillfactor = 80);
      drop index catalogue_offers_company;
      drop index catalogue_offers_popular;
      create index catalogue_offers_popular on catalogue_offers (popularity desc, offer_id desc) where popularity > 0;
      drop index catalogue_attributes_value;
      -- whoever deletes a definition deletes them
      alter table catalogue_attributes drop constraint catalogue_attributes_value_id_fkey;
      -- of what texts, placements, attributes, comparison and card of an offer were last made: who finds the same need not
      -- make them again
      create table catalogue_sources (
        offer_id integer primary key,
        source bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table catalogue_sources;
      alter table catalogue_attributes add constraint catalogue_attributes_value_id_fkey
        foreign key (value_id) references attribute_values on delete cascade;
      create index catalogue_attributes_value on catalogue_attributes (value_id, offer_id);
      drop index catalogue_offers_popular;
      create index catalogue_offers_popular on catalogue_offers (popularity desc, offer_id desc);
      create index catalogue_offers_company on catalogue_offers (company_id);
      alter table catalogue_offers reset (fillfactor);
      drop index catalogue_offers_card;
      create index catalogue_offers_card on catalogue_offers (card_id, price_cents, offer_id)`);
  }
}
