import type { PageName } from '../../../src/core/inertia/pages.js';
import { Clicks } from '../../../src/analytics/clicks.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { avoidMidnight } from '../../support/avoid-midnight.js';
import { until } from '../../support/until.js';

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const AHEAD = { ...PERSON, purpose: 'prefetch' };

interface Counted {
  type: string;
  productId: number | null;
  companyId: number | null;
  categoryId: number | null;
  bot: boolean;
}

const canonical = async (path: string) => (await katalog.visitor().get(path)).headers.get('location')!;
await avoidMidnight();
const katalog = await Katalog.use({ worker: false });
const store = await katalog.store('Prva trgovina');
const other = await katalog.store('Druga trgovina');
const categoryId = await katalog.category({ sl: 'Kuhinja', en: 'Kitchen' });
const ean = anEan();
const many = [1, 2, 3].map((n) => ({ productCode: `K-${n}`, name: `Kozarec ${n}`, category: 'Kuhinja' }));
await katalog.sell(
  store,
  { productCode: 'K', name: 'Kotliček', ean, price: 20, category: 'Kuhinja' },
  ...many,
);
await katalog.sell(other, { productCode: 'K', name: 'Kotliček', ean, price: 15 });
const kettle: Record<'one' | 'cheaper', number> = {
  one: await katalog.idOf(store, 'K'),
  cheaper: await katalog.idOf(other, 'K'),
};
const categoryPath = await canonical(`/izdelki/rezultati/${categoryId}`);
const kettlePath = await canonical(`/izdelek/${kettle.one}`);

