import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runBuilt, startBuilt, startEmptyServices } from './catalogue/bench-services.mjs';
import { copyAgain } from './imports/copy.mjs';
import { addCategories, addDefinitions, addStores, insert } from './imports/feeds.mjs';
import { MemoryOfSteps } from './imports/memory.mjs';
import { processorSeconds } from './processes.mjs';

/**
 * Imports synthetic feeds through the real queue and workers: a first time, and again unchanged. Several
 * workers import several stores concurrently, which share the items. For comparison, the same run copies
 * (COPY) all written rows into tables with the same columns and indexes. Reports the peak memory of a worker
 * at a tenth, half and all items of each step: it has to be constant. "Waiting for others" is the share of each
 * import's time in which it waits for locks of another import; batches of one import also wait for each other.
 * With `--engine opensearch` imports note what the read model has to follow, like with OpenSearch, and the workers follow.
 *
 *   npm run bench:import -- --items 1000000 [--items 100000] [--workers 1] [--workers 2] [--engine opensearch]
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', multiple: true, default: ['100000'] },
    workers: { type: 'string', multiple: true, default: ['1'] },
    engine: { type: 'string', default: 'memory' },
  },
});
const POLL_MS = 100;
/** Nothing of this asks the engine itself. */
const NO_ENGINE = 'http://127.0.0.1:9';

/** Connections that wait for locks of others, the batch before in the same run aside. */
const WAITING_FOR_OTHERS = `
  select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query !~ '(from|update) imports'`;

for (const items of values.items.map(Number))
  for (const workers of values.workers.map(Number)) await measure(items, workers);

async function measure(items, count) {
  const services = await startEmptyServices();
  const { client, directory, postgres } = services;
  // images are fetched by another queue, and there is no server for them
  const env = { ...services.env, WORKER_QUEUES: 'imports' };
  if (values.engine === 'opensearch')
    Object.assign(env, { OPENSEARCH_URL: NO_ENGINE, WORKER_QUEUES: 'imports,catalogue' });
  const workers = [];
  try {
    runBuilt('src/migrate.js', env);
    await addCategories(client);
    await addDefinitions(client);
    const stores = await addStores(client, directory, { stores: count, items: Math.floor(items / count) });
    for (let number = 1; number <= count; number++)
      workers.push(startBuilt('worker', env, `worker-${number}`));
    for (const { pid } of workers) await untilIdle(pid);
    const processes = { workers: workers.map(({ pid }) => pid), postgres };
    const first = await importAll(client, stores, items, processes);
    const again = await importAll(client, stores, items, processes);
    report({ items, count, first, again, copied: await copyAgain(client, directory) });
  } finally {
    for (const worker of workers) await worker.stop();
    await services.stop();
  }
}

/** A start takes as much of the processor as thousands of items. */
async function untilIdle(pid) {
  for (let before = 0; ;) {
    await sleep(1_000);
    const now = processorSeconds(pid);
    if (before > 0 && now - before < 0.1) return;
    before = now;
  }
}

/** One import of each store, from the start of the first. */
async function importAll(client, stores, items, { workers, postgres }) {
  const pids = [...workers, postgres];
  const before = pids.map(processorSeconds);
  const memory = new MemoryOfSteps(workers);
  const ids = [];
  for (const { company, key, bytes } of stores)
    ids.push(
      await insert(
        client,
        `insert into imports (company_id, source, file_name, storage_key, bytes, language)
         values ($1, 'upload', 'bench.xml', $2, $3, 'sl') returning id`,
        [company, key, bytes],
      ),
    );
  const figures = await untilDone(client, ids, (progress) => memory.note({ ...progress, items }));
  const processors = pids.map((pid, index) => processorSeconds(pid) - before[index]);
  return { ...figures, processors, memory: memory.table() };
}

async function untilDone(client, ids, onProgress) {
  for (let looks = 1, waits = 0; ; looks++) {
    const { rows } = await client.query(
      `select count(*) filter (where status = 'done')::integer as done,
         json_agg(json_build_object('id', id, 'status', status, 'failure', failure))
           filter (where status in ('failed', 'held', 'cancelled')) as broken,
         sum(items_met)::integer as judged, sum(items_read)::integer as read, sum(cursor)::integer as written,
         bool_or(writing_since is not null) as "isWriting",
         sum(created)::integer as created, sum(unchanged)::integer as unchanged, sum(rejected)::integer as rejected,
         extract(epoch from max(finished_at) - min(started_at))::float8 as seconds,
         extract(epoch from max(writing_since) - min(started_at))::float8 as reading
       from imports where id = any($1)`,
      [ids],
    );
    const { done, broken, judged, read, written, isWriting, ...figures } = rows[0];
    if (broken) throw new Error(JSON.stringify(broken));
    onProgress({ judged, read, written, isWriting });
    if (done === ids.length) return { ...figures, waiting: waits / looks / ids.length };
    waits += (await client.query(WAITING_FOR_OTHERS)).rows[0].count;
    await sleep(POLL_MS);
  }
}

function report({ items, count, first, again, copied }) {
  const row = ({ seconds, reading, processors, waiting }) => ({
    seconds: seconds.toFixed(1),
    'of it reading': reading?.toFixed(1),
    'items/s': Math.round(items / seconds),
    'of raw COPY': (copied.bare / seconds).toFixed(2),
    'of COPY with foreign keys': (copied.constrained / seconds).toFixed(2),
    'processor seconds of workers': processors && sum(processors.slice(0, -1)).toFixed(1),
    'of PostgreSQL': processors?.at(-1).toFixed(1),
    'ms an item': processors && ((sum(processors) / items) * 1_000).toFixed(3),
    'waiting for others': waiting === undefined ? undefined : `${(waiting * 100).toFixed(1)} %`,
  });
  console.log(
    `\n${items} items, ${count} worker(s): ${first.created} created, ${first.rejected} rejected; again ${again.unchanged} unchanged`,
  );
  console.table({
    'first import': row(first),
    'again, unchanged': row(again),
    'raw COPY of the same rows': row({ seconds: copied.bare }),
    'COPY with foreign keys': row({ seconds: copied.constrained }),
  });
  console.log('Peak memory of a worker in MB');
  console.table({ 'first import': first.memory, 'again, unchanged': again.memory });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
