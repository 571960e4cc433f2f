import { JobFailures } from '../../../../src/core/queue/job-failures.js';
import { Queues } from '../../../../src/core/queue/queues.js';
import { startFlakyProxy } from '../../../support/servers/flaky-proxy.js';
import { Katalog } from '../../../support/katalog.js';
import { testServices } from '../../../support/servers/services.js';
import { until } from '../../../support/until.js';

const PAGE = '/administracija/vrste';
const ANALYTICS = { queue: 'analytics', job: 'sum', id: 'sum-of-the-test' };

const redis = await startFlakyProxy(new URL((await testServices()).REDIS_URL).host);
const katalog = await Katalog.start({ worker: false, env: { REDIS_URL: `redis://${redis.host}` } });
const keeper = await katalog.signedInAs('super_admin');
afterAll(async () => {
  await redis.recover();
  await katalog.close();
  await redis.leave();
});

describe('the queues page', () => {
  afterEach(() => katalog.rows('truncate job_failures'));

  const props = async (path = PAGE) => (await keeper.page(path, 'queues/index')).props;
  const rowOf = async (id: string) => (await props()).queues!.find((queue) => queue.id === id)!;
  const queue = (name = ANALYTICS.queue) => katalog.app.get(Queues).find(name)!;
  const entries = () =>
    katalog.rows<{ action: string; object_name: string; after: Record<string, unknown> | null }>(
      `select action, object_name, after from audit_entries where object_kind = 'queue' order by id`,
    );
  const fail = (error: unknown, data: object = {}) =>
    katalog.app
      .get(JobFailures)
      .store({ queue: queue(), name: ANALYTICS.job, id: ANALYTICS.id, data } as never, error);

  it('lists all queues in the language of the page', async () => {
    const { queues, open, failed } = await props();
    expect(queues!.map(({ id }) => id)).toEqual(
      katalog.app
        .get(Queues)
        .listQueues()
        .map(({ name }) => name),
    );
    expect(queues![0]).toMatchObject({
      id: 'imports',
      name: 'Uvozi',
      waiting: 0,
      active: 0,
      isPaused: false,
    });
    expect([open, failed]).toEqual([[], []]);
    expect((await props('/en/admin/queues')).queues![0]).toMatchObject({ name: 'Imports' });
  });

  it('shows waiting jobs with what they work on', async () => {
    await queue('imports').add('run', { importId: 7 }, { jobId: '7' });
    const [job] = (await props()).open;
    expect(job).toMatchObject({ queue: 'Uvozi', job: 'Uvoz', about: 'uvoz št. 7', state: 'waiting' });
    const row = await rowOf('imports');
    expect([row.waiting, row.oldestWaitingSince]).toEqual([1, job!.since]);
    await (await queue('imports').getJob('7'))!.remove();
  });

  it('pauses and resumes queues, with an entry in the audit log', async () => {
    const { pauseUrl } = await rowOf('pictures');
    expect((await keeper.submit('POST', pauseUrl)).status).toBe(303);
    expect([(await rowOf('pictures')).isPaused, await queue('pictures').isPaused()]).toEqual([true, true]);
    await queue('pictures').add('drain', {}, { jobId: 'waits' });
    expect(await rowOf('pictures')).toMatchObject({ waiting: 1 });
    expect((await props()).open).toMatchObject([{ queue: 'Slike', state: 'waiting' }]);
    await keeper.submit('POST', pauseUrl);
    expect((await keeper.submit('DELETE', pauseUrl)).status).toBe(303);
    expect((await rowOf('pictures')).isPaused).toBe(false);
    await queue('pictures').empty();
    // pausing a paused queue changes nothing
    expect(await entries()).toEqual([
      { action: 'queue.paused', object_name: 'pictures', after: { paused: true } },
      { action: 'queue.resumed', object_name: 'pictures', after: { paused: false } },
    ]);
    const log = (await keeper.page('/en/admin/audit-log?kind=queue', 'audit/index')).props.entries;
    expect(log[0]).toMatchObject({ actionText: 'Queue resumed', objectUrl: '/en/admin/queues' });
  });

  it('shows each failed job once, without personal data', async () => {
    await fail(new Error('first'));
    await fail(new Error('550 <ana@gost.test> unknown\n    at secret.ts:1'), { companyId: 3 });
    const { failed, failedCount } = await props();
    expect(failed).toMatchObject([
      { job: 'Seštevanje ogledov in odhodov', about: 'trgovina št. 3', reason: '550 <…> unknown', times: 2 },
    ]);
    expect([failedCount, (await rowOf('analytics')).failed]).toEqual([1, 1]);
  });

  it('retries a failed job, and removes it from the list when it succeeds', async () => {
    await fail(new Error('broken'));
    const { url } = (await props()).failed[0]!;
    expect((await keeper.submit('POST', url)).status).toBe(303);
    expect(await queue().getJob(ANALYTICS.id)).toMatchObject({ name: 'sum' });
    expect((await entries()).at(-1)).toMatchObject({
      action: 'queue.retried',
      after: { jobId: ANALYTICS.id },
    });
    await katalog.startWorker();
    await until(async () => !(await props()).failed.length);
    await katalog.stopWorker();
  });

  it('records failures of a real worker', async () => {
    // a job that must fail: the id is no number
    await queue('catalogue').add('refresh', { companyId: 'none' }, { jobId: 'broken', removeOnFail: true });
    await katalog.startWorker();
    await until(async () => (await props()).failed.length);
    await katalog.stopWorker();
    expect((await props()).failed).toMatchObject([
      { queue: 'Katalog', job: 'Osvežitev trgovine', about: 'trgovina št. none', times: 1 },
    ]);
  });

  it('removes a failure', async () => {
    await fail(new Error('broken'));
    const { url } = (await props()).failed[0]!;
    expect((await keeper.submit('DELETE', url)).status).toBe(303);
    expect((await props()).failed).toEqual([]);
    expect((await entries()).at(-1)).toMatchObject({ action: 'queue.removed', object_name: 'analytics' });
    expect((await keeper.submit('POST', url, {})).status).toBe(303);
    expect((await keeper.send('DELETE', '/administracija/vrste/neuspela/x')).status).toBe(404);
    expect((await keeper.send('POST', '/administracija/vrste/ni-take/premor')).status).toBe(404);
  });

  it('says so when Redis does not answer, and still shows failures', async () => {
    await fail(new Error('broken'));
    const { url } = (await props()).failed[0]!;
    const { pauseUrl } = await rowOf('imports');
    const before = await entries();
    for (const trouble of [async () => redis.leave(), async () => redis.fallSilent()]) {
      await trouble();
      const shown = await props();
      expect([shown.queues, shown.open, shown.failed.length]).toEqual([null, [], 1]);
      const document = await keeper.document(PAGE);
      expect([document.status, document.text.includes('Strežnik vrst opravil se ne odziva')]).toEqual([
        200,
        true,
      ]);
      for (const to of [url, pauseUrl]) expect((await keeper.submit('POST', to)).status).toBe(503);
      await redis.recover();
      await until(async () => (await props()).queues);
    }
    // an action that was not done is not recorded
    expect(await entries()).toEqual(before);
    expect((await rowOf('imports')).isPaused).toBe(false);
  });
});
