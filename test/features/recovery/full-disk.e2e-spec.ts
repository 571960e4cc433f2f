import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aFeed } from '../../support/data/feed.js';
import { freePort } from '../../support/servers/free-port.js';
import { formOf, Katalog, type Store } from '../../support/katalog.js';
import { drawn } from '../../support/data/pictures.js';
import { eventually, stop } from '../../support/servers/system-servers.js';
import { Visitor } from '../../support/browser/visitor.js';

/** More than a connection buffers. */
const LARGE = 30_000_000;

describe('a web process with a full disk', () => {
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

  it('is not ready, with a reason', async () => {
    const response = await admin.get('/health/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'unavailable',
      database: true,
      storage: false,
      queue: true,
      identity: true,
      mail: true,
      index: true,
      demo: true,
      reasons: { storage: 'no room is left' },
    });
  });

  it('still serves pages', async () => {
    expect((await admin.document('/')).status).toBe(200);
    expect((await admin.get(`/api/products/${product}`)).status).toBe(200);
  });

  it.each([1, LARGE])('refuses a feed of at least %i bytes for now, and deletes nothing', async (bytes) => {
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
  });

  it('refuses a picture for now', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'picture.png');
    expect((await admin.send('POST', '/api/media', form)).status).toBe(503);
  });

  it('leaves the store usable for another process', async () => {
    const run = await katalog.import(store, aFeed([{ productCode: 'B' }]), { mode: 'delta' });
    expect(run).toMatchObject({ status: 'done', counters: { created: 1 } });
  });
});
