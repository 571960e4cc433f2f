import { loadConfig } from '../../../src/core/config/config.js';
import { startApp } from '../../support/app.js';
import { Visitor } from '../../support/browser/visitor.js';

const MAX_A_MINUTE = 20;
const ATTEMPTS = 25;

/** How many of the sign-ins are taken, each with a header of its own. */
async function taken(origin: string, headersOf: (attempt: number) => Record<string, string>) {
  const visitor = new Visitor(origin);
  await visitor.get('/prijava');
  let count = 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { status } = await visitor.send('POST', '/api/session', { idToken: 'guess' }, headersOf(attempt));
    expect([401, 429]).toContain(status);
    if (status === 401) count++;
  }
  return count;
}

describe.each([
  { trust: '1', behind: '' },
  { trust: '2', behind: ', 10.1.1.1' },
  { trust: 'loopback, 10.0.0.0/8', behind: ', 10.1.1.1, 10.2.2.2' },
])('an IP address behind the proxies $trust', ({ trust, behind }) => {
  let started: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => void (started = await startApp({ env: { TRUST_PROXY: trust } })));
  afterAll(() => started?.close());
  const from = (chain: string) => ({ 'x-forwarded-for': chain + behind });

  it('has its own limit', async () => {
    expect(await taken(started.origin, (attempt) => from(`198.51.100.${attempt}`))).toBe(ATTEMPTS);
    expect(await taken(started.origin, () => from('203.0.113.1'))).toBe(MAX_A_MINUTE);
  });

  it('cannot be changed by a forged header', async () => {
    const forged = (attempt: number) => from(`198.51.100.${attempt}, 203.0.113.2`);
    expect(await taken(started.origin, forged)).toBe(MAX_A_MINUTE);
  });

  it.each([
    ['no check', { precognition: 'false' }],
    ['a visit', { precognition: 'true', 'x-inertia': 'true' }],
  ])('has the same limit with a forged check: %s', async (_, headers) => {
    const address = `203.0.113.${headers.precognition.length}`;
    expect(await taken(started.origin, () => ({ ...from(address), ...headers }))).toBe(MAX_A_MINUTE);
  });
});

it('without a proxy no forwarded address is trusted', async () => {
  const started = await startApp({ env: { TRUST_PROXY: 'false' } });
  try {
    const forged = (attempt: number) => ({ 'x-forwarded-for': `198.51.100.${attempt}` });
    expect(await taken(started.origin, forged)).toBe(MAX_A_MINUTE);
  } finally {
    await started.close();
  }
});

it('an invalid proxy setting prevents the start', () => {
  const settings = {
    DATABASE_URL: 'postgres://localhost/katalog',
    REDIS_URL: 'redis://localhost',
    SESSION_SECRET: 'a secret of tests, at least 32 characters',
  };
  expect(loadConfig('web', settings).trustProxy).toBe(false);
  expect(() => loadConfig('web', { ...settings, TRUST_PROXY: 'caddy' })).toThrow(/TRUST_PROXY/);
});
