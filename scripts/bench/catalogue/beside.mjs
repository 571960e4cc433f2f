import { availableParallelism } from 'node:os';
import { URLSearchParams } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installOpenSearch } from '../../../test/support/opensearch/install.mjs';
import { OpenSearchCluster } from '../../../test/support/opensearch/cluster.mjs';
import {
  atFreePort,
  BENCH_DIRECTORY,
  forgetFollowers,
  runBuilt,
  startBenchServices,
  startBuilt,
} from './bench-services.mjs';
import { PlainIndex } from './opensearch/plain-index.mjs';

/**
 * How many lists a second, each with all its filters, many clients get from Katalog and from a plain index of the same
 * cards in OpenSearch: of a catalogue that `bench:load` has made, in one run, one after the other, both with all cores.
 * Each request is another one, and caches are off; the last row asks for the same list again and again. With OpenSearch
 * as the engine, Katalog asks the node that has the plain index, too.
 *
 *   npm run bench:beside -- [--directory .data/bench] [--clients 16] [--seconds 20] [--engine opensearch]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'postgresql' },
  },
});
const POLL_MS = 500;
const REFUSED_PAUSE_MS = 1_000;
const WARM_UP_SECONDS = 5;
const PAGE_SIZE = 24;
const CENTS = 100;
const PRICES = 997;
const WORDS = [
  ['slušalke', 'slusalke'],
  ['prenosnik', 'prenosnik'],
  ['čevlji', 'cevlji'],
  ['kuhalnik', 'kuhalnik'],
  ['svetilka', 'svetilka'],
  ['nahrbtnik', 'nahrbtnik'],
];

const services = await startBenchServices(values.directory);
const { client, one } = services;
const ends = [];
let refused = 0;
try {
  const settings = { 'indices.queries.cache.size': '0%', 'indices.requests.cache.size': '0%' };
  const opensearch = await OpenSearchCluster.start(await installOpenSearch(), {
    heap: '3g',
    isLongLived: true,
    settings,
  });
  ends.push(() => opensearch.close());
  const addresses = await startKatalog(opensearch.urls);
  const plain = new PlainIndex(opensearch.urls[0]);
  const since = performance.now();
  const offers = await plain.fill(client);
  const filled = (performance.now() - since) / 1000;
  console.log(`OpenSearch: ${offers} offers in ${filled.toFixed(1)} s, ${Math.round(offers / filled)}/s`);

  const largest = await one('select id from categories order by product_count desc limit 1');
  const { rows: definitions } = await client.query(
    `select id from attribute_definitions where type <> 'number' order by id`,
  );
  const definitionIds = definitions.map(({ id }) => id);
  const table = {};
  for (const [name, queryOf] of Object.entries(queries(largest.id))) {
    const katalog = await measure((n) => askKatalog(addresses[n % addresses.length], queryOf(n)));
    const beside = await measure((n) => plain.list({ ...queryOf(n), definitionIds }));
    table[name] = {
      'Katalog /s': katalog.rate.toFixed(1),
      'OpenSearch /s': beside.rate.toFixed(1),
      ratio: (katalog.rate / beside.rate).toFixed(2),
      'cards of one': `${await askKatalog(addresses[0], queryOf(0))} | ${await plain.list({ ...queryOf(0), definitionIds })}`,
      'Katalog p50 ms': Math.round(katalog.p50),
      'OpenSearch p50 ms': Math.round(beside.p50),
    };
  }
  console.table(table);
  if (refused) console.log(`Katalog was too busy for ${refused} requests, which waited and came again.`);
} finally {
  for (const end of ends.reverse()) await end();
  if (values.engine === 'opensearch') await forgetFollowers(client);
  await services.stop();
}

/** One web process for each core. */
async function startKatalog(urls) {
  runBuilt('src/migrate.js', services.env);
  if (values.engine === 'opensearch') {
    Object.assign(services.env, { OPENSEARCH_URL: urls.join(), OPENSEARCH_REPLICAS: '0' });
    runBuilt('scripts/catalogue-index.js', services.env, ['rebuild']);
  }
  const addresses = [];
  for (let number = 1; number <= availableParallelism(); number++) {
    const { address, env } = await atFreePort(services.env);
    const child = startBuilt('main', env, `main-${number}`);
    ends.push(() => child.stop());
    addresses.push(address);
  }
  for (const address of addresses)
    while (!(await askKatalog(address, { sort: 'popular', page: 1 }).catch(() => false)))
      await sleep(POLL_MS);
  return addresses;
}

/** The n-th request. */
function queries(categoryId) {
  const from = (n) => ({ fromCents: (1 + (n % PRICES)) * CENTS, page: 1 + (n % 7), pageSize: PAGE_SIZE });
  const word = (n) => {
    const [typed, words] = WORDS[n % WORDS.length];
    return { typed, words };
  };
  return {
    everything: (n) => ({ ...from(n), sort: 'popular' }),
    'largest category': (n) => ({ ...from(n), categoryId, sort: 'popular' }),
    'common word': (n) => ({ ...from(n), ...word(n), sort: 'relevance' }),
    'common word by price': (n) => ({ ...from(n), ...word(n), sort: 'price' }),
    'everything, the same again': () => ({ sort: 'popular', page: 1, pageSize: PAGE_SIZE }),
  };
}

async function askKatalog(address, { typed, categoryId, fromCents, sort, page }) {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), page: String(page), sort });
  if (typed) query.set('query', typed);
  if (categoryId !== undefined) query.set('category', String(categoryId));
  if (fromCents !== undefined) query.set('priceFrom', String(fromCents / CENTS));
  let response = await fetch(`${address}/api/products?${query}`);
  // like a browser, it asks a busy engine again; the wait counts
  for (; response.status === 503; response = await fetch(`${address}/api/products?${query}`)) {
    await response.arrayBuffer();
    refused++;
    await sleep(REFUSED_PAUSE_MS);
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(`${query} answered ${JSON.stringify(answer)}`);
  return answer.count;
}

/** All clients ask one after the other, until the time is over. */
async function measure(ask) {
  let number = 0;
  await run(WARM_UP_SECONDS, []);
  const times = [];
  const seconds = await run(Number(values.seconds), times);
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, p50: times[Math.floor(times.length / 2)] };

  async function run(length, durations) {
    const begun = performance.now();
    const end = begun + length * 1000;
    const clients = Array.from({ length: Number(values.clients) }, async () => {
      while (performance.now() < end) {
        const since = performance.now();
        await ask(number++);
        durations.push(performance.now() - since);
      }
    });
    await Promise.all(clients);
    return (performance.now() - begun) / 1000;
  }
}
