import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { int, statements, text } from '../../core/database/statement.js';
import {
  CHANGED,
  GAPS,
  IS_OF_ORIGIN,
  isAvailable,
  LOST,
  ORIGINS,
  OwnConditions,
  type OwnFilters,
  RECENT_CHANGES,
  VISIBILITY,
  WITHOUT,
} from './own-products-conditions.js';
import { APART_REASONS } from '../comparison/compared-offer.js';
import { LOST_CLICKS } from './offer-markets.js';
import { RANK_BAND, RANK_BANDS } from './price-ranks.js';
import type { ProductStatus } from '../product-fields.js';
import { AVAILABILITIES } from '../clock/offer-times.js';
import { VISIBILITIES } from '../visibility.js';

/** Choices of a list's filters by their values, with the number of products that each would show. */
export interface FilterCounts {
  availability: Record<string, number>;
  visibility: Record<string, number>;
  origin: Record<string, number>;
  without: Record<string, number>;
  changed: Record<string, number>;
  notCompared: Record<string, number>;
  priceRank: Record<string, number>;
  lost: Record<string, number>;
}

/** A value with the number of products. */
export interface CountedId {
  id: number;
  count: number;
}

type Status = ProductStatus | 'all';

/** For each filter with few values, their conditions over `products p` and its visible data. */
const CHOICES: Record<keyof FilterCounts, Record<string, string>> = {
  availability: equalTo(AVAILABILITIES, 'p.availability'),
  visibility: equalTo(VISIBILITIES, 'seen.visibility'),
  origin: only(ORIGINS, IS_OF_ORIGIN),
  without: only(GAPS, WITHOUT),
  changed: only(RECENT_CHANGES, CHANGED),
  notCompared: equalTo(APART_REASONS, "o.apart ->> 'reason'"),
  priceRank: equalTo(RANK_BANDS, 'ranked.band'),
  lost: only(LOST_CLICKS, LOST),
};
type Filter = keyof FilterCounts;
const FILTERS = Object.keys(CHOICES) as Filter[];
/** Their values exclude each other: a further choice adds products, so its count ignores those made already. */
const EXCLUSIVE = [
  'availability',
  'visibility',
  'origin',
  'notCompared',
  'priceRank',
] as const satisfies Filter[];
type Exclusive = (typeof EXCLUSIVE)[number];

/** How many products each choice of a store's list would show under the other filters. */
@Injectable()
export class OwnFilterCounts {
  constructor(private readonly database: DataSource) {}

  /** Counts the filters with few values, in one pass over the list. */
  async count(given: OwnFilters, status: Status) {
    const { availability, visibility, origin, notCompared, priceRank, ...filters } = given;
    const own = new OwnConditions(filters);
    const chosen = { availability, visibility, origin, notCompared, priceRank };
    const counts = await COUNT_CHOICES(own, status, chosen).one(this.database, own.parameters);
    return Object.fromEntries(
      FILTERS.map((filter) => [
        filter,
        Object.fromEntries(
          Object.keys(CHOICES[filter]).map((value) => [value, counts[`${filter}.${value}`]!]),
        ),
      ]),
    ) as unknown as FilterCounts;
  }

  /** The most frequent brands. */
  brands({ brands: _, ...filters }: OwnFilters, status: Status, limit: number) {
    const own = new OwnConditions(filters);
    return COUNT_BRANDS(own, status, limit).rows(this.database, own.parameters);
  }

  /** Counts these categories, each with its subcategories; without empty ones. */
  categories({ categoryId: _, ...filters }: OwnFilters, status: Status, ids: number[]): Promise<CountedId[]> {
    const own = new OwnConditions(filters);
    return COUNT_CATEGORIES(own, status, ids).rows(this.database, own.parameters);
  }

