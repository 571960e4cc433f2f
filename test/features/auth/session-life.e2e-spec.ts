import type { Cookie, Page, Request } from 'playwright-core';
import { TEST_PASSWORD, withClaims } from '../../support/servers/auth-emulator.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { submit, useLogin } from '../../support/browser/login-browser.js';
import { signedIn } from '../../support/people.js';
import { startProviderStandIn } from '../../support/servers/provider-stand-in.js';
import { until } from '../../support/until.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const IMPORTS = '/en/admin/imports';
const DAY_SECONDS = 24 * 3600;

const provider = await startProviderStandIn();
closeAfterFile(provider.close);
const {
  katalog,
  person: { email },
  browser,
} = await useLogin({ FIREBASE_AUTH_EMULATOR_HOST: provider.host });

describeInBrowser('a session in the browser', () => {
  let page: Page;

  beforeEach(async () => {
    page = await browser.visit();
  });
  afterEach(() => provider.recover());

  async function session(): Promise<Cookie> {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'session')!;
  }

  /** Signs in, and makes it twelve days ago: the session has two days left. */
  async function signInLongAgo(): Promise<string> {
    await page.goto(IMPORTS);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    return age();
  }

  async function age(): Promise<string> {
    const cookie = await session();
    const now = Math.floor(Date.now() / 1000);
    const value = withClaims(cookie.value, { iat: now - 12 * DAY_SECONDS, exp: now + 2 * DAY_SECONDS });
    await page.context().addCookies([{ ...cookie, value }]);
    return value;
  }

  const renewals = () => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/session')) seen.push(request.method());
    });
    return seen;
  };

  it('is renewed silently before it ends, once', async () => {
    const old = await signInLongAgo();
    const seen = renewals();
    await page.goto(IMPORTS);
    await page.evaluate('window.isSamePage = true');
    await until(async () => (await session()).value !== old);
    expect((await session()).expires).toBeGreaterThan(Date.now() / 1000 + 13 * DAY_SECONDS);
    // the page received the time of the next renewal
    await page.waitForTimeout(1000);
    expect(seen).toEqual(['POST']);
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    expect(await page.locator('.toast').count()).toBe(0);
    await page.locator('.admin-navigation a').first().click();
    await page.waitForURL(`**${IMPORTS}`);
  });

  it('is renewed later when it cannot be renewed now', async () => {
    const old = await signInLongAgo();
    await page.clock.install();
    provider.says('/v1/token', 'hang up');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/token'));
    const underWay = new Set<Request>();
    const done = (request: Request) => underWay.delete(request);
    page.on('request', (request) => request.resourceType() === 'fetch' && underWay.add(request));
    page.on('requestfinished', done).on('requestfailed', done);
    await page.goto(IMPORTS);
    await failed;
    expect((await session()).value).toBe(old);
    provider.recover();
    await until(async () => {
      // the provider's client gives up after half a minute of the page's clock
      if (!underWay.size) await page.clock.fastForward('00:05');
      return (await session()).value !== old;
    });
    expect(await page.locator('.toast').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(IMPORTS);
  });

  it('is left alone in a browser without the account', async () => {
    const visitor = await signedIn(katalog.origin, { email });
    await page
      .context()
      .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: katalog.origin })));
    await page.goto(IMPORTS);
    const old = await age();
    const seen = renewals();
    const sdk = page.waitForResponse((response) => /\/firebase-[^/]*\.js$/.test(response.url()));
    await page.goto(IMPORTS);
    await sdk;
    await page.waitForTimeout(1000);
    expect(seen).toEqual([]);
    expect((await session()).value).toBe(old);
    expect(new URL(page.url()).pathname).toBe(IMPORTS);
  });

  it('does not load the provider’s client while it is young', async () => {
    const visitor = await signedIn(katalog.origin, { email });
    await page
      .context()
      .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: katalog.origin })));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(IMPORTS, { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => /\/firebase-/.test(url))).toEqual([]);
  });
});
