import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { OpenSearchCluster } from '../../test/support/opensearch/cluster.mjs';
import { installOpenSearch } from '../../test/support/opensearch/install.mjs';
import { fromBuild } from './catalogue/bench-app.mjs';
import { runBuilt, startBuilt, startEmptyServices } from './catalogue/bench-services.mjs';
import { steps } from './catalogue/statements.mjs';
import { processorSeconds } from './processes.mjs';

/**
 * Changes prices as imports do, so many a second, and measures how long after its commit a price is found in OpenSearch.
 * One worker does both steps: the read model, and the index.
 *
 *   npm run bench:changes -- [--rate 5000] [--seconds 60] [--products 100000] [--stores 20]
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
    products: { type: 'string', default: '100000' },
    stores: { type: 'string', default: '20' },
  },
});
const { rate, seconds, products, stores } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
);
/** Each transaction changes prices of one store, like a batch of an import. */
const TRANSACTIONS_A_SECOND = 10;
/** The price of one product of each is looked for, which nothing else has. */
const PROBE_CENTS = 9_000_000_00;
const LOOK_EVERY_MS = 100;
const PREFIX = 'katalog';

const CHANGE_PRICES = `
  with changed as (
    update products p set price = new.price, price_checked_at = now(), updated_at = clock_timestamp()
    from unnest($1::integer[], $2::numeric[]) as new(id, price)
    where p.id = new.id returning p.id, p.price, p.currency
  )
  insert into price_history (product_id, at, price, currency) select id, clock_timestamp(), price, currency from changed`;

const cluster = await OpenSearchCluster.start(await installOpenSearch(), { heap: '1g', isLongLived: true });
const services = await startEmptyServices();
const { client } = services;
const env = {
  ...services.env,
  OPENSEARCH_URL: cluster.urls.join(),
  OPENSEARCH_PREFIX: PREFIX,
  OPENSEARCH_REPLICAS: '0',
  WORKER_QUEUES: 'catalogue,catalogue-index',
};
let worker;
let app;
try {
  runBuilt('src/migrate.js', env);
  for (const [, statements] of steps({ products, stores, largest: 0 })) await client.query(statements);
  runBuilt('scripts/rebuild-catalogue.js', env);
  await client.query('vacuum analyze');
  runBuilt('scripts/catalogue-index.js', env, ['rebuild']);
  worker = startBuilt('worker', env);
  app = await startApp();
  await measure();
} finally {
  await app?.close();
  await worker?.stop();
  await services.stop();
  await cluster.close();
}

async function startApp() {
  const [{ AppModule }, { loadConfig }] = await Promise.all([
    fromBuild('app.module.js'),
    fromBuild('core/config/config.js'),
  ]);
  const noClient = { version: null, tags: () => [], render: null };
  return NestFactory.createApplicationContext(AppModule.forRoot(loadConfig('tool', env), noClient), {
    logger: ['error', 'warn'],
  });
}

async function measure() {
  const [{ ProductRequests }, { Outbox }] = await Promise.all([
    fromBuild('products/read-model/product-requests.js'),
    fromBuild('search/catalogue-index/opensearch/writing/outbox.js'),
  ]);
  const [database, requests, outbox] = [DataSource, ProductRequests, Outbox].map((one) =>
    app.get(one, { strict: false }),
  );
  const parts = await batches(Math.round(rate / TRANSACTIONS_A_SECOND));
  const pids = {
    worker: worker.pid,
    PostgreSQL: services.postgres,
    OpenSearch: cluster.pids[0],
  };
  const before = mapValues(pids, processorSeconds);
  const looking = lookForPrices();
  const start = performance.now();
  let changed = 0;
  for (let turn = 0; turn < seconds * TRANSACTIONS_A_SECOND; turn++) {
    const late = start + (turn * 1_000) / TRANSACTIONS_A_SECOND - performance.now();
    if (late > 0) await pause(late);
    const ids = parts[turn % parts.length];
    const cents = ids.map(() => 500 + Math.floor(Math.random() * 100_000));
    const probe = PROBE_CENTS + turn;
    cents[0] = probe;
    await database.transaction(async (manager) => {
      await manager.query(CHANGE_PRICES, [ids, cents.map((amount) => (amount / 100).toFixed(2))]);
      await requests.refresh(manager, ids);
    });
    looking.for(probe, ids[0]);
    changed += ids.length;
  }
  const writing = (performance.now() - start) / 1_000;
  while ((await outbox.readState()).changes > 0) await pause(LOOK_EVERY_MS);
  const all = (performance.now() - start) / 1_000;
  const times = await looking.end();
  const used = mapValues(pids, (pid, name) => (processorSeconds(pid) - before[name]).toFixed(1));
  const at = (part) => `${(times[Math.floor((times.length - 1) * part)] / 1_000).toFixed(2)} s`;
  console.log(`${changed} prices in ${writing.toFixed(1)} s, ${Math.round(changed / writing)} a second`);
  console.log(
    `from commit to found: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} (${times.length} found of ${seconds * TRANSACTIONS_A_SECOND})`,
  );
  console.log(`nothing waits ${(all - writing).toFixed(1)} s after the last commit`);
  console.log(
    `processor seconds: ${Object.entries(used)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  );
}

/** Products of one store each, all stores in turn. */
async function batches(length) {
  const { rows } = await client.query(
    `select array_agg(id order by part, id) as ids from (
       select id, company_id, (row_number() over (partition by company_id order by id) - 1) / $1::integer as part
       from products
     ) listed group by company_id, part having count(*) = $1::integer order by part, company_id`,
    [length],
  );
  if (!rows.length) throw new Error('No store has so many products: fewer --stores, or more --products');
  return rows.map(({ ids }) => ids);
}

/** Asks the index for prices until they are there. */
function lookForPrices() {
  const since = new Map();
  const times = [];
  let end = Infinity;
  const look = async () => {
    while (performance.now() < end) {
      const ids = [...new Set([...since.values()].map(({ id }) => id))];
      const inner = { _source: ['offer.price'], size: 100 };
      // by their ids: to look through the prices of all offers would take a share of the time that is measured
      const query = { nested: { path: 'offer', query: { terms: { 'offer.id': ids } }, inner_hits: inner } };
      const response = await fetch(`${cluster.urls[0]}/${PREFIX}-*-cards/_search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, size: 1_000, _source: false }),
      });
      const { hits } = await response.json();
      const now = performance.now();
      for (const { inner_hits: found } of hits.hits)
        for (const { _source } of found.offer.hits.hits) {
          const probe = since.get(_source.price);
          if (probe) times.push(now - probe.begin);
          since.delete(_source.price);
        }
      await pause(LOOK_EVERY_MS);
    }
  };
  const looking = look();
  return {
    for: (cents, id) => since.set(cents, { id, begin: performance.now() }),
    async end() {
      // the engine's documents are found within its next second, except prices that were changed again
      end = performance.now() + 3_000;
      await looking;
      return times.sort((a, b) => a - b);
    },
  };
}

function mapValues(object, of) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, of(value, name)]));
}