  /** Counts the stores that have any. */
  companies({ companyId: _, ...filters }: OwnFilters, status: Status): Promise<CountedId[]> {
    const own = new OwnConditions(filters);
    return COUNT_COMPANIES(own, status).rows(this.database, own.parameters);
  }
}

function equalTo(values: readonly string[], expression: string) {
  return Object.fromEntries(values.map((value) => [value, `${expression} = '${value}'`]));
}

function only<Value extends string>(values: readonly Value[], conditions: Record<Value, string>) {
  return Object.fromEntries(values.map((value) => [value, conditions[value]]));
}

const EVERY_COUNT = Object.fromEntries(
  FILTERS.flatMap((filter) => Object.keys(CHOICES[filter]).map((value) => [`${filter}.${value}`, int])),
) as Record<string, typeof int>;

const noFilter = () => new OwnConditions({});

const COUNT_CHOICES = statements(
  EVERY_COUNT,
  (own: OwnConditions, status: Status, chosen: Pick<OwnFilters, Exclusive>) => {
    const where = own.where(status);
    const { availability, visibility, origin, notCompared, priceRank } = chosen;
    const held: Record<Exclusive, string> = {
      availability: availability?.length ? isAvailable(own.parameter(availability)) : 'true',
      visibility: visibility?.length ? `seen.visibility = any(${own.parameter(visibility)}::text[])` : 'true',
      origin: origin ? IS_OF_ORIGIN[origin] : 'true',
      notCompared: notCompared?.length
        ? `o.apart ->> 'reason' = any(${own.parameter(notCompared)}::text[])`
        : 'true',
      priceRank: priceRank?.length ? `ranked.band = any(${own.parameter(priceRank)}::text[])` : 'true',
    };
    const others = (filter: Filter) =>
      EXCLUSIVE.filter((other) => other !== filter).map((other) => held[other]);
    const counts = FILTERS.flatMap((filter) =>
      Object.entries(CHOICES[filter]).map(([value, is]) => {
        const condition = [...others(filter), is].join(' and ');
        return `count(*) filter (where ${condition})::integer as "${filter}.${value}"`;
      }),
    );
    // asked for once, because each of their values is compared
    return `select ${counts.join(', ')} from products p
      cross join lateral (select ${VISIBILITY} as visibility offset 0) seen
      cross join lateral (select ${RANK_BAND} as band offset 0) ranked
      left join catalogue_offers o on o.offer_id = p.id and o.apart is not null where ${where}`;
  },
  [noFilter(), 'all', {}],
  [
    noFilter(),
    'active',
    {
      availability: ['in_stock'],
      visibility: ['visible'],
      origin: 'feed',
      notCompared: ['pack'],
      priceRank: ['first'],
    },
  ],
);

const COUNT_BRANDS = statements(
  { name: text, count: int },
  (own: OwnConditions, status: Status, limit: number) => `
    select b.name, counted.count from (
      select p.brand_id, count(*)::integer as count from products p
      where ${own.where(status)} and p.brand_id is not null
      group by 1 order by 2 desc, 1 limit ${own.parameter(limit)}
    ) counted join brands b on b.id = counted.brand_id
    order by counted.count desc, b.name`,
  [noFilter(), 'all', 1],
);

const COUNT_CATEGORIES = statements(
  { id: int, count: int },
  (own: OwnConditions, status: Status, ids: number[]) => `
    select place.id, count(distinct p.id)::integer as count
    from products p
    join product_categories pc on pc.product_id = p.id
    join categories c on c.id = pc.category_id
    cross join unnest(c.path) as place(id)
    where ${own.where(status)} and place.id = any(${own.parameter(ids)}::integer[])
    group by 1`,
  [noFilter(), 'all', [1]],
);

const COUNT_COMPANIES = statements(
  { id: int, count: int },
  (own: OwnConditions, status: Status) => `
    select p.company_id as id, count(*)::integer as count from products p where ${own.where(status)} group by 1`,
  [noFilter(), 'all'],
);
