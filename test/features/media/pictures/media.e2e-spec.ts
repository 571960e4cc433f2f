import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bull';
import sharp from 'sharp';
import { DataSource, type EntityManager } from 'typeorm';
import { ConfigModule } from '../../../../src/core/config/config.module.js';
import { loadConfig } from '../../../../src/core/config/config.js';
import { DatabaseModule } from '../../../../src/core/database/database.module.js';
import { TextsModule } from '../../../../src/core/i18n/i18n.module.js';
import { TracingModule } from '../../../../src/core/tracing/tracing.module.js';
import { MetricsModule } from '../../../../src/core/metrics/metrics.module.js';
import { QueueModule } from '../../../../src/core/queue/queue.module.js';
import { StorageModule } from '../../../../src/core/storage/storage.module.js';
import { Media } from '../../../../src/media/media.entity.js';
import { MediaModule } from '../../../../src/media/media.module.js';
import { mediaJson, type MediaRow, toPicture } from '../../../../src/media/media.presenter.js';
import { MediaService } from '../../../../src/media/media.service.js';
import { PICTURE_QUEUE } from '../../../../src/media/pictures/picture.queue.js';
import { createTestDatabase } from '../../../support/database.js';
import { animated, drawn, noisy } from '../../../support/data/pictures.js';
import { testKeyPrefix, testServices } from '../../../support/servers/services.js';
import { until } from '../../../support/until.js';

type Answer = { status?: number; body?: Buffer; type?: string; wait?: number; location?: string };

/** A store's picture server: answers with the test's content, and counts. */
class PictureServer {
  readonly answers = new Map<string, Answer>();
  readonly asked: string[] = [];
  most = 0;
  private open = 0;
  private readonly server = createServer((request, response) => void this.answer(request, response));
  origin: string;

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(request.url!);
    this.most = Math.max(this.most, ++this.open);
    const {
      status = 200,
      body = Buffer.alloc(0),
      type = 'image/jpeg',
      wait = 0,
      location,
    } = this.answers.get(request.url!) ?? {
      status: 404,
    };
    await pause(wait);
    this.open--;
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body);
  }

  async start(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  put(path: string, answer: Answer): string {
    this.answers.set(path, answer);
    return this.origin + path;
  }

  stop(): void {
    this.server.close().closeAllConnections();
  }
}

const shop = new PictureServer();

const services = await testServices();
const [database, folder] = await Promise.all([
  createTestDatabase(),
  mkdtemp(join(tmpdir(), 'katalog-media-')),
]);
await shop.start();
const config = loadConfig('worker', {
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  REDIS_URL: services.REDIS_URL,
  REDIS_PREFIX: testKeyPrefix(),
  DATA_DIR: folder,
  SESSION_SECRET: 's'.repeat(32),
  FETCH_ALLOWED_PRIVATE_ORIGINS: shop.origin,
});
@Module({
  imports: [
    ConfigModule.forRoot(config),
    DatabaseModule,
    MetricsModule,
    QueueModule,
    StorageModule,
    TextsModule,
    TracingModule,
    MediaModule,
  ],
})
class TestModule {}
const app = await NestFactory.create<NestFastifyApplication>(TestModule, new FastifyAdapter(), {
  logger: ['error'],
});
await app.init();
const data = app.get(DataSource);
const media = app.get(MediaService);
const companyId = await addCompany('Ena');

