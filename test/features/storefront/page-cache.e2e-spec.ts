import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { rowsOf } from '../../permissions/rows.js';
import { PAGES } from '../../permissions/table.js';
import { inLocale } from '../../permissions/walk.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { freePort } from '../../support/servers/free-port.js';
import { describeWithServers } from '../../support/servers/system-servers.js';
import { Varnish } from '../../support/servers/varnish.js';
import { until } from '../../support/until.js';

const PATHS = rowsOf(PAGES)
  .filter(({ method }) => method === 'GET')
  .flatMap(({ path }) => [path, inLocale(path, 'en')])
  .filter((path, index, all) => all.indexOf(path) === index);

/** One of each kind; a cookie of another application counts as well. */
const COOKIES = [
  'session=x',
  'user_uid=x',
  'comparison=1',
  'watch-list=1',
  'user_consent=rejected',
  'i18n_redirected=en',
  'inertia_one_shot=x',
  'of_others=x',
];
const FROM_ELSEWHERE: Record<string, string> = { accept: 'text/html', referer: 'https://search.test/' };

const sharedSeconds = (response: Response) =>
  Number(/^public, max-age=0, s-maxage=(\d+)$/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);

async function ask(address: string, headers: Record<string, string> = FROM_ELSEWHERE) {
  const response = await fetch(address, { headers, redirect: 'manual' });
  return { response, text: await response.text() };
}

describe('pages for a shared cache', () => {
  let katalog: Katalog;
  let id: number;
  let cookie: string;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false, env: { PAGE_CACHE_URLS: 'http://127.0.0.1:9' } });
    const store = await katalog.store();
    id = await katalog.sellOne(store, { productCode: 'A' });
    cookie = store.admin.headers().cookie!;
  });
  afterAll(() => katalog?.close());

  /** Without times and ids, which differ between two answers for one visitor. */
  const contentOf = ({ response, text }: Awaited<ReturnType<typeof ask>>) => {
    const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
    return JSON.stringify([headers, text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, '')]);
  };

  const canonical = async (path: string) => {
    const { response } = await ask(katalog.origin + path);
    return katalog.origin + (response.status === 301 ? response.headers.get('location') : path);
  };

  it('contain nothing of a visitor, and are not for those with a cookie', async () => {
    const kept: string[] = [];
    for (const pattern of PATHS) {
      const path = await canonical(pattern.replace(/:id/g, String(id)).replace(/:[a-z]+/gi, 'x'));
      const first = await ask(path);
      if (!sharedSeconds(first.response)) continue;
      kept.push(pattern);
      expect([pattern, first.response.status]).toEqual([pattern, 200]);
      expect([...first.response.headers.keys()]).not.toContain('set-cookie');
      expect(first.text).not.toMatch(/nonce|_token"/);
      const another = { 'user-agent': 'Another', 'x-forwarded-for': '198.51.100.7', accept: '*/*' };
      expect(contentOf(await ask(path, another))).toBe(contentOf(first));
      const personal = [
        ...[...COOKIES, cookie].map((value) => ({ ...FROM_ELSEWHERE, cookie: value })),
        { ...FROM_ELSEWHERE, authorization: 'Bearer x' },
        { ...FROM_ELSEWHERE, 'sec-fetch-site': 'same-origin' },
        { ...FROM_ELSEWHERE, 'sec-fetch-dest': 'iframe' },
        { ...FROM_ELSEWHERE, referer: `${katalog.origin}/en` },
        { ...FROM_ELSEWHERE, 'x-inertia': 'true', 'x-inertia-version': String(katalog.visitor().version) },
      ];
      for (const headers of personal) {
        const { response } = await ask(path, headers);
        const control = response.headers.get('cache-control');
        expect([pattern, headers, control]).toEqual([
          pattern,
          headers,
          expect.not.stringMatching(/public|max/),
        ]);
      }
    }
    const shared = ['/', '/izdelki/rezultati/:id', '/izdelek/:id', '/company', '/blogi'];
    expect(kept.sort()).toEqual(shared.flatMap((path) => [path, inLocale(path, 'en')]).sort());
  });

  it('do not include one with a part that could not be read', async () => {
    // its home page was not read before: rows of products are kept for a moment
    const fresh = await Katalog.start({ worker: false, env: { PAGE_CACHE_URLS: 'http://127.0.0.1:9' } });
    try {
      await fresh.sellOne(await fresh.store(), { productCode: 'A' });
      await fresh.rows('alter table catalogue_offers rename to out_of_reach');
      const { response, text } = await ask(fresh.origin);
      expect([response.status, sharedSeconds(response)]).toEqual([200, 0]);
      expect(text).toContain('"severity":"error"');
      await fresh.rows('alter table out_of_reach rename to catalogue_offers');
      expect(sharedSeconds((await ask(fresh.origin)).response)).toBe(60);
    } finally {
      await fresh.close();
    }
  });

  it('end with the next change by the clock of any offer', async () => {
    expect(sharedSeconds((await ask(katalog.origin)).response)).toBe(60);
    await katalog.rows(`update products set next_change_at = now() + interval '20 seconds' where id = $1`, [
      id,
    ]);
    for (const path of ['/', `/izdelek/${id}/x`]) {
      const { response } = await ask(await canonical(path));
      expect([response.status, path]).toEqual([200, path]);
      expect(sharedSeconds(response)).toBeGreaterThan(0);
      expect(sharedSeconds(response)).toBeLessThanOrEqual(20);
    }
    await katalog.rows(`update products set next_change_at = now() + interval '0.9 seconds' where id = $1`, [
      id,
    ]);
    expect(sharedSeconds((await ask(katalog.origin)).response)).toBe(0);
  });
});

