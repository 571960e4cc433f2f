import { logOfWeb, ownWebEnvironment } from '../../support/servers/web-log.js';

/** Data that must not be in a log. */
const PRIVATE = {
  address: '203.0.113.77',
  words: 'osebna-tezava',
  uid: 'Uid0fS0mebody12345678',
  token: 'tok.en-of-a-mail',
  cookie: 'cookie-of-a-session',
  agent: 'Somebodys-Browser/1.0',
};

const own = await ownWebEnvironment();
afterAll(() => own.drop());

it('logs route, status and time of each request, and nothing about the caller', async () => {
  const { address, words, uid, token, cookie, agent } = PRIVATE;
  const headers = {
    'x-forwarded-for': address,
    'x-request-id': 'request-of-the-test',
    'user-agent': agent,
    cookie: `session=${cookie}`,
    authorization: `Bearer ${cookie}`,
  };
  const paths = [
    `/iskanje/izdelki/rezultati/${words}?query=${words}`,
    `/api/products?query=${words}`,
    `/api/users/${uid}/firebase`,
    `/obvestilo-o-ceni/${token}/odjava`,
    `/neznano/${words}`,
    `/iskanje/izdelki/rezultati/%E0%A4%A?query=${words}`,
  ];
  const { lines, text } = await logOfWeb(own.environment, async (origin) => {
    for (const path of paths) await (await fetch(origin + path, { headers, redirect: 'manual' })).text();
  });
  const answered = lines.filter(({ msg }) => msg === 'request');
  expect(answered.map(({ method, route }) => [method, route])).toEqual([
    ['GET', '/iskanje/izdelki/rezultati/*'],
    ['GET', '/api/products'],
    ['GET', '/api/users/:uid/firebase'],
    ['GET', '/obvestilo-o-ceni/:token/odjava'],
    ['GET', 'none'],
    ['GET', expect.any(String)],
  ]);
  for (const line of answered) {
    expect(line).toMatchObject({ role: 'web', requestId: 'request-of-the-test' });
    expect([line.status, line.ms]).toEqual([expect.any(Number), expect.any(Number)]);
  }
  for (const [what, secret] of Object.entries(PRIVATE))
    expect([what, text.includes(secret)]).toEqual([what, false]);
});
