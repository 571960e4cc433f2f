import type { BrowserContextOptions, Page } from 'playwright-core';
import { obstacles } from '../../../support/browser/axe.js';
import { describeInBrowser, whenFocused } from '../../../support/browser/browser.js';
import { submitForm } from '../../../support/browser/form.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const FRAME = { 'sec-fetch-dest': 'iframe' };
const OUTSIDE = 'https://chat.example';
const PHONE = { viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true };

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);

describe('the assistant', () => {
  beforeAll(async () => {
    const offers = [
      { name: 'Čajnik Orbiq', price: 40, stock: 3, availability: 'in_stock' as const },
      { name: 'Čajnik Zefir', price: 25, stock: 0, availability: 'out_of_stock' as const },
      { name: 'Čajnik Zlati', price: 400, stock: 1, availability: 'in_stock' as const },
      { name: 'Slušalke Miru', price: 90, stock: 1, availability: 'in_stock' as const },
    ];
    await katalog.sell(await katalog.store('Prva'), ...offers);
  });

  const ask = async (questions: string[], path = '/pomocnik') => {
    const query = new URLSearchParams(questions.map((question): [string, string] => ['q', question]));
    const { props } = await katalog.visitor().page(`${path}?${query.toString()}`, 'assistant/show');
    return props.turns.map(({ answer, cards, url, question }) => ({
      question,
      answer,
      url,
      names: cards.map(({ name }) => name.text),
    }));
  };

  it.each([
    ['/pomocnik', 'Iščem čajnik pod 50 €', 'found', ['Čajnik Orbiq', 'Čajnik Zefir']],
    // sold-out products come last
    ['/pomocnik', 'Najcenejši čajnik?', 'cheapest', ['Čajnik Orbiq', 'Čajnik Zlati', 'Čajnik Zefir']],
    ['/pomocnik', 'Kateri cajnik je na zalogi do 100 evrov', 'found', ['Čajnik Orbiq']],
    ['/en/assistant', 'cajnik over 100', 'found', ['Čajnik Zlati']],
    ['/en/assistant', 'Compare Orbiq and Zefir', 'compared', ['Čajnik Orbiq', 'Čajnik Zefir']],
    ['/pomocnik', 'slušalke pod 10 €', 'relaxed', ['Slušalke Miru']],
    ['/pomocnik', 'kvantni pospeševalnik', 'none', []],
    ['/pomocnik', 'Živjo!', 'help', []],
  ])('at %s answers %s', async (path, question, answer, names) => {
    const [turn] = await ask([question], path);
    expect({ ...turn, names: turn!.names.toSorted() }).toMatchObject({ answer, names: names.toSorted() });
    if (answer === 'cheapest') expect(turn!.names).toEqual(names);
  });

  it('links to lists and comparisons with the same products', async () => {
    const [found, compared] = await ask(['čajnik pod 50 €', 'primerjaj Orbiq in Zlati']);
    const list = await katalog.visitor().page(found!.url!, 'products/search');
    expect(list.props.list.cards.map(({ name }) => name.text).toSorted()).toEqual(found!.names.toSorted());
    const table = await katalog.visitor().page(compared!.url!, 'comparison/show');
    expect(table.props.products.map(({ name }) => name.text)).toEqual(['Čajnik Orbiq', 'Čajnik Zlati']);
  });

  it('keeps the context of the last questions', async () => {
    const turns = await ask(['čajnik', 'kaj pa pod 30 €?', 'na zalogi']);
    expect(turns.map(({ names }) => names.length)).toEqual([3, 1, 3]);
    expect(turns[2]!.answer).toBe('relaxed');
    const many = await ask(Array.from({ length: 50 }, (_, index) => `čajnik ${index}`));
    expect(many.map(({ question }) => question)).toEqual([
      'čajnik 46',
      'čajnik 47',
      'čajnik 48',
      'čajnik 49',
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    "'; drop table products; --",
    'x'.repeat(5000),
    '%_\\ & | ! :* ()',
    'pod 99999999999999999999 €',
    'čajnik pod 1.2.3.4,5,6',
    '\u0000\ud800',
  ])('takes no harm from %p', async (question) => {
    const query = new URLSearchParams({ q: question }).toString();
    const { status, body } = await katalog.visitor().document(`/pomocnik?${query}`);
    expect(status).toBe(200);
    expect(body).not.toContain('<script>alert');
    const nested = await katalog.visitor().document(`/pomocnik?q[a]=1&q=&q=`);
    expect(nested.status).toBe(200);
  });

  it('is drawn without scripts in a frame of our own pages only', async () => {
    const framed = await katalog.visitor().get('/pomocnik?q=čajnik', { accept: 'text/html', ...FRAME });
    const source = await framed.text();
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(framed.headers.get('vary')).toMatch(/sec-fetch-dest/i);
    expect(source).not.toMatch(/<script(?![^>]*application\/json)|modulepreload|name="choice"/);
    expect(source).toContain('target="_top"');
    const page = await katalog.visitor().get('/pomocnik', { accept: 'text/html' });
    expect(await page.text()).toMatch(/<script(?![^>]*application\/json)/);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['/administracija', '/en/admin'])('is on every page but those of %s', async (admin) => {
    const person = await katalog.signedInAs('super_admin');
    for (const path of ['/', '/en/company', '/prijava', '/ni-te-strani'])
      expect((await katalog.visitor().document(path)).body).toContain('assistant-toggle');
    const { status, body } = await person.document(admin);
    expect([status, body.includes('assistant-toggle')]).toEqual([200, false]);
  });

  describeInBrowser('in a real browser', () => {
    const open = (path: string, options: BrowserContextOptions = {}) =>
      browser.open(path, { locale: 'sl-SI', ...options });
    const toggle = (page: Page) => page.locator('.assistant-toggle');

    it.each([{}, { ...PHONE, colorScheme: 'dark' as const }])(
      'opens, answers, leads out and closes',
      async (options) => {
        const page = await open('/company', options);
        expect(await page.locator('iframe').count()).toBe(0);
        await toggle(page).click();
        const frame = page.frameLocator('.assistant iframe');
        expect(await page.locator('.assistant iframe').getAttribute('sandbox')).not.toContain(
          'allow-scripts',
        );
        await frame.getByRole('textbox').fill('čajnik pod 50 €');
        await frame.getByRole('button', { name: 'Vprašaj' }).click();
        await frame.getByRole('link', { name: 'Čajnik Orbiq' }).waitFor();
        await frame.getByRole('textbox').fill('na zalogi');
        await frame.getByRole('textbox').press('Enter');
        await frame.getByText('čajnik pod 50 €').waitFor();
        await frame.getByText('na zalogi', { exact: true }).waitFor();
        // the test runs scripts in the page, also inside the frame
        await page.evaluate(`{
          const frame = document.querySelector('.assistant iframe');
          frame.removeAttribute('sandbox');
          frame.src += '?q=%C4%8Dajnik';
        }`);
        await frame.getByRole('link', { name: 'Čajnik Zlati' }).waitFor();
        expect(await obstacles(page)).toEqual([]);
        await page.locator('.assistant-panel header button').focus();
        await page.keyboard.press('Escape');
        await page.locator('.assistant iframe').waitFor({ state: 'detached' });
        await whenFocused(toggle(page));
        await toggle(page).press('Enter');
        // key events do not leave a frame
        await page.frameLocator('.assistant iframe').getByRole('textbox').press('Escape');
        await page.locator('.assistant iframe').waitFor({ state: 'detached' });
        await whenFocused(toggle(page));
        await toggle(page).press('Enter');
        await page.frameLocator('.assistant iframe').getByRole('link', { name: 'Čajnik na zalogi' }).click();
        await page.frameLocator('.assistant iframe').getByRole('link', { name: 'Čajnik Orbiq' }).click();
        await page.waitForURL('**/izdelek/**');
        await page.goto('/pomocnik?q=cajnik');
      },
    );

    it.each([PHONE, {}])(
      'covers nothing for somebody who reads on, and comes to who turns back',
      async (options) => {
        const page = await open('/company', options);
        const floating = page.locator('.assistant-floating');
        const isInHead = async () => (await page.locator('header .assistant-toggle').boundingBox())!.y < 68;
        expect([await floating.count(), await isInHead()]).toEqual([0, true]);
        await page.evaluate(`document.querySelector('main').style.minBlockSize = '9000px'`);
        const scroll = (top: number) =>
          page.evaluate(`new Promise((done) => {
            window.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
            window.scrollTo(0, ${top});
          })`);
        await scroll(3000);
        await scroll(2000);
        await floating.waitFor({ state: 'attached' });
        expect(await isInHead()).toBe(false);
        await scroll(3000);
        await floating.waitFor({ state: 'detached' });
        expect(await isInHead()).toBe(true);
        await scroll(100_000);
        await floating.waitFor({ state: 'attached' });
        await scroll(0);
        await floating.waitFor({ state: 'detached' });
      },
    );

    it('is a page without JavaScript', async () => {
      const visitor = katalog.visitor();
      expect((await visitor.document('/')).links.has('/pomocnik')).toBe(true);
      const form = await visitor.document('/pomocnik');
      const { links } = await submitForm(visitor, form, 'Vprašaj', { q: 'najcenejši čajnik' });
      const [address] = [...links].find(([, text]) => text.includes('Čajnik Zefir'))!;
      expect(address).toMatch(/^\/izdelek\//);
    });

    it('is another service where one is configured, loaded when it is opened', async () => {
      const other = await Katalog.start({ worker: false, env: { ASSISTANT_URL: `${OUTSIDE}/katalog` } });
      try {
        const page = await open('/company', { baseURL: other.origin });
        const asked: string[] = [];
        await page.route(`${OUTSIDE}/**`, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<h1>Klepet</h1>' });
        });
        const response = await page.reload();
        expect(response?.headers()['content-security-policy']).toContain(`frame-src ${OUTSIDE};`);
        expect(asked).toEqual([]);
        await toggle(page).click();
        await page.frameLocator('.assistant iframe').getByText('Klepet').waitFor();
        expect(asked).toEqual([`${OUTSIDE}/katalog`]);
        const sandbox = await page.locator('.assistant iframe').getAttribute('sandbox');
        expect(sandbox).not.toMatch(/allow-top-navigation|allow-modals/);
        // a tab that is still open asks the closed server for the code that it loads later
        await page.context().close();
      } finally {
        await other.close();
      }
    });
  });
});
