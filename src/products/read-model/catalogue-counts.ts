import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { PublicReads } from '../../core/database/public-reads.js';
import { KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { ProductKind } from '../product.entity.js';

/** Totals of the catalogue: cards of products, visible offers, and stores with offers. */
export interface CatalogueTotals {
  products: number;
  offers: number;
  stores: number;
  /** Stores whose prices were confirmed in the last 24 hours. */
  checked: number;
}

/** Sums over the read model that pages show: made after it was written, so that no visit has to count. */
@Injectable()
export class CatalogueCounts {
  constructor(
    private readonly database: DataSource,
    private readonly reads: PublicReads,
    private readonly categories: CategoriesService,
  ) {}

  /** Counts everything again: by category, by store and in total. */
  async refresh(): Promise<void> {
    await this.categories.refreshCounts();
    await this.database.transaction(async (manager) => {
      // in turn, or an older count could be written over a newer one
      await manager.query('lock table catalogue_totals in share row exclusive mode');
      await manager.query(COUNT_STORES);
      await manager.query(COUNT_ALL);
    });
  }

  /** Visible offers of a store by their kind. */
  async ofStore(companyId: number): Promise<Record<ProductKind, number>> {
    const [row] = await this.reads.prepared<Record<ProductKind, number>[]>(OFFERS_OF_STORE, [companyId]);
    return row ?? { product: 0, service: 0 };
  }

  async totals(): Promise<CatalogueTotals> {
    const [row] = await this.reads.prepared<CatalogueTotals[]>(TOTALS);
    return row!;
  }
}

/** Counts by kind. A store without offers has no row. */
const OFFERS_OF_STORE =
  'select products as product, services as service from catalogue_stores where company_id = $1';

/** The last 24 hours pass without a write, so a visit counts the stores that were checked in them. */
const TOTALS = `
  select products, offers, stores, (
    select count(*)::integer from catalogue_stores s join companies c on c.id = s.company_id
    where c.prices_checked_at > now() - interval '24 hours'
  ) as checked
  from catalogue_totals`;

const COUNT_STORES = `
  with counted as (
    select company_id, (count(*) filter (where kind = ${KIND_CODES.product}))::integer as products,
      (count(*) filter (where kind = ${KIND_CODES.service}))::integer as services
    from catalogue_offers group by company_id
  ), gone as (
    delete from catalogue_stores s where not exists (select from counted c where c.company_id = s.company_id)
  )
  insert into catalogue_stores as s (company_id, products, services) select * from counted
  on conflict (company_id) do update set products = excluded.products, services = excluded.services
  where (s.products, s.services) is distinct from (excluded.products, excluded.services)`;

const COUNT_ALL = `
  update catalogue_totals set (products, offers, stores) = (
    select count(distinct card_id) filter (where kind = ${KIND_CODES.product}), count(*), count(distinct company_id)
    from catalogue_offers)`;
