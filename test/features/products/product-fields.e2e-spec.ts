import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { googleFeed, googleItem } from '../../../src/import/feed/testing/feeds.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import { aFeed } from '../../support/data/feed.js';
import { freePort } from '../../support/servers/free-port.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { makeCompany, makePerson, withSession } from '../../support/people.js';
import { until } from '../../support/until.js';
import { Visitor } from '../../support/browser/visitor.js';

const PRELOADED = join(import.meta.dirname, '../../support/invented-field.mjs');
const LONG = 400_000;

/** The type with the additional fields. */
type Invented = ProductJson & { warranty: string | null; packSize: number | null };

const processes: ChildProcess[] = [];
const katalog = await Katalog.start({ worker: false });
await katalog.rows('alter table products add column warranty text, add column pack_size integer');
const PORT = String(await freePort());
const origin = `http://127.0.0.1:${PORT}`;
const settings = { PORT, HOST: '127.0.0.1', PUBLIC_URL: origin, NODE_OPTIONS: `--import=${PRELOADED}` };
processes.push(katalog.spawnWeb(settings), katalog.spawnWorker(settings));
const isReady = async () => (await fetch(`${origin}/health/ready`).catch(() => null))?.ok;
await until(isReady, { patienceMs: LONG });
const company = await makeCompany(katalog.app);
const person = await makePerson(katalog.app, { userType: 'admin', companyId: company.id });
const visitor = new Visitor(origin, katalog.visitor().version);
const store: Store = { company, person, admin: await withSession(origin, person, visitor) };
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await katalog.close();
});

