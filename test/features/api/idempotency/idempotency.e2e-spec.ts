import { Body, Controller, HttpCode, Module, Param, Post, Put, Res } from '@nestjs/common';
import { IsInt, Max } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Can } from '../../../../src/access/can.decorator.js';
import { Public } from '../../../../src/access/public.decorator.js';
import { Conflict } from '../../../../src/core/errors/domain-errors.js';
import { IdParams } from '../../../../src/core/http/input/id-params.js';
import { NotReplayed } from '../../../../src/core/http/api/not-replayed.decorator.js';
import { StreamedUpload } from '../../../../src/core/inertia/http/multipart.js';
import { useApp } from '../../../support/app.js';
import { makePerson, signedIn } from '../../../support/people.js';
import { Visitor } from '../../../support/browser/visitor.js';

class Amount {
  @IsInt()
  @Max(100)
  amount: number;
}

let count = 0;
/** The slow handler waits for this promise. */
let gate: Promise<void> = Promise.resolve();
/** Called when a waiting handler starts. */
let begin = () => {};
let fails = false;

@Controller('api/probe')
class Probe {
  @Post('amounts')
  @Can('platform.manage')
  add(@Body() { amount }: Amount, @Res({ passthrough: true }) reply: FastifyReply) {
    count += amount;
    reply.header('location', '/api/probe/amounts/1').header('etag', '"1"');
    return { count, filling: 'x'.repeat(2000) };
  }

  @Post('amounts/:id')
  @HttpCode(202)
  @Can('platform.manage')
  addTo(@Param() { id }: IdParams) {
    return { id, count: ++count };
  }

  @Put('amounts')
  @Can('platform.manage')
  put() {
    return { count: ++count };
  }

  @Post('slow')
  @Can('platform.manage')
  async slow() {
    begin();
    await gate;
    return { count: ++count };
  }

  @Post('empty')
  @HttpCode(204)
  @Can('platform.manage')
  empty() {
    count++;
  }

  @Post('conflict')
  @Can('platform.manage')
  conflict() {
    count++;
    throw new Conflict('users.errors.address_taken');
  }

  @Post('fragile')
  @Can('platform.manage')
  fragile() {
    count++;
    if (fails) throw new Error('by the test');
    return { count };
  }

  @Post('secret')
  @NotReplayed()
  @Can('platform.manage')
  secret() {
    return { secret: ++count };
  }

  @Post('upload')
  @StreamedUpload()
  @Can('platform.manage')
  upload() {
    return { count: ++count };
  }

  @Post('public')
  @Public()
  open() {
    return { count: ++count };
  }
}

@Module({ controllers: [Probe] })
class ProbeModule {}

const superAdmin = async () =>
  signedIn(started.origin, await makePerson(started.app, { userType: 'super_admin', companyId: null }));
const started = await useApp({ imports: [ProbeModule] });
const ana = await superAdmin();

