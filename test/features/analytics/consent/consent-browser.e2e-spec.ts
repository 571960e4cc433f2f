import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration, describeInBrowser, whenFocused } from '../../../support/browser/browser.js';
import { submitForm } from '../../../support/browser/form.js';
import { until } from '../../../support/until.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const LANGUAGES = [
  { path: '/company', title: 'Ali smemo meriti obisk?', privacy: 'Več o zasebnosti' },
  { path: '/en/company', title: 'May we measure visits?', privacy: 'More about privacy' },
];

const PLACE_OF_FOCUS = `(() => {
  const { activeElement } = document;
  if (activeElement === document.body) return 'browser';
  return activeElement.tagName + (activeElement.closest('dialog.consent') ? ' inside' : ' outside');
})()`;

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin, { undecided: true, expected: /ERR_FAILED/ });

const IS_FOCUS_IN_VIEW = `(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})()`;

describeInBrowser('the question for consent in a real browser', () => {
  const open = async (
    path = '/company',
    { withFonts = true, ...options }: BrowserContextOptions & { withFonts?: boolean } = {},
  ) => {
    const page = await browser.visit(options);
    if (!withFonts) await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    return page;
  };
  const question = (page: Page) => page.getByRole('dialog');
  const isModal = (page: Page) => page.locator('.consent:modal').waitFor();
  const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const choiceOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'user_consent')?.value;
  const ask = async (page: Page) => {
    await page.getByRole('link', { name: 'Nastavitve piškotkov' }).click();
    await question(page).waitFor();
  };

  it.each(LANGUAGES)('is a modal dialog over $path', async ({ path, title }) => {
    const page = await open(path);
    await page.getByRole('dialog', { name: title }).waitFor();
    await isModal(page);
  });

  it('is hidden until it is complete, because it slides in from the bottom', async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    const isSeenUntil = async (end: RegExp) => {
      await page.route('**/company', async (route) => {
        const response = await route.fetch();
        const whole = await response.text();
        await route.fulfill({ response, body: whole.slice(0, whole.search(end)) });
      });
      await page.goto('/company');
      await page.unroute('**/company');
      return page.locator('dialog.consent').isVisible();
    };
    expect(await isSeenUntil(/<form class="[^"]*consent-choices"/)).toBe(false);
    expect(await isSeenUntil(/<\/dialog>/)).toBe(true);
  });

  it('gives both answers the same size and look', async () => {
    const page = await open();
    const looks = await page.evaluate<string[]>(`
      [...document.querySelectorAll('.consent-choices button')].map((button) => {
        const { width, height, y } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(button);
        return JSON.stringify({ width, height, y, color, backgroundColor, fontWeight, borderColor });
      })`);
    expect(looks).toHaveLength(2);
    expect(looks[0]).toBe(looks[1]);
  });

  it('is drawn by the server and shifts no layout', async () => {
    // a page goes without a font that comes late, and breaks its lines elsewhere
    const drawn = await open('/company', { javaScriptEnabled: false, withFonts: false });
    const hydrated = await open('/company', { withFonts: false });
    for (const part of ['.consent', 'h1', '.consent-choices']) {
      const places = [drawn, hydrated].map((page) => page.locator(part).boundingBox());
      expect(await places[1]).toEqual(await places[0]);
    }
    await drawn.context().close();
    await hydrated.context().close();
  });

  it('is answered neither by Escape nor by keys meant for the page', async () => {
    const page = await open();
    await question(page).waitFor();
    await whenFocused(question(page));
    for (const key of ['Enter', 'Space', 'Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await isModal(page);
    expect(await choiceOf(page)).toBeUndefined();
    // the second Escape has reopened it, with focus on its first link
    await page.keyboard.press('Tab');
    await whenFocused(answer(page, 'Ne dovoli'));
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    expect(await choiceOf(page)).toBe('rejected');
  });

  it('traps the focus, forwards and backwards', async () => {
    const page = await open();
    await question(page).waitFor();
    const reached = new Set<string>();
    for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      reached.add(await page.evaluate<string>(PLACE_OF_FOCUS));
    }
    // anything else is the browser's own interface
    expect([...reached].filter((place) => place !== 'browser').sort()).toEqual(['A inside', 'BUTTON inside']);
  });

  it('can be withdrawn in the footer, and closed by Escape once it was answered', async () => {
    const page = await open();
    await answer(page, 'Dovoli').click();
    await question(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${katalog.origin}/company`);
    await ask(page);
    await question(page).getByText('Merjenje je dovoljeno.').waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('link', { name: 'Nastavitve piškotkov' }));
    await ask(page);
    await page.getByRole('button', { name: 'Zapri' }).click();
    expect(await choiceOf(page)).toBe('accepted');
    await ask(page);
    await answer(page, 'Ne dovoli').click();
    await question(page).waitFor({ state: 'detached' });
    expect(await choiceOf(page)).toBe('rejected');
  });

  it.each(['Dovoli', 'Ne dovoli'])('returns a phone to where it was, after “%s”', async (name) => {
    const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };
    const page = await open('/', phone);
    const scrolled = () => page.evaluate<number>('Math.round(scrollY)');
    // the page may be scrolled before the question is modal
    await isModal(page);
    await page.evaluate('scrollTo({ top: 300, behavior: "instant" })');
    await answer(page, name).tap();
    await question(page).waitFor({ state: 'detached' });
    expect(await scrolled()).toBe(300);
    // the keyboard and the screen reader continue there, too
    await until(() => page.evaluate<boolean>(IS_FOCUS_IN_VIEW));
    const link = page.getByRole('link', { name: 'Nastavitve piškotkov' });
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled();
    await link.tap();
    await isModal(page);
    await answer(page, name).tap();
    await question(page).waitFor({ state: 'detached' });
    await whenFocused(link);
    expect(await scrolled()).toBe(place);
  });

  it('is answered for all tabs', async () => {
    const page = await open();
    const other = waitForHydration(await page.context().newPage());
    await other.goto('/');
    await question(other).waitFor();
    await answer(page, 'Ne dovoli').click();
    await question(other).waitFor({ state: 'detached' });
  });

  it.each(LANGUAGES)(
    'lets what is told about privacy be read first, from $path',
    async ({ path, title, privacy }) => {
      const page = await open(path);
      await page.getByRole('link', { name: privacy }).click();
      await page.getByRole('region', { name: title }).waitFor();
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.locator('.consent-choices button').first().click();
      await page.getByRole('region', { name: title }).waitFor({ state: 'detached' });
      expect(await choiceOf(page)).toBe('rejected');
    },
  );

  it('works without JavaScript', async () => {
    const visitor = katalog.visitor();
    const asked = await visitor.document('/company');
    const answered = await submitForm(visitor, asked, 'Ne dovoli', { choice: 'rejected' });
    expect([answered.page.url, answered.body.includes('<dialog')]).toEqual(['/company', false]);
    const settings = await visitor.document('/piskotki');
    expect(settings.text).toContain('Merjenje ni dovoljeno.');
    const changed = await submitForm(visitor, settings, 'Ne dovoli', { choice: 'accepted' });
    expect(changed.text).toContain('Merjenje je dovoljeno.');
    expect(visitor.cookies.get('user_consent')).toBe('accepted');
  });
});
