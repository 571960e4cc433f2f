import { createHash } from 'node:crypto';
import type { PageName } from '../../../src/core/inertia/pages.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { READ_TREE, READ_TREE_STATE } from '../../../src/categories/category.statements.js';
import type { Readiness } from '../../../src/operations/health/health.service.js';
import { aFeed } from '../../support/data/feed.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';
import type { Visitor } from '../../support/browser/visitor.js';

const WORDS = {
  sl: {
    broken: 'Na naši strani je prišlo do napake',
    again: 'Poskusi znova',
    missing: 'Te strani nismo našli',
  },
  en: {
    broken: 'Something went wrong on our side',
    again: 'Try again',
    missing: 'We can’t find that page',
  },
};
/** The longest that anybody waits while a service is silent. */
const ANSWER_MS = 3_000;
const SEARCH = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };

describe('outages', () => {
  let database: Awaited<ReturnType<typeof startFlakyProxy>>;
  let queue: Awaited<ReturnType<typeof startFlakyProxy>>;
  let katalog: Katalog;
  let store: Store;
  let product: number;
  let category: number;

  beforeAll(async () => {
    const { DATABASE_URL, REDIS_URL } = await testServices();
    database = await startFlakyProxy(new URL(DATABASE_URL).host);
    queue = await startFlakyProxy(new URL(REDIS_URL).host);
    katalog = await Katalog.start({
      databaseAt: database.host,
      env: {
        REDIS_URL: `redis://${queue.host}`,
        DATABASE_POOL_SIZE: '6',
        DATABASE_CONNECT_SECONDS: '2',
        DATABASE_ANSWER_SECONDS: '2',
      },
    });
    store = await katalog.store();
    category = await katalog.category({ sl: 'Čajniki', en: 'Teapots' });
    product = await katalog.sellOne(store, { productCode: 'A', category: 'Čajniki' });
  });
  afterEach(async () => {
    await Promise.all([database.recover(), queue.recover()]);
    await isBack();
  });
  afterAll(async () => {
    await katalog?.close();
    await Promise.all([database?.leave(), queue?.leave()]);
  });

  /** Processes reconnect without a restart. */
  async function isBack(): Promise<void> {
    await until(async () => (await katalog.visitor().get('/health/ready')).status, {
      holds: (status) => status === 200,
    });
  }

  const pages = () => [
    ['sl', `/izdelek/${product}/karkoli`],
    ['en', `/en/product/${product}/whatever`],
    ['sl', SEARCH.sl],
    ['en', SEARCH.en],
    ['sl', `/izdelki/rezultati/${category}/cajniki`],
    ['en', `/en/products/results/${category}/teapots`],
    ['sl', '/'],
    ['en', '/en'],
  ];

  it('without the database, every page is a static error page in its language, with picture, link and no script', async () => {
    await database.leave();
    for (const [locale, path] of pages()) {
      const response = await katalog.visitor().get(path!, { accept: 'text/html' });
      const html = await response.text();
      expect([path, response.status, response.statusText]).toEqual([path, 503, 'Service Unavailable']);
      expect(response.headers.get('retry-after')).toBe('10');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const words = WORDS[locale as 'sl' | 'en'];
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toMatch(new RegExp(`<title>${words.broken}.* · Katalog</title>`));
      expect(html).toContain(words.again);
      expect(html).toContain(`href="${locale === 'sl' ? '/' : '/en'}"`);
      expect(html).not.toContain('<script');
      const [, style] = /<style>(.+?)<\/style>/s.exec(html)!;
      const hash = createHash('sha256').update(style!).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
      expect(style).toContain('.error-picture');
      const picture = await katalog.visitor().get(/<img class="error-picture" src="([^"]+)"/.exec(html)![1]!);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });

  it('with a frozen database, every page is an error page after the time limit', async () => {
    const admin = await katalog.signedInAs('super_admin');
    await admin.page('/administracija', 'overview/index');
    database.freeze();
    const ask = async (by: Visitor, path: string, locale: string) => {
      const response = await by.get(path, { accept: 'text/html' });
      const retry = response.headers.get('retry-after');
      expect([path, response.status, retry]).toEqual([path, 503, '10']);
      expect(await response.text()).toMatch(
        new RegExp(`<html lang="${locale}">.*<title>${WORDS[locale as 'sl' | 'en'].broken}`, 's'),
      );
    };
    const ready = katalog.visitor().get('/health/ready');
    await Promise.all([
      ...pages().map(([locale, path]) => ask(katalog.visitor(), path!, locale!)),
      ask(admin, '/en/admin/products', 'en'),
    ]);
    expect(await (await ready).json()).toMatchObject({
      status: 'unavailable',
      reasons: { database: 'no answer in time' },
    });
    expect((await katalog.visitor().get('/api/products')).status).toBe(503);
  });

  it('without the database, an unknown URL is still a 404', async () => {
    await database.leave();
    for (const [locale, path] of [
      ['sl', '/nikjer'],
      ['en', '/en/nowhere'],
    ] as const) {
      const page = await katalog.visitor().document(path);
      expect([page.status, page.lang]).toEqual([404, locale]);
      expect(page.text).toContain(WORDS[locale].missing);
      expect(page.body).toContain(`action="${SEARCH[locale]}" method="get"`);
      expect(page.body).toContain('/not-found.svg');
    }
  });

  it.each(['/api/products', '/api/products/1', '/api/categories?ignore_empty=false'])(
    'without the database, %s answers with Retry-After',
    async (path) => {
      await database.leave();
      const response = await katalog.visitor().get(path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' });
    },
  );

  describe('without the database, an open page', () => {
    let admin: Visitor;
    beforeEach(async () => {
      admin = await katalog.signedInAs('super_admin');
      await admin.page('/administracija', 'overview/index');
      await database.leave();
    });

    it('stays when a form is submitted, with a toast about the failure', async () => {
      const response = await admin.submit('POST', '/administracija/kategorije', { name: { sl: 'Nova' } });
      expect([response.status, response.headers.get('x-inertia')]).toEqual([503, 'true']);
      expect(await response.json()).toMatchObject({
        flash: {
          toast: {
            severity: 'error',
            summary: 'Napaka',
            detail: expect.stringMatching(/^Kategorije ni bilo mogoče shraniti\. Storitev trenutno ni/),
            life: 5000,
          },
        },
      });
    });

    it('stays when a background reload fails, with the missing props named', async () => {
      const response = await admin.get('/administracija', background(admin, 'overview/index', 'figures'));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        component: 'overview/index',
        props: { errors: {} },
        rescuedProps: ['figures'],
      });
    });

    it('stays when the next page of its list fails, with a toast', async () => {
      const response = await admin.get(SEARCH.sl, {
        ...background(admin, 'products/search', 'list'),
        'x-inertia-infinite-scroll-merge-intent': 'append',
      });
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ flash: { toast: { severity: 'error' } } });
    });

    it.each([
      ['sl', '/administracija/izdelki', '/administracija', 'Pojdi na pregled'],
      ['en', '/en/admin/products', '/en/admin', 'Go to overview'],
    ] as const)('of the admin area links to the overview, in %s', async (locale, path, overview, way) => {
      const page = await admin.document(path);
      expect([page.status, page.lang]).toEqual([503, locale]);
      expect(page.text).toContain(WORDS[locale].broken);
      expect(page.text).toContain(WORDS[locale].again);
      expect(page.body).toContain(`href="${overview}">${way}</a>`);
      expect(page.head).toContain('.admin-mark');
    });

    it('is replaced by the static page on a visit', async () => {
      const response = await admin.visit('/iskanje/izdelki/rezultati');
      expect([response.status, response.headers.get('x-inertia-location')]).toEqual([409, SEARCH.sl]);
    });
  });

  it('without the database, a form sent without script keeps its input until it can be shown', async () => {
    const visitor = katalog.visitor();
    const { links } = await visitor.document(
      (await visitor.get(`/izdelek/${product}`)).headers.get('location')!,
    );
    const form = [...links.keys()].find((path) => path.startsWith('/napaka/'))!;
    expect((await visitor.document(form)).status).toBe(200);
    await database.leave();
    const sent = await visitor.post(form, { kind: 'something_else', text: 'Ta cena je že dolgo drugačna.' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, form]);
    expect((await visitor.document(form)).status).toBe(503);
    await database.recover();
    await isBack();
    const { text, body } = await visitor.document(form);
    expect(body).toContain('Ta cena je že dolgo drugačna.');
    expect(text).toContain('Storitev trenutno ni na voljo.');
  });

  it('without a free connection, requests fail after the time limit', async () => {
    const holders = await Promise.all([katalog.connect(), katalog.connect()]);
    try {
      for (const holder of holders) await holder.query('begin');
      await holders[0]!.query('lock table products in access exclusive mode');
      const asked = Array.from({ length: 8 }, () => katalog.visitor().get(`/izdelek/${product}/karkoli`));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([503]));
    } finally {
      for (const holder of holders) {
        await holder.query('rollback');
        holder.release();
      }
    }
  });

  it('without the queue, all pages can be read', async () => {
    await queue.leave();
    for (const [, path] of pages()) {
      const { status } = await katalog.visitor().get(path!);
      expect([path, [200, 301].includes(status)]).toEqual([path, true]);
    }
  });

  it('with a frozen queue, pages, searches and redirects answer in time', async () => {
    queue.freeze();
    const inTime = async (path: string, ask: Promise<Response>, statuses: number[]) => {
      const since = performance.now();
      const { status } = await ask;
      expect([path, statuses.includes(status) || status]).toEqual([path, true]);
      expect([path, performance.now() - since < ANSWER_MS || performance.now() - since]).toEqual([
        path,
        true,
      ]);
    };
    const read = (path: string) => inTime(path, katalog.visitor().get(path), [200, 301, 302]);
    const paths = pages().map(([, path]) => path!);
    paths.push('/api/products?query=caj', `/pojdi/${product}`, '/prijava');
    // on a busy machine, more of them at once would wait for a processor, not for the queue
    for (let at = 0; at < paths.length; at += 4) await Promise.all(paths.slice(at, at + 4).map(read));
    expect(await (await katalog.visitor().get('/health/ready')).json()).toMatchObject({
      status: 'degraded',
      reasons: { queue: expect.any(String) },
    });
  });

  it('without the queue, a feed is accepted, and imported when the queue is back', async () => {
    await queue.leave();
    const id = await katalog.upload(store, aFeed([{ productCode: 'B' }]), { mode: 'delta' });
    await queue.recover();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done', counters: { created: 1 } });
  });

  it.each([
    ['their state', READ_TREE_STATE.text],
    ['the tree', READ_TREE.text],
  ])('while a query of the categories hangs (%s), other requests get them', async (_, statement) => {
    // the worker reads them as well
    await katalog.stopWorker();
    const categories = katalog.app.get(CategoriesService);
    const list = () => katalog.visitor().get('/api/categories?ignore_empty=false');
    categories.dropCache();
    const hangs = database.hangAfter(statement);
    const waiting = list();
    await hangs;
    expect((await categories.freshTree()).find(category)).toMatchObject({ id: category });
    expect((await list()).status).toBe(200);
    expect((await waiting).status).toBe(503);
    // as many requests as connections: the hanging connection is not used again
    categories.dropCache();
    for (let asked = 0; asked < 3; asked++) expect((await list()).status).toBe(200);
  });

  it('with a read-only database, all pages can be read, and writes answer 503', async () => {
    const admin = await katalog.signedInAs('super_admin');
    await admin.page('/administracija', 'overview/index');
    const owner = await katalog.connect();
    const alter = async (how: string) => {
      const name = new URL(katalog.config.databaseUrl).pathname.slice(1);
      await owner.query(`alter database "${name}" ${how}`);
      await database.recover();
    };
    await owner.query('update users set last_seen_at = null');
    await alter('set default_transaction_read_only = on');
    try {
      const ready = async () => {
        const response = await katalog.visitor().get('/health/ready');
        return { http: response.status, ...((await response.json()) as Readiness) };
      };
      // after the old connections are closed
      await until(async () => (await ready()).reasons?.database === 'may only be read');
      expect(await ready()).toMatchObject({ http: 503, status: 'unavailable', database: false });
      for (const path of ['/', '/en/search/products/results', `/api/products/${product}`])
        expect([path, (await katalog.visitor().get(path)).status]).toEqual([path, 200]);
      expect((await admin.document('/en/admin/products')).status).toBe(200);
      const name = { sl: 'Nova', en: 'New' };
      const page = await admin.submit('POST', '/en/admin/categories', { name });
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await page.json()).toMatchObject({
        flash: { toast: { severity: 'error', detail: expect.stringContaining('isn’t available') } },
      });
      const api = await admin.send('PATCH', `/api/products/${product}`, { price: 3 });
      expect([api.status, api.headers.get('retry-after')]).toEqual([503, '10']);
      expect((await katalog.visitor().get(`/pojdi/${product}`)).status).toBe(302);
    } finally {
      await alter('reset default_transaction_read_only');
      owner.release();
    }
  });
});

/** Headers of a background reload by the client. */
const background = (visitor: Visitor, component: PageName, only: string) => ({
  ...visitor.reloadHeaders(component, [only]),
  'cache-control': 'no-cache',
});
