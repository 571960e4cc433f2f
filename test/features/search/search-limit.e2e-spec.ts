import { startApp, type TestApp } from '../../support/app.js';
import { Visitor } from '../../support/browser/visitor.js';

const SEARCH = '/iskanje/izdelki/rezultati';
const MAX = 4;

describe('searches of one IP address', () => {
  let one: TestApp;
  beforeAll(async () => (one = await startApp({ env: { SEARCH_RATE: String(MAX) } })));
  afterAll(() => one?.close());

  const somebody = () => new Visitor(one.origin);
  const suggest = (visitor: Visitor) => visitor.get('/', { 'x-suggest-query': 'caj' });

  it('are limited together: pages, suggestions and the API, in the words of each', async () => {
    const visitor = somebody();
    await visitor.get(SEARCH);
    await visitor.get('/en/search/products/results');
    await visitor.get('/api/products');
    expect((await suggest(visitor)).status).toBe(200);

    const page = await visitor.get(SEARCH, { accept: 'text/html' });
    expect([page.status, Number(page.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('lang="sl"');
    expect(await (await visitor.get('/en/search/products/results')).text()).toContain('lang="en"');
    const problem = await visitor.get('/api/products?locale=en');
    expect([problem.status, problem.headers.has('retry-after')]).toEqual([429, true]);
    expect(await problem.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect((await suggest(visitor)).status).toBe(429);
  });

  it('take nothing away from others, and from nothing else', async () => {
    const visitor = somebody();
    for (let count = 0; count < MAX; count++) await visitor.get(SEARCH);
    expect((await visitor.get(SEARCH)).status).toBe(429);
    expect((await visitor.get('/')).status).toBe(200);
    expect((await somebody().get(SEARCH)).status).toBe(200);
  });
});

it('of a process are known to the others', async () => {
  const env = { SEARCH_RATE: '1', REDIS_PREFIX: `test-${crypto.randomUUID().slice(0, 8)}` };
  const [one, other] = [await startApp({ env }), await startApp({ env })];
  try {
    const address = { 'x-forwarded-for': '198.51.100.7' };
    expect((await fetch(`${one.origin}${SEARCH}`, { headers: address })).status).toBe(200);
    expect((await fetch(`${other.origin}${SEARCH}`, { headers: address })).status).toBe(429);
  } finally {
    await one.close();
    await other.close();
  }
});
