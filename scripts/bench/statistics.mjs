import { parseArgs } from 'node:util';
import { fromBuild } from './catalogue/bench-app.mjs';
import { runBuilt, startEmptyServices } from './catalogue/bench-services.mjs';
import { timesOf } from './times.mjs';

/**
 * Rankings of a store whose products are mostly viewed a few times a year, in a database of its own: each
 * period in each order on its first, middle and last page, compared with summing the same days directly
 * before it.
 *
 *   npm run bench:statistics [-- --products 1000000 --requests 5]
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, requests: { type: 'string', default: '5' } },
});
const PRODUCTS = Number(values.products);
const STORE = 1;
const PER_PAGE = 50;
const at = (page) => ({ page, limit: PER_PAGE });

const { env, client, stop } = await startEmptyServices();
try {
  runBuilt('src/migrate.js', env);
  const [{ VisitRankings }, { PERIODS, RANKING_SORTS }] = await Promise.all([
    fromBuild('analytics/statistics/visits/visit-rankings.js'),
    fromBuild('analytics/statistics/statistics.query.js'),
  ]);
  const query = async (text, parameters) => (await client.query(text, parameters)).rows;
  await fill();
  // the earlier version, in which pages summed days
  await client.query(
    'create index event_days_company on event_days (company_id, day) include (product_id, type, count)',
  );
  await pages(new VisitRankings({ query }), PERIODS, RANKING_SORTS);
} finally {
  await stop();
}

/** Two years of sums, a few products viewed daily and most of them rarely; the newest day is today's. */
async function fill() {
  await client.query('set jit = off');
  const began = performance.now();
  for (const [type, share] of [
    ['PRODUCT_CLICK', 0.013],
    ['PRODUCT_STORE_REDIRECT', 0.002],
  ])
    await client.query(
      `insert into event_days
       select until - ago, $1, product, ${STORE}, 1 + (random() * 3)::integer
       from visit_periods, generate_series(0, 729) ago, lateral (
         select distinct 1 + floor($2::integer * random() ^ 2)::integer as product
         from generate_series(1, ($2::integer * $3::float8)::integer) where ago >= 0) seen
       where days = 7`,
      [type, PRODUCTS, share],
    );
  const taken = performance.now() - began;
  for (const table of ['event_days', 'product_visits']) await client.query(`vacuum analyze ${table}`);
  const { rows } = await client.query('select count(*)::integer as sums from event_days');
  console.log(`${rows[0].sums} sums by day, with those of periods, in ${(taken / 1000).toFixed(0)} s`);
}

async function pages(rankings, periods, sorts) {
  const rows = {};
  for (const days of periods) {
    const reference = await measure(() => addedUp(days));
    const { count } = await rankings.page('products', { days, companyId: STORE, sort: '-views' }, at(1));
    const last = Math.ceil(count / PER_PAGE);
    for (const sort of sorts)
      for (const [name, page] of Object.entries({ first: 1, middle: Math.ceil(last / 2), last })) {
        const ranking = { days, companyId: STORE, sort: `-${sort}` };
        const { p50, p95 } = await measure(() => rankings.page('products', ranking, at(page)));
        rows[`${days} days by ${sort}, ${name} page`] = {
          products: count,
          'p50 ms': p50.toFixed(0),
          'p95 ms': p95.toFixed(0),
          'adding up ms': reference.p50.toFixed(0),
          'times faster': Math.round(reference.p50 / p50),
        };
      }
  }
  console.table(rows);
}

/** The first page without the sums of periods. */
function addedUp(days) {
  return client.query(
    `select product_id, sum(count) filter (where type = 'PRODUCT_CLICK' and day > until - days) as views,
       sum(count) filter (where type = 'PRODUCT_CLICK' and day <= until - days) as before, count(*) over ()
     from event_days join visit_periods on days = $1 and day > until - 2 * days and day <= until
     where company_id = $2 group by product_id order by views desc nulls last, product_id limit ${PER_PAGE}`,
    [days, STORE],
  );
}

function measure(work) {
  return timesOf(work, { warmUp: 1, requests: Number(values.requests) });
}
