import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { createWorkerApp } from '../../../src/app.js';
import { loadConfig } from '../../../src/core/config/config.js';
import type { MediaJson } from '../../../src/media/media.json.js';
import { CLEANING_JOB, PICTURE_QUEUE } from '../../../src/media/pictures/picture.queue.js';
import { MediaService } from '../../../src/media/media.service.js';
import { MEDIA_USES } from '../../../src/media/pictures/picture-uses.js';
import { lockContent } from '../../../src/media/pictures/picture-store.js';
import { contentHash } from '../../../src/media/pictures/variant.js';
import { startApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { animated, drawn, noisy, pngOfSize } from '../../support/data/pictures.js';
import { until } from '../../support/until.js';
import { Visitor } from '../../support/browser/visitor.js';

interface Problem {
  status: number;
  code: string;
  title: string;
  values?: Record<string, unknown>;
  errors?: Record<string, string>;
}

type File = Buffer | { name: string; content: Buffer };

/** Two shops that answer only when the test allows it. */
class SlowStore {
  asked = 0;
  answered = 0;
  origins: string[];
  private readonly held: ServerResponse[] = [];
  private readonly servers = [this.serve(), this.serve()];

  async start(): Promise<void> {
    for (const server of this.servers) await once(server.listen(0, '127.0.0.1'), 'listening');
    this.origins = this.servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  answer(): void {
    for (const response of this.held) response.writeHead(404).end();
    this.answered = this.held.length;
  }

  stop(): void {
    for (const server of this.servers) server.close().closeAllConnections();
  }

  private serve(): Server {
    return createServer((_request, response) => {
      this.asked++;
      this.held.push(response);
    });
  }
}

const shop = new SlowStore();

await shop.start();
const started = await startApp({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: shop.origins.join(',') } });
const worker = await createWorkerApp(loadConfig('worker', started.environment));
const { app, origin } = started;
const data = app.get(DataSource);
const companyId = (await makeCompany(app)).id;
const foreignId = (await makeCompany(app)).id;
const admin = await signedInAs({ app, origin }, { userType: 'admin', companyId });
const writer = await signedInAs({ app, origin }, { userType: 'employee', companyId, permissionLevel: 1 });
const reader = await signedInAs({ app, origin }, { userType: 'employee', companyId, permissionLevel: 0 });
const foreign = await signedInAs({ app, origin }, { userType: 'admin', companyId: foreignId });
const platform = await signedInAs({ app, origin }, { userType: 'super_admin', companyId: null });

afterAll(async () => {
  await worker.close();
  await started.close();
  shop.stop();
});

function formOf(files: File[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) {
    const { name, content } = Buffer.isBuffer(file) ? { name: 'slika.jpg', content: file } : file;
    // the stated type does not matter
    form.append('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  }
  return form;
}

const send = (files: File[], by = admin, path = '/api/media', fields = {}) =>
  by.send('POST', path, formOf(files, fields), { 'accept-language': 'sl' });

async function upload(files: File[], by = admin, path?: string, fields = {}): Promise<MediaJson[]> {
  const response = await send(files, by, path, fields);
  const answer = (await response.json()) as { data: MediaJson[] };
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

async function uploadOne(file: File, by = admin): Promise<MediaJson> {
  return (await upload([file], by))[0]!;
}

async function read(id: number, by = admin, query = ''): Promise<MediaJson> {
  return await by.read<MediaJson>(`/api/media/${id}${query}`, { 'accept-language': 'sl' });
}

function settled(id: number, by = admin): Promise<MediaJson> {
  return until(() => read(id, by), { holds: ({ status }) => status !== 'pending' });
}

async function refusal(files: File[], locale: 'sl' | 'en', by = admin): Promise<Problem> {
  const response = await by.send('POST', `/api/media?locale=${locale}`, formOf(files));
  return { ...((await response.json()) as Problem), status: response.status };
}

/** Names below a folder of the storage. */
const stored = (folder: string) =>
  readdir(join(started.config.dataDir, 'storage', folder)).catch(() => [] as string[]);

async function pendingCount(): Promise<number> {
  const [row] = await data.query<{ count: number }[]>(
    `select count(*)::integer as count from media where status = 'pending'`,
  );
  return row!.count;
}

async function rowCount(): Promise<number> {
  const [row] = await data.query<{ count: number }[]>('select count(*)::integer as count from media');
  return row!.count;
}

/** The file goes right after its row is ready. */
const noUploadsLeft = () => until(async () => (await stored('uploads')).length === 0);

/** Rows and files that a refused upload must not leave. */
async function leavesNothing(work: () => Promise<unknown>): Promise<void> {
  await until(async () => (await pendingCount()) === 0 && !(await stored('uploads')).length);
  const before = await rowCount();
  await work();
  expect([await rowCount(), await stored('uploads')]).toEqual([before, []]);
}

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const content = await drawn(1_000, 500).toFormat(format).toBuffer();
    const pending = await uploadOne({ name: 'Lonec.heic', content }, writer);
    expect(pending).toEqual({
      id: pending.id,
      companyId,
      fileName: 'Lonec.heic',
      url: null,
      alt: '',
      width: null,
      height: null,
      mime: `image/${format}`,
      bytes: content.length,
      variants: [],
      status: 'pending',
      failure: null,
      failureCode: null,
    });
    const ready = await settled(pending.id, writer);
    expect(ready).toMatchObject({ status: 'ready', width: 1_000, height: 500, failure: null });
    expect(ready.variants.map(({ width, height, format: made }) => `${width}x${height} ${made}`)).toEqual([
      '400x200 avif',
      '400x200 webp',
      '900x450 avif',
      '900x450 webp',
      '1000x500 avif',
      '1000x500 webp',
    ]);
    const shown = await fetch(ready.url!);
    expect(ready.url).toBe(ready.variants[3]!.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await noUploadsLeft();
  });

  it.each(['jpeg', 'webp', 'png'] as const)(
    'is turned upright from its EXIF orientation in %s',
    async (format) => {
      const content = await drawn(60, 90).toFormat(format).withMetadata({ orientation: 6 }).toBuffer();
      expect((await sharp(content).metadata()).orientation).toBe(6);
      const ready = await settled((await uploadOne(content)).id);
      expect(ready).toMatchObject({ status: 'ready', width: 90, height: 60 });
      expect(ready.variants.map(({ width, height }) => [width, height])).toEqual([
        [90, 60],
        [90, 60],
      ]);
    },
  );

  it('may come with others, and keeps their order', async () => {
    const [one, two] = [await drawn().png().toBuffer(), await drawn().webp().toBuffer()];
    const answer = await upload([one, two, one]);
    expect(answer.map(({ mime }) => mime)).toEqual(['image/png', 'image/webp', 'image/png']);
    expect(answer[2]!.id).toBe(answer[0]!.id);
    for (const { id } of answer) expect((await settled(id)).status).toBe('ready');
    await noUploadsLeft();
  });

  it('is recognised by its content, also while it is pending', async () => {
    const content = await drawn().png().toBuffer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => uploadOne({ name: `${index}.png`, content })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const ready = await settled(answers[0]!.id);
    expect(await uploadOne(content)).toEqual(ready);
    const others = await uploadOne(content, foreign);
    expect(others.id).not.toBe(ready.id);
    expect((await settled(others.id, foreign)).url).toBe(ready.url);
    await noUploadsLeft();
  });

  it('does not wait for slow servers of feeds', async () => {
    const pictures = shop.origins.flatMap((origin) => [`${origin}/1.jpg`, `${origin}/2.jpg`]);
    const media = started.app.get(MediaService);
    await media.registerUrls(data.manager, foreignId, pictures);
    await media.requestPictures();
    // the number that the worker fetches at once
    await until(async () => shop.asked === pictures.length);
    expect((await settled((await uploadOne(await drawn().png().toBuffer())).id)).status).toBe('ready');
    expect(shop.answered).toBe(0);
    shop.answer();
    await until(async () => (await pendingCount()) === 0);
  });

  it('can be stored by other modules', async () => {
    const media = started.app.get(MediaService);
    const good = await drawn().png().toBuffer();
    const bad = pngOfSize(0, 0);
    const store = (content: Buffer) =>
      media.storeUpload({ companyId, content: Readable.from(content), fileName: 'logo.png' });
    expect((await settled(await store(good))).status).toBe('ready');
    expect((await settled(await store(bad))).status).toBe('failed');
    await expect(store(Buffer.from('<svg/>'))).rejects.toMatchObject({ key: 'media.failure.type_unknown' });
  });
});

const NO_PICTURE: [sl: string, en: string] = [
  'Te vrste datotek ne sprejemamo. Uporabite JPEG, PNG, WebP, AVIF ali neanimiran GIF.',
  'We don’t accept this type of file. Use JPEG, PNG, WebP, AVIF or a still GIF.',
];
const UNREADABLE: [sl: string, en: string] = [
  'Slike ni mogoče prebrati, ker je poškodovana ali nepopolna. Odprite jo v urejevalniku slik in jo shranite znova.',
  'We can’t read the image because it’s damaged or incomplete. Open it in an image editor and save it again.',
];
const TOO_MANY_PIXELS: [sl: string, en: string] = [
  'Slika ima preveč slikovnih pik. Pomanjšajte jo na največ 50 milijonov slikovnih pik, vsaka stranica pa naj jih ima največ 16000.',
  'The image has too many pixels. Reduce it to no more than 50 million pixels and 16000 pixels per side.',
];
const ANIMATED: [sl: string, en: string] = [
  'Slika je animirana. Dodajte neanimirano sliko.',
  'The image is animated. Add a still image.',
];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('the upload refuses', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, [sl: string, en: string]]>([
    ['SVG', () => Buffer.from(svg), 'type_unknown', NO_PICTURE],
    ['SVG behind blanks', () => Buffer.from(`\n  <?xml version="1.0"?>${svg}`), 'type_unknown', NO_PICTURE],
    [
      'a web page',
      () => Buffer.from(`<!doctype html><title>${'x'.repeat(9e5)}</title>`),
      'type_unknown',
      NO_PICTURE,
    ],
    ['TIFF', () => drawn().tiff().toBuffer(), 'type_unknown', NO_PICTURE],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5e6)]), 'type_unknown', NO_PICTURE],
    ['one byte', () => Buffer.from('\xff', 'latin1'), 'type_unknown', NO_PICTURE],
    [
      'an empty file',
      () => Buffer.alloc(0),
      'empty',
      ['Datoteka je prazna. Izberite drugo.', 'The file is empty. Select another one.'],
    ],
    [
      'more than 20 MB',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(20 * 1024 ** 2)]),
      'too_large',
      [
        'Slika je prevelika. Pomanjšajte jo na največ 20\u00a0MB.',
        'The image is too large. Reduce it to 20\u00a0MB or less.',
      ],
    ],
  ])('%s, whatever its file name', async (_, content, code, [sl, en]) => {
    const file = { name: 'slika.jpg', content: await content() };
    await leavesNothing(async () => {
      for (const [locale, title] of [
        ['sl', sl],
        ['en', en],
      ] as const)
        expect(await refusal([file], locale)).toMatchObject({
          status: 422,
          code,
          title,
          errors: { 'file.0': title },
        });
    });
  });

  it('all files when one is not a picture, and names it', async () => {
    const [one, two] = [await drawn().png().toBuffer(), await drawn().png().toBuffer()];
    await leavesNothing(async () => {
      const bad = { name: 'čajni znak.svg', content: Buffer.from(svg) };
      const { status, values, errors } = await refusal([one, bad, two], 'en');
      expect([status, values, errors]).toEqual([422, { name: bad.name }, { 'file.1': NO_PICTURE[1] }]);
    });
  });

  it('a form without a picture, or with too many', async () => {
    const picture = await drawn().png().toBuffer();
    await leavesNothing(async () => {
      expect(await refusal([], 'sl')).toMatchObject({
        status: 422,
        code: 'no_file',
        title: 'Izberite sliko.',
      });
      expect((await admin.send('POST', '/api/media', { file: 'x' })).status).toBe(422);
      expect(
        await refusal(
          Array.from({ length: 21 }, () => picture),
          'en',
        ),
      ).toMatchObject({
        status: 422,
        title: 'You can upload up to 20 images at once. Select fewer.',
      });
      const unknown = await send([picture], admin, '/api/media', { nonsense: '1' });
      expect([unknown.status, await unknown.json()]).toMatchObject([
        400,
        { errors: { nonsense: expect.any(String) } },
      ]);
    });
  });

  it('a truncated body', async () => {
    await leavesNothing(async () => {
      const answer = await sendRaw((form) => form.subarray(0, form.length - 3_000), 'answer');
      expect(answer).toContain(' 422 ');
      expect(answer).toContain('"code":"cut_off"');
      expect(answer).toContain('Slika ni prispela v celoti. Naložite jo znova.');
    });
  });

  it('a body whose connection breaks', async () => {
    const before = (await stored('uploads')).length;
    const most = sendRaw((form) => form.subarray(0, 10_000), 'hang up');
    await expect(most).resolves.toBe('');
    await until(async () => (await stored('uploads')).length === before);
    expect((await admin.get('/health/live')).status).toBe(200);
  });

  it('with 503 while the storage fails, and works afterwards', async () => {
    const blocked = join(started.config.dataDir, 'storage', 'uploads');
    const content = await drawn().png().toBuffer();
    await rm(blocked, { recursive: true, force: true });
    await writeFile(blocked, 'no folder');
    try {
      const before = await rowCount();
      const answer = await refusal([content], 'sl');
      expect(answer).toMatchObject({
        status: 503,
        title: 'Slike trenutno ni mogoče shraniti. Poskusite znova čez nekaj minut.',
      });
      expect(await rowCount()).toBe(before);
    } finally {
      await rm(blocked);
    }
    expect((await settled((await uploadOne(content)).id)).status).toBe('ready');
  });

  /** A form as bytes on its own socket; by default it states its true length. */
  async function sendRaw(cut: (form: Buffer) => Buffer, then: 'answer' | 'hang up'): Promise<string> {
    const body = new Response(formOf([await noisy(400, 400).jpeg().toBuffer()]));
    const whole = Buffer.from(await body.arrayBuffer());
    const part = cut(whole);
    const socket = connect(Number(new URL(started.origin).port), '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (bytes: Buffer) => received.push(bytes));
    const head = [
      'POST /api/media?locale=sl HTTP/1.1',
      'Host: katalog.test',
      'Connection: close',
      `Content-Type: ${body.headers.get('content-type')}`,
      `Content-Length: ${then === 'answer' ? part.length : whole.length}`,
      `Cookie: ${[...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `X-XSRF-TOKEN: ${admin.formToken}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(part);
    if (then === 'hang up') {
      await until(async () => (await stored('uploads')).some((name) => name.endsWith('.part')));
      socket.destroy();
    }
    await once(socket, 'close');
    return Buffer.concat(received).toString();
  }
});

