import type { Page } from 'playwright-core';
import { waitForHydration, describeInBrowser } from '../../support/browser/browser.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { signedIn } from '../../support/people.js';
import { startTagServer, type TagCommand, type TagServer } from '../../support/browser/tag-server.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const ID = 'G-TEST123';
const SIGNALS = ['ad_user_data', 'ad_personalization', 'ad_storage', 'analytics_storage'];
const all = (value: string) => Object.fromEntries(SIGNALS.map((signal) => [signal, value]));
/** Long enough for automatic messages: scripts of the test double send 20 times a second. */
const quiet = (page: Page) => page.waitForTimeout(400);
/** Waits until no request is under way. */
const silence = (page: Page, outside: TagServer) =>
  until(async () => {
    outside.forget();
    await quiet(page);
    return outside.requests.length === 0;
  });

const outside = await startTagServer();
closeAfterFile(() => outside.close());
const katalog = await Katalog.use({
  worker: false,
  env: {
    ANALYTICS_ID: ID,
    ANALYTICS_ORIGIN: outside.origin,
    MARKETING_SCRIPT_URL: `${outside.origin}/marketing.js`,
  },
});
const browser = TestBrowser.use(katalog.origin, { undecided: true });
const ean = anEan();
const [first, second] = [await katalog.store('Prva'), await katalog.store('Druga')];
const offer = { productCode: 'A', name: 'Čajnik', ean };
const others = ['B', 'C', 'D'].map((name, index) => ({ productCode: name, name, price: index + 1 }));
await katalog.category({ sl: 'Kuhinja', en: 'Kitchen' });
await katalog.sell(first, { ...offer, price: 20, category: 'Kuhinja' }, ...others);
await katalog.sell(second, { ...offer, price: 21 });
const productId = await katalog.idOf(first, 'A');

