import { once } from 'node:events';
import { resolve } from 'node:path';
import { PriceWatch } from '../../../src/storefront/price-alerts/price-watch.js';
import { aFeed, numberedOffers } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { AMOUNTS } from '../../support/nightly.js';
import { FeedServer } from '../../support/servers/feed-server.js';
import { startMailServer } from '../../support/servers/mail-server.js';
import { until } from '../../support/until.js';

const HOUR_MS = 3_600_000;
/** Times in the tables whose rows are open work. */
const TIMES: Record<string, string[]> = {
  imports: ['heartbeat_at', 'started_at', 'writing_since', 'written_at'],
  feeds: ['next_at', 'planned_at'],
  feed_pulls: ['heartbeat_at', 'created_at'],
  price_alerts: ['created_at', 'asked_at', 'confirmed_at', 'check_since', 'told_at', 'sending_until'],
  products: ['updated_at', 'price_checked_at'],
  price_history: ['at'],
};

let katalog: Katalog;
let store: Store;
let feeds: FeedServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
/** Lets the mail server accept the mail that it has before it. */
let accept: (() => void) | null = null;
let isSlow = false;

beforeAll(async () => {
  [feeds, mail] = await Promise.all([
    FeedServer.start(),
    startMailServer({
      onRcptTo: (_address, _session, done) => {
        if (isSlow) accept = () => done();
        else done();
      },
    }),
  ]);
  katalog = await Katalog.start({
    env: {
      FETCH_ALLOWED_PRIVATE_ORIGINS: feeds.origin,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Katalog <katalog@katalog.test>',
    },
  });
});
afterAll(async () => {
  await katalog?.close();
  feeds?.stop();
  await mail?.close();
});
beforeEach(async () => {
  store = await katalog.store();
});

/**
 * Simulates a clock of PostgreSQL that was set forward by this many hours: all written times are older by
 * them.
 */
async function jump(table: string, hours: number): Promise<void> {
  const sets = TIMES[table]!.map((column) => `${column} = ${column} - make_interval(hours => $1)`);
  await katalog.rows(`update ${table} set ${sets.join(', ')}`, [hours]);
}

const storedOf = () =>
  katalog.rows<{ price: string; times: number }>(
    `select p.price, (select count(*)::integer from price_history h where h.product_id = p.id) as times
     from products p where company_id = $1 order by p.id`,
    [store.company.id],
  );

