import { readdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { ADMIN_PAGES, type Person, PHONE, VISITOR_PAGES, WIDE } from '../../accessibility/pages.js';
import { Stage } from '../../accessibility/stage.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, launchBrowser, waitForHydration } from '../../support/browser/browser.js';
import { withSession } from '../../support/people.js';

const PAGES = [...VISITOR_PAGES, ...ADMIN_PAGES].map(([component, person, address, act]) => ({
  component,
  person,
  address,
  act,
}));
/** The frame of the assistant: in assistant.e2e-spec, inside a page that shows it. */
const CHECKED_ELSEWHERE = ['assistant/frame'];

/** Refused input, pages that do not exist, and the emulator, which has no password policy. */
const EXPECTED = /status of (?:404|410|422|501)/;
/** Parts that are wider than their place or the screen; on wide screens, a table of many columns scrolls. */
const BEYOND = `[...document.querySelectorAll('html, dialog[open], :popover-open, .table-scroll')]
  .filter((part) => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > innerWidth)
  .map((part) => part.id || part.className || part.tagName)
  .filter((name) => innerWidth < 1000 || name !== 'table-scroll')`;

describeInBrowser('each page is accessible and fits', () => {
  let stage: Stage;
  let browser: Browser;
  const complaints: string[] = [];
  /** Pages that were checked without a window, which hides the rest of the page from axe. */
  const whole = new Set<string>();
  const tabs = new Map<Person, Promise<Page>>();

  beforeAll(async () => {
    stage = await Stage.build();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.katalog.close();
  });

  async function open(person: Person): Promise<Page> {
    const { origin } = stage.katalog;
    const context = await browser.newContext({ baseURL: origin, viewport: WIDE });
    if (person === 'undecided') await context.clearCookies();
    else if (person !== 'visitor') {
      const { cookies } = await withSession(origin, stage[person]);
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
    } else {
      const ids = String(stage.ids.compared);
      const watched = ids.split('-').map((id) => `${Number(id).toString(36)}.${(700).toString(36)}.fj0`);
      await context.addCookies([
        { name: 'comparison', value: ids, url: origin },
        { name: 'watch_list', value: watched.join('-'), url: origin },
      ]);
    }
    const page = waitForHydration(await context.newPage());
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return page;
  }
  function tabOf(person: Person): Promise<Page> {
    if (!tabs.has(person)) tabs.set(person, open(person));
    return tabs.get(person)!;
  }

  it.each(PAGES)('$component for $person at $address', async ({ component, person, address, act }) => {
    const page = await tabOf(person);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(WIDE);
    await page.goto(address.replace(/:(\w+)/g, (_, name: string) => String(stage.ids[name])));
    const data = await page.locator('script[data-page]').textContent();
    expect((JSON.parse(data!) as { component: string }).component).toBe(component);
    await act?.(page);
    if ((await page.locator('dialog:modal').count()) === 0) whole.add(component);
    const light = { obstacles: await obstacles(page), beyond: await page.evaluate(BEYOND) };
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    const dark = { obstacles: await obstacles(page), beyond: await page.evaluate(BEYOND) };
    const nothing = { obstacles: [], beyond: [] };
    expect(complaints.splice(0)).toEqual([]);
    expect({ light, dark }).toEqual({ light: nothing, dark: nothing });
  });

  it('leaves out no page', () => {
    const files = readdirSync('client/pages', { recursive: true, encoding: 'utf8' });
    const all = files.filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', ''));
    expect([...whole, ...CHECKED_ELSEWHERE].sort()).toEqual(all.sort());
  });
});
