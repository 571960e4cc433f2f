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

/** Origins that browsers report; missing: an older browser, or a program. */
const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined] as const;
const ORIGINS = ['ours', 'https://elsewhere.example', 'null', undefined] as const;
/** Whether a request may have come from one of our pages: a row for each origin, a column for each site. */
const FROM_US = ['1..11', '.....', '1....', '1..11'].map((row) => [...row].map((mark) => mark === '1'));
const TOKENS = ['of this session', 'of another session', 'forged', 'none'] as const;

describe('CSRF', () => {
  let test: TestApp;
  let client: TestClient;
  let token: string;

  beforeAll(async () => {
    test = await startApp([AnyPageController, FormController], {
      csrf: {
        sessionOf: ({ cookies }) => cookies.session,
        exempt: ({ url }) => url.startsWith('/open/'),
      },
    });
    serve(() => ({}));
  });
  beforeEach(async () => {
    client = test.newClient();
    client.cookies.set('session', 'mine');
    await client.get('/any');
    token = decodeURIComponent(client.cookies.get('XSRF-TOKEN')!);
    FormController.received = null;
  });
  afterAll(() => test.close());

  const places = ORIGINS.flatMap((origin, row) =>
    SITES.map((site, column) => ({ origin, site, isFromUs: FROM_US[row]![column]! })),
  );
  const placeHeaders = ({ origin, site }: (typeof places)[number]) => ({
    ...(origin && { origin: origin === 'ours' ? test.origin : origin }),
    ...(site && { 'sec-fetch-site': site }),
  });

  describe.each(['json', 'plain form', 'visit'] as const)('of a %s', (kind) => {
    const post = (sender: TestClient, given: string | undefined, headers: Record<string, string>) => {
      if (kind === 'plain form') {
        const body = given === undefined ? 'a=1' : `a=1&_token=${encodeURIComponent(given)}`;
        return sender.send('POST', '/form', { headers: { ...FORM, accept: 'text/plain', ...headers }, body });
      }
      const sent = {
        ...headers,
        ...(kind === 'visit' && { 'x-inertia': 'true', accept: 'text/html' }),
        ...(given !== undefined && { 'x-xsrf-token': given }),
      };
      return sender.send('POST', '/form', { headers: sent, body: { a: 1 } });
    };

    it.each(places)('from nobody signed in asks only where it comes from: %o', async (place) => {
      for (const given of [undefined, 'left over']) {
        FormController.received = null;
        await post(test.newClient(), given, placeHeaders(place));
        expect(FormController.received !== null).toBe(place.isFromUs);
      }
    });

    it.each(places)('from a session needs its token, too: %o', async (place) => {
      for (const which of TOKENS) {
        FormController.received = null;
        const other = test.inertia.csrf.tokenOf('other');
        const given = {
          'of this session': token,
          'of another session': other,
          forged: `${token}x`,
          none: undefined,
        };
        await post(client, given[which], placeHeaders(place));
        const isTaken = place.isFromUs && which === 'of this session';
        expect([which, FormController.received !== null]).toEqual([which, isTaken]);
      }
    });
  });

  it('P21 P127 P130 gives a session its token on pages, in a cookie that scripts can read', async () => {
    const fresh = test.newClient();
    fresh.cookies.set('session', 'mine');
    const [cookie = ''] = (await fresh.visit('GET', '/any')).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/);
    expect((await fresh.get('/any')).headers['set-cookie']).toBeUndefined();
    fresh.cookies.set('XSRF-TOKEN', 'forged.token');
    expect((await fresh.get('/any')).headers['set-cookie']).toHaveLength(1);
    fresh.cookies.set('session', 'next');
    await fresh.get('/any');
    expect(fresh.cookies.get('XSRF-TOKEN')).not.toBe(client.cookies.get('XSRF-TOKEN'));
  });

  it('gives nothing to anybody else', async () => {
    expect((await test.newClient().get('/any')).headers['set-cookie']).toBeUndefined();
    await test.newClient().send('POST', '/form', { headers: FORM, body: 'a=1' });
    expect((await test.newClient().visit('GET', '/any')).headers['set-cookie']).toBeUndefined();
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

  it('reads no body of a session without a token, but a form of 64 kB', async () => {
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

describe('CSRF with HTTPS', () => {
  it('keeps the token in a cookie that no other host can set', async () => {
    const secure = await startApp([AnyPageController], {
      publicOrigin: 'https://katalog.example',
      csrf: { sessionOf: ({ cookies }) => cookies.session },
    });
    try {
      serve(() => ({}));
      const client = secure.newClient();
      client.cookies.set('session', 'mine');
      const [cookie = ''] = (await client.get('/any')).headers['set-cookie'] ?? [];
      expect(cookie).toMatch(/^__Host-XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$/);
    } finally {
      await secure.close();
    }
  });
});
