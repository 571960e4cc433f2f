import { Clicks } from '../../../src/analytics/clicks.js';
import { EventPartitions } from '../../../src/analytics/event-partitions.js';
import { Katalog } from '../../support/katalog.js';
import { failOnce } from '../../support/fail-once.js';
import { avoidMidnight } from '../../support/avoid-midnight.js';

await avoidMidnight();
const katalog = await Katalog.use({ worker: false });
const { admin } = await katalog.store();
const productId = (
  await admin.write<{ id: number }>('POST', '/api/products', { name: 'Števec', productCode: 'A', price: 1 })
).id;

/** Without a worker, whose own runs would interfere. */
describe('events', () => {
  beforeEach(() => katalog.rows('truncate events, fresh_events, event_days, stale_clicks'));

  const sumUp = () => katalog.app.get(Clicks).sumUp();
  /** Events of today that are not summed yet. */
  const happen = (count: number) =>
    katalog.rows(
      `insert into fresh_events (at, type, product_id, company_id)
       select now(), 'PRODUCT_CLICK', p.id, p.company_id from products p, generate_series(1, $2) where p.id = $1`,
      [productId, count],
    );
  const sums = () => katalog.rows<{ count: number }>('select count from event_days');
  const clicks = async () =>
    await katalog.value<number>('select clicks from products where id = $1', [productId]);

  it('are summed once by concurrent runs', async () => {
    await happen(45_000);
    await Promise.all([sumUp(), sumUp(), sumUp()]);
    expect([await sums(), await clicks()]).toEqual([[{ count: 45_000 }], 45_000]);
    await happen(2);
    await sumUp();
    expect([await sums(), await clicks()]).toEqual([[{ count: 45_002 }], 45_002]);
    for (const table of ['fresh_events', 'stale_clicks'])
      expect(await katalog.rows(`select from ${table}`)).toEqual([]);
  });

  it('are counted although another transaction is in the way', async () => {
    await happen(3);
    const repeated = await failOnce(katalog, 'products', 'deadlock_detected', 'update');
    await sumUp();
    await repeated();
    expect(await clicks()).toBe(3);
  });

  it('belong to the day in the market’s time zone', async () => {
    await katalog.rows(
      `insert into fresh_events (at, type, product_id, company_id)
       select at::timestamptz, 'PRODUCT_CLICK', p.id, p.company_id from products p,
         unnest('{2026-06-30T21:59Z, 2026-06-30T22:01Z, 2026-12-31T22:59Z, 2026-12-31T23:01Z}'::text[]) at
       where p.id = $1`,
      [productId],
    );
    await sumUp();
    expect(await katalog.rows('select day::text, count from event_days order by day')).toEqual([
      { day: '2026-06-30', count: 1 },
      { day: '2026-07-01', count: 1 },
      { day: '2026-12-31', count: 1 },
      { day: '2027-01-01', count: 1 },
    ]);
  });

  it('are summed correctly after an interruption', async () => {
    await happen(3);
    const stopping = new AbortController();
    stopping.abort();
    await katalog.app.get(Clicks).sumUp(stopping.signal);
    expect(await sums()).toEqual([]);
    await sumUp();
    expect([await sums(), await clicks()]).toEqual([[{ count: 3 }], 3]);
  });

  describe('have monthly partitions', () => {
    const keep = () => katalog.app.get(EventPartitions).updatePartitions();
    const happenAgo = (months: number) =>
      katalog.rows<{ month: string; where: string }>(
        `insert into events (at, type, category_id)
         values (date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - make_interval(months => $1), 'CATEGORY_CLICK', 1)
         returning to_char(at at time zone 'UTC', '"events_"YYYY_MM') as month, tableoid::regclass::text as where`,
        [months],
      );
    const partitions = async () =>
      await katalog.values<string>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by 1`,
      );
    const places = () =>
      katalog.rows<{ name: string; count: number }>(
        'select tableoid::regclass::text as name, count(*)::integer from events group by 1 order by 1',
      );

    it('for the next two months', async () => {
      await katalog.rows('drop table if exists events_2099_01');
      // of the migration's month, which may be last month
      const before = await partitions();
      expect(before).toHaveLength(4);
      for (const name of before) if (name !== 'events_default') await katalog.rows(`drop table ${name}`);
      await Promise.all([keep(), keep(), keep()]);
      expect(await partitions()).toHaveLength(4);
      for (const months of [0, -1, -2]) {
        const [{ month, where }] = (await happenAgo(months)) as [{ month: string; where: string }];
        expect(where).toBe(month);
      }
    });

    it('which take over rows of the default partition', async () => {
      const [{ month, where }] = (await happenAgo(5)) as [{ month: string; where: string }];
      expect(where).toBe('events_default');
      await happenAgo(5);
      await keep();
      expect(await places()).toEqual([{ name: month, count: 2 }]);
      expect((await happenAgo(5))[0]!.where).toBe(month);
      expect(await katalog.rows('select from events_default')).toEqual([]);
    });

    it('until they are thirteen months old', async () => {
      const kept = await happenAgo(12);
      const old = await happenAgo(13);
      await keep();
      await keep();
      expect(await places()).toEqual([{ name: kept[0]!.month, count: 1 }]);
      expect(await partitions()).not.toContain(old[0]!.month);
      expect(await katalog.rows('select from events_default')).toEqual([]);
    });
  });
});
