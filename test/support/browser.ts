import { existsSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
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
  existsSync(executablePath) || process.env.REQUIRE_BROWSER === '1' ? describe : describe.skip;

/** Starts the system's Chromium; the caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

// React's own mark on the root that it has taken over; other documents have none. Not waitForFunction: its `eval` is
// against the content security policy.
const COME_ALIVE = `(async () => {
  const root = document.getElementById('app');
  const isAlive = () => !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  for (let tries = 0; !isAlive(); tries++) {
    if (tries === 500) throw new Error('The page has not come alive.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
})()`;

/**
 * Makes each visit of a tab last until its script has taken the page over. Before that a click loads the next document,
 * and keys find no more than what the server has drawn.
 */
export function comeAlive(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await page.evaluate(COME_ALIVE);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.evaluate(COME_ALIVE);
    return response;
  };
  return page;
}

/** Waits until keys go there; of what is dragged by keyboard: to the place where it would go. */
export function whenFocused(target: Locator): Promise<void> {
  return target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });
}
