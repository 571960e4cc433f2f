import { MARKET_TIME_ZONE } from '../../core/i18n/market-time.js';
import {
  command,
  float,
  int,
  nullable,
  present,
  statement,
  statements,
  text,
} from '../../core/database/statement.js';
import { keptFor } from '../../core/config/retention.js';
import { KIND_CODES } from '../../search/catalogue-index/codes.js';
import type { CoverageSort, CoverageSubject } from './coverage.query.js';

/** Days before the present coverage. */
const DAYS_BEFORE = { week: 7, month: 28, quarter: 90 };

const TODAY = `(now() at time zone '${MARKET_TIME_ZONE}')::date`;

/** An empty catalogue is counted again. */
export const IS_RECORDED = statement({})`
  select from matching_coverage where subject = 'all' and subject_id = 0 and day = ${TODAY} and products > 0
    and recorded_at > now() - interval '1 hour'`;

/** Counts the products of each store and category, and in total, for the day $1 (null: today). */
export const RECORD_COVERAGE = command(`
  with listed as materialized (
    select offer_id, group_id, company_id, comparable, comparable and apart is null as counts
    from catalogue_offers
    where kind = ${KIND_CODES.product} and company_id <> all(array(select id from companies where not active))
  ), shared as materialized (
    select group_id from listed where comparable group by 1 having min(company_id) <> max(company_id)
  ), products as materialized (
    select l.offer_id, l.company_id, l.counts and s.group_id is not null as is_compared
    from listed l left join shared s on s.group_id = l.group_id
  ), placed as (
    select distinct place.id, p.offer_id, p.is_compared
    from products p join product_categories pc on pc.product_id = p.offer_id
    join categories c on c.id = pc.category_id and c.system is null
    cross join unnest(c.path) as place(id)
  ), counted as (
    select 'all' as subject, 0 as id, count(*) as products, count(*) filter (where is_compared) as compared from products
    union all
    select 'store', company_id, count(*), count(*) filter (where is_compared) from products group by company_id
    union all
    select 'category', id, count(*), count(*) filter (where is_compared) from placed group by id
  )
  insert into matching_coverage (subject, subject_id, day, products, compared)
  select subject, id, coalesce($1::date, ${TODAY}), products, compared from counted order by subject, id
  on conflict (subject, subject_id, day) do update
    set products = excluded.products, compared = excluded.compared, recorded_at = now()`);

export const FORGET_COVERAGE = command(
  `delete from matching_coverage where day < ${TODAY} - ${keptFor('coverage')}`,
);

/** SQL condition: the row is of the last count. An earlier one of its day may have stores that sell nothing since. */
export const isLast = (row: string) => `(${row}.day, ${row}.recorded_at) = (select day, recorded_at
  from matching_coverage where subject = 'all' and subject_id = 0 order by day desc limit 1)`;

const shareOf = (row: string) => `${row}.compared::float8 / nullif(${row}.products, 0)`;
const ORDERS: Record<CoverageSort, string> = {
  missing: 'now.products - now.compared',
  products: 'now.products',
  share: shareOf('now'),
};
const NAMES = {
  all: '',
  store: 'join companies named on named.id = now.subject_id',
  category: 'join categories named on named.id = now.subject_id',
};

/**
 * Stores or categories at the last recorded day, with the shares of compared products then and 7, 28 and 90 days before;
 * null: not recorded. Without deleted ones. $1 rows after $2.
 */
export const COVERAGE = statements(
  {
    id: int,
    name: nullable(text),
    day: present(text),
    products: int,
    compared: int,
    share: nullable(float),
    week: nullable(float),
    month: nullable(float),
    quarter: nullable(float),
  },
  (subject: CoverageSubject | 'all', sort: CoverageSort, direction: 'asc' | 'desc') => `
    select now.subject_id as id, ${subject === 'store' ? 'named.company_name' : 'null::text'} as name,
      now.day::text as day, now.products, now.compared, ${shareOf('now')} as share,
      ${Object.keys(DAYS_BEFORE)
        .map((at) => `${shareOf(at)} as ${at}`)
        .join(', ')}
    from matching_coverage now ${NAMES[subject]}
    ${Object.entries(DAYS_BEFORE)
      .map(
        ([at, days]) => `left join matching_coverage ${at} on ${at}.subject = now.subject
          and ${at}.subject_id = now.subject_id and ${at}.day = now.day - ${days}`,
      )
      .join(' ')}
    where now.subject = '${subject}' and ${isLast('now')}
    order by ${ORDERS[sort]} ${direction} nulls last, now.subject_id limit $1 offset $2`,
  ['all', 'missing', 'desc'],
  ['store', 'share', 'desc'],
  ['category', 'products', 'asc'],
);

export const COUNT_COVERAGE = statements(
  { count: int },
  (subject: CoverageSubject) => `
    select count(*)::integer as count from matching_coverage now ${NAMES[subject]}
    where now.subject = '${subject}' and ${isLast('now')}`,
  ['store'],
  ['category'],
);
