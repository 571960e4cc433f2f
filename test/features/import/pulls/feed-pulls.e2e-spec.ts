import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Redis } from 'ioredis';
import type { FeedJson, PullJson } from '../../../../src/import/pulls/feed.json.js';
import { DUE } from '../../../../src/import/pulls/pull.statements.js';
import { aFeed } from '../../../support/data/feed.js';
import { failOnce } from '../../../support/fail-once.js';
import { FeedServer } from '../../../support/servers/feed-server.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { startMailServer } from '../../../support/servers/mail-server.js';
import { until } from '../../../support/until.js';

const ENDED = ['done', 'failed'];

const [server, mail] = await Promise.all([FeedServer.start(), startMailServer()]);
const katalog = await Katalog.use({
  env: {
    FETCH_ALLOWED_PRIVATE_ORIGINS: server.origin,
    FEED_PULL_BYTES: '1000000',
    // a busy machine may stall for a second or two
    FEED_PULL_SECONDS: '60',
    FEED_PULL_IDLE_SECONDS: '5',
    SMTP_URL: mail.url,
    MAIL_FROM: 'katalog@katalog.test',
  },
});
afterAll(async () => {
  server.stop();
  await mail.close();
});

describe('scheduled feeds', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
    mail.mails.length = 0;
  });
  // feeds of one test must not be fetched during the next
  afterEach(() => katalog.rows('delete from feeds'));

  const add = async (fields: object = {}) => {
    const url = `${server.origin}/feed.xml`;
    const body = await store.admin.write<FeedJson>('POST', '/api/feeds', { url, ...fields });
    return body;
  };
  const feedOf = (id: number) => store.admin.read<FeedJson>(`/api/feeds/${id}`);
  const pullsOf = (id: number) => store.admin.read<PullJson[]>(`/api/feeds/${id}/pulls`);
  /** The pulls of a feed, once `count` have ended and none is open. */
  const ended = (id: number, count = 1) =>
    until(() => pullsOf(id), {
      holds: (pulls) => pulls.length >= count && pulls.every(({ status }) => ENDED.includes(status)),
    });
  const pull = async (id: number) => {
    const before = (await pullsOf(id)).length;
    expect((await store.admin.send('POST', `/api/feeds/${id}/pulls`)).status).toBe(202);
    return (await ended(id, before + 1))[0]!;
  };
  const makeDue = (id: number) =>
    katalog.rows(`update feeds set next_at = now() - interval '3 days' where id = $1`, [id]);
  const problemOf = async (fields: object) => {
    const url = `${server.origin}/feed.xml`;
    const response = await store.admin.send('POST', '/api/feeds', { url, ...fields });
    return { status: response.status, ...((await response.json()) as { errors?: object; title: string }) };
  };

  it('are tested before they are saved, and nothing is stored', async () => {
    const form = { url: `${server.origin}/feed.xml`, username: 'ana', password: 'geslo', schedule: 'hourly' };
    const test = async (fields: object = {}) => {
      const body = { ...form, mode: 'full', active: true, ...fields };
      const from = '/administracija/uvozi/viri?new=1';
      const response = await store.admin.submit('POST', '/administracija/uvozi/viri/preizkus', body, {
        from,
      });
      const location = response.headers.get('location')!;
      const { props, flash } = await store.admin.page(location, 'feed-pulls/index');
      return { opened: props.form !== null, toast: flash?.toast };
    };
    server.serves(aFeed([{ productCode: 'A' }, { productCode: 'B' }]));
    expect(await test()).toMatchObject({
      opened: true,
      toast: { severity: 'success', detail: 'Datoteka je berljiva. Oblika: Katalog. Število zapisov: 2.' },
    });
    expect(server.asked[0]!.headers.authorization).toBe(`Basic ${btoa('ana:geslo')}`);
    server.serves('<html><body>Prijava</body></html>');
    expect((await test()).toast!.severity).toBe('warn');
    server.answers((_, response) => response.writeHead(404).end());
    expect((await test()).toast!.severity).toBe('error');
    expect((await test({ url: 'http://127.0.0.1:1/feed.xml' })).toast!.severity).toBe('error');
    server.serves(Buffer.alloc(6 * 1024 * 1024, ' '));
    expect((await test()).toast!.severity).not.toBe('success');
    expect(await katalog.rows('select from feeds')).toEqual([]);
    expect(await katalog.rows('select from imports where company_id = $1', [store.company.id])).toEqual([]);
  });

  it('imports a new feed at once, then on its schedule', async () => {
    server.serves(aFeed([{ productCode: 'A' }, { productCode: 'B' }]));
    const { id, nextAt } = await add({ cron: '30 3 * * *' });
    const [first] = await ended(id);
    expect(first).toMatchObject({ status: 'done', outcome: 'imported', requested: false });
    const run = await katalog.settled(store, first!.importId!);
    expect(run).toMatchObject({
      status: 'done',
      counters: { created: 2 },
      fileName: expect.any(String) as string,
    });
    expect(run.fileName).toContain('/feed.xml');
    const next = new Date((await feedOf(id)).nextAt!);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    const clock = next.toLocaleTimeString('en-GB', { timeZone: 'Europe/Ljubljana' });
    expect(['03:30', '03:31']).toContain(clock.slice(0, 5));
    expect(nextAt).not.toBeNull();
  });

  it('reads prices without a currency in that of the feed', async () => {
    const product = '<product_url>https://bolt.example/1</product_url><name>Čaj</name><price>5</price>';
    server.serves(`<products><product><identifier>1</identifier>${product}</product></products>`);
    expect(await problemOf({ currency: 'HRK' })).toMatchObject({ status: 422, errors: { currency: {} } });
    const { id, currency } = await add({ currency: 'ron' });
    expect(currency).toBe('RON');
    const [first] = await ended(id);
    await katalog.settled(store, first!.importId!);
    const offers = () =>
      katalog.rows('select price, currency from products where company_id = $1', [store.company.id]);
    expect(await offers()).toEqual([{ price: '5.00', currency: 'RON' }]);
    // another setting has the same file imported again
    await store.admin.send('PUT', `/api/feeds/${id}`, { currency: '' });
    await katalog.settled(store, (await ended(id, 2))[0]!.importId!);
    expect(await offers()).toEqual([{ price: '5.00', currency: 'EUR' }]);
  });

  it('imports only a changed file, by ETag, Last-Modified and content', async () => {
    const feed = aFeed([{ productCode: 'A' }]);
    server.serves(feed, { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' });
    const { id } = await add();
    await ended(id);
    expect(await pull(id)).toMatchObject({ status: 'done', outcome: 'not_modified', importId: null });
    const headers = server.asked.at(-1)!.headers;
    expect(headers['if-none-match']).toBe('"1"');
    expect(headers['if-modified-since']).toBe('Sat, 21 Nov 2026 10:00:00 GMT');

    server.serves(feed);
    expect(await pull(id)).toMatchObject({ status: 'done', outcome: 'unchanged', importId: null });
    server.serves(aFeed([{ productCode: 'B' }]));
    expect(await pull(id)).toMatchObject({ outcome: 'imported', requested: true });
    expect((await katalog.rows('select from imports where company_id = $1', [store.company.id])).length).toBe(
      2,
    );
  });

  it('imports a file although another transaction is in the way', async () => {
    server.serves(aFeed([{ productCode: 'A' }]));
    const repeated = await failOnce(katalog, 'imports', 'deadlock_detected');
    const { id } = await add();
    expect(await ended(id)).toMatchObject([{ outcome: 'imported' }]);
    await repeated();
    expect(await feedOf(id)).toMatchObject({ failures: 0 });
  });

  it('reads gzip files and gzip content encoding', async () => {
    const packed = gzipSync(aFeed([{ productCode: 'A' }]));
    server.serves(packed, { 'content-type': 'application/gzip' });
    const { id } = await add();
    await ended(id);
    server.serves(gzipSync(aFeed([{ productCode: 'B' }])), { 'content-encoding': 'gzip' });
    expect(await pull(id)).toMatchObject({ outcome: 'imported' });
    expect(await katalog.idOf(store, 'A')).toBeGreaterThan(0);
    expect(await katalog.idOf(store, 'B')).toBeGreaterThan(0);
  });

  it('holds an import as one of an uploaded file', async () => {
    const offers = Array.from({ length: 60 }, (_, index) => ({ productCode: `K-${index}` }));
    server.serves(aFeed(offers));
    const { id } = await add();
    await ended(id);
    server.serves(aFeed(offers.slice(0, 20)));
    const { importId } = await pull(id);
    expect((await katalog.settled(store, importId!)).status).toBe('held');
    // the import of a newer file supersedes it
    server.serves(aFeed(offers.slice(0, 55)));
    await pull(id);
    expect((await katalog.settled(store, importId!)).status).toBe('cancelled');
  });

  it.each([
    [401, 'http_status', 'Strežnik ne dovoli dostopa (401).'],
    [404, 'http_status', 'Na tem naslovu ni datoteke (404).'],
    [500, 'http_status', 'Strežnik trgovine je odgovoril z napako (500).'],
    [204, 'empty', 'Strežnik je poslal prazno datoteko.'],
  ])('describes status %i', async (status, outcome, message) => {
    server.fails(status);
    const { id } = await add();
    expect((await ended(id))[0]).toMatchObject({ status: 'failed', outcome, message });
  });

  it.each([
    ['too_large', 'a'.repeat(1_000_001)],
    ['refused', '<html><body>Prijava</body></html>'],
    ['refused', aFeed([{ productCode: 'A' }]).slice(0, -20)],
    // ten megabytes of spaces in ten kilobytes
    ['refused', gzipSync(Buffer.concat([Buffer.from('<a>'), Buffer.alloc(10_000_000, 32)]))],
  ])('fails as %s without changing products', async (outcome, content) => {
    server.serves(content);
    const { id } = await add();
    expect((await ended(id))[0]).toMatchObject({ status: 'failed', outcome });
    expect(await katalog.rows('select from products where company_id = $1', [store.company.id])).toEqual([]);
    // after a failure the same file is read again
    expect(await pull(id)).toMatchObject({ status: 'failed', outcome });
  });

  it('fails when the server is silent or drops the connection', async () => {
    server.answers((_, response) => response.write('<katalog>'));
    const { id } = await add();
    expect((await ended(id))[0]).toMatchObject({ status: 'failed', outcome: 'timeout' });
    server.answers((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('<katalog>');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await pull(id)).toMatchObject({ status: 'failed', outcome: 'network' });
    const left = await katalog.rows('select from imports where company_id = $1', [store.company.id]);
    expect(left).toEqual([]);
  });

  it('follows redirects, but not into a private network', async () => {
    const other = await FeedServer.start();
    other.serves('secret');
    server.answers((_, response) => response.writeHead(302, { location: `${other.origin}/feed.xml` }).end());
    const { id } = await add({ username: 'trgovina', password: 'skrivnost' });
    expect((await ended(id))[0]).toMatchObject({ status: 'failed', outcome: 'address_not_allowed' });
    expect(other.asked).toEqual([]);
    other.stop();

    server.answers((request, response) => {
      if (request.url === '/feed.xml') response.writeHead(301, { location: '/new.xml' }).end();
      else response.end(aFeed([{ productCode: 'A' }]));
    });
    expect(await pull(id)).toMatchObject({ outcome: 'imported' });
  });

  describe('with a password', () => {
    const basic = `Basic ${Buffer.from('trgovina:skrivnost č').toString('base64')}`;

    it('sends it, and shows it nowhere', async () => {
      server.answers((request, response) => {
        const isRight = request.headers.authorization === basic;
        response.writeHead(isRight ? 200 : 401).end(aFeed([{ productCode: 'A' }]));
      });
      const feed = await add({ username: 'trgovina', password: 'skrivnost č' });
      expect(feed).toMatchObject({ username: 'trgovina', hasPassword: true });
      expect((await ended(feed.id))[0]).toMatchObject({ outcome: 'imported' });

      const page = await store.admin.document(`/administracija/uvozi/viri?edit=${feed.id}`);
      const stored = await katalog.rows('select * from feeds');
      const audited = await katalog.rows('select * from audit_entries');
      for (const text of [JSON.stringify([feed, stored, audited, await pullsOf(feed.id)]), page.text])
        expect(text).not.toMatch(/skrivnost/);
      expect(JSON.stringify(audited)).toContain('passwordSetAt');
    });

    it('keeps it on other changes, and asks for it again on a change of server', async () => {
      server.serves(aFeed([{ productCode: 'A' }]));
      const feed = await add({ username: 'trgovina', password: 'skrivnost č', active: false });
      const put = (fields: object) =>
        store.admin.send('PUT', `/api/feeds/${feed.id}`, { ...feed, ...fields });
      expect((await put({ url: `${server.origin}/other.xml` })).status).toBe(200);
      await pull(feed.id);
      expect(server.asked.at(-1)!.headers.authorization).toBe(basic);

      const moved = await put({ url: 'https://evil.example/feed.xml' });
      expect(moved.status).toBe(422);
      expect(await moved.text()).toContain('"password"');
      expect((await put({ url: 'https://evil.example/feed.xml', password: 'drugo' })).status).toBe(200);
      expect((await put({ url: `${server.origin}/feed.xml`, username: null })).status).toBe(200);
      expect(await feedOf(feed.id)).toMatchObject({ username: null, hasPassword: false });
    });

    it('fails as password_lost when it cannot be decrypted', async () => {
      const { id } = await add({ username: 'trgovina', password: 'skrivnost č', active: false });
      await katalog.rows(`update feeds set password = 'AAAA' where id = $1`, [id]);
      expect(await pull(id)).toMatchObject({ status: 'failed', outcome: 'password_lost' });
    });
  });

  it.each([
    [{ url: 'http://ana:geslo@store.test/feed.xml' }, 'url'],
    [{ url: 'ftp://store.test/feed.xml' }, 'url'],
    [{ url: 'http://127.0.0.1/feed.xml' }, 'url'],
    [{ url: 'http://[::ffff:10.0.0.1]/feed.xml' }, 'url'],
    [{ url: 'https://store.test:8443/feed.xml' }, 'url'],
    [{ cron: '*/10 * * * *' }, 'cron'],
    [{ cron: 'every day' }, 'cron'],
    [{ password: 'geslo' }, 'username'],
    [{ username: 'a:b' }, 'username'],
    [{ mode: 'dry-run' }, 'mode'],
  ])('refuses %j, with the error at its field', async (fields, field) => {
    const problem = await problemOf(fields);
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors!)).toEqual([field]);
  });

  it('allows one active full feed for each store', async () => {
    await add({ active: false });
    await add({ active: true, url: 'https://store.test/a.xml' });
    expect(await problemOf({ mode: 'full' })).toMatchObject({ status: 409 });
    expect(await problemOf({ mode: 'delta', active: false })).toMatchObject({ status: 201 });
  });

  it('checks If-Match', async () => {
    const { id } = await add({ active: false });
    const tag = (await store.admin.get(`/api/feeds/${id}`)).headers.get('etag')!;
    const put = (cron: string) => store.admin.send('PUT', `/api/feeds/${id}`, { cron }, { 'if-match': tag });
    expect((await put('0 5 * * *')).status).toBe(200);
    expect((await put('0 6 * * *')).status).toBe(412);
    expect(await feedOf(id)).toMatchObject({ cron: '0 5 * * *' });
  });

  describe('after repeated failures', () => {
    const failTimes = async (id: number, count: number) => {
      for (let time = 0; time < count; time++) await pull(id);
    };
    const mails = async (count: number) => {
      for (; mail.mails.length < count; await pause(50)) await katalog.rows('select 1');
      return mail.mails;
    };

    /** Hourly, but not during the test. */
    const inHalfAnHour = () => `${new Date(Date.now() + 30 * 60_000).getUTCMinutes()} * * * *`;

    it('mails the reason once, and mails again when the feed works', async () => {
      server.fails(500);
      const { id } = await add({ cron: inHalfAnHour() });
      await ended(id);
      await failTimes(id, 2);
      await katalog.stopWorker();
      await katalog.startWorker();
      const [alert] = await mails(1);
      expect(alert!.headers.get('subject')).toContain('/feed.xml ni mogoče prevzeti');
      expect(alert!.part('text/plain')).toContain('Strežnik trgovine je odgovoril z napako (500).');
      // less often than on its schedule
      const { nextAt, failures } = await feedOf(id);
      expect(failures).toBe(3);
      expect(new Date(nextAt!).getTime() - Date.now()).toBeGreaterThan(3 * 3_600_000);
      const overview = await store.admin.document('/administracija');
      expect(overview.text).toMatch(/1 od \d+ ne deluje/);

      await failTimes(id, 1);
      server.serves(aFeed([{ productCode: 'A' }]));
      await pull(id);
      await katalog.stopWorker();
      await katalog.startWorker();
      const all = await mails(2);
      expect(all).toHaveLength(2);
      expect(all[1]!.headers.get('subject')).toContain('spet posodabljamo');
      expect(await feedOf(id)).toMatchObject({ failures: 0, failingSince: null });
    });
  });

  describe('with several workers', () => {
    const clearQueue = async () => {
      const redis = new Redis(katalog.config.redisUrl);
      const keys = await redis.keys(`${katalog.config.redisPrefix}:feed-pulls:*`);
      if (keys.length) await redis.del(keys);
      redis.disconnect();
    };

    it('fetches once after several missed due times', async () => {
      server.serves(aFeed([{ productCode: 'A' }]));
      const { id } = await add({ active: false });
      await katalog.stopWorker();
      await katalog.rows(
        `update feeds set active = true, next_at = now() - interval '3 days' where id = $1`,
        [id],
      );
      const workers = [katalog.spawnWorker(), katalog.spawnWorker()];
      await katalog.startWorker();
      await ended(id);
      for (const worker of workers) worker.kill('SIGKILL');
      await Promise.all(workers.map((worker) => once(worker, 'exit')));
      expect(await pullsOf(id)).toHaveLength(1);
      expect(server.asked).toHaveLength(1);
    });

    it('accepts a request while a worker holds the due feed', async () => {
      server.serves(aFeed([{ productCode: 'A' }]));
      const { id } = await add({ active: false });
      await katalog.stopWorker();
      await katalog.rows(`update feeds set active = true, next_at = now() where id = $1`, [id]);
      const worker = await katalog.connect();
      await worker.query('begin');
      expect(await DUE.rows(worker)).toMatchObject([{ id }]);
      expect((await store.admin.send('POST', `/api/feeds/${id}/pulls`)).status).toBe(202);
      await worker.query('commit');
      worker.release();
      await katalog.startWorker();
      await ended(id);
    });

    it('recovers a pull whose worker was killed and whose job is lost', async () => {
      server.answers((_, response) => response.write('<katalog>'));
      const { id } = await add({ active: false });
      await katalog.stopWorker();
      const worker = katalog.spawnWorker({
        WORKER_QUEUES: 'feed-pulls',
        FEED_PULL_IDLE_SECONDS: '60',
        FEED_PULL_SECONDS: '60',
      });
      await store.admin.send('POST', `/api/feeds/${id}/pulls`);
      while (!server.asked.length) await pause(50);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await clearQueue();
      await katalog.rows(`update feed_pulls set heartbeat_at = 'epoch' where feed_id = $1`, [id]);
      server.serves(aFeed([{ productCode: 'A' }]));
      await katalog.startWorker();
      expect((await ended(id))[0]).toMatchObject({ outcome: 'imported' });
      expect(await pullsOf(id)).toHaveLength(1);
    });

    it('restarts a pull after its worker was stopped, without counting a failure', async () => {
      server.answers((_, response) => response.write('<katalog>'));
      const { id } = await add({ active: false });
      await store.admin.send('POST', `/api/feeds/${id}/pulls`);
      while (!server.asked.length) await pause(20);
      await katalog.stopWorker();
      expect(await pullsOf(id)).toMatchObject([{ status: 'queued' }]);
      server.serves(aFeed([{ productCode: 'A' }]));
      await katalog.startWorker();
      expect((await ended(id))[0]).toMatchObject({ outcome: 'imported' });
      expect(await feedOf(id)).toMatchObject({ failures: 0 });
    });

    it('stops a download when another worker has taken over its pull', async () => {
      let isClosed = false;
      server.answers((_, response) => {
        const writing = setInterval(() => response.write('<katalog>'), 500);
        response.on('close', () => {
          clearInterval(writing);
          isClosed = true;
        });
      });
      const { id } = await add({ active: false });
      await store.admin.send('POST', `/api/feeds/${id}/pulls`);
      await until(() => server.asked.length);
      server.serves(aFeed([{ productCode: 'A' }]));
      await katalog.rows(`update feed_pulls set run = run + 1, heartbeat_at = 'epoch' where feed_id = $1`, [
        id,
      ]);
      await until(() => isClosed);
      expect(await ended(id)).toMatchObject([{ outcome: 'imported' }]);
    });

    it('fetches the feeds of a store one by one', async () => {
      let [open, most] = [0, 0];
      server.answers((request, response) => {
        most = Math.max(most, ++open);
        setTimeout(() => {
          open--;
          response.end(aFeed([{ productCode: request.url!.slice(1) }]));
        }, 300);
      });
      const ids: number[] = [];
      for (const name of ['a', 'b', 'c'])
        ids.push((await add({ url: `${server.origin}/${name}`, mode: 'delta' })).id);
      for (const id of ids) await ended(id);
      expect(most).toBe(1);
      expect(server.asked).toHaveLength(3);
    });

    it('fetches no feed of an inactive store', async () => {
      server.serves(aFeed([{ productCode: 'A' }]));
      await katalog.rows('update companies set active = false where id = $1', [store.company.id]);
      const { id } = await add();
      await makeDue(id);
      await katalog.stopWorker();
      await katalog.startWorker();
      await pause(500);
      expect(await pullsOf(id)).toEqual([]);
      await katalog.rows('update companies set active = true where id = $1', [store.company.id]);
      await katalog.stopWorker();
      await katalog.startWorker();
      expect(await ended(id)).toHaveLength(1);
    });
  });
});
