import { aFeed } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const NOT_HERE: Record<string, string> = {
  sl: 'Te strani nismo našli',
  en: 'We can’t find that page',
};

const katalog = await Katalog.use();
const [store, stranger] = [await katalog.store(), await katalog.store()];
await katalog.import(store, aFeed([{ productCode: 'A', category: 'Tuja pot' }, { price: 0 }]));

describe('an error', () => {
  it.each([
    ['/nikjer', 'sl', 'Te strani nismo našli'],
    ['/en/nowhere', 'en', 'We can’t find that page'],
    ['/en/administracija', 'en', 'We can’t find that page'],
    ['/english', 'sl', 'Te strani nismo našli'],
    ['/strani/pogoji', 'sl', 'Te strani nismo našli'],
    ['/blogi/999999/nikoli', 'sl', 'Te strani nismo našli'],
  ])('at %s is a complete page in %s', async (path, locale, text) => {
    const page = await katalog.visitor().document(path);
    expect([page.status, page.lang]).toEqual([404, locale]);
    expect(page.text).toContain(text);
    expect(page.title).toBe(`${text} · Katalog`);
    expect(page.links.has(locale === 'sl' ? '/' : '/en')).toBe(true);
  });

  it('is an Inertia page, too', async () => {
    const response = await katalog.visitor().visit('/nikjer');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ component: 'errors/show', props: { status: 404 } });
  });

  it.each(['/api/unknown', '/api', '/api/products/import', '/media/nothing', '/health/nothing'])(
    'at %s is a document for programs',
    async (path) => {
      const response = await katalog.visitor().get(path, { accept: 'text/html' });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Iskanega ni mogoče najti. Preverite naslov in poskusite znova.',
        status: 404,
        code: 'not_found',
        requestId: response.headers.get('x-request-id'),
      });
    },
  );

  describe.each(['%E0', '%', '%E0%A4%A', '%00', 'a%00b'])('in whose path there is %s', (part) => {
    it.each([
      '/api/products/:part',
      '/api/categories/:part',
      '/api/products/:part/similar',
      '/api/:part',
      '/media/:part/300.webp',
      '/health/:part',
    ])('is a 404 for programs: %s', async (path) => {
      const response = await katalog.visitor().get(path.replace(':part', part), { accept: 'text/html' });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('application/problem+json'),
      ]);
    });

    it.each([
      ['sl', '/:part'],
      ['sl', '/izdelek/:part'],
      ['sl', '/izdelek/1/:part'],
      ['sl', '/iskanje/izdelki/rezultati/:part'],
      ['sl', '/izdelki/rezultati/1/:part'],
      ['sl', '/strani/:part'],
      ['en', '/en/product/1/:part'],
    ])('is a 404, in %s: %s', async (lang, path) => {
      const { status, title, ...document } = await katalog.visitor().document(path.replace(':part', part));
      expect(status).toBe(404);
      expect([title, document.lang]).toEqual([expect.stringContaining(NOT_HERE[lang]!), lang]);
    });
  });

  it('of an overlong URL is the client’s', async () => {
    const { status } = await katalog.visitor().get(`/${'a'.repeat(3000)}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('of a filter of the wrong type is ignored by a page, and refused by the API', async () => {
    const visitor = katalog.visitor();
    const statusOf = async (path: string) => (await visitor.get(path)).status;
    const list = '/iskanje/izdelki/rezultati';
    const countOf = async (path: string) =>
      (await visitor.page(path, 'products/search')).props.results?.count;
    expect(await countOf(`${list}?brand=%00`)).toBe(await countOf(list));
    expect(await statusOf(`${list}?brand=%00`)).toBe(200);
    expect(await statusOf('/api/products?brand=%00')).toBe(400);
  });

  it('in a body is the client’s', async () => {
    const response = await fetch(`${katalog.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: '{"idToken":',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  describe('protects', () => {
    const IMPORT = 1;

    it.each([
      ['GET', `/administracija/uvozi?import=${IMPORT}`],
      ['GET', `/en/admin/imports?import=${IMPORT}`],
      ['GET', `/administracija/uvozi/${IMPORT}/porocilo`],
      ['GET', `/api/imports/${IMPORT}`],
    ])('%s %s of another store is a 404', async (method, path) => {
      const own = await store.admin.send(method, path);
      expect(own.status).toBe(200);
      const foreign = await stranger.admin.send(method, path);
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).not.toContain('Tuja pot');
      // the same as for a missing record
      expect((await stranger.admin.send(method, path.replace(/\b1\b/, '999'))).status).toBe(404);
    });

    it('actions on another store’s imports, mappings and its upload', async () => {
      const { props } = await store.admin.page('/administracija/uvozi/kategorije', 'import/categories');
      const [mapping] = props.mappings;
      const sent = async (visitor: Store['admin']) => [
        (await visitor.send('PATCH', `/administracija/uvozi/${IMPORT}`, { action: 'repeat' }, JSON_ONLY))
          .status,
        (await visitor.send('PATCH', mapping!.updateUrl!, { categoryId: null }, JSON_ONLY)).status,
      ];
      const count = async () => (await katalog.rows('select from imports')).length;
      const before = await count();
      expect(await sent(stranger.admin)).toEqual([404, 404]);
      const upload = await stranger.admin.send(
        'POST',
        `/api/products/import/${store.company.id}`,
        new FormData(),
      );
      expect(upload.status).toBe(404);
      expect(await count()).toBe(before);
    });

    it('people without the permission', async () => {
      const reader = await katalog.signedInAs('employee', {
        companyId: store.company.id,
        permissionLevel: 0,
      });
      expect((await reader.get('/administracija/uvozi')).status).toBe(200);
      expect((await reader.page('/administracija/uvozi', 'import/index')).props.can.upload).toBe(false);
      const upload = await reader.send('POST', `/api/products/import/${store.company.id}`, new FormData());
      expect(upload.status).toBe(403);
      expect(await upload.json()).toMatchObject({ code: 'forbidden' });
    });

    it('people who are not signed in', async () => {
      const page = await katalog.visitor().get('/en/admin/imports');
      expect([page.status, page.headers.get('location')]).toEqual([
        302,
        '/en/login?next=%2Fen%2Fadmin%2Fimports',
      ]);
      const call = await katalog.visitor().get('/api/imports/1');
      expect(call.status).toBe(401);
      expect(await call.json()).toMatchObject({ code: 'unauthenticated' });
    });

    it('catalogue admins are not affected', async () => {
      const boss = await katalog.signedInAs('super_admin');
      const { props } = await boss.page(`/administracija/uvozi?import=${IMPORT}`, 'import/index');
      expect(props.company?.id).toBe(store.company.id);
      expect(props.companies.map(({ id }) => id).sort()).toEqual(
        [store.company.id, stranger.company.id].sort(),
      );
    });
  });
});

const JSON_ONLY = { accept: 'application/json' };
