import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FolderStorage } from '../../../src/core/storage/folder-storage.js';
import { S3Storage } from '../../../src/core/storage/s3-storage.js';
import { type Storage, StoredObjectMissing } from '../../../src/core/storage/storage.js';
import { Katalog } from '../../support/katalog.js';
import { drawn } from '../../support/data/pictures.js';
import { S3_CREDENTIALS, S3Server } from '../../support/servers/s3-server.js';
import { until } from '../../support/until.js';

/** More than the smallest part of an upload in parts. */
const LARGE = 12 * 1024 * 1024;
const LIMIT_MS = 10_000;
const TYPE = 'application/octet-stream';

const before = { ...process.env };

Object.assign(process.env, S3_CREDENTIALS);
const s3 = await S3Server.start();
const folder = await mkdtemp(join(tmpdir(), 'storage-'));
afterAll(async () => {
  for (const name of Object.keys(S3_CREDENTIALS)) {
    delete process.env[name];
    if (before[name] !== undefined) process.env[name] = before[name];
  }
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (name = s3.bucket) =>
  new S3Storage(
    { bucket: name, region: 'eu-central-1', endpoint: s3.env.S3_ENDPOINT, forcePathStyle: true },
    LIMIT_MS,
  );

describe.each<[string, () => Storage]>([
  ['a folder', () => new FolderStorage(folder)],
  ['a bucket', () => bucket()],
])('the storage in %s', (_, open) => {
  let storage: Storage;
  beforeAll(() => (storage = open()));

  const write = (key: string, content: Buffer | Readable) =>
    storage.write(key, content instanceof Readable ? content : Readable.from([content]), TYPE);
  const read = async (key: string) => buffer(await storage.read(key));
  const keys = async (under: string) => {
    const found: string[] = [];
    for await (const { key } of storage.list(under)) found.push(key);
    return found.sort();
  };

  it('overwrites an object', async () => {
    expect(await write('feeds/a.xml', Buffer.from('first'))).toBe(5);
    expect(await write('feeds/a.xml', Buffer.from('Žalec'))).toBe(6);
    expect((await read('feeds/a.xml')).toString()).toBe('Žalec');
    expect(await storage.size('feeds/a.xml')).toBe(6);
    expect(await write('feeds/empty', Buffer.alloc(0))).toBe(0);
    expect([await storage.size('feeds/empty'), (await read('feeds/empty')).length]).toEqual([0, 0]);
  });

  it('stores large streams in chunks of any size', async () => {
    const content = randomBytes(LARGE);
    const pieces = Array.from({ length: 97 }, (_, place) =>
      content.subarray((place * LARGE) / 97, ((place + 1) * LARGE) / 97),
    );
    async function* slowly() {
      for (const piece of pieces) {
        await new Promise(setImmediate);
        yield piece;
      }
    }
    expect(await write('feeds/large', Readable.from(slowly()))).toBe(LARGE);
    expect((await read('feeds/large')).equals(content)).toBe(true);
  });

  it.each([10, LARGE])('stores nothing of a stream that breaks after %i bytes', async (length) => {
    async function* broken() {
      yield randomBytes(length);
      await new Promise(setImmediate);
      throw new Error('broken off');
    }
    await expect(write('feeds/broken', Readable.from(broken()))).rejects.toThrow('broken off');
    expect(await storage.size('feeds/broken')).toBeNull();
    expect(await keys('feeds')).not.toContain('feeds/broken');
    expect(s3.uploads.size).toBe(0);
  });

  it('reports a missing object', async () => {
    expect(await storage.size('feeds/nothing')).toBeNull();
    await expect(storage.read('feeds/nothing')).rejects.toThrow(StoredObjectMissing);
    await storage.remove('feeds/nothing');
    expect(await keys('nobody')).toEqual([]);
  });

  it('lists the objects of a folder with their times, and removes them', async () => {
    s3.pageSize = 2;
    const since = Date.now() - 2000;
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `pictures/${name}.jpg`);
    for (const name of [...names, 'pictures/deep/f.jpg', 'pictures-2/g.jpg'])
      await write(name, Buffer.from('x'));
    expect(await keys('pictures')).toEqual(names);
    for await (const { modifiedAt } of storage.list('pictures'))
      expect(modifiedAt.getTime()).toBeGreaterThan(since);
    await storage.remove('pictures/a.jpg');
    expect(await keys('pictures')).toEqual(names.slice(1));
  });

  it.each(['../out', '/etc/passwd', 'a//b', 'a/../b', '', 'a b'])('refuses the key %j', async (key) => {
    await expect(write(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
  });

  it('reports that it is available', async () => {
    await storage.check();
  });
});

describe('a bucket', () => {
  it('reports a missing or unreachable bucket', async () => {
    await expect(bucket('other').check()).rejects.toThrow();
    s3.failsWith = 403;
    await expect(bucket().check()).rejects.toThrow();
    await expect(bucket().size('feeds/a.xml')).rejects.toThrow();
    s3.failsWith = null;
    await bucket().check();
  });

  it('stores the images of an application', async () => {
    const katalog = await Katalog.start({ env: s3.env });
    try {
      const { admin } = await katalog.store();
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(await drawn(500, 300).png().toBuffer())]), 'slika.png');
      const answer = await admin.send('POST', '/api/media', body);
      expect(answer.status).toBe(201);
      const [{ id } = { id: 0 }] = ((await answer.json()) as { data: { id: number }[] }).data;
      const state = async () =>
        (
          await katalog.rows<{ status: string; key: string; hash: string }>(
            'select status, storage_key as key, content_hash as hash from media where id = $1',
            [id],
          )
        )[0]!;
      await until(async () => (await state()).status !== 'pending');
      const { status, key, hash } = await state();
      expect([status, s3.objects.has(key)]).toEqual(['ready', true]);
      const variant = [...s3.objects.keys()].find((name) => name.includes(hash) && name.endsWith('.webp'))!;
      const served = await katalog.visitor().get(`/${variant}`);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await served.arrayBuffer()).byteLength).toBe(s3.objects.get(variant)!.content.length);
    } finally {
      await katalog.close();
    }
  });
});
