import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { describeWhen } from '../describe-when.js';

/** Found by global-setup.mjs. */
const executablePath = process.env.CHROMIUM_PATH;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `describe` for tests that need a browser: skipped if there is none, unless REQUIRE_BROWSER=1 makes that a
 * failure.
 */
export const describeInBrowser = describeWhen(Boolean(executablePath) || process.env.REQUIRE_BROWSER === '1');

/** Host of the applications under test; cookies are shared by all ports of a host. */
const DECIDED = { name: 'user_consent', value: 'rejected', domain: '127.0.0.1', path: '/' };

/** Time limit of each step on a busy machine, below the test's own. */
const TIMEOUT_MS = 30_000;

/** The client's `life`, longer in tests: a toast must not disappear before a busy machine sees it. */
const STAYS = `{
  const set = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => set(act, ms === 5000 ? 600_000 : ms, ...rest);
}`;

/**
 * Starts the system's Chromium; the caller closes it.
 * @param undecided visitors see the consent banner; otherwise they refused consent
 */
export async function launchBrowser({ undecided = false } = {}): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options?: BrowserContextOptions) => {
    const context = await newContext(options);
    context.setDefaultTimeout(TIMEOUT_MS);
    await context.addInitScript(STAYS);
    if (!undecided) await context.addCookies([DECIDED]);
    return context;
  };
  return browser;
}

// The adapter's event for the first page: links and small forms are handled from then on.
const NOTE_ARRIVAL = `document.addEventListener('inertia:navigate', () => (document.hasArrived = true))`;

// Waits for both, in whatever order: that event, and React's own mark that the whole root is hydrated. A
// field that is filled in earlier without a key event is not noticed. Other documents have no root. Not
// waitForFunction, whose `eval` the content security policy forbids.
const IS_HYDRATED = `(async () => {
  const root = document.getElementById('app');
  const fiber = () => root[Object.keys(root).find((key) => key.startsWith('__reactContainer'))];
  const isTaken = () => fiber()?.stateNode.current.memoizedState.isDehydrated === false;
  const isAlive = () => !root || (document.hasArrived && isTaken());
  for (let tries = 0; !isAlive(); tries++) {
    if (tries === 3000) throw new Error('The page has not come alive.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
})()`;

/**
 * Makes each visit of a tab wait until its page is hydrated. Before that a click loads the next document, and
 * keys have only their native effect.
 */
export function waitForHydration(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const initScript = page.addInitScript(NOTE_ARRIVAL);
  page.goto = async (url, options) => {
    await initScript;
    const response = await goto(url, options);
    await page.evaluate(IS_HYDRATED);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.evaluate(IS_HYDRATED);
    return response;
  };
  return page;
}

/** Waits until the element has the focus; of an element dragged by keyboard: until it is at its target. */
export function whenFocused(target: Locator): Promise<void> {
  return target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });
}

/** Holds the scripts of a page back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let releaseScripts = () => {};
  const gate = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return releaseScripts;
}
