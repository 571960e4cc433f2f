import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aFeed } from '../../support/data/feed.js';
import { freePort } from '../../support/servers/free-port.js';
import { formOf, Katalog, type Store } from '../../support/katalog.js';
import { drawn } from '../../support/data/pictures.js';
import { eventually, stop } from '../../support/servers/system-servers.js';
import { Visitor } from '../../support/browser/visitor.js';

/** Longer than a connection holds while nobody reads. */
const LARGE = 30_000_000;

describe('a web whose disk is full', () => {
  let katalog: Katalog;
  let store: Store;
  let product: number;
  let full: ChildProcess;
  let admin: Visitor;

  beforeAll(async () => {
    katalog = await Katalog.start();
    store = await katalog.store();
    product = await katalog.sellOne(store, { productCode: 'A' });
    const PORT = String(await freePort());
    full = katalog.spawnFullWeb({ PORT, HOST: '127.0.0.1' });
    admin = new Visitor(`http://127.0.0.1:${PORT}`, store.admin.version);
    for (const [name, value] of store.admin.cookies) admin.cookies.set(name, value);
    await eventually(() => admin.get('/health/live'));
  });
  afterAll(async () => {
    if (full) await stop(full, 'SIGKILL');
    await katalog?.close();
  });

  const runs = () => katalog.rows('select id from imports');
  const files = () => readdir(join(katalog.config.dataDir, 'storage'), { recursive: true });

  it('is not ready, and says why', async () => {
    const response = await admin.get('/health/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'unavailable',
      database: true,
      storage: false,
      queue: true,
      demo: true,
      reasons: { storage: 'no room is left' },
    });
  });

  it('shows what it shows', async () => {
    expect((await admin.document('/')).status).toBe(200);
    expect((await admin.get(`/api/products/${product}`)).status).toBe(200);
  });

  it.each([1, LARGE])(
    'refuses a feed of %i bytes or more for now, and keeps what was there',
    async (bytes) => {
      const before = [await runs(), await files()];
      const feed = aFeed([{ productCode: 'B' }]) + ' '.repeat(bytes);
      const api = await admin.send('POST', `/api/products/import/${store.company.id}`, formOf(feed));
      expect([api.status, api.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await api.json()).toMatchObject({ status: 503, code: 'unavailable' });
      const page = await admin.submit('POST', '/en/admin/imports', formOf(feed));
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await page.json()).toMatchObject({
        flash: { toast: { severity: 'error', detail: expect.stringContaining('isn’t available') } },
      });
      expect([await runs(), await files()]).toEqual(before);
    },
  );

  it('refuses a picture for now', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'picture.png');
    expect((await admin.send('POST', '/api/media', form)).status).toBe(503);
  });

  it('is followed by one that takes the same feed', async () => {
    const run = await katalog.import(store, aFeed([{ productCode: 'B' }]), { mode: 'delta' });
    expect(run).toMatchObject({ status: 'done', counters: { created: 1 } });
  });
});