afterAll(async () => {
  await app.close();
  shop.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function addCompany(name: string): Promise<number> {
  const [row] = await data.query<{ id: number }[]>(
    `with made as (insert into companies (company_name, slug) values ($1, $1) returning id) select id from made`,
    [name],
  );
  return row!.id;
}

/** Registers addresses, lets the worker do its work, and returns the rows in the order of the addresses. */
async function fetched(urls: string[], company = companyId): Promise<Media[]> {
  const ids = await media.registerUrls(data.manager, company, urls);
  await media.requestPictures();
  const look = async () => {
    const rows = await data.getRepository(Media).find();
    return urls.map((url) => rows.find(({ id }) => id === ids.get(url))!);
  };
  return until(look, {
    holds: (found) => found.every(({ status, failure }) => status !== 'pending' || failure),
  });
}

async function fetchedOne(path: string, answer: Answer): Promise<Media> {
  return (await fetched([shop.put(path, answer)]))[0]!;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('a picture of a feed', () => {
  let row: Media;
  let picture: ReturnType<typeof toPicture>;

  beforeAll(async () => {
    // rotated by a camera's mark, with a location
    const body = await drawn(1_000, 2_000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    row = await fetchedOne('/first.jpg', { body, type: 'text/plain' });
    const [selected] = await data.query<{ media: MediaRow }[]>(
      `select ${mediaJson('m')} as media from media m where id = $1`,
      [row.id],
    );
    picture = toPicture(selected!.media, 'sl', 'Lonec');
  });

  it('is made in three widths and two formats, upright', () => {
    expect(row).toMatchObject({
      status: 'ready',
      mime: 'image/jpeg',
      width: 2_000,
      height: 1_000,
      failure: null,
    });
    expect(row.variants.map(({ width, height, format }) => `${width}x${height} ${format}`)).toEqual([
      '400x200 avif',
      '400x200 webp',
      '900x450 avif',
      '900x450 webp',
      '1920x960 avif',
      '1920x960 webp',
    ]);
  });

  it('has props for a responsive image', () => {
    const at = (file: string) => `/media/${row.contentHash}/${file}`;
    expect(picture).toEqual({
      src: at('900.webp'),
      widths: [400, 900, 1_920],
      width: 1_920,
      height: 960,
      alt: 'Lonec',
    });
  });

  it('is served as immutable, with type and size, without metadata', async () => {
    const answer = await get(picture.src);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-length': String(answer.rawPayload.length),
    });
    const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 900,
      height: 450,
      format: 'webp',
      exif: undefined,
    });
    const avif = await get(`/media/${row.contentHash}/400.avif`);
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.rawPayload.toString('latin1')).not.toContain('secret-place');
  });

  it('has a short address, and keeps older ones', async () => {
    expect(row.contentHash).toMatch(/^[\da-f]{32}$/);
    const stored = join(folder, 'storage', 'media');
    const older = createHash('sha256').update('older').digest('hex');
    await cp(join(stored, row.contentHash!), join(stored, older), { recursive: true });
    expect((await get(`/media/${older}/900.webp`)).statusCode).toBe(200);
  });

  it('answers 304 to a matching entity tag', async () => {
    const { etag } = (await get(picture.src)).headers;
    const answer = await get(picture.src, { 'if-none-match': String(etag) });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
    expect((await get(picture.src, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(['original', '300.webp', '400.jpg', '400.webp%00', '..%2f400.webp', '0400.webp'])(
    'has nothing at %s',
    async (file) => {
      const answer = await get(`/media/${row.contentHash}/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    },
  );

  it('stores its original, which is not served', async () => {
    expect(await readdir(join(folder, 'storage', 'media', row.contentHash!))).toContain('original');
    expect((await get('/media/..%2f..%2fmedia/original')).statusCode).toBe(404);
  });

  it('is not fetched again when the feed names it again', async () => {
    const before = shop.asked.length;
    expect((await fetched([shop.origin + '/first.jpg']))[0]!.id).toBe(row.id);
    expect(shop.asked.length).toBe(before);
  });
});

describe('accepted pictures', () => {
  it('are never enlarged', async () => {
    const { variants } = await fetchedOne('/small.png', { body: await drawn(300, 100).png().toBuffer() });
    expect(variants.map(({ width }) => width)).toEqual([300, 300]);
    const middle = await fetchedOne('/middle.png', { body: await drawn(700, 100).png().toBuffer() });
    expect(middle.variants.map(({ width }) => width)).toEqual([400, 400, 700, 700]);
  });

  it('may be of any common type, whatever their file name', async () => {
    const source = drawn(40, 30);
    const bodies = await Promise.all([
      source.clone().png().toBuffer(),
      source.clone().webp().toBuffer(),
      source.clone().avif().toBuffer(),
      source.clone().gif().toBuffer(),
      source.clone().toColourspace('cmyk').jpeg().toBuffer(),
    ]);
    const rows = await fetched(bodies.map((body, index) => shop.put(`/type-${index}.bin`, { body })));
    expect(rows.map(({ status, mime }) => `${status} ${mime}`)).toEqual([
      'ready image/png',
      'ready image/webp',
      'ready image/avif',
      'ready image/gif',
      'ready image/jpeg',
    ]);
  });

  it('with the same content share their files', async () => {
    const body = await drawn(60, 60).png().toBuffer();
    const [one, two] = await fetched([shop.put('/same-1.png', { body }), shop.put('/same-2.png', { body })]);
    const third = await fetchedOne('/same-3.png', { body });
    expect(two).toMatchObject({ contentHash: one!.contentHash, variants: one!.variants });
    expect(third).toMatchObject({
      contentHash: one!.contentHash,
      variants: one!.variants,
      bytes: one!.bytes,
    });
    expect(third.id).not.toBe(one!.id);
  });

  it('are fetched at most two at a time from one host', async () => {
    shop.most = 0;
    const body = await drawn(20, 20).png().toBuffer();
    const urls = Array.from({ length: 8 }, (_, index) => shop.put(`/queue-${index}.png`, { body, wait: 60 }));
    await fetched(urls);
    expect(shop.most).toBe(2);
  });
});

describe('the fetching refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['SVG', () => Buffer.from(svg), 'type_unknown'],
    ['SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'type_unknown'],
    ['a web page', () => Buffer.from('<!doctype html><title>Not found</title>'), 'type_unknown'],
    ['nothing at all', () => Buffer.alloc(0), 'empty'],
    ['TIFF', () => drawn(9, 9).tiff().toBuffer(), 'type_unknown'],
    ['a truncated JPEG', async () => (await noisy().jpeg().toBuffer()).subarray(0, 3_000), 'unreadable'],
    ['a PNG head with rubbish', () => Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'), 'unreadable'],
    ['an animation in GIF', () => animated().gif().toBuffer(), 'animated'],
    ['an animation in WebP', () => animated().webp().toBuffer(), 'animated'],
    ['51 million pixels', () => drawn(10_000, 5_100).png().toBuffer(), 'too_many_pixels'],
    ['a line of pixels', () => drawn(16_001, 2).png().toBuffer(), 'too_many_pixels'],
  ])('%s', async (name, content, failure) => {
    const row = await fetchedOne(`/refused-${encodeURIComponent(name)}.jpg`, { body: await content() });
    expect(row).toMatchObject({ status: 'failed', failure, variants: [], contentHash: null });
  });

  it('files of more than 20 MB', async () => {
    const row = await fetchedOne('/large.jpg', { body: Buffer.alloc(20 * 1024 ** 2 + 1, 0xff) });
    expect(row).toMatchObject({ status: 'failed', failure: 'too_large' });
  });

  it('redirects to private addresses', async () => {
    const location = 'http://127.0.0.1:1/logo.png';
    const row = await fetchedOne('/leads-inside.jpg', { status: 302, location });
    expect(row).toMatchObject({ status: 'failed', failure: 'address_not_allowed' });
  });

  it('missing files', async () => {
    const [row] = await fetched([`${shop.origin}/missing.jpg`]);
    expect(row).toMatchObject({ status: 'failed', failure: 'http_status:404' });
  });

  it('invalid URLs, without adding a row', async () => {
    const kept = await media.registerUrls(data.manager, companyId, [
      'ftp://a/b.jpg',
      'b.jpg',
      `https://a.example/${'x'.repeat(3e3)}`,
      'http://localhost/logo.png',
    ]);
    expect(kept.size).toBe(0);
  });
});

describe('pictures that fail for now', () => {
  it('are tried four times in all', async () => {
    const url = shop.put('/later.jpg', { status: 503 });
    for (const [times, minutes] of [1, 10, 120].entries()) {
      const before = Date.now();
      const [row] = await fetched([url]);
      expect(row).toMatchObject({ status: 'pending', failure: 'http_status:503', attempts: times + 1 });
      const retryAt = row!.retryAt!.getTime() - minutes * 60_000;
      expect(retryAt).toBeGreaterThanOrEqual(before);
      expect(retryAt).toBeLessThanOrEqual(Date.now());
      await data.query(`update media set retry_at = now(), failure = null where id = $1`, [row!.id]);
    }
    const [row] = await fetched([url]);
    expect(row).toMatchObject({ status: 'failed', failure: 'http_status:503', attempts: 4 });
  });

  it('are fetched when their server works again', async () => {
    const url = shop.put('/recovers.jpg', { status: 500 });
    const [row] = await fetched([url]);
    shop.put('/recovers.jpg', { body: await drawn(10, 10).jpeg().toBuffer() });
    await data.query(`update media set retry_at = now(), failure = null where id = $1`, [row!.id]);
    expect((await fetched([url]))[0]).toMatchObject({ status: 'ready', failure: null, retryAt: null });
  });

  it('are reopened when a feed still names them after some days', async () => {
    const url = shop.put('/back.jpg', { status: 410 });
    const [row] = await fetched([url]);
    shop.put('/back.jpg', { body: await drawn(10, 12).jpeg().toBuffer() });
    expect((await fetched([url]))[0]!.status).toBe('failed');
    await data.query(`update media set retry_at = now() - interval '1 second' where id = $1`, [row!.id]);
    expect((await fetched([url]))[0]).toMatchObject({ status: 'ready' });
  });

  it('are tried again after a crash of the worker, until the attempts are used up', async () => {
    const url = shop.put('/deadly.jpg', { body: await drawn(10, 14).jpeg().toBuffer() });
    await data.query(
      `insert into media (company_id, source_url, attempts, retry_at)
       values ($1, $2, 3, now() + interval '5 minutes'), ($1, $3, 4, now() - interval '1 second')`,
      [companyId, url, `${url}?4`],
    );
    const [lost] = await fetched([`${url}?4`]);
    expect(lost).toMatchObject({ status: 'failed', failure: 'interrupted' });
    expect(shop.asked).not.toContain('/deadly.jpg');
    await data.query(`update media set retry_at = now() where source_url = $1`, [url]);
    expect((await fetched([url]))[0]).toMatchObject({ status: 'ready', attempts: 4 });
  });
});

describe('the order of fetching', () => {
  it('begins with viewed products, then alternates between companies', async () => {
    const pictures = app.get<Queue>(getQueueToken(PICTURE_QUEUE));
    const large = await addCompany('Velika');
    const small = await addCompany('Majhna');
    const body = await drawn(10, 16).jpeg().toBuffer();
    const urls = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => shop.put(`/${name}-${index}.jpg`, { body, wait: 5 }));
    const [many, few] = [urls('large', 40), urls('small', 3)];
    const viewed = many[39]!;
    // a running turn, or one that follows, would take the next picture before the test reads it
    await until(async () => (await pictures.getActiveCount()) === 0);
    const before = shop.asked.length;
    await data.transaction(async (manager) => {
      const ids = await media.registerUrls(manager, large, many);
      await media.registerUrls(manager, small, few);
      await lookedAt(manager, large, ids.get(viewed)!);
    });
    await fetched(many, large);
    const order = shop.asked.slice(before).map((path) => path.split('-')[0]);
    expect(shop.asked[before]).toBe(new URL(viewed).pathname);
    expect(order.slice(0, 10).filter((name) => name === '/small')).toHaveLength(3);
    expect(order.filter((name) => name === '/large')).toHaveLength(40);
  });

  it('includes pictures of the platform', async () => {
    const url = shop.put('/platform.jpg', { body: await drawn(10, 18).jpeg().toBuffer() });
    await data.query('insert into media (source_url) values ($1)', [url]);
    const own = shop.put('/own.jpg', { body: await drawn(10, 19).jpeg().toBuffer() });
    await fetched([own]);
    const rows = () => data.getRepository(Media).findBy({ sourceUrl: url });
    await until(async () => (await rows())[0]!.status !== 'pending');
    expect(await rows()).toMatchObject([{ status: 'ready', companyId: null }]);
  });

  async function lookedAt(manager: EntityManager, company: number, mediaId: number): Promise<void> {
    await manager.query(
      `with product as (
         insert into products (company_id, product_code, name, price) values ($1, 'a', '{"sl": "A"}', 1) returning id
       ), picture as (
         insert into product_media (product_id, media_id) select id, $2 from product
       )
       insert into catalogue_offers
         (offer_id, group_id, card_id, company_id, kind, price_cents, comparable, discounted, availability, condition,
          popularity)
       select id, id, id, $1, 0, 100, true, false, 0, 1, 7 from product`,
      [company, mediaId],
    );
  }
});
