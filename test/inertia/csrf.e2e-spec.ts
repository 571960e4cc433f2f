import { Body, Controller, Post } from '@nestjs/common';
import { redirect } from '../../src/core/inertia/responses.js';
import { StreamedUpload } from '../../src/core/inertia/http/multipart.js';
import { AnyPageController, serve } from './any-page.controller.js';
import { startApp, type TestApp } from './app.js';
import type { TestClient } from './client.js';

@Controller()
class FormController {
  static received: unknown;

  @Post('form')
  form(@Body() body: unknown) {
    FormController.received = body;
    return redirect('/any');
  }

  @Post('open/hook')
  hook() {
    return { ok: true };
  }

  @Post('upload')
  @StreamedUpload()
  upload() {
    FormController.received = 'upload';
    return redirect('/any');
  }
}

const FORM = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
const multipart = (fields: Record<string, string>) => ({
  headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' },
  body: `${Object.entries(fields)
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`,
});

describe('CSRF', () => {
  let test: TestApp;
  let client: TestClient;
  let token: string;

  beforeAll(async () => {
    test = await startApp([AnyPageController, FormController], {
      csrf: { exempt: (request) => request.url.startsWith('/open/') },
    });
    serve(() => ({}));
  });
  beforeEach(async () => {
    client = test.newClient();
    await client.get('/any');
    token = decodeURIComponent(client.cookies.get('XSRF-TOKEN')!);
    FormController.received = null;
  });
  afterAll(() => test.close());

  it('P21 P127 P130 sets a cookie that scripts can read, on pages, only when it is missing', async () => {
    const fresh = await test.newClient().visit('GET', '/any');
    const [cookie = ''] = fresh.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/);
    expect((await client.get('/any')).headers['set-cookie']).toBeUndefined();
    client.cookies.set('XSRF-TOKEN', 'forged.token');
    expect((await client.get('/any')).headers['set-cookie']).toHaveLength(1);
  });

  it('P127 P128 takes the token as header, of JSON requests and Inertia visits', async () => {
    expect((await client.visit('POST', '/form', { body: { a: 1 } })).status).toBe(303);
    expect(FormController.received).toEqual({ a: 1 });
    const json = await client.send('POST', '/form', { body: {}, headers: { 'x-xsrf-token': token } });
    expect(json.status).toBe(303);
  });

  it('P111 takes the token as field of forms without JavaScript', async () => {
    const body = `_token=${encodeURIComponent(token)}&address.city=Kranj&tags[]=a&tags[]=b`;
    expect((await client.send('POST', '/form', { headers: FORM, body })).status).toBe(303);
    expect(FormController.received).toEqual({ address: { city: 'Kranj' }, tags: ['a', 'b'] });
  });

  it('P128 refuses writes without, with a wrong and with a foreign token', async () => {
    const json = { accept: 'application/json' };
    const attempts = [
      { headers: json, body: {} },
      { headers: { ...json, 'x-xsrf-token': `${token}x` }, body: {} },
      { headers: { ...json, 'x-xsrf-token': test.inertia.csrf.issue() }, body: {} },
      { headers: { ...json, 'x-inertia': '' }, body: {} },
    ];
    for (const attempt of attempts) expect((await client.send('POST', '/form', attempt)).status).toBe(403);
    client.cookies.set('XSRF-TOKEN', 'mine.mine');
    const planted = { headers: { ...json, 'x-xsrf-token': 'mine.mine' }, body: {} };
    expect((await client.send('POST', '/form', planted)).status).toBe(403);
    expect(FormController.received).toBeNull();
  });

  it('P128 refuses what a browser says comes from elsewhere', async () => {
    const from = async (headers: Record<string, string>) =>
      (await client.send('POST', '/form', { headers: { 'x-xsrf-token': token, ...headers }, body: {} }))
        .status;
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ origin: test.origin, 'sec-fetch-site': 'same-origin' })).toBe(303);
  });

  it('P129 sends a form back with a token that works', async () => {
    client.cookies.delete('XSRF-TOKEN');
    const refused = await client.visit('POST', '/form', {
      body: {},
      headers: { referer: `${test.origin}/any?a` },
    });
    expect([refused.status, refused.headers.location]).toEqual([303, '/any?a']);
    expect((await client.visit('POST', '/form', { body: {} })).headers.location).toBe('/any');
    const plain = await client.send('POST', '/form', { headers: FORM, body: 'a=1' });
    expect([plain.status, plain.headers.location]).toEqual([303, '/']);
  });

  it('lets through what carries no ambient authority', async () => {
    const bearer = { authorization: 'Bearer abc', accept: 'application/json' };
    expect((await client.send('POST', '/form', { headers: bearer, body: {} })).status).toBe(303);
    expect((await client.send('POST', '/open/hook', { body: {} })).status).toBe(201);
  });

  it('reads no body of a request that has no token, but a form of 64 kB', async () => {
    const head = { accept: 'application/json', 'content-type': 'application/json' };
    const broken = await client.send('POST', '/form', { headers: head, body: '{' });
    expect(broken.status).toBe(403);
    const form = async (length: number) =>
      (
        await client.send('POST', '/form', {
          headers: { ...FORM, accept: 'application/json' },
          body: `a=${'b'.repeat(length - 2)}`,
        })
      ).status;
    expect([await form(64 * 1024), await form(64 * 1024 + 1)]).toEqual([403, 413]);
  });

  it('wants the header of uploads that a handler streams', async () => {
    const sent = multipart({ _token: token });
    expect(
      (
        await client.send('POST', '/upload', {
          ...sent,
          headers: { ...sent.headers, accept: 'application/json' },
        })
      ).status,
    ).toBe(403);
    expect(FormController.received).toBeNull();
    const headers = { ...sent.headers, 'x-xsrf-token': token };
    expect((await client.send('POST', '/upload', { ...sent, headers })).status).toBe(303);
  });
});
