import { int, json, statements } from '../../../core/database/statement.js';
import { RANKING_SORTS, type RankingSort } from '../statistics.query.js';
import type { VisitCounts } from './visit-days.js';

/** A product, store or category with its counts; categories have no visits to stores. */
export interface Ranked extends VisitCounts {
  id: number;
  /** Views in the period before. */
  before: number;
}

/** Products of the store $2, if any, that match $3, or $6 as a text search query. */
const FOUND = `
  select offer_id as id from catalogue_texts where words @@ to_tsquery('simple', fold_text($6::text))
  union all
  -- deleted products are not in the read model
  select id from products where deleted_at is not null and ($2::integer is null or company_id = $2)
    and strpos(fold_text(concat_ws(' ', name ->> 'sl', name ->> 'en', product_code)), fold_text($3)) > 0`;

/** Sums of $1 days and of as many days before, of the store $2, if any, that match $3, if not empty. */
const SUMS = {
  products: `
    select product_id as id, views, visits, before from product_visits
    where days = $1::smallint and ($2::integer is null or company_id = $2) and $3::text = ''`,
  foundProducts: `
    select product_id as id, views, visits, before from product_visits
    where days = $1::smallint and ($2::integer is null or company_id = $2) and product_id in (${FOUND})`,
  companies: `
    select company_id as id, coalesce(sum(views) filter (where day > until - days), 0) as views,
      coalesce(sum(visits) filter (where day > until - days), 0) as visits,
      coalesce(sum(views) filter (where day <= until - days), 0) as before
    from visit_periods join company_days on day > until - 2 * days and day <= until
    where days = $1 and ($2::integer is null or company_id = $2)
      and ($3::text = '' or company_id in (
        select id from companies where strpos(fold_text(company_name), fold_text($3)) > 0))
    group by company_id`,
  // belong to no store: $2 is null
  categories: `
    select category_id as id, coalesce(sum(count) filter (where day > until - days), 0) as views, 0 as visits,
      coalesce(sum(count) filter (where day <= until - days), 0) as before
    from visit_periods join category_days on day > until - 2 * days and day <= until
    where days = $1 and $2::integer is null
      and ($3::text = '' or category_id in (
        select id from categories
        where strpos(fold_text(concat_ws(' ', name ->> 'sl', name ->> 'en')), fold_text($3)) > 0))
    group by category_id`,
};

export type RankedThing = Exclude<keyof typeof SUMS, 'foundProducts'>;
/** Includes the list of products that match a query, which has a separate statement. */
export type RankedList = keyof typeof SUMS;
type Sort = RankingSort | `-${RankingSort}`;

/** Sort keys, ascending; `-` sorts descending. */
const ORDERS: Record<RankingSort, (sign: '-' | '') => string> = {
  views: (sign) => `${sign}views`,
  visits: (sign) => `${sign}visits`,
  // without views last in either direction
  rate: (sign) => `coalesce(${sign}(visits::float8 / nullif(views, 0)), 'infinity')`,
  change: (sign) => `${sign}(views - before)`,
};

/** Sorted by change, also records viewed only in the previous period. */
const isSeen = (sort: Sort) => `views > 0 or visits > 0 ${sort.endsWith('change') ? 'or before > 0' : ''}`;

/** The ranked rows with their sort key: equal ones by views, then by id. */
const withSortKey = (of: RankedList, sort: Sort) => {
  const order = ORDERS[sort.replace('-', '') as RankingSort](sort.startsWith('-') ? '-' : '');
  return `select *, ${order} as key, -views as next from (${SUMS[of]}) sums where ${isSeen(sort)}`;
};

const SAMPLES = (Object.keys(SUMS) as RankedList[]).flatMap((of) =>
  RANKING_SORTS.map((sort): [RankedList, Sort] => [of, sort]),
);

/**
 * One page, $4 rows after $5, and the number of rows. Up to a million rows are not sorted: counts by sort key give the
 * range of keys on the page, and only rows in it are sorted. The rows are read twice, but a text search runs once.
 */
export const rankedPage = statements(
  { count: int, rows: json<Ranked[]>() },
  (of: RankedList, sort: Sort) => `
  with ranked as ${of === 'foundProducts' ? '' : 'not'} materialized (${withSortKey(of, sort)}),
  places as materialized (
    select key, next, count(*)::integer as count from ranked group by key, next
  ), shown as materialized (
    select key, next, start from (
      select *, sum(count) over (order by key, next) - count as start from places
    ) place where start < $5::bigint + $4::bigint and start + count > $5
  ), page as (
    select id, views, visits, before from ranked
    where (key, next) >= (select key, next from shown order by start limit 1)
      and (key, next) <= (select key, next from shown order by start desc limit 1)
    order by key, next, id limit $4 offset $5 - (select min(start) from shown)
  )
  select (select coalesce(sum(count), 0)::integer from places) as count,
    (select coalesce(json_agg(page), '[]') from page) as rows`,
  ...SAMPLES,
);

const NUMBERS = json<number[]>();

/** $4 rows after $5 (null: all) as four arrays of numbers, which keeps half a million rows small. */
export const rankedWhole = statements(
  { ids: NUMBERS, views: NUMBERS, visits: NUMBERS, before: NUMBERS },
  (of: RankedList, sort: Sort) => `
  select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(views), '[]') as views,
    coalesce(json_agg(visits), '[]') as visits, coalesce(json_agg(before), '[]') as before
  from (select * from (${withSortKey(of, sort)}) ranked order by key, next, id limit $4 offset $5) whole`,
  ...SAMPLES,
);
