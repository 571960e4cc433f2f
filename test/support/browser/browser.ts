import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';

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

/** `describe` for tests that need a browser: skipped where there is none, unless REQUIRE_BROWSER=1 makes that a failure. */
export const describeInBrowser =
  executablePath || process.env.REQUIRE_BROWSER === '1' ? describe : describe.skip;

/** Applications under test are here; a cookie is for all ports of a host. */
const DECIDED = { name: 'user_consent', value: 'rejected', domain: '127.0.0.1', path: '/' };

/** For each step, as busy as the machine may be; what never comes is still told before the test itself has to end. */
const TIMEOUT_MS = 30_000;

/** The client's `life`, and what it is in tests: a message is not to be gone before a busy machine has looked for it. */
const STAYS = `{
  const set = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => set(act, ms === 5000 ? 600_000 : ms, ...rest);
}`;

/**
 * Starts the system's Chromium; the caller closes it.
 * @param undecided visitors are asked for consent before they can do anything else; otherwise they have refused it
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

// What the adapter tells when it knows its page: links and the small forms are followed from then on.
const NOTE_ARRIVAL = `document.addEventListener('inertia:navigate', () => (document.hasArrived = true))`;

// Both, in whatever order they come: that; and React's own mark on the root, with its own word that all of it is taken
// over: a field that is filled in before, without a key, is not heard of. Other documents have no root. Not
// waitForFunction: its `eval` is against the content security policy.
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
 * Makes each visit of a tab last until its script has taken the page over. Before that a click loads the next document,
 * and keys find no more than what the server has drawn.
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

/** Waits until keys go there; of what is dragged by keyboard: to the place where it would go. */
export function whenFocused(target: Locator): Promise<void> {
  return target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });
}

/** The scripts of a page wait until the function that is given back lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
