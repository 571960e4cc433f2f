import { Clicks } from '../../../src/analytics/clicks.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { avoidMidnight } from '../../support/avoid-midnight.js';

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

await avoidMidnight();
const katalog = await Katalog.use();
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');

describe('visiting a store', () => {
  const go = (visitor: Visitor, id: number, headers: Record<string, string> = PERSON) =>
    visitor.get(`/pojdi/${id}`, headers);
  const view = async (visitor: Visitor, id: number, headers: Record<string, string> = PERSON) => {
    const { headers: answer } = await visitor.get(`/izdelek/${id}`, headers);
    return visitor.document(answer.get('location')!, headers);
  };
  const eventsOf = (id: number) =>
    katalog.rows<{ type: string; bot: boolean; companyId: number; ean: string }>(
      `select type, bot, company_id as "companyId", ean from events where product_id = $1 order by at`,
      [id],
    );
  /** Waits for views, which are recorded after the answer. */
  const viewsOf = async (id: number, atLeast: number) => {
    const views = async () => (await eventsOf(id)).filter(({ type }) => type === 'PRODUCT_CLICK');
    await until(async () => (await views()).length >= atLeast);
    return views();
  };
  const today = () => new Date().toISOString().slice(0, 10);
  const sumUp = () => katalog.app.get(Clicks).sumUp();

  it('redirects to the stored link in both languages, and is counted', async () => {
    const ean = anEan();
    const id = await katalog.sellOne(first, {
      productCode: 'POT',
      ean,
      link: 'https://trgovina.example/pot?a=1&b=2',
    });
    for (const path of [`/pojdi/${id}`, `/en/go/${id}`]) {
      const { status, headers } = await katalog.visitor().get(`${path}?link=https://drugam.example/`, PERSON);
      expect([status, headers.get('location')]).toEqual([302, 'https://trgovina.example/pot?a=1&b=2']);
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const event = { type: 'PRODUCT_STORE_REDIRECT', bot: false, companyId: first.company.id, ean };
    expect(await eventsOf(id)).toEqual([event, event]);
  });

  it('is a link marked as paid, also without scripts', async () => {
    const id = await katalog.sellOne(first, { productCode: 'GUMB' });
    const { body } = await view(katalog.visitor(), id);
    const links = [...body.matchAll(/<a [^>]*href="\/pojdi\/\d+"[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toContain('rel="sponsored nofollow noopener"');
    expect(body).not.toContain('trgovina.example');
  });

  it.each(['/pojdi/2147483647', '/pojdi/abc', '/pojdi/0', '/en/go/99999999999'])(
    'goes nowhere from %s',
    async (path) => {
      expect((await katalog.visitor().get(path, PERSON)).status).toBe(404);
    },
  );

  it('redirects to the page of a product that is not sold any more, and counts nothing', async () => {
    const id = await katalog.sellOne(first, { productCode: 'ODSEL', name: 'Odšel' });
    await katalog.import(first, aFeed([{ productCode: 'OSTAL' }]));
    const { status, headers } = await go(katalog.visitor(), id);
    expect([status, headers.get('location')]).toEqual([302, `/izdelek/${id}/odsel`]);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('does not redirect to a draft', async () => {
    const id = await katalog.sellOne(first, { productCode: 'OSNUTEK' });
    await katalog.rows(`update products set status = 'draft' where id = $1`, [id]);
    await katalog.rows('delete from catalogue_offers where offer_id = $1', [id]);
    expect((await go(katalog.visitor(), id)).status).toBe(404);
  });

  it('counts people, once in half an hour, and no prefetches', async () => {
    const id = await katalog.sellOne(first, { productCode: 'STEVEC' });
    const visitor = katalog.visitor();
    await go(visitor, id);
    await go(visitor, id);
    await go(katalog.visitor(), id, { ...PERSON, purpose: 'prefetch' });
    await go(katalog.visitor(), id, { 'user-agent': 'curl/8.5.0' });
    expect((await eventsOf(id)).map(({ bot }) => bot)).toEqual([false, true]);

    await katalog.rows(`update events set at = at - interval '31 minutes' where product_id = $1`, [id]);
    await go(visitor, id);
    expect(await eventsOf(id)).toHaveLength(3);
  });

  it('counts at most ten visits of an IP address, whatever browsers it claims to have', async () => {
    const id = await katalog.sellOne(first, { productCode: 'MNOGO' });
    const visitor = katalog.visitor();
    const agent = (number: number) => PERSON['user-agent'].replaceAll('140', String(100 + number));
    for (let number = 0; number < 12; number++) await go(visitor, id, { 'user-agent': agent(number) });
    expect(await eventsOf(id)).toHaveLength(10);
    await go(katalog.visitor(), id);
    expect(await eventsOf(id)).toHaveLength(11);
  });

  it('is limited to sixty a minute for each IP address', async () => {
    const id = await katalog.sellOne(first, { productCode: 'HITRO' });
    const visitor = katalog.visitor();
    const statuses = [];
    for (let number = 0; number < 61; number++) statuses.push((await go(visitor, id)).status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('stores no IP address, and overwrites the salt of the day', async () => {
    const id = await katalog.sellOne(first, { productCode: 'BREZ' });
    const dayBefore = today();
    await go(katalog.visitor(), id);
    const [event] = await katalog.rows<{ visit_hash: Buffer }>('select * from events where product_id = $1', [
      id,
    ]);
    expect(Object.keys(event!).sort()).toEqual(
      ['at', 'bot', 'category_id', 'company_id', 'ean', 'product_id', 'type', 'visit_hash'].sort(),
    );
    expect(event!.visit_hash).toHaveLength(16);
    const salts = await katalog.rows<{ value: { day: string } }>(
      `select value from settings where key = 'analytics.salt'`,
    );
    expect(salts).toHaveLength(1);
    expect([dayBefore, today()]).toContain(salts[0]!.value.day);
  });

  describe('makes products popular', () => {
    it('with the views of all stores’ offers, summed by day', async () => {
      const ean = anEan();
      const one = await katalog.sellOne(first, { productCode: 'SLAVEN', name: 'Slavnež', ean });
      const other = await katalog.sellOne(second, { productCode: 'SLAVEN', name: 'Slavnež', ean });
      await view(katalog.visitor(), one);
      await view(katalog.visitor(), one);
      await view(katalog.visitor(), one, { 'user-agent': 'Googlebot/2.1' });
      await go(katalog.visitor(), one);
      await viewsOf(one, 3);
      await viewsOf(other, 3);

      await sumUp();
      await sumUp();
      const days = await katalog.rows(
        'select type, product_id, count from event_days where product_id = any($1) order by product_id, type',
        [[one, other]],
      );
      expect(days).toEqual([
        { type: 'PRODUCT_CLICK', product_id: one, count: 2 },
        { type: 'PRODUCT_STORE_REDIRECT', product_id: one, count: 1 },
        { type: 'PRODUCT_CLICK', product_id: other, count: 2 },
      ]);
      expect(
        await katalog.rows(
          'select offer_id, popularity from catalogue_offers where offer_id = any($1) order by 1',
          [[one, other]],
        ),
      ).toEqual([
        { offer_id: one, popularity: 3 },
        { offer_id: other, popularity: 2 },
      ]);
    });

    it('for thirty days', async () => {
      const id = await katalog.sellOne(first, { productCode: 'POZABLJEN' });
      await go(katalog.visitor(), id);
      await sumUp();
      const clicks = () => katalog.rows('select clicks from products where id = $1', [id]);
      expect(await clicks()).toEqual([{ clicks: 1 }]);
      // moves the events out of the period
      await katalog.rows('update event_days set day = day - 30 where product_id = $1', [id]);
      await katalog.rows(`update settings set value = jsonb_build_object('day', (value ->> 'day')::date - 1)
        where key = 'analytics.clicks'`);
      await sumUp();
      expect(await clicks()).toEqual([{ clicks: 0 }]);
    });
  });
});