describe.each(AMOUNTS.clockJumps)('a clock that jumps by %s hours', (hours) => {
  it('leaves an import whole whose worker lives, and each price is written once', async () => {
    const id = await katalog.upload(store, aFeed(numberedOffers(600)));
    const statusOf = async () =>
      (await katalog.rows<{ status: string }>('select status from imports where id = $1', [id]))[0]!.status;
    await until(async () => {
      await jump('imports', hours);
      return (await statusOf()) === 'done';
    });
    expect(await storedOf()).toEqual(Array.from({ length: 600 }, () => ({ price: '10.00', times: 1 })));
  });

  it('does not keep an import whose worker is lost', async () => {
    await katalog.stopWorker();
    const id = await katalog.upload(store, aFeed(numberedOffers(3)));
    await katalog.rows(
      "update imports set status = 'validating', run = run + 1, heartbeat_at = clock_timestamp() where id = $1",
      [id],
    );
    await jump('imports', hours);
    await katalog.startWorker();
    expect((await katalog.settled(store, id)).status).toBe('done');
    expect(await storedOf()).toHaveLength(3);
  });

  it('has a feed fetched once, and then by its schedule', async () => {
    feeds.serves(aFeed(numberedOffers(2)));
    const added = await store.admin.send('POST', '/api/feeds', {
      url: `${feeds.origin}/feed.xml`,
      cron: '0 * * * *',
    });
    const { id } = (await added.json()) as { id: number };
    const pullsOf = async () =>
      katalog.rows<{ status: string }>('select status from feed_pulls where feed_id = $1', [id]);
    const ended = (count: number) =>
      until(pullsOf, {
        holds: (pulls) => pulls.length === count && pulls.every(({ status }) => status === 'done'),
      });
    await ended(1);
    await jump('feeds', hours);
    await ended(2);
    const [feed] = await katalog.rows<{ wait: number }>(
      'select extract(epoch from next_at - now())::float8 as wait from feeds where id = $1',
      [id],
    );
    expect(feed!.wait).toBeGreaterThan(0);
    expect(feed!.wait).toBeLessThanOrEqual(HOUR_MS / 1000 + 120);
    await katalog.rows('delete from feeds where id = $1', [id]);
  });

  it('of a worker alone, has a feed fetched once', async () => {
    feeds.serves(aFeed(numberedOffers(2)));
    await katalog.stopWorker();
    const added = await store.admin.send('POST', '/api/feeds', {
      url: `${feeds.origin}/feed.xml`,
      cron: '0 * * * *',
    });
    const { id } = (await added.json()) as { id: number };
    const worker = katalog.spawnWorker({
      NODE_OPTIONS: `--import ${resolve('test/support/servers/shifted-clock.mjs')}`,
      CLOCK_SHIFT_MS: String(hours * HOUR_MS),
    });
    try {
      const state = () =>
        katalog.rows<{ done: number; pulls: number; planned: boolean }>(
          `select count(*) filter (where p.status = 'done')::integer as done, count(*)::integer as pulls,
             bool_and(f.next_at > now() and f.next_at < now() + interval '65 minutes') as planned
           from feed_pulls p join feeds f on f.id = p.feed_id where f.id = $1`,
          [id],
        );
      await until(state, { holds: ([row]) => row!.done > 0 });
      expect(await state()).toEqual([{ done: 1, pulls: 1, planned: true }]);
    } finally {
      worker.kill('SIGKILL');
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
      await katalog.rows('delete from feeds where id = $1', [id]);
      await katalog.startWorker();
    }
  });

  it('sends the mail of a price alert once, while it is being sent', async () => {
    const id = await katalog.sellOne(store, { productCode: 'A', name: 'Ura', price: 30 });
    mail.mails.length = 0;
    isSlow = true;
    await katalog.rows(
      `insert into price_alerts (product_id, email, locale, known_price, confirmed_at, asked_at, check_since)
       values ($1, 'gost@gost.test', 'sl', 40, now(), now(), now())`,
      [id],
    );
    const watch = katalog.app.get(PriceWatch);
    const { signal } = new AbortController();
    const sending = watch.work(signal);
    await until(() => accept !== null);
    await jump('price_alerts', hours);
    // another worker, which must not find it
    await watch.work(signal);
    await watch.deleteExpired();
    isSlow = false;
    accept!();
    accept = null;
    await sending;
    await watch.work(signal);
    expect(mail.mails.map(({ to }) => to)).toEqual([['gost@gost.test']]);
    await katalog.rows('delete from price_alerts');
  });

  it('loses no mail that is due, unless its price is no longer true', async () => {
    const low = await katalog.sellOne(store, { productCode: 'L', name: 'Ura L', price: 30 });
    const high = await katalog.sellOne(store, { productCode: 'H', name: 'Ura H', price: 50 });
    mail.mails.length = 0;
    await katalog.stopWorker();
    await katalog.rows(
      `insert into price_alerts (product_id, email, locale, known_price, confirmed_at, asked_at, due_price, told_at, mail_count)
       select product, email, 'sl', 30, now(), now(), 30, now() - interval '1 minute', 1
       from (values ($1::integer, 'velja@gost.test'), ($2::integer, 'ne@gost.test')) as a(product, email)`,
      [low, high],
    );
    await jump('price_alerts', hours);
    const watch = katalog.app.get(PriceWatch);
    await watch.deleteExpired();
    await watch.work(new AbortController().signal);
    const told = mail.mails.flatMap(({ to }) => to);
    expect(told.filter((to) => to === 'velja@gost.test')).toHaveLength(1);
    if (hours === 24) expect(told).not.toContain('ne@gost.test');
    await katalog.rows('delete from price_alerts');
    await katalog.startWorker();
  });

  it('leaves no price of a rolled back import in the history', async () => {
    const first = await katalog.import(store, aFeed([{ productCode: 'R', price: 20 }]), { mode: 'delta' });
    expect(first.status).toBe('done');
    await jump('products', hours);
    await jump('price_history', hours);
    const { id } = await katalog.import(store, aFeed([{ productCode: 'R', price: 10 }]), { mode: 'delta' });
    expect((await store.admin.send('POST', `/api/imports/${id}/rollback`)).status).toBe(202);
    await until(async () => {
      const [run] = await katalog.rows<{ status: string }>('select status from imports where id = $1', [id]);
      return run!.status === 'rolled-back';
    });
    const prices = await katalog.rows<{ price: string }>(
      'select price from price_history where product_id = $1',
      [await katalog.idOf(store, 'R')],
    );
    expect(prices).toEqual([{ price: '20.00' }]);
  });
});
