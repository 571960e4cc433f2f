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

const LIST = /(index|category|search|stores?|formats|categories|diagnosis|offers)$/;
/** Each page that may have filters or orders once per person, without any. */
const LISTS = PAGES.filter(({ component }) => LIST.test(component))
  .map(({ component, person, address }) => {
    const [path, company] = address.split(/(\?(?:company|id)=:\w+)|\?/);
    return { component, person, list: `${path}${company ?? ''}` };
  })
  .filter(
    ({ component, person }, at, all) =>
      all.findIndex((other) => other.component === component && other.person === person) === at,
  );
/** Values of a filter that are tried. */
const MOST_VALUES = 3;
/** Queries that the links and fields of the page can make, as far as they filter or order it. */
const CHOICES = `(() => {
  const found = new Map();
  const add = (name, value) => {
    if (!name || !value || /^(page|edit|new|delete|import|token|_.*)$/.test(name)) return;
    const values = found.get(name) ?? new Set();
    found.set(name, values.size < ${MOST_VALUES} ? values.add(value) : values);
  };
  for (const { href } of document.querySelectorAll('main a[href]')) {
    const url = new URL(href);
    if (url.pathname === location.pathname) for (const [name, value] of url.searchParams) add(name, value);
  }
  for (const form of document.querySelectorAll('main form[method=get]'))
    for (const field of form.elements)
      if (field.tagName === 'SELECT') for (const { value } of field.options) add(field.name, value);
      else if (/checkbox|radio/.test(field.type)) add(field.name, field.value);
  return [...found].flatMap(([name, values]) => [...values].map((value) => [name, value]));
})()`;

describeInBrowser('each page is accessible and fits', () => {
  let stage: Stage;
  let browser: Browser;
  const complaints: string[] = [];
  /** Pages that were checked without a window, which hides the rest of the page from axe. */
  const whole = new Set<string>();
  const tabs = new Map<Person, Promise<Page>>();
  const tried: string[] = [];

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
  const withIds = (address: string) =>
    address.replace(/:(\w+)/g, (_, name: string) => String(stage.ids[name]));
  function tabOf(person: Person): Promise<Page> {
    if (!tabs.has(person)) tabs.set(person, open(person));
    return tabs.get(person)!;
  }

  it.each(PAGES)('$component for $person at $address', async ({ component, person, address, act }) => {
    const page = await tabOf(person);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(WIDE);
    await page.goto(withIds(address));
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

  it.each(LISTS)(
    '$component for $person at $list is drawn alike by server and browser under each filter',
    async ({ person, list }) => {
      const page = await tabOf(person);
      const first = withIds(list);
      await page.goto(first);
      const choices = await page.evaluate<[string, string][]>(CHOICES);
      for (const [name, value] of choices) {
        const url = new URL(first, stage.katalog.origin);
        url.searchParams.set(name, value);
        await page.goto(url.href);
        expect({ url: url.search, complaints: complaints.splice(0) }).toEqual({
          url: url.search,
          complaints: [],
        });
      }
      tried.push(...choices.map(([name]) => name));
    },
    120_000,
  );

  it('tries filters and orders', () => {
    expect(tried).toEqual(expect.arrayContaining(['status', 'sort', 'brand', 'origin', 'kind', 'company']));
  });

  it('leaves out no page', () => {
    const files = readdirSync('client/pages', { recursive: true, encoding: 'utf8' });
    const all = files.filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', ''));
    expect([...whole, ...CHECKED_ELSEWHERE].sort()).toEqual(all.sort());
  });
});
