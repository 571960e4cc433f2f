import type { RankingSort } from './statistics.query.js';

/** From $1 to $3, where what is before $2 is only compared with; of the store $4, if any, and what $5 finds, if anything. */
const SUMS = {
  products: `
    select product_id as id,
      coalesce(sum(count) filter (where day >= $2 and type = 'PRODUCT_CLICK'), 0) as views,
      coalesce(sum(count) filter (where day >= $2 and type = 'PRODUCT_STORE_REDIRECT'), 0) as visits,
      coalesce(sum(count) filter (where day < $2 and type = 'PRODUCT_CLICK'), 0) as before
    from event_days
    where day between $1::date and $3 and type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')
      and ($4::integer is null or company_id = $4)
      and ($5::text = '' or product_id in (
        select offer_id from catalogue_texts where words @@ (select search_query($5))
        union all
        -- what is deleted is searched for nowhere else
        select id from products where deleted_at is not null and ($4::integer is null or company_id = $4)
          and strpos(fold_text(concat_ws(' ', name ->> 'sl', name ->> 'en', product_code)), fold_text($5)) > 0))
    group by product_id`,
  companies: `
    select company_id as id, coalesce(sum(views) filter (where day >= $2), 0) as views,
      coalesce(sum(visits) filter (where day >= $2), 0) as visits,
      coalesce(sum(views) filter (where day < $2), 0) as before
    from company_days
    where day between $1::date and $3 and ($4::integer is null or company_id = $4)
      and ($5::text = '' or company_id in (
        select id from companies where strpos(fold_text(company_name), fold_text($5)) > 0))
    group by company_id`,
  // of no store: $4 is null
  categories: `
    select category_id as id, coalesce(sum(count) filter (where day >= $2), 0) as views, 0 as visits,
      coalesce(sum(count) filter (where day < $2), 0) as before
    from category_days
    where day between $1::date and $3 and $4::integer is null
      and ($5::text = '' or category_id in (
        select id from categories
        where strpos(fold_text(concat_ws(' ', name ->> 'sl', name ->> 'en')), fold_text($5)) > 0))
    group by category_id`,
};

export type RankedThing = keyof typeof SUMS;

/** Views of the products $1 from $2 to $3. */
export const VIEWS_OF_PRODUCTS = `
  select product_id as id, sum(count)::integer as views from event_days
  where product_id = any($1::integer[]) and day between $2 and $3 and type = 'PRODUCT_CLICK' group by product_id`;

const ORDERS: Record<RankingSort, string> = {
  views: 'views',
  visits: 'visits',
  rate: 'visits::float8 / nullif(views, 0)',
  change: 'views - before',
};

function sorted(sort: RankingSort | `-${RankingSort}`): string {
  const key = ORDERS[sort.replace('-', '') as RankingSort];
  return `select * from sums order by ${key} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last, views desc, id`;
}

/** One page, $6 rows after $7, and how many rows there are. */
export const rankedPage = (of: RankedThing, sort: RankingSort | `-${RankingSort}`) => `
  with sums as materialized (${SUMS[of]})
  select (select count(*)::integer from sums) as count, (
    select coalesce(json_agg(page), '[]') from (${sorted(sort)} limit $6 offset $7) page
  ) as rows`;

/** All rows as four lists of numbers: half a million of them are a few megabytes. */
export const rankedWhole = (of: RankedThing, sort: RankingSort | `-${RankingSort}`) => `
  with sums as materialized (${SUMS[of]})
  select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(views), '[]') as views,
    coalesce(json_agg(visits), '[]') as visits, coalesce(json_agg(before), '[]') as before
  from (${sorted(sort)}) whole`;