it('no page is for a shared cache unless one is configured', async () => {
  const katalog = await Katalog.start({ worker: false });
  try {
    expect((await ask(katalog.origin)).response.headers.get('cache-control')).toBe('no-cache, private');
    await katalog.sellOne(await katalog.store(), { productCode: 'A' });
    expect(await katalog.rows('select from page_changes')).toHaveLength(0);
  } finally {
    await katalog.close();
  }
});

describeWithServers('pages behind Varnish', () => {
  let katalog: Katalog;
  let varnish: Varnish;
  let store: Store;
  let list: string;
  const ids: number[] = [];
  let products: string[];

  beforeAll(async () => {
    varnish = new Varnish(await freePort());
    katalog = await Katalog.start({ env: { PAGE_CACHE_URLS: varnish.origin } });
    await varnish.start(katalog.origin);
    store = await katalog.store();
    for (const productCode of ['A', 'B'])
      ids.push(
        await katalog.sellOne(store, { productCode, name: { sl: `Čajnik ${productCode}` }, price: 11.11 }),
      );
    products = ids.map((id, index) => `/izdelek/${id}/cajnik-${'ab'[index]}`);
    // of products without a category
    list = /href="(\/izdelki\/rezultati\/\d+\/[^"]+)"/.exec(
      (await ask(katalog.origin + products[0]!)).text,
    )![1]!;
  });
  afterAll(async () => {
    await varnish?.close();
    await katalog?.close();
  });
  const see = (path: string, headers = FROM_ELSEWHERE) => ask(varnish.origin + path, headers);
  const isHit = ({ response }: Awaited<ReturnType<typeof see>>) =>
    response.headers.get('cache-status') === 'varnish; hit';
  const setPrice = async (price: number) =>
    expect((await store.admin.send('PATCH', `/api/products/${ids[0]}`, { price })).status).toBe(200);
  /** Some prices have elements within. */
  const pricesOn = async (path: string) =>
    [...(await see(path)).text.replace(/<[^>]+>/g, '').matchAll(/\d+,\d\d/g)].map(([price]) => price);
  /** Until the second removal is over as well. */
  const settled = () =>
    until(() => katalog.rows('select from page_changes'), { holds: (rows) => rows.length === 0 });

  it('are kept, and nobody else may keep them', async () => {
    await settled();
    for (const path of ['/', list, ...products]) {
      const first = await see(path);
      expect([path, first.response.status]).toEqual([path, 200]);
      const again = await see(path);
      expect([path, isHit(again), again.text === first.text]).toEqual([path, true, true]);
      expect(again.response.headers.get('cache-control')).toBe('no-cache, private');
    }
    expect(isHit(await see(list, { ...FROM_ELSEWHERE, cookie: 'comparison=1' }))).toBe(false);
    expect((await see('/', { ...FROM_ELSEWHERE, 'accept-language': 'en' })).response.status).toBe(302);
    expect(isHit(await see('/', { ...FROM_ELSEWHERE, 'accept-language': 'sl,en;q=0.8' }))).toBe(true);
  });

  it('show a changed price, and other products stay', async () => {
    for (const path of [list, ...products]) expect(await pricesOn(path)).toContain('11,11');
    await setPrice(12.12);
    for (const path of [list, products[0]!])
      await until(() => pricesOn(path), { holds: (prices) => prices.includes('12,12'), patienceMs: 20_000 });
    expect(isHit(await see(products[1]!))).toBe(true);
  });

  it('show a changed price in a post', async () => {
    const post = await katalog.app.get(ArticleWriter).create(null, 'blog', {
      title: { sl: 'Vodnik' },
      body: { sl: `[Čajnik](${products[0]})` },
      status: 'published',
    });
    const path = `/blogi/${post}/vodnik`;
    // the name of the store, which ends with a number, is before the price
    const priceOn = async () => (await pricesOn(path)).find((price) => /12,\d\d$/.test(price))?.slice(-5);
    await settled();
    expect(await priceOn()).toBe('12,12');
    expect(isHit(await see(path))).toBe(true);
    await setPrice(12.34);
    await until(priceOn, { holds: (price) => price === '12,34', patienceMs: 20_000 });
  });

  it('show a changed price after the cache was away', async () => {
    await varnish.stop();
    await setPrice(13.13);
    await varnish.start(katalog.origin);
    await settled();
    expect(await pricesOn(products[0]!)).toContain('13,13');
  });

  it('show the price of a sale from its first second on', async () => {
    await settled();
    await katalog.rows(
      `update products set regular_price = price, sale_price = 9.09, sale_from = now() + interval '6 s',
         next_change_at = now() + interval '6 s' where id = $1`,
      [ids[0]],
    );
    await setPrice(14.14);
    await until(() => pricesOn(products[0]!), { holds: (prices) => prices.includes('14,14') });
    expect(isHit(await see(products[0]!))).toBe(true);
    const begun = () =>
      katalog.value<boolean>('select sale_from <= now() from products where id = $1', [ids[0]]);
    await until(begun);
    expect(await pricesOn(products[0]!)).toContain('9,09');
  });

  it('are removed by workers only', async () => {
    const { status } = await fetch(varnish.origin, {
      method: 'BAN',
      headers: { 'surrogate-key': '.', 'x-forwarded-for': '198.51.100.7' },
    });
    expect(status).toBe(403);
  });
});
