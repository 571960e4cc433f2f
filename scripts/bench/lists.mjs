import { URLSearchParams } from 'node:url';
import { parseArgs } from 'node:util';
import { fromBuild, startBenchApp } from './catalogue/bench-app.mjs';
import { BENCH_DIRECTORY } from './catalogue/bench-services.mjs';
import { timesOf } from './times.mjs';

/**
 * Times of the product list of the largest store's employees: the page as a document over HTTP, and its two
 * queries. The ratio compares a page with reading 50 products by id directly before it.
 *
 *   npm run bench:load -- --products 600000 --stores 5 --largest-store 500000
 *   npm run bench:lists [--directory .data/bench] [--requests 15]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    requests: { type: 'string', default: '15' },
  },
});
const LIST = '/administracija/izdelki';
const PER_PAGE = 50;

const { app, client, one, reader, stop } = await startBenchApp(values.directory);
try {
  await report();
} finally {
  await stop();
}

async function report() {
  const { companyId, total, lowest } = await one(
    `select company_id as "companyId", count(*)::integer as total, min(id) as lowest
     from products where deleted_at is null group by 1 order by 2 desc limit 1`,
  );
  const readingRows = () =>
    client.query('select * from products where id >= $1 order by id limit $2', [lowest, PER_PAGE]);
  const read = await reader(companyId);
  const queries = await queriesOf(companyId);
  const rows = {};
  for (const [name, address] of Object.entries(await lists(companyId))) {
    const reference = await measure(readingRows);
    const page = await measure(() => read(`${LIST}?${address}`));
    const { find, count } = queries(address);
    rows[name] = {
      'page p50 ms': page.p50.toFixed(0),
      'p95 ms': page.p95.toFixed(0),
      '× reference': Math.round(page.p50 / reference.p50),
      'reference ms': reference.p50.toFixed(1),
      'rows ms': (await measure(find)).p50.toFixed(1),
      'counts ms': (await measure(count)).p50.toFixed(1),
    };
  }
  const { brands, choices } = queries('');
  console.log(`A store of ${total} products`);
  console.table(rows);
  console.log(`the brands of the filter: p50 ${(await measure(brands)).p50.toFixed(0)} ms`);
  console.log(`the choices of the other filters: p50 ${(await measure(choices)).p50.toFixed(0)} ms`);
}

/** URLs of the list by purpose. */
async function lists(companyId) {
  const { code, ean, brand, category } = await one(
    `select p.product_code as code, p.ean, b.name as brand,
       (select id from categories where kind = 'product' and system is null order by product_count desc, id limit 1) as category
     from products p join brands b on b.id = p.brand_id
     where p.company_id = $1 and p.ean is not null order by p.id desc offset 1000 limit 1`,
    [companyId],
  );
  return {
    'first page': '',
    'page 200': 'page=200',
    ...Object.fromEntries(
      ['-newest', 'name', '-name', 'price', 'total', 'stock', '-updatedAt', '-clicks'].map((sort) => [
        `by ${sort}`,
        `sort=${sort}`,
      ]),
    ),
    'by name, page 200': 'sort=name&page=200',
    'a rare word': 'query=breza%20777',
    'a common word': 'query=slusalke',
    'a product code': `query=${code}`,
    'an EAN': `query=${ean}`,
    'a status': 'status=active',
    'a status that none has': 'status=draft',
    'a brand': `brand=${encodeURIComponent(brand)}`,
    'a category': `category=${category}`,
    available: 'availability=in_stock',
    'without a category': 'without=category',
    'without a picture': 'without=picture',
    'without an EAN': 'without=ean',
    'from a feed': 'origin=feed',
    'typed by hand': 'origin=hand',
    'three filters, by price': `availability=in_stock&origin=feed&category=${category}&sort=price`,
  };
}

/** The page's queries for a URL. */
async function queriesOf(companyId) {
  const [{ OwnProductsSearch }, { OwnFilterCounts }, { ownFilters }, { lenientQuery }, { OffersPageQuery }] =
    await Promise.all([
      fromBuild('products/own/own-products.search.js'),
      fromBuild('products/own/own-filter-counts.js'),
      fromBuild('products/own/own-products.query.js'),
      fromBuild('core/http/input/lenient-query.js'),
      fromBuild('offers/offers.query.js'),
    ]);
  const search = app.get(OwnProductsSearch, { strict: false });
  const counts = app.get(OwnFilterCounts, { strict: false });
  const actor = { kind: 'person', userType: 'admin', companyId, permissionLevel: 3, status: 'active' };
  return (address) => {
    const query = lenientQuery(OffersPageQuery, Object.fromEntries(new URLSearchParams(address)));
    const filters = ownFilters(actor, 'product', query);
    const { status, sort, page } = query;
    return {
      find: () => search.find({ ...filters, status, sort, page, limit: PER_PAGE }, 'sl'),
      count: () => search.countByStatus(filters),
      brands: () => counts.brands(filters, status, 100),
      choices: () => counts.count(filters, status),
    };
  };
}

function measure(work) {
  return timesOf(work, { warmUp: 2, requests: Number(values.requests) });
}
