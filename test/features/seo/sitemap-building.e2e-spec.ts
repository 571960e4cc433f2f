import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { SitemapBuilder } from '../../../src/seo/sitemap-builder.js';
import { anEan } from '../../support/data/feed.js';
import { refreshReadModel } from '../../support/data/read-model.js';
import { buildSitemap } from '../../support/data/sitemap.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

const PART = '/sitemap.xml?part=products-0';
/** In the fifth part. */
const FAR_ID = 20_001;

const katalog = await Katalog.use({ worker: false });

describe('the stored sitemap', () => {
  let store: Store;
  const ean = anEan();

  const build = () => buildSitemap(katalog.work);
  const answer = (path: string) => katalog.visitor().get(path);
  const textOf = async (path: string) => (await answer(path)).text();
  const marks = async () =>
    await katalog.values<number>('select distinct part from sitemap_changes order by part');
  /** The parts that a build writes. */
  async function written(work: () => Promise<unknown>): Promise<string[]> {
    const versions = async () =>
      new Map(
        (
          await katalog.rows<{ part: string; version: string }>(
            `select name || ' ' || locale as part, xmin::text as version from sitemap_parts`,
          )
        ).map(({ part, version }) => [part, version]),
      );
    const before = await versions();
    await work();
    return [...(await versions())]
      .filter(([part, version]) => before.get(part) !== version)
      .map(([part]) => part)
      .sort();
  }
  async function setStatus(code: string, status: 'active' | 'inactive'): Promise<void> {
    const id = await katalog.idOf(store, code);
    await katalog.rows('update products set status = $2, updated_at = now() where id = $1', [id, status]);
    await refreshReadModel(katalog.app, [id]);
  }

  it('is unavailable until the first one is complete, also when its build was stopped', async () => {
    const paths = ['/sitemap.xml', '/en/sitemap.xml', PART, '/sitemap.xml?part=pages'];
    const statuses = () =>
      Promise.all(
        paths.map(async (path) => {
          const { status, headers } = await answer(path);
          return [status, headers.has('retry-after')];
        }),
      );
    const none = paths.map(() => [503, true]);
    expect(await statuses()).toEqual(none);
    await buildSitemap(katalog.app, AbortSignal.abort());
    expect(await statuses()).toEqual(none);
    await buildSitemap(katalog.app);
    expect(await statuses()).toEqual([200, 200, 404, 200].map((status) => [status, false]));
  });

  it('is built whole when a worker starts', async () => {
    await katalog.startWorker();
    store = await katalog.store('Trgovina');
    const offers = ['A', 'B'].map((productCode) => ({
      productCode,
      name: `Čaj ${productCode}`,
      ean: anEan(),
    }));
    await katalog.sell(store, ...offers, { productCode: 'C', name: 'Čaj C', ean });
    await katalog.stopWorker();
    await katalog.rows('truncate sitemap_parts, sitemap_changes');
    await katalog.startWorker();
    await until(async () => (await answer('/sitemap.xml')).status, { holds: (status) => status === 200 });
    expect(await textOf(PART)).toContain('/caj-a<');
    expect(await textOf('/sitemap.xml')).toContain('part=products-0<');
    expect(await marks()).toEqual([]);
  });

  it('loses a hidden product with the next build, which writes only its part', async () => {
    await katalog.rows(`alter table products alter column id restart with ${FAR_ID}`);
    await katalog.sellOne(store, { productCode: 'F', name: 'Daljni čaj' });
    expect(await written(() => build())).toEqual(['index sl', 'products-4 sl']);
    expect(await textOf('/sitemap.xml')).toMatch(/part=products-0<.*part=products-4</s);

    await setStatus('A', 'inactive');
    expect(await marks()).toEqual([0]);
    expect(await textOf(PART)).toContain('/caj-a<');
    expect(await written(() => build())).toEqual(['products-0 sl']);
    expect(await textOf(PART)).not.toContain('/caj-a<');

    await setStatus('F', 'inactive');
    await build();
    expect(await textOf('/sitemap.xml')).not.toContain('products-4');
    expect((await answer('/sitemap.xml?part=products-4')).status).toBe(404);
    await setStatus('A', 'active');
    await setStatus('F', 'active');
    await build();
  });

  it('follows the switch of a store', async () => {
    const other = await katalog.store('Druga');
    await katalog.sell(other, { productCode: 'G', name: 'Čaj druge trgovine' });
    const hasProduct = async () => {
      await build();
      return (await textOf('/sitemap.xml?part=products-4')).includes('/caj-druge-trgovine<');
    };
    expect(await hasProduct()).toBe(true);
    const platform = await katalog.signedInAs('super_admin');
    const path = `/api/companies/${other.company.id}/deactivate`;
    expect((await platform.send('PUT', path)).status).toBe(200);
    await until(hasProduct, { holds: (has) => !has });
    expect(await textOf('/sitemap.xml?part=stores-0')).not.toContain(`id=${other.company.id}<`);
  });

  it('dates a page by a price that changes in another part', async () => {
    const other = await katalog.store('Tretja');
    await katalog.sellOne(other, { productCode: 'C', name: 'Čaj C', ean, price: 10 });
    await build();
    const before = await textOf(PART);
    await katalog.sellOne(other, { productCode: 'C', name: 'Čaj C', ean, price: 9 });
    expect(await marks()).toEqual([0, 4]);
    await build();
    const dateOf = (text: string) => /\/caj-c<\/loc><lastmod>([^<]+)/.exec(text)![1]!;
    expect(dateOf(await textOf(PART)) > dateOf(before)).toBe(true);
  });

  it('writes nothing when nothing has changed, also with several workers', async () => {
    await build();
    expect(await written(() => Promise.all([build(), build(), buildSitemap(katalog.app)]))).toEqual([]);
    await katalog.work.get(SitemapBuilder, { strict: false }).markAll();
    expect(await written(() => Promise.all([build(), buildSitemap(katalog.app)]))).toEqual([]);
    expect(await marks()).toEqual([]);
  });

  it('keeps the mark of a change that commits while its part is built', async () => {
    const id = await katalog.idOf(store, 'B');
    const writer = await katalog.connect();
    try {
      await writer.query('begin');
      await writer.query(`update products set updated_at = '2030-01-01T00:00:00Z' where id = $1`, [id]);
      await writer.query('insert into sitemap_changes values (0)');
      await setStatus('A', 'inactive');
      await build();
      expect(await textOf(PART)).not.toMatch(/\/caj-a<|2030-01-01/);
      await writer.query('commit');
    } finally {
      writer.release();
    }
    expect(await marks()).toEqual([0]);
    await build();
    expect(await textOf(PART)).toContain('2030-01-01');
  });

  describe.each(['/sitemap.xml', '/en/sitemap.xml', PART])('%s', (path) => {
    const ask = (headers: Record<string, string>, method = 'GET') =>
      new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
        request(katalog.origin + path, { headers, method }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        })
          .on('error', reject)
          .end();
      });

    it('is sent in gzip, and unpacked to clients without it', async () => {
      const packed = await ask({ 'accept-encoding': 'br, gzip' });
      expect(packed).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'content-encoding': 'gzip',
          'content-length': String(packed.body.length),
          'cache-control': 'public, max-age=3600',
        },
      });
      for (const accepted of [
        {},
        { 'accept-encoding': 'identity' },
        { 'accept-encoding': 'gzip;q=0' },
        { 'accept-encoding': 'br' },
      ]) {
        const plain = await ask(accepted as Record<string, string>);
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.headers['vary']).toMatch(/accept-encoding/i);
        expect(plain.headers['etag']).toBe(packed.headers['etag']);
        expect(plain.body.toString()).toBe(gunzipSync(packed.body).toString());
      }
    });

    it('is not sent again to who has it', async () => {
      const etag = String((await ask({})).headers['etag']);
      const again = await ask({ 'if-none-match': `"other", ${etag}` });
      expect([again.status, again.headers['etag'], again.body.length]).toEqual([304, etag, 0]);
      expect((await ask({ 'if-none-match': `W/"${'a'.repeat(43)}"` })).status).toBe(200);
    });

    it('answers HEAD without content', async () => {
      const [head, full] = [
        await ask({ 'accept-encoding': 'gzip' }, 'HEAD'),
        await ask({ 'accept-encoding': 'gzip' }),
      ];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
      expect(head.headers['etag']).toBe(full.headers['etag']);
    });
  });
});
