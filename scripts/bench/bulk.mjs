import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fromBuild } from './catalogue/bench-app.mjs';
import { BENCH_DIRECTORY, startBenchServices } from './catalogue/bench-services.mjs';

/**
 * Bulk actions on all products of the largest store of a catalogue that `bench:load` has made: the time of
 * the request that starts each, and of the worker.
 *
 *   npm run bench:load -- --products 160000 --stores 4 --largest-store 100000
 *   npm run bench:bulk [--directory .data/bench]
 */
const { values } = parseArgs({ options: { directory: { type: 'string', default: BENCH_DIRECTORY } } });
const POLL_MS = 200;

const { env, one, stop } = await startBenchServices(values.directory);
let app;
try {
  const [{ createWorkerApp }, { loadConfig }, { BulkActionsService }, { BulkActionInput, BulkListQuery }] =
    await Promise.all([
      fromBuild('app.js'),
      fromBuild('core/config/config.js'),
      fromBuild('offers/bulk/bulk-actions.service.js'),
      fromBuild('offers/bulk/bulk-action.input.js'),
    ]);
  app = await createWorkerApp(loadConfig('worker', { ...env, WORKER_QUEUES: 'bulk-actions,catalogue' }));
  const actions = app.get(BulkActionsService);
  const company = await one(
    'select company_id as id from products where deleted_at is null group by 1 order by count(*) desc limit 1',
  );
  const category = await one(
    `select id from categories where kind = 'product' and system is null order by id desc`,
  );
  const actor = await platformPerson();
  const query = Object.assign(new BulkListQuery(), { company: company.id });
  const begin = (action, fields) =>
    actions.startRun(actor, Object.assign(new BulkActionInput(), { action, all: true, ...fields }), query);
  await measure(() => begin('deactivate'));
  await measure(() => begin('activate'));
  await measure(() => begin('categorise', { categoryId: category.id, mode: 'replace' }));
  const deletion = await measure(() => begin('delete'));
  await measure(() => actions.undo(actor, deletion.id));
} finally {
  await app?.close();
  await stop();
}

async function platformPerson() {
  const { id } = await one(
    `insert into users (firebase_id, email, user_type, status) values ('bench', 'bench@katalog.test', 'super_admin', 'active')
     on conflict (firebase_id) do update set email = excluded.email returning id`,
  );
  const email = 'bench@katalog.test';
  return {
    kind: 'person',
    userId: id,
    email,
    userType: 'super_admin',
    permissionLevel: 3,
    companyId: -1,
    status: 'active',
  };
}

async function measure(begin) {
  const since = performance.now();
  const { id, action, total } = await begin();
  const requested = performance.now() - since;
  for (;;) {
    const run = await one(
      `select *, extract(epoch from finished_at - started_at)::float8 as seconds from bulk_runs where id = $1`,
      [id],
    );
    if (run.finished_at) {
      const { status, changed, seconds } = run;
      const rate = Math.round(total / seconds);
      console.log(
        `${action}: ${status}, ${changed} of ${total}; request ${requested.toFixed(0)} ms, worker ${seconds.toFixed(1)} s (${rate}/s)`,
      );
      return run;
    }
    await sleep(POLL_MS);
  }
}
