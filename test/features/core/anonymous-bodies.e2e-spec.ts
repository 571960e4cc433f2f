import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createAccount } from '../../support/servers/auth-emulator.js';
import { Katalog } from '../../support/katalog.js';
import { makeCompany, withSession } from '../../support/people.js';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Bytes of a body that an anonymous client may send. */
const LIMIT = 64 * 1024;

const katalog = await Katalog.use({ worker: false });
const visitor = katalog.visitor();

describe('the body of an anonymous request', () => {
  const send = (
    path: string,
    body: string | FormData | Buffer<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) =>
    fetch(katalog.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...visitor.headers(), ...headers },
      body,
    });
  const event = (body: string) => send('/api/events', body, JSON_TYPE);

  it.each(['/piskotki', '/prijava', '/napaka/1', '/opazovani', '/api/events'])(
    'is no multipart form at %s',
    async (path) => {
      const form = new FormData();
      form.set('['.repeat(100), 'x');
      expect((await send(path, form)).status).toBe(415);
    },
  );

  it.each([
    ['unknown names', `{${Array.from({ length: 600 }, (_, index) => `"a${index}":1`).join()}}`],
    ['levels', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
    ['lists in lists', '['.repeat(5000) + ']'.repeat(5000)],
  ])('is refused as a whole with too many %s', async (_, body) => {
    const answer = await event(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad_request' });
  });

  it('lists at most fifty unknown fields', async () => {
    const body = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`a${index}`, 1]));
    const { errors } = (await (await event(JSON.stringify(body))).json()) as { errors: object };
    expect(Object.keys(errors)).toHaveLength(50);
  });

  it('is limited to 64 kB', async () => {
    const ofBytes = (bytes: number) => event(`{"type":"${'x'.repeat(bytes - 11)}"}`);
    expect((await ofBytes(LIMIT)).status).toBe(422);
    expect((await ofBytes(LIMIT + 1)).status).toBe(413);
  });

  it('is not decompressed, as 64 kB could expand to any size', async () => {
    const packed = gzipSync(JSON.stringify({ type: 'x'.repeat(LIMIT) }));
    const answer = await send('/api/events', packed, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['no credential', '/api/companies/1', {}, 401],
    ['a session that is over', '/api/companies/1', { cookie: 'session=over' }, 401],
    ['a token that is over', '/api/events', { authorization: 'Bearer over' }, 401],
    ['no credential', '/api/nothing', {}, 413],
  ])(
    'is too large with %s: %s reports the missing authentication first',
    async (_, path, headers, status) => {
      const answer = await fetch(katalog.origin + path, {
        method: path === '/api/companies/1' ? 'PUT' : 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify({ text: 'x'.repeat(LIMIT) }),
      });
      expect(answer.status).toBe(status);
    },
  );

  it('redirects an oversized form of an ended session to the login page', async () => {
    const former = katalog.visitor();
    former.cookies.set('session', 'over');
    const answer = await former.submit('POST', '/en/admin/blogs', { text: 'x'.repeat(LIMIT) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/login']);
  });

  it('needs the CSRF token from an account without a profile, too', async () => {
    const email = 'nobody-yet@katalog.test';
    const person = await withSession(katalog.origin, { firebaseId: await createAccount(email), email });
    person.cookies.delete('XSRF-TOKEN');
    expect(await (await person.send('POST', '/api/users', {})).json()).toMatchObject({
      code: 'csrf_mismatch',
    });
  });

  it('from another site changes nothing, and says why', async () => {
    const other = katalog.visitor();
    const path = '/en/cookies';
    const sent = { referer: katalog.origin + path, 'x-inertia': 'true', 'sec-fetch-site': 'same-site' };
    const answer = await other.send('POST', path, { choice: 'accepted' }, sent);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect((await other.page(path, 'consent/show')).flash?.toast).toMatchObject({
      severity: 'error',
      detail: expect.stringMatching(/came from another site/) as string,
    });
  });

  it('needs a Content-Length', async () => {
    const { hostname, port } = new URL(katalog.origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/events HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    );
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is not read where a token is required', async () => {
    const answer = await fetch(`${katalog.origin}/api/companies/1`, {
      method: 'PUT',
      headers: JSON_TYPE,
      body: '{}',
    });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['is no JSON', '{', JSON_TYPE],
    ['is too large', 'x'.repeat(3 * 1024 * 1024), JSON_TYPE],
    ['is of another type', '<a/>', { 'content-type': 'text/xml' }],
    ['is a form', 'price=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['has too many levels', '['.repeat(500) + ']'.repeat(500), JSON_TYPE],
    ['has unknown fields', '{"x":1}', JSON_TYPE],
  ])(
    'tells somebody without credentials first that they are missing, also when it %s',
    async (_, body, headers) => {
      for (const [method, path] of [
        ['POST', '/api/products'],
        ['PUT', '/api/products/x'],
        ['POST', '/api/users'],
        ['POST', '/api/media'],
      ] as const) {
        const answer = await fetch(`${katalog.origin}${path}?unknown=1`, { method, body, headers });
        expect([path, answer.status, answer.headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer']);
      }
    },
  );

  it('keeps the marker of an ended session', async () => {
    const headers = { ...JSON_TYPE, cookie: 'user_uid=somebody' };
    const answer = await fetch(`${katalog.origin}/api/companies/1`, { method: 'PUT', headers, body: '{}' });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join()).toMatch(/user_uid=;/);
  });

  it('may be larger from a signed-in user', async () => {
    const { admin } = await katalog.store();
    const answer = await admin.send('PUT', '/api/companies/1', { companyName: 'x'.repeat(2 * LIMIT) });
    expect(answer.status).toBe(422);
  });
});

describe('answers of the API', () => {
  it('are cached by no shared cache, and not at all for signed-in users', async () => {
    const { headers } = await katalog.visitor().get('/api/products');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toMatch(/Accept-Language/);
    const { admin } = await katalog.store();
    for (const path of ['/api/users', '/administracija', '/'])
      expect([path, (await admin.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  });

  it('link to the last item of a list, beyond page 200, too', async () => {
    for (let number = 1; number <= 205; number++) await makeCompany(katalog.app);
    const names: string[] = [];
    let next: string | undefined = '/api/companies?limit=1&page=198';
    while (next) {
      const answer = await katalog.visitor().get(next);
      names.push(
        ...((await answer.json()) as { companyName: string }[]).map(({ companyName }) => companyName),
      );
      next = /<[^>]*?(\/api[^>]*)>; rel="next"/.exec(answer.headers.get('link')!)?.[1];
    }
    const total = Number((await katalog.visitor().get('/api/companies')).headers.get('x-total-count'));
    expect([names.length, new Set(names).size]).toEqual([total - 197, total - 197]);
    expect(total).toBeGreaterThan(204);
  });

  it('count a whole list, too', async () => {
    const { headers } = await katalog.visitor().get('/api/products/featured?featured_type=new');
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual([
      '0',
      `<${katalog.origin}/api/products/featured?featured_type=new>; rel="first", <${katalog.origin}/api/products/featured?featured_type=new>; rel="last"`,
    ]);
  });
});
