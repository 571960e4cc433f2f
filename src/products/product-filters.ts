import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Facet, MatchingOffers } from './matching-offers.js';
import type { ProductCriteria } from './products.search.js';

/** What the filters of a list may still choose; each count ignores what is chosen in its own group. */
export interface FilterCounts {
  count: number;
  priced: number;
  lowestCents: number | null;
  highestCents: number | null;
  buckets: number[];
  brands: { key: string; title: string; count: number }[];
  companies: { id: number; title: string; count: number }[];
  /** By the codes of the read model. */
  availability: { code: number; count: number }[];
  discounted: number;
  categories: { id: number; count: number }[];
}

const BUCKETS = 24;
const MOST_SHOWN = 200;

/** Counts for all groups of filters, in one look at the list. */
@Injectable()
export class ProductFilters {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param categoryIds whose counts are wanted */
  async counts(criteria: ProductCriteria, categoryIds: number[]): Promise<FilterCounts> {
    const offers = new MatchingOffers(criteria);
    const hits = offers.hits();
    const categories = offers.parameter(categoryIds);
    const but = (facet: Facet) => offers.filtersBut('o', facet);
    const all = offers.filtersBut('o');
    const [row] = await this.database.query<FilterCounts[]>(
      `with ${hits && `${hits}, `}o as materialized (
         select o.offer_id, o.${offers.unit} as unit, o.brand_id, o.company_id, o.price_cents, o.comparable,
           o.discounted, o.availability
         from ${offers.from('o')} where ${offers.subject('o')}
       ), priced as (
         select price_cents, unit from o where ${but('price')} and comparable
       ), span as (
         select min(price_cents) as lowest, max(price_cents) as highest, count(distinct unit)::integer as units from priced
       ), histogram as (
         select width_bucket(price_cents::float8, lowest::float8, highest::float8 + 1, ${BUCKETS}) as bucket,
           count(distinct unit)::integer as units
         from priced, span group by 1
       ), branded as (
         select brand_id as id, count(distinct unit)::integer as count from o
         where ${but('brand')} and brand_id is not null group by 1 order by count desc limit ${MOST_SHOWN}
       ), sold as (
         select company_id as id, count(distinct unit)::integer as count from o
         where ${but('company')} group by 1 order by count desc limit ${MOST_SHOWN}
       ), available as (
         select availability as code, count(distinct unit)::integer as count from o where ${but('stock')} group by 1
       ), placed as (
         select p.category_id as id, count(distinct o.unit)::integer as count
         from o join catalogue_placements p on p.offer_id = o.offer_id
         where ${all} and p.category_id = any(${categories}::integer[]) group by 1
       )
       select
         (select count(distinct unit)::integer from o where ${all}) as count,
         (select units from span) as priced,
         (select lowest::float8 from span) as "lowestCents",
         (select highest::float8 from span) as "highestCents",
         (select coalesce(json_agg(coalesce(h.units, 0) order by n), '[]') from generate_series(1, ${BUCKETS}) n
           left join histogram h on h.bucket = n) as buckets,
         (select coalesce(json_agg(json_build_object('key', b.key, 'title', b.name, 'count', f.count)
           order by f.count desc, b.name), '[]') from branded f join brands b using (id)) as brands,
         (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.company_name, 'count', f.count)
           order by f.count desc, c.company_name), '[]') from sold f join companies c using (id)) as companies,
         (select coalesce(json_agg(available order by code), '[]') from available) as availability,
         (select count(distinct unit)::integer from o where ${but('discount')} and discounted) as discounted,
         (select coalesce(json_agg(placed), '[]') from placed) as categories`,
      offers.parameters,
    );
    return row!;
  }
}
