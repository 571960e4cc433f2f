import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of all offers of a store: delivery, payment, returns, and the company that owns it. */
export class StateTermsOfStores20261129213500 implements MigrationInterface {
  name = 'StateTermsOfStores20261129213500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies
        add delivery_cost numeric(12, 2) check (delivery_cost >= 0),
        add free_delivery_from numeric(12, 2) check (free_delivery_from >= 0),
        add delivery_days_min smallint check (delivery_days_min >= 0),
        add delivery_days_max smallint check (delivery_days_max >= delivery_days_min),
        add pickup boolean not null default false,
        add pickup_place text,
        add delivery_countries text[] not null default '{}',
        add payment_methods text[] not null default '{}',
        add return_days smallint check (return_days >= 0),
        add return_conditions jsonb not null default '{}',
        add legal_name text,
        add legal_address text,
        add registration_number text,
        add vat_number text;
      -- by the store's rule, for an offer that states no cost
      alter table catalogue_offers add store_delivery_cents bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue_offers drop store_delivery_cents;
      alter table companies
        drop delivery_cost, drop free_delivery_from, drop delivery_days_min, drop delivery_days_max, drop pickup,
        drop pickup_place, drop delivery_countries, drop payment_methods, drop return_days, drop return_conditions,
        drop legal_name, drop legal_address, drop registration_number, drop vat_number`);
  }
}