describe('a write with an Idempotency-Key', () => {
  let key: string;
  beforeEach(() => {
    key = crypto.randomUUID();
    count = 0;
    fails = false;
  });
  const send = (path: string, body: unknown = {}, visitor = ana, method = 'POST') =>
    visitor.send(method, `/api/probe/${path}`, body, { 'idempotency-key': key });
  const answer = async (response: Response) => ({
    status: response.status,
    type: response.headers.get('content-type'),
    replayed: response.headers.get('idempotency-replayed'),
    text: await response.text(),
  });
  const age = (by: string) =>
    started.rows(`update idempotency_keys set created_at = now() - $2::interval where key = $1`, [key, by]);

  it('runs once, and is answered the same again', async () => {
    const first = await send('amounts', { amount: 7 });
    const again = await send('amounts', { amount: 7 });
    expect(await answer(again)).toEqual({ ...(await answer(first)), replayed: 'true' });
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect([again.headers.get('location'), again.headers.get('etag')]).toEqual([
      '/api/probe/amounts/1',
      '"1"',
    ]);
    expect(count).toBe(7);
  });

  it('is answered the same without a body, too', async () => {
    await send('empty');
    expect(await answer(await send('empty'))).toEqual({
      status: 204,
      type: null,
      replayed: 'true',
      text: '',
    });
    expect(count).toBe(1);
  });

  it('is another one with another key, user or route', async () => {
    await send('fragile');
    await send('slow');
    await send('fragile', {}, await superAdmin());
    key = crypto.randomUUID();
    await send('fragile');
    expect(count).toBe(4);
  });

  it.each([
    ['body', 'amounts', { amount: 7 }, 'amounts', { amount: 8 }],
    ['address', 'amounts/1', {}, 'amounts/2', {}],
    ['query', 'amounts/1', {}, 'amounts/1?locale=en', {}],
  ])('is refused with another %s', async (_, path, body, otherPath, otherBody) => {
    await send(path, body);
    const before = count;
    const response = await send(otherPath, otherBody);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(count).toBe(before);
  });

  it('is refused while the first one is running, and answered afterwards', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const first = send('slow');
    await begun;
    const second = await send('slow');
    expect([second.status, await second.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'idempotency_key_running' }),
    ]);
    open();
    expect((await first).status).toBe(201);
    expect(await answer(await send('slow'))).toMatchObject({
      status: 201,
      replayed: 'true',
      text: '{"count":1}',
    });
  });

  it('runs once when sent concurrently', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const sent = Array.from({ length: 12 }, () => send('slow'));
    let refused = 0;
    const answered = sent.map(async (each) => {
      const { status } = await each;
      if (status === 409 && ++refused === 11) open();
      return status;
    });
    expect((await Promise.all(answered)).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    expect(count).toBe(1);
  });

  it('is stored when the client has closed the connection', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const headers = {
      'idempotency-key': key,
      'content-type': 'application/json',
      cookie: [...ana.cookies].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': ana.formToken!,
    };
    const url = `${started.origin}/api/probe/slow`;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const leaving = new AbortController();
    const given = fetch(url, { method: 'POST', headers, body: '{}', signal: leaving.signal });
    given.catch(() => {});
    await begun;
    leaving.abort();
    await expect(given).rejects.toThrow();
    open();
    let again = await send('slow');
    // while the first one is running
    while (again.status === 409) again = await send('slow');
    expect(await answer(again)).toMatchObject({
      status: 201,
      replayed: 'true',
      text: '{"count":1}',
    });
    expect(count).toBe(1);
  });

  it('is refused the same again', async () => {
    const first = await send('conflict');
    const again = await send('conflict');
    expect(first.status).toBe(409);
    expect(await answer(again)).toEqual({ ...(await answer(first)), replayed: 'true' });
    expect(again.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(count).toBe(1);
    expect((await send('amounts', { amount: 'x' })).status).toBe(422);
    expect((await send('amounts', { amount: 'x' })).headers.get('idempotency-replayed')).toBe('true');
  });

  it('may be repeated after a server error', async () => {
    fails = true;
    expect((await send('fragile')).status).toBe(500);
    fails = false;
    expect(await answer(await send('fragile'))).toMatchObject({ status: 201, replayed: null });
    expect(count).toBe(2);
  });

  it('is deleted after a day, together with others', async () => {
    await send('fragile');
    await age('23 hours 59 minutes');
    await send('fragile');
    expect(count).toBe(1);
    await age('24 hours 1 minute');
    await send('fragile');
    expect(count).toBe(2);
    await age('24 hours 1 minute');
    const old = key;
    key = crypto.randomUUID();
    await send('fragile');
    const left = await started.rows('select 1 from idempotency_keys where key = $1', [old]);
    expect(left).toEqual([]);
  });

  it('may be taken over when its process has died', async () => {
    await send('fragile');
    await started.rows('update idempotency_keys set status = null where key = $1', [key]);
    expect((await send('fragile')).status).toBe(409);
    await age('6 minutes');
    expect((await send('fragile', { other: 1 })).status).toBe(422);
    expect((await send('fragile')).status).toBe(201);
    expect(count).toBe(2);
  });

  it.each(['', ' ', 'a b', 'é', 'x'.repeat(256), 'a\tb'])(
    'is refused when the key is none: "%s"',
    async (given) => {
      key = given;
      // header values are sent as latin-1
      const response = await send('fragile');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: { 'Idempotency-Key': 'Zapis ni pravilen. Preverite ga in poskusite znova.' },
      });
      expect(count).toBe(0);
    },
  );

  it('accepts keys of 255 characters', async () => {
    key = '~'.repeat(255);
    await send('fragile');
    expect((await send('fragile')).headers.get('idempotency-replayed')).toBe('true');
  });

  it('is not stored for secrets, uploads, visitors and other methods', async () => {
    const form = () => {
      const data = new FormData();
      data.set('file', new Blob(['x']), 'x.txt');
      return data;
    };
    const nobody = new Visitor(started.origin);
    await nobody.page('/prijava', 'auth/login');
    for (const again of [1, 2]) {
      count = again * 10;
      expect(await (await send('secret')).json()).toEqual({ secret: again * 10 + 1 });
      expect(await (await send('upload', form())).json()).toEqual({ count: again * 10 + 2 });
      expect(await (await send('public', {}, nobody)).json()).toEqual({ count: again * 10 + 3 });
      expect(await (await send('amounts', {}, ana, 'PUT')).json()).toEqual({ count: again * 10 + 4 });
    }
    const kept = await started.rows('select 1 from idempotency_keys where key = $1', [key]);
    expect(kept).toEqual([]);
  });

  it('checks permissions first', async () => {
    await send('fragile');
    const nobody = new Visitor(started.origin);
    await nobody.page('/prijava', 'auth/login');
    expect((await send('fragile', {}, nobody)).status).toBe(401);
  });
});
