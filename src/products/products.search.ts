import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Locale } from '../core/i18n/locales.js';
import { MatchingOffers } from './matching-offers.js';
import type { ProductKind } from './product.entity.js';
import type { Condition, ProductSort } from './product.props.js';

/** Orders of lists; `total` is the price with delivery. */
export type OfferSort = ProductSort | 'total';

/** What a list is narrowed to; money in cents. One of a single company shows its offers, others show cards. */
export interface ProductCriteria {
  kind: ProductKind;
  categoryId?: number;
  query?: string;
  companyId?: number;
  brands: string[];
  priceFromCents?: number;
  priceToCents?: number;
  inStock?: boolean;
  discounted?: boolean;
  condition?: Condition;
  /** Digits, as the packaging has them. */
  ean?: string;
  ids?: number[];
  sort: OfferSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** The cheapest matching offer of a card; `cardId` is the offer whose page represents it. */
export interface FoundCard {
  cardId: number;
  offerId: number;
}

/** Counts of a list; each facet ignores its own selection. */
export interface ProductFacets {
  count: number;
  brands: { key: string; title: string; count: number }[];
  lowestCents: number | null;
  highestCents: number | null;
  buckets: number[];
}

const BUCKETS = 24;
const BRANDS_SHOWN = 200;

@Injectable()
export class ProductsSearch {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One page of cards, each represented by its cheapest matching offer. */
  async find(criteria: ProductCriteria, locale: Locale): Promise<FoundCard[]> {
    const offers = new MatchingOffers(criteria);
    const hits = offers.hits();
    const limit = offers.parameter(criteria.pageSize);
    const offset = offers.parameter((criteria.page - 1) * criteria.pageSize);
    return this.database.query<FoundCard[]>(
      `${hits && `with ${hits} `}select o.${offers.unit} as "cardId", o.offer_id as "offerId"
       from ${offers.from('o', { texts: criteria.sort === 'name' })}
       where ${offers.where('o')} and ${offers.isCheapestOfUnit('o')}
       order by ${offers.order('o', criteria.sort, locale)}
       limit ${limit} offset ${offset}`,
      offers.parameters,
    );
  }

  /** The exact number of cards and what the filters may still choose. */
  async facets(criteria: ProductCriteria): Promise<ProductFacets> {
    const offers = new MatchingOffers(criteria);
    const hits = offers.hits();
    const price = offers.filter('o', 'price');
    const brand = offers.filter('o', 'brand');
    const [row] = await this.database.query<ProductFacets[]>(
      `with ${hits && `${hits}, `}o as materialized (
         select o.${offers.unit} as card_id, o.brand_id, o.price_cents, o.comparable from ${offers.from('o')} where ${offers.where('o', 'brand', 'price')}
       ), priced as (
         select price_cents, card_id from o where ${brand} and comparable
       ), span as (
         select min(price_cents) as lowest, max(price_cents) as highest from priced
       ), histogram as (
         select width_bucket(price_cents::float8, lowest::float8, highest::float8 + 1, ${BUCKETS}) as bucket, count(distinct card_id)::integer as cards
         from priced, span group by 1
       ), branded as (
         select brand_id, count(distinct card_id)::integer as cards from o
         where ${price} and brand_id is not null group by 1 order by cards desc limit ${BRANDS_SHOWN}
       )
       select
         (select count(distinct card_id)::integer from o where ${price} and ${brand}) as count,
         (select lowest::float8 from span) as "lowestCents",
         (select highest::float8 from span) as "highestCents",
         (select coalesce(json_agg(coalesce(h.cards, 0) order by n), '[]') from generate_series(1, ${BUCKETS}) n
           left join histogram h on h.bucket = n) as buckets,
         (select coalesce(json_agg(json_build_object('key', b.key, 'title', b.name, 'count', f.cards)
           order by f.cards desc, b.name), '[]') from branded f join brands b on b.id = f.brand_id) as brands`,
      offers.parameters,
    );
    return row!;
  }
}