describe('an additional product field', () => {
  const json = async <Body>(path: string) => await store.admin.read<Body>(path);
  const product = async (code: string) =>
    json<Invented>(`/api/products/${await katalog.idOf(store, code)}?locale=en`);
  const warrantyOf = async (code: string) => (await product(code)).warranty;
  const feed = (warranty: string) =>
    aFeed([{ productCode: 'OWN', name: 'Čajnik', price: 10 }]).replace(
      '</offer>',
      `<warranty>${warranty}</warranty></offer>`,
    );

  it('is in the API with its limit, in the audit log and in the form', async () => {
    const { admin } = store;
    const input = { productCode: 'API', name: 'Kuhalnik', price: 20, link: 'https://trgovina.example/k' };
    const refused = await admin.send('POST', '/api/products', { ...input, warranty: 'x'.repeat(41) });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { warranty: expect.stringContaining('40') } },
    ]);
    expect((await admin.send('POST', '/api/products', { ...input, warranty: '2 leti' })).status).toBe(201);
    const read = await product('API');
    expect(read.warranty).toBe('2 leti');
    expect(
      (await admin.send('PUT', `/api/products/${read.id}`, { ...read, warranty: '3 leta' })).status,
    ).toBe(200);
    expect(await warrantyOf('API')).toBe('3 leta');

    const [entry] = await katalog.rows<{ before: object; after: object }>(
      `select before, after from audit_entries where object_id = $1 and action = 'product.updated'`,
      [String(read.id)],
    );
    expect(entry).toMatchObject({ before: { warranty: '2 leti' }, after: { warranty: '3 leta' } });

    const { props } = await admin.page(`/administracija/izdelki/${read.id}`, 'offers/form');
    expect(props.form).toMatchObject({ warranty: '3 leta' });
    expect(props.form.details).toContainEqual({
      name: 'warranty',
      label: 'fields.warranty',
      hint: null,
      hasLines: false,
      maxLength: 40,
      isNumber: false,
      options: null,
    });
    const { history } = await admin.reload(`/administracija/izdelki/${read.id}`, 'offers/form', ['history']);
    expect(history![0]!.changes).toEqual([{ field: 'fields.warranty', before: '2 leti', after: '3 leta' }]);
  });

  it('may be a whole number', async () => {
    const { admin } = store;
    const numbered = (packSize: string) =>
      aFeed([{ productCode: 'PACK', name: 'Baterije', price: 4 }]).replace(
        '</offer>',
        `<packSize>${packSize}</packSize></offer>`,
      );
    await katalog.import(store, numbered('12'), { mode: 'delta' });
    const read = await product('PACK');
    expect(read.packSize).toBe(12);
    const refused = await admin.send('PUT', `/api/products/${read.id}`, { ...read, packSize: 1_000 });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { packSize: expect.stringContaining('999') } },
    ]);
    const path = `/administracija/izdelki/${read.id}`;
    const { form } = (await admin.page(path, 'offers/form')).props;
    expect(form.details).toContainEqual(expect.objectContaining({ name: 'packSize', isNumber: true }));
    await admin.submit('PUT', path, { packSize: '24', _version: form.version });
    expect((await product('PACK')).packSize).toBe(24);
    for (const wrong of ['dvanajst', '1000', '1.5']) {
      const { id } = await katalog.import(store, numbered(wrong), { mode: 'delta' });
      expect((await product('PACK')).packSize).toBeNull();
      expect(
        await katalog.rows(
          `select code, "values" ->> 'field' as field from import_issues where import_id = $1`,
          [id],
        ),
      ).toContainEqual({ code: 'value_unknown', field: 'packSize' });
    }
  });

  it('is described by OpenAPI', async () => {
    const { components } = await json<{
      components: { schemas: Record<string, { properties: Record<string, unknown> }> };
    }>('/api/docs-json');
    expect(components.schemas.ProductJson!.properties.warranty).toEqual({ type: ['string', 'null'] });
    expect(components.schemas.ProductInput!.properties.warranty).toMatchObject({ maxLength: 40 });
  });

  it('is read from Katalog’s own format, reported as a difference, and rolled back', async () => {
    await katalog.import(store, feed('1 leto'), { mode: 'delta' });
    expect(await warrantyOf('OWN')).toBe('1 leto');
    const unchanged = await katalog.import(store, feed('1 leto'), { mode: 'delta' });
    expect(unchanged.counters).toMatchObject({ unchanged: 1, updated: 0 });

    const { id } = await katalog.import(store, feed('5 let'), { mode: 'delta' });
    expect(await warrantyOf('OWN')).toBe('5 let');
    expect(await json(`/api/imports/${id}/changes?locale=en`)).toMatchObject([
      { productCode: 'OWN', fields: [{ field: 'fields.warranty', before: '1 leto', after: '5 let' }] },
    ]);

    expect((await store.admin.send('POST', `/api/imports/${id}/rollback`)).status).toBe(202);
    await until(async () => (await warrantyOf('OWN')) === '1 leto', { patienceMs: LONG });
  });

  it('is read from Google’s format', async () => {
    await katalog.import(store, googleFeed(googleItem('GOOGLE', '<g:warranty>6 let</g:warranty>')), {
      mode: 'delta',
    });
    expect(await warrantyOf('GOOGLE')).toBe('6 let');
  });

  it('is offered and suggested on the mapping screen, and read from a mapped format', async () => {
    const item = (code: string) =>
      `<kos><sifra>${code}</sifra><ime>Čaj</ime><cena>3,50</cena><www>https://trgovina.example/${code}</www>
        <warranty>7 let</warranty></kos>`;
    const { id } = await katalog.import(store, `<blago>${item('M1')}${item('M2')}</blago>`, {
      mode: 'delta',
    });
    const path = `/administracija/uvozi/${id}/oblika`;
    const { targets, form } = (await store.admin.page(path, 'import/format')).props;
    expect(targets).toContainEqual({ id: 'warranty', label: 'fields.warranty' });
    expect(form!.values.fields).toContainEqual({ path: 'warranty', target: 'warranty', label: 'Warranty' });
    await store.admin.submit('PUT', path, { ...form!.values, _version: form!.version });
    await until(
      async () => (await katalog.rows(`select from products where product_code = 'M2'`)).length > 0,
      {
        patienceMs: LONG,
      },
    );
    expect(await warrantyOf('M1')).toBe('7 let');
  });

  it('is exported, and imported from an edited export', async () => {
    const path = '/administracija/izdelki/izvoz';
    const csv = await (await store.admin.get(`${path}?format=csv`)).text();
    expect(csv.split('\r\n')[0]).toContain('fields.warranty');
    expect(csv).toContain('3 leta');
    const xml = await (await store.admin.get(path)).text();
    expect(xml).toContain('<warranty>3 leta</warranty>');
    const edited = await katalog.import(store, xml.replace('3 leta', '9 let'), { mode: 'delta' });
    expect(edited.counters).toMatchObject({ updated: 1 });
    expect(await warrantyOf('API')).toBe('9 let');
  });
});
