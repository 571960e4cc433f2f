import type { Page, Request } from 'playwright-core';
import { DataSource } from 'typeorm';
import { describeInBrowser } from '../../support/browser/browser.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const LONG = 300_000;
const PROFILE = '/administracija/profil';
const LIST = '/iskanje/izdelki/rezultati';

/** Runs in the page: notes whether a toast comes, and be it for a moment. */
const NOTE_TOASTS = `(() => {
  document.hasToasted = false;
  const note = () => (document.hasToasted ||= document.querySelector('.toast') !== null);
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
})()`;

/** A request that waits until it is released. */
function holding() {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  return { go: () => go(), held };
}

const database = await startFlakyProxy(new URL((await testServices()).DATABASE_URL).host);
closeAfterFile(() => database.leave());
const katalog = await Katalog.use({ worker: false, databaseAt: database.host });
const browser = TestBrowser.use(katalog.origin, { expected: /./ });
const person = await katalog.person('super_admin');

describeInBrowser('a page that is open', () => {
  afterEach(() => database.recover());

  function tab(path: string) {
    return browser.openAs(person, path);
  }

  const unreachable = (page: Page) => page.locator('.toast-error', { hasText: 'Strežnik ni dosegljiv.' });
  const markDocument = (page: Page) => page.evaluate(`void (document.isMarked = true)`);
  const isSameDocument = (page: Page) => page.evaluate(`document.isMarked === true`);

  it(
    'when the database goes keeps what was typed, says so, and saves it once it is back',
    async () => {
      const page = await tab(PROFILE);
      const name = page.locator('input[name=firstName]');
      const save = page.locator('main form button[type=submit]').first();
      await name.fill('Marjetica');
      await database.leave();
      await save.click();
      const failed = page.locator('.toast-error', {
        hasText: 'Uporabnika ni bilo mogoče shraniti.',
      });
      await failed.waitFor();
      expect(await name.inputValue()).toBe('Marjetica');
      expect(new URL(page.url()).pathname).toBe(PROFILE);

      await database.recover();
      await until(async () => (await fetch(`${katalog.origin}/health/ready`)).status === 200);
      await save.click();
      await page.locator('.toast-success').waitFor();
      expect(await name.inputValue()).toBe('Marjetica');
    },
    LONG,
  );

  it.each(['/company', '/primerjava'])(
    'when the server is out of reach says so, stays, and goes on to %s once it is back',
    async (path) => {
      const page = await tab(LIST);
      await markDocument(page);
      const link = page.locator(`footer a[href="${path}"]`);
      // the comparison is not prefetched, the stores are when the pointer goes down
      expect(await link.getAttribute('data-no-prefetch')).toBe(path === '/company' ? null : 'true');
      await page.context().setOffline(true);
      await link.click();
      await unreachable(page).waitFor();
      expect(new URL(page.url()).pathname).toBe(LIST);
      await page.context().setOffline(false);
      await link.click();
      await page.waitForURL(`**${path}`);
      expect(await isSameDocument(page)).toBe(true);
    },
    LONG,
  );

  it(
    'goes where a link leads, though the page that was fetched ahead does not come',
    async () => {
      const page = await tab(LIST);
      await markDocument(page);
      const link = page.locator('footer a[href="/company"]');
      const { go: fail, held } = holding();
      let ahead = 0;
      await page.route('**/company', async (route) => {
        if (route.request().headers().purpose !== 'prefetch') return route.continue();
        ahead++;
        await held;
        return route.abort('connectionreset');
      });
      await link.click();
      await until(() => ahead > 0);
      fail();
      await page.waitForURL('**/company');
      expect(ahead).toBe(1);
      expect(await unreachable(page).count()).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    },
    LONG,
  );

  it(
    'marks the link whose page is on its way, also when it was fetched ahead',
    async () => {
      const page = await tab(LIST);
      const marked = page.locator('a[data-loading]');
      const link = page.locator('footer a[href="/company"]');
      const { go, held } = holding();
      await page.route('**/company', async (route) => {
        await held;
        return route.continue();
      });
      const asked = page.waitForRequest((request) => request.headers().purpose === 'prefetch');
      await link.hover();
      await asked;
      expect(await marked.count()).toBe(0);
      await link.click();
      await marked.and(link).waitFor();
      go();
      await page.waitForURL('**/company');
      await marked.waitFor({ state: 'detached' });
    },
    LONG,
  );

  it(
    'marks the last of two links that are pressed one after the other',
    async () => {
      const page = await tab(LIST);
      const { go, held } = holding();
      await page.route(/\/(company|blogi)$/, async (route) => {
        await held;
        // the first one is broken off
        return route.continue().catch(() => undefined);
      });
      const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/company'));
      for (const path of ['/company', '/blogi'])
        await page.locator(`footer a[href="${path}"]`).dispatchEvent('click', { button: 0 });
      await broken;
      await page.locator('footer a[href="/blogi"][data-loading]').waitFor();
      expect(await page.locator('a[data-loading]').count()).toBe(1);
      go();
      await page.waitForURL('**/blogi');
      await page.locator('a[data-loading]').waitFor({ state: 'detached' });
    },
    LONG,
  );

  it(
    'shows no error that was fetched ahead once there is none any more',
    async () => {
      const page = await tab(LIST);
      const rows = katalog.app.get(DataSource);
      const link = page.locator('footer a[href="/blogi"]');
      const fetched = page.waitForResponse(
        (response) => response.url().endsWith('/blogi') && response.status() === 500,
      );
      await rows.query('alter table blogs rename to taken_away');
      try {
        await link.hover();
        await (await fetched).finished();
      } finally {
        await rows.query('alter table taken_away rename to blogs');
      }
      await link.click();
      await page.waitForURL('**/blogi');
      await page.locator('main h1').waitFor();
      expect(await page.locator('.error').count()).toBe(0);
    },
    LONG,
  );

  it(
    'keeps what was typed when it cannot be sent, and sends it later',
    async () => {
      const page = await tab(PROFILE);
      const name = page.locator('input[name=firstName]');
      const save = page.locator('main form button[type=submit]').first();
      await name.fill('Nežka');
      await page.context().setOffline(true);
      await save.click();
      await page.getByText('Strežnik ni dosegljiv.').waitFor();
      expect(await name.inputValue()).toBe('Nežka');
      await page.context().setOffline(false);
      await save.click();
      await page.locator('.toast-success').waitFor();
      expect(await name.inputValue()).toBe('Nežka');
    },
    LONG,
  );

  it(
    'says nothing of what fails in the background, also while somebody waits for a page',
    async () => {
      const page = await tab(LIST);
      await page.evaluate(NOTE_TOASTS);
      const { go, held } = holding();
      await page.route('**/primerjava', async (route) => {
        await held;
        return route.continue();
      });
      await page.route('**/company', (route) => route.abort('connectionreset'));
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/company'));
      await page.locator('footer a[href="/primerjava"]').click();
      await page.locator('footer a[href="/company"]').hover();
      await failed;
      go();
      await page.waitForURL('**/primerjava');
      await page.locator('main h1').waitFor();
      expect(await page.evaluate(`document.hasToasted`)).toBe(false);
    },
    LONG,
  );

  describe('while a page is prefetched from the URL of a form', () => {
    /** Whether the form was really submitted; a precognition request only validates a field. */
    const isSent = (request: Request) => request.method() === 'PUT' && !('precognition' in request.headers());

    /** The profile at its own address, the link to it, and the hold of its requests. */
    async function profile({ isReached }: { isReached: boolean }) {
      const page = await tab(`${PROFILE}?from=mail`);
      const [ahead, sent] = [holding(), holding()];
      const puts: string[] = [];
      await page.route(`**${PROFILE}`, async (route) => {
        const request = route.request();
        if (isSent(request)) {
          puts.push(request.url());
          await sent.held;
          if (!isReached) return route.abort('connectionreset');
        } else if (request.headers().purpose === 'prefetch') {
          await ahead.held;
          return route.abort('connectionreset');
        }
        return route.continue();
      });
      const asked = page.waitForRequest((request) => request.headers().purpose === 'prefetch');
      const link = page.locator(`.admin-navigation a[href="${PROFILE}"]`);
      await link.hover();
      await asked;
      return { page, link, puts, failAhead: ahead.go, answer: sent.go };
    }

    it(
      'sends it once',
      async () => {
        const { page, puts, failAhead, answer } = await profile({ isReached: true });
        answer();
        await page.locator('input[name=firstName]').fill('Marija');
        await page.locator('main form button[type=submit]').first().click();
        await page.locator('.toast-success').waitFor();
        // by the adapter, like every background error
        const broken = page.waitForEvent('pageerror');
        failAhead();
        await broken;
        await page.locator('.admin-navigation a[href="/administracija/uporabniki"]').click();
        await page.waitForURL('**/administracija/uporabniki');
        expect(puts).toHaveLength(1);
      },
      LONG,
    );

    it(
      'and does not come, follows the link to it later',
      async () => {
        const { page, link, puts, failAhead, answer } = await profile({ isReached: false });
        const name = page.locator('input[name=firstName]');
        const known = await name.inputValue();
        await name.fill('Marjana');
        const put = page.waitForRequest(isSent);
        await page.locator('main form button[type=submit]').first().click();
        await put;
        failAhead();
        await unreachable(page).waitFor();
        answer();
        await page.getByText('Strežnik ni dosegljiv.').waitFor();
        await page.unroute(`**${PROFILE}`);
        await name.fill(known);
        await link.click();
        await page.waitForURL((url) => url.pathname === PROFILE && url.search === '');
        expect(puts).toHaveLength(1);
      },
      LONG,
    );
  });
});