describe('counting without cookies', () => {
  beforeEach(() => katalog.rows('truncate events, fresh_events, event_days, category_days, stale_clicks'));
  const inertia = (visitor: Visitor) => ({ ...PERSON, ...visitor.visitHeaders() });
  const parts = (visitor: Visitor, component: PageName, ...names: string[]) => ({
    ...PERSON,
    ...visitor.reloadHeaders(component, names),
  });
  const fromHome = (path = '/') => ({ referer: katalog.origin + path });
  const events = () =>
    katalog.rows<Counted>(
      `select type, product_id as "productId", company_id as "companyId", category_id as "categoryId", bot from events
       order by type, product_id`,
    );
  /** Waits for at least so many events of a type: pages record them after they have answered. */
  const counted = async (type: string, atLeast: number) => {
    await katalog.visitor().get(`/pojdi/${kettle.one}`, PERSON);
    return until(async () => (await events()).filter((event) => event.type === type), {
      holds: (found) => found.length >= atLeast,
    });
  };
  const sumUp = () => katalog.app.get(Clicks).sumUp();

  describe('of categories', () => {
    it('counts views with and without scripts, each visitor once in half an hour', async () => {
      const visitor = katalog.visitor();
      await visitor.get(categoryPath, PERSON);
      await counted('CATEGORY_CLICK', 1);
      await visitor.get(categoryPath, inertia(visitor));
      await katalog.visitor().get(categoryPath, { 'user-agent': 'Googlebot/2.1' });
      const next = katalog.visitor();
      await next.get(categoryPath, inertia(next));
      const click = { type: 'CATEGORY_CLICK', productId: null, companyId: null, categoryId };
      const found = await counted('CATEGORY_CLICK', 3);
      expect(found).toHaveLength(3);
      expect(found).toEqual(
        expect.arrayContaining([
          { ...click, bot: false },
          { ...click, bot: true },
        ]),
      );
      await sumUp();
      await sumUp();
      expect(
        await katalog.rows('select category_id as "categoryId", count from category_days where count > 0'),
      ).toEqual([{ categoryId, count: 2 }]);
    });

    it('does not count filters, sort orders, further pages of the list or partial reloads', async () => {
      const visitor = katalog.visitor();
      for (const query of ['?inStock=1', '?sort=name', '?page=2', '?priceFrom=1', '?brand=1'])
        expect((await visitor.get(categoryPath + query, PERSON)).status).toBeLessThan(400);
      await visitor.get(categoryPath, parts(visitor, 'products/category', 'results', 'list'));
      await visitor.get(categoryPath, parts(visitor, 'products/category', 'suggestions'));
      expect(await counted('PRODUCT_STORE_REDIRECT', 1)).toHaveLength(1);
      expect((await events()).filter(({ type }) => type === 'CATEGORY_CLICK')).toEqual([]);
    });

    it('counts a prefetched page once it is shown', async () => {
      const visitor = katalog.visitor();
      const ahead = await visitor.get(categoryPath, { ...inertia(visitor), ...AHEAD });
      expect(((await ahead.json()) as { deferredProps: object }).deferredProps).toEqual({
        default: ['shown'],
      });
      await counted('PRODUCT_STORE_REDIRECT', 1);
      expect((await events()).map(({ type }) => type)).toEqual(['PRODUCT_STORE_REDIRECT']);
      await visitor.get(categoryPath, parts(visitor, 'products/category', 'shown'));
      expect(await counted('CATEGORY_CLICK', 1)).toHaveLength(1);
    });

    it('keeps the sums of a deleted category', async () => {
      const gone = await katalog.category({ sl: 'Kratkotrajna' });
      await katalog.visitor().get(await canonical(`/izdelki/rezultati/${gone}`), PERSON);
      await counted('CATEGORY_CLICK', 1);
      await katalog.rows('delete from categories where id = $1', [gone]);
      await sumUp();
      expect(await katalog.rows('select category_id, count from category_days')).toEqual([
        { category_id: gone, count: 1 },
      ]);
    });
  });

  describe('of featured products', () => {
    const featured = () => ({
      type: 'FEATURED_PRODUCT_CLICK',
      productId: kettle.cheaper,
      companyId: other.company.id,
      categoryId: null,
      bot: false,
    });

    it.each([
      ['without a script', '/', () => ({ accept: 'text/html' })],
      ['with one', '/en', inertia],
    ])(
      'counts whoever follows one from the home page %s, for the store with its price',
      async (_, home, how) => {
        const visitor = katalog.visitor();
        await visitor.get(kettlePath, { ...PERSON, ...how(visitor), ...fromHome(home) });
        expect(await counted('FEATURED_PRODUCT_CLICK', 1)).toEqual([featured()]);
        expect(await counted('PRODUCT_CLICK', 2)).toHaveLength(2);
      },
    );

    it('counts a prefetched product once it is shown', async () => {
      const visitor = katalog.visitor();
      const ahead = await visitor.get(kettlePath, { ...inertia(visitor), ...AHEAD, ...fromHome() });
      expect(((await ahead.json()) as { deferredProps: object }).deferredProps).toEqual({
        default: ['similar', 'fromHome'],
      });
      // the browser is on the product's page
      await visitor.get(kettlePath, {
        ...parts(visitor, 'products/show', 'similar', 'fromHome'),
        ...fromHome(kettlePath),
      });
      expect(await counted('FEATURED_PRODUCT_CLICK', 1)).toEqual([featured()]);
      expect(await counted('PRODUCT_CLICK', 2)).toHaveLength(2);
    });

    it('does not count visits from other pages, nor products that are not featured', async () => {
      const hidden = await katalog.sellOne(store, { productCode: 'SKRIT', name: 'Skrit' });
      const hiddenPath = await canonical(`/izdelek/${hidden}`);
      for (const headers of [
        {},
        fromHome('/company'),
        fromHome(categoryPath),
        { referer: 'https://drugje.example/' },
      ])
        await katalog.visitor().get(kettlePath, { ...PERSON, ...headers });
      // twelve newer products push it out of the row
      await katalog.sell(
        store,
        ...Array.from({ length: 12 }, (__, n) => ({ productCode: `N-${n}`, name: `Novost ${n}` })),
      );
      await katalog.visitor().get(hiddenPath, { ...PERSON, ...fromHome() });
      expect((await counted('PRODUCT_CLICK', 9)).length).toBe(9);
      await katalog.visitor().get(await canonical(`/izdelek/${await katalog.idOf(store, 'N-11')}`), {
        ...PERSON,
        ...fromHome(),
      });
      const newest = await katalog.idOf(store, 'N-11');
      expect((await counted('FEATURED_PRODUCT_CLICK', 1)).map(({ productId }) => productId)).toEqual([
        newest,
      ]);
      // waits for the events that are still being recorded
      expect(await counted('PRODUCT_CLICK', 10)).toHaveLength(10);
    });
  });

  describe('for other clients', () => {
    const post = (body: unknown, visitor = katalog.visitor(), headers: Record<string, string> = PERSON) =>
      visitor.send('POST', '/api/events', body, headers);

    it('counts by the same rules as the pages', async () => {
      const visitor = katalog.visitor();
      const types = ['PRODUCT_CLICK', 'FEATURED_PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT'];
      for (const type of [...types, ...types])
        expect((await post({ type, id: kettle.one }, visitor)).status).toBe(204);
      expect((await post({ type: 'CATEGORY_CLICK', id: categoryId }, visitor)).status).toBe(204);
      const found = (await events()).map((event) => [event.type, event.productId ?? event.categoryId]);
      expect(found).toEqual([
        ['CATEGORY_CLICK', categoryId],
        ['FEATURED_PRODUCT_CLICK', kettle.cheaper],
        ['PRODUCT_CLICK', Math.min(kettle.one, kettle.cheaper)],
        ['PRODUCT_CLICK', Math.max(kettle.one, kettle.cheaper)],
        ['PRODUCT_STORE_REDIRECT', kettle.one],
      ]);
      await post({ type: 'PRODUCT_CLICK', id: kettle.one }, katalog.visitor(), { 'user-agent': 'curl/8' });
      expect((await events()).filter(({ bot }) => bot)).toHaveLength(2);
      await sumUp();
      expect(await katalog.rows('select sum(count)::integer as count from event_days')).toEqual([
        { count: 4 },
      ]);
    });

    it('knows only what visitors may see', async () => {
      const gone = await katalog.sellOne(other, { productCode: 'ODSEL' });
      await katalog.rows(`update products set status = 'inactive' where id = $1`, [gone]);
      await katalog.rows('delete from catalogue_offers where offer_id = $1', [gone]);
      for (const [type, id] of [
        ['PRODUCT_CLICK', gone],
        ['PRODUCT_STORE_REDIRECT', gone],
        ['PRODUCT_CLICK', 2_147_483_647],
        ['CATEGORY_CLICK', 2_147_483_647],
      ])
        expect([type, id, (await post({ type, id })).status]).toEqual([type, id, 404]);
      expect(await events()).toEqual([]);
    });

    it.each([
      [{ type: 'SOMETHING', id: 1 }, 'type', 422],
      [{ type: 'PRODUCT_CLICK' }, 'id', 422],
      [{ type: 'PRODUCT_CLICK', id: 'x' }, 'id', 422],
      [{ type: 'PRODUCT_CLICK', id: 1, at: '2020-01-01' }, 'at', 400],
    ])('refuses %j', async (body, field, status) => {
      const answer = await post(body);
      expect(answer.status).toBe(status);
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
    });

    it('has a limit of requests', async () => {
      const visitor = katalog.visitor();
      const statuses = new Set<number>();
      while (!statuses.has(429))
        statuses.add((await post({ type: 'CATEGORY_CLICK', id: categoryId }, visitor)).status);
      expect([...statuses]).toEqual([204, 429]);
      expect(await events()).toHaveLength(1);
    });
  });
});
