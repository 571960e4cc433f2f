import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '../../support/database.js';
import { testKeyPrefix, testServices } from '../../support/servers/services.js';

type Line = Record<string, unknown>;

/** What the web process, as it was built, writes while it is asked for these addresses. */
async function linesOf(ask: (origin: string) => Promise<void>): Promise<{ lines: Line[]; text: string }> {
  const database = await createTestDatabase();
  const env = {
    ...process.env,
    ...(await testServices()),
    DATABASE_URL: database.url,
    REDIS_PREFIX: testKeyPrefix(),
    SESSION_SECRET: 'a secret of tests, at least 32 characters',
    LOG_LEVEL: 'info',
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: 'true',
  };
  const child = spawn(process.execPath, ['dist/src/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  try {
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      const [, origin] = /Server listening at (http:\/\/[\d.:]+)/.exec(line) ?? [];
      if (origin) void ask(origin).finally(() => child.kill('SIGTERM'));
    }
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await database.drop();
  }
  return { lines: lines.map((line) => JSON.parse(line) as Line), text: lines.join('\n') };
}

/** What nobody should find in a log. */
const PRIVATE = {
  address: '203.0.113.77',
  words: 'osebna-tezava',
  uid: 'Uid0fS0mebody12345678',
  token: 'tok.en-of-a-mail',
  cookie: 'cookie-of-a-session',
  agent: 'Somebodys-Browser/1.0',
};

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
  const { lines, text } = await linesOf(async (origin) => {
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