describeInBrowser('measuring in a real browser', () => {
  beforeEach(() => outside.forget());

  const open = (path: string) => browser.open(path, { locale: 'sl-SI' });
  const decide = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('dialog.consent').waitFor({ state: 'detached' });
  };
  const agreed = async (path: string) => {
    const page = await open(path);
    await decide(page, 'Dovoli');
    await until(() => pageViews().length > 0 && outside.seen().length > 0);
    return page;
  };
  const events = (type: string) =>
    outside
      .commands()
      .filter(([command, name]) => command === 'event' && name === type)
      .map(([, , payload]) => payload as Record<string, unknown>);
  const pageViews = () => events('page_view').map(({ page_location: url }) => new URL(String(url)).pathname);
  const flag = (page: Page) => page.evaluate(`window['ga-disable-${ID}']`);

  it('sends nothing before consent, nor after a refusal', async () => {
    const page = await open('/');
    await quiet(page);
    expect(outside.requests).toEqual([]);
    await decide(page, 'Ne dovoli');
    expect(await flag(page)).toBe(true);
    await page.getByRole('link', { name: 'Vsi izdelki' }).click();
    await page.waitForURL('**/rezultati');
    await page.reload();
    await quiet(page);
    expect(outside.requests).toEqual([]);
    expect(await flag(page)).toBe(true);
  });

  it('denies by default, grants after consent, and reports each page once', async () => {
    const page = await agreed('/company');
    const [first, second, third, fourth] = outside.commands();
    expect(first).toEqual(['consent', 'default', { ...all('denied'), wait_for_update: 500 }]);
    const granted: TagCommand = ['consent', 'update', all('granted')];
    expect([second, third?.[0]]).toEqual([granted, 'js']);
    expect(fourth).toEqual(['config', ID, { send_page_view: false }]);

    await page.getByRole('link', { name: 'Vsi izdelki' }).click();
    await page.waitForURL('**/rezultati');
    await page.getByRole('button', { name: 'Opazuj: B' }).click();
    await page.locator('button[aria-label="Opazuj: B"][aria-pressed="true"]').waitFor();
    await page.goBack();
    await page.waitForURL('**/company');
    await until(() => pageViews().length >= 3);
    expect(pageViews()).toEqual(['/company', '/iskanje/izdelki/rezultati', '/company']);
    expect(events('page_view')).toMatchObject([
      { page_title: 'Trgovine · Katalog' },
      { page_title: 'Vsi izdelki · Katalog', page_referrer: `${katalog.origin}/company` },
      { page_title: 'Trgovine · Katalog', page_referrer: `${katalog.origin}/iskanje/izdelki/rezultati` },
    ]);

    outside.forget();
    await page.reload();
    await until(() => pageViews().length > 0);
    expect(outside.commands().slice(0, 2)).toEqual([first, granted]);
  });

  it('stops in every tab when consent is withdrawn, and deletes the cookies of the tag', async () => {
    const page = await agreed('/company');
    const other = waitForHydration(await page.context().newPage());
    await other.goto('/blogi');
    await until(() => outside.seen().includes('/blogi'));
    await page.evaluate('document.cookie = "_ga=1; path=/"; document.cookie = "_ga_TEST123=2; path=/"');
    await page.getByRole('link', { name: 'Nastavitve piškotkov' }).click();
    const reloads = [page, other].map((tab) => tab.waitForEvent('load'));
    await page.getByRole('button', { name: 'Ne dovoli' }).click();
    await Promise.all(reloads);
    outside.forget();
    await page.getByRole('link', { name: 'Vsi izdelki' }).click();
    // Inertia fails if a visitor leaves a list before its effects ran: they mark the cards with their page
    await page.locator('[data-infinite-scroll-page]').first().waitFor({ state: 'attached' });
    // pages of the history have the old consent in their props
    await page.goBack();
    // a page that is loaded again has the flag once it is hydrated
    await until(async () => (await flag(page)) && (await flag(other)));
    await quiet(page);
    expect(outside.requests).toEqual([]);
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('_ga'))).toEqual([]);
  });

  it('reports a product once for each store that sells it, and the visit to a store', async () => {
    const page = await agreed('/iskanje/izdelki/rezultati');
    await page.getByRole('link', { name: 'Čajnik' }).click();
    await page.waitForURL('**/izdelek/**');
    await until(() => events('PRODUCT_CLICK').length === 2);
    const [first, second] = events('PRODUCT_CLICK');
    expect(Object.keys(first!).sort()).toEqual([
      'company_id',
      'company_name',
      'event_id',
      'event_name',
      'product_image_url',
    ]);
    expect(first).toMatchObject({ event_id: productId, event_name: 'Čajnik', company_name: 'Prva' });
    expect(second).toMatchObject({ event_name: 'Čajnik', company_name: 'Druga' });
    expect(String(first!.product_image_url)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\S+\.\w+$/);
    // the store is unreachable, so the browser keeps the former URL
    const left = page.waitForRequest('https://trgovina.example/**');
    await page.getByRole('link', { name: 'Druga', exact: false }).and(page.locator('[data-go]')).click();
    await until(() => events('PRODUCT_STORE_REDIRECT').length === 1);
    expect(events('PRODUCT_STORE_REDIRECT')[0]).toEqual(second);
    await left;
    await page.goto(`/primerjava?ids=${productId}`);
    await page.getByRole('link', { name: 'V trgovino: Prva' }).click();
    await until(() => events('PRODUCT_STORE_REDIRECT').length === 2);
    expect(events('PRODUCT_STORE_REDIRECT')[1]).toEqual(first);
  });

  it('reports categories and featured products, within a tenth of a second', async () => {
    const page = await agreed('/');
    await page.locator('main .card a', { hasText: 'Čajnik' }).first().click();
    await until(() => events('FEATURED_PRODUCT_CLICK').length === 1);
    // of the two stores the one whose price the card shows
    expect(events('FEATURED_PRODUCT_CLICK')[0]).toMatchObject({
      event_name: 'Čajnik',
      company_name: 'Prva',
      company_id: expect.any(Number) as number,
    });
    await page.waitForURL('**/izdelek/**');
    outside.forget();
    // a category of the navigation, many times
    const took = await page.evaluate<number>(`(() => {
      const link = document.querySelector('footer a[href*="/izdelki/rezultati/"]');
      link.addEventListener('click', (event) => event.preventDefault());
      const start = performance.now();
      for (let count = 0; count < 30; count++) link.click();
      return performance.now() - start;
    })()`);
    await until(() => events('CATEGORY_CLICK').length >= 1);
    await quiet(page);
    const told = events('CATEGORY_CLICK');
    expect(told.length).toBeLessThanOrEqual(2 + Math.floor(took / 100));
    expect(told[0]).toMatchObject({ event_name: 'Kuhinja', company_id: null });
  });

  it.each([
    ['/', '/administracija'],
    ['/en', '/en/admin'],
  ])('never runs in the admin area: from %s to %s and back by the history', async (path, admin) => {
    const person = await katalog.person('super_admin');
    const { cookies } = await signedIn(katalog.origin, person);
    const page = await open(path);
    await page
      .context()
      .addCookies([...cookies].map(([name, value]) => ({ name, value, url: katalog.origin })));
    await page.reload();
    await decide(page, path === '/' ? 'Dovoli' : 'Allow');
    await until(() => outside.seen().length > 0);
    await page.locator('button.person-link').click();
    await page.locator(`.person-panel a[href="${admin}"]`).click();
    await page.locator('.admin').waitFor();
    await quiet(page);
    expect(outside.seen().filter((seen) => seen.startsWith(admin))).toEqual([]);
    // to the storefront without a new document, and back
    outside.forget();
    await page.locator('.admin-header .wordmark').click();
    await until(() => outside.seen().includes(path));
    await page.goBack();
    await page.locator('.admin').waitFor();
    await silence(page, outside);
  });

  it('lists the hosts in the content security policy, and none when nothing is set up', async () => {
    const policyOf = async (one: Katalog) => {
      const response = await one.visitor().get('/company');
      await response.text();
      return response.headers.get('content-security-policy') ?? '';
    };
    const policy = await policyOf(katalog);
    for (const directive of ['connect-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${outside.origin}`));
    expect(policy).toMatch(/script-src 'strict-dynamic' 'sha256-/);
    const plain = await Katalog.start({ worker: false });
    expect(await policyOf(plain)).not.toMatch(/google-analytics|googletagmanager|unsafe-eval/);
    await plain.close();
  });
});