describe('the worker refuses', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, [sl: string, en: string]]>([
    [
      'a head that claims 400 million pixels',
      () => pngOfSize(20_000, 20_000),
      'too_many_pixels',
      TOO_MANY_PIXELS,
    ],
    [
      'a head that claims one endless line',
      () => pngOfSize(4_000_000, 1),
      'too_many_pixels',
      TOO_MANY_PIXELS,
    ],
    ['a picture without a width', () => pngOfSize(0, 0), 'unreadable', UNREADABLE],
    ['a PNG without its pixels', () => pngOfSize(100, 100), 'unreadable', UNREADABLE],
    [
      'half a JPEG',
      async () => (await noisy().jpeg().toBuffer()).subarray(0, 3_000),
      'unreadable',
      UNREADABLE,
    ],
    [
      'half an AVIF',
      async () => (await noisy().avif().toBuffer()).subarray(0, 900),
      'unreadable',
      UNREADABLE,
    ],
    [
      'a head with rubbish',
      () => Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'),
      'unreadable',
      UNREADABLE,
    ],
    ['an animated GIF', () => animated().gif().toBuffer(), 'animated', ANIMATED],
    ['an animated WebP', () => animated().webp().toBuffer(), 'animated', ANIMATED],
  ])('%s', async (_, content, code, [sl, en]) => {
    // a worker may be faster than the answer
    const pictures = started.app.get<Queue>(getQueueToken(PICTURE_QUEUE));
    await pictures.pause();
    const { id, status } = await uploadOne(await content());
    await pictures.resume();
    expect(status).toBe('pending');
    expect(await settled(id)).toMatchObject({
      status: 'failed',
      failureCode: code,
      failure: sl,
      url: null,
      variants: [],
    });
    expect((await read(id, admin, '?locale=en')).failure).toBe(en);
    await noUploadsLeft();
  });

  it('until the same bytes are uploaded again', async () => {
    const { id } = await uploadOne(pngOfSize(0, 1));
    await settled(id);
    expect(await uploadOne(pngOfSize(0, 1))).toMatchObject({ id, status: 'pending', failure: null });
    expect((await settled(id)).status).toBe('failed');
  });

  it('uploads at which it crashed each time, and uploads whose file is missing', async () => {
    const [row] = await data.query<{ id: number }[]>(
      `with made as (insert into media (company_id, storage_key, content_hash, attempts, retry_at) values
         ($1, 'uploads/died', 'died', 4, now() - interval '1 second') returning id) select id from made`,
      [companyId],
    );
    const [gone] = await data.query<{ id: number }[]>(
      `with made as (insert into media (company_id, storage_key, content_hash) values
         ($1, 'uploads/gone', 'gone') returning id) select id from made`,
      [companyId],
    );
    await uploadOne(await drawn().png().toBuffer());
    expect((await settled(row!.id)).failureCode).toBe('interrupted');
    expect((await settled(gone!.id)).failureCode).toBe('lost');
  });
});

describe('the pictures of a company', () => {
  let media: MediaJson;

  beforeAll(async () => {
    media = await settled((await uploadOne(await drawn().png().toBuffer())).id);
  });

  it('are uploaded by users who may write its products', async () => {
    const file = await drawn().png().toBuffer();
    const visitor = new Visitor(started.origin);
    await visitor.get('/prijava');
    expect((await send([file], visitor)).status).toBe(401);
    expect((await send([file], reader)).status).toBe(403);
    expect((await send([file], writer)).status).toBe(201);
    expect((await send([file], admin, `/api/media?company=${companyId}`)).status).toBe(201);
  });

  it('are answered with 404 to other companies', async () => {
    const file = await drawn().png().toBuffer();
    await leavesNothing(async () => {
      expect((await send([file], admin, `/api/media?company=${foreignId}`)).status).toBe(404);
      expect((await send([file], admin, '/api/media', { company: String(foreignId) })).status).toBe(404);
      expect((await send([file], platform, '/api/media?company=999999')).status).toBe(404);
      expect((await send([file], platform, '/api/media', { company: '999999' })).status).toBe(404);
      expect((await send([file], platform, '/api/media?company=x')).status).toBe(400);
    });
    for (const by of [foreign, admin])
      expect((await by.get(`/api/media/${by === foreign ? media.id : 999_999}`)).status).toBe(404);
    expect((await foreign.send('PUT', `/api/media/${media.id}`, { alt: 'x' })).status).toBe(404);
    expect((await foreign.send('DELETE', `/api/media/${media.id}`)).status).toBe(404);
    expect((await reader.send('DELETE', `/api/media/${media.id}`)).status).toBe(403);
    expect(await read(media.id, reader)).toEqual(media);
  });

  it('are uploaded by catalogue admins for it, or for the platform', async () => {
    const [one, two] = [await drawn().png().toBuffer(), await drawn().png().toBuffer()];
    const [theirs] = await upload([one], platform, '/api/media', { company: String(companyId) });
    expect((await settled(theirs!.id)).companyId).toBe(companyId);
    const own = await uploadOne(two, platform);
    expect(await settled(own.id, platform)).toMatchObject({ companyId: null, status: 'ready' });
    expect((await uploadOne(two, platform)).id).toBe(own.id);
    expect((await admin.get(`/api/media/${own.id}`)).status).toBe(404);
  });

  it('are described in both languages', async () => {
    const write = async (body: unknown, query: string) => {
      const response = await writer.send('PUT', `/api/media/${media.id}${query}`, body);
      return (await response.json()) as MediaJson & Pick<Problem, 'errors'>;
    };
    const both = '&translations=true';
    expect(await write({ alt: ' Lonec ' }, `?locale=sl${both}`)).toMatchObject({
      status: 'ready',
      alt: 'Lonec',
      translations: { alt: { sl: 'Lonec' } },
    });
    const english = await read(media.id, admin, `?locale=en${both}`);
    expect(english.alt).toBe('Lonec');
    // sent back unchanged, it changes nothing
    expect(await write({ ...english, translations: undefined }, `?locale=en${both}`)).toEqual(english);
    expect(await write(english, `?locale=en${both}`)).toEqual(english);
    expect((await write({ alt: 'Pot' }, `?locale=en${both}`)).translations).toEqual({
      alt: { sl: 'Lonec', en: 'Pot' },
    });
    expect((await write({ translations: { alt: { en: 'Big pot', sl: '' } } }, `?locale=sl${both}`)).alt).toBe(
      'Big pot',
    );
    expect((await read(media.id, admin, `?locale=sl${both}`)).translations).toEqual({
      alt: { en: 'Big pot' },
    });
    expect((await write({ alt: 'x'.repeat(501) }, '?locale=en')).errors).toHaveProperty('alt');
    expect(
      (await writer.send('PUT', `/api/media/${media.id}`, { nonsense: 1 })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('are described only with the current version, and answer 304 to polling', async () => {
    const path = `/api/media/${media.id}?locale=sl`;
    const first = await writer.get(path);
    const tag = first.headers.get('etag')!;
    expect((await admin.get(path, { 'if-none-match': tag })).status).toBe(304);
    const write = (alt: string) => writer.send('PUT', path, { alt }, { 'if-match': tag });
    expect((await write('Velik lonec')).status).toBe(200);
    const late = await write('Majhen lonec');
    expect([late.status, await late.json()]).toMatchObject([412, { current: { alt: 'Velik lonec' } }]);
    expect((await read(media.id)).alt).toBe('Velik lonec');
  });

  it('are removed with their files, unless they are used', async () => {
    const content = await drawn(50, 50).png().toBuffer();
    const own = await settled((await uploadOne(content)).id);
    const theirs = await settled((await uploadOne(content, foreign)).id, foreign);
    const hash = new URL(own.url!).pathname.split('/')[2]!;
    await data.query('update companies set logo_media_id = $1 where id = $2', [own.id, companyId]);

    const refused = await admin.send('DELETE', `/api/media/${own.id}`, undefined, {
      'accept-language': 'en',
    });
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as Problem).title).toContain('Remove it there first.');
    expect((await read(own.id)).status).toBe('ready');

    await data.query('update companies set logo_media_id = null where id = $1', [companyId]);
    expect((await admin.send('DELETE', `/api/media/${own.id}`)).status).toBe(204);
    expect((await admin.get(`/api/media/${own.id}`)).status).toBe(404);
    expect((await fetch(theirs.url!)).status).toBe(200);
    expect((await foreign.send('DELETE', `/api/media/${theirs.id}`)).status).toBe(204);
    expect((await fetch(theirs.url!)).status).toBe(404);
    expect(await stored(`media/${hash}`)).toEqual([]);
  });

  it('are removed completely while the worker encodes them', async () => {
    const content = await noisy().png().toBuffer();
    const hash = contentHash(createHash('sha256').update(content));
    const holding = data.createQueryRunner();
    await holding.startTransaction();
    await lockContent(holding.manager, hash);
    // the worker made the sizes and wants to write them; then a person removes the picture
    const { id } = await uploadOne(content);
    await until(async () => (await waitingForContent()) === 1);
    const removing = admin.send('DELETE', `/api/media/${id}`);
    await until(async () => (await waitingForContent()) === 2);
    await holding.commitTransaction();
    await holding.release();
    expect((await removing).status).toBe(204);
    await noUploadsLeft();
    expect((await admin.get(`/api/media/${id}`)).status).toBe(404);
    expect(await stored(`media/${hash}`)).toEqual([]);
  });

  async function waitingForContent(): Promise<number> {
    const [row] = await data.query<{ count: number }[]>(
      `select count(*)::integer as count from pg_locks
       where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return row!.count;
  }
});

describe('unused uploads', () => {
  const clean = async () => {
    const queue = started.app.get<Queue>(getQueueToken(PICTURE_QUEUE));
    const job = await queue.add(CLEANING_JOB, {}, { jobId: `cleaning-${crypto.randomUUID()}` });
    await job.finished();
  };
  const unusedFor = (ids: number[], days: number) =>
    data.query(`update media set unused_since = now() - make_interval(days => $2) where id = any($1)`, [
      ids,
      days,
    ]);
  const left = async (ids: number[]) => {
    const rows = await data.query<{ id: number }[]>('select id from media where id = any($1) order by id', [
      ids,
    ]);
    return rows.map(({ id }) => id);
  };
  const made = async (count: number) => {
    const files = await Promise.all(Array.from({ length: count }, () => drawn().png().toBuffer()));
    const media = await upload(files);
    for (const { id } of media) await settled(id);
    return media.map(({ id }) => id);
  };

  it('are removed after a week; used ones and pictures of feeds stay', async () => {
    const [fresh, recent, old, logo, category, product] = await made(6);
    const [feed] = await data.query<{ id: number }[]>(
      `with made as (insert into media (company_id, source_url, unused_since, retry_at)
         values ($1, 'http://192.0.2.1/a.jpg', now() - interval '1 year', now() + interval '1 hour') returning id)
       select id from made`,
      [companyId],
    );
    const ids = [fresh!, recent!, old!, logo!, category!, product!];
    await data.query('update companies set logo_media_id = $1 where id = $2', [logo, companyId]);
    await data.query('update categories set media_id = $1', [category]);
    await data.query(
      `with product as (insert into products (company_id, product_code, name, price, deleted_at)
         values ($1, 'a', '{"sl": "A"}', 1, now()) returning id)
       insert into product_media (product_id, media_id) select id, $2 from product`,
      [companyId, product],
    );
    await unusedFor(ids, 8);
    await unusedFor([recent!], 6);
    await unusedFor([fresh!], 0);
    await clean();
    expect(await left([...ids, feed!.id])).toEqual(
      [...ids, feed!.id].filter((id) => id !== old).sort((a, b) => a - b),
    );
    // used again ends the time; unused again restarts it
    await data.query('update companies set logo_media_id = null where id = $1', [companyId]);
    await clean();
    expect(await left([logo!])).toEqual([logo]);
    const [state] = await data.query<{ is_anew: boolean }[]>(
      `select unused_since > now() - interval '1 day' as is_anew from media where id = $1`,
      [logo],
    );
    expect(state!.is_anew).toBe(true);
    await data.query('delete from media where id = $1', [feed!.id]);
  });

  it('stay for another week when they are uploaded again', async () => {
    const content = await drawn().png().toBuffer();
    const { id } = await settled((await uploadOne(content)).id);
    await unusedFor([id], 8);
    await uploadOne(content);
    await clean();
    expect(await left([id])).toEqual([id]);
  });

  it('are not removed while a transaction attaches them', async () => {
    const [id] = await made(1);
    await unusedFor([id!], 8);
    const attaching = data.createQueryRunner();
    await attaching.startTransaction();
    await attaching.query('update companies set logo_media_id = $1 where id = $2', [id, companyId]);
    const cleaning = clean();
    await pause(300);
    await attaching.commitTransaction();
    await attaching.release();
    await cleaning;
    expect(await left([id!])).toEqual([id]);
    const [company] = await data.query<object[]>('select logo_media_id from companies where id = $1', [
      companyId,
    ]);
    expect(company).toEqual({ logo_media_id: id });
  });

  it('include files that a killed process has left without a row', async () => {
    const folder = join(started.config.dataDir, 'storage', 'uploads');
    await data.query(
      `insert into media (company_id, storage_key, content_hash, retry_at)
       values ($1, 'uploads/waiting', 'waiting', now() + interval '1 hour')`,
      [companyId],
    );
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const name of ['waiting', 'stray', 'stray.0.part', 'coming.0.part']) {
      await writeFile(join(folder, name), 'bytes');
      if (!name.startsWith('coming')) await utimes(join(folder, name), longAgo, longAgo);
    }
    await clean();
    expect((await stored('uploads')).sort()).toEqual(['coming.0.part', 'waiting']);
  });

  it('are those without any foreign key to them', async () => {
    // a waiting replacement is not a use of the picture
    const references = await data.query<{ name: string; column: string }[]>(
      `select conrelid::regclass::text as name, attname as column from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'media'::regclass and conrelid <> confrelid`,
    );
    expect(Object.fromEntries(references.map(({ name, column }) => [name, column]))).toEqual(MEDIA_USES);
  });
});
