import type { Page } from 'playwright-core';
import type { User } from '../../src/users/user.entity.js';
import { TestBrowser } from '../support/browser/test-browser.js';
import { Stage } from './stage.js';

const TIMEOUT_MS = 60_000;

/** The stage, seen in a real browser. */
export class ScreenStage {
  private constructor(
    readonly stage: Stage,
    readonly browser: TestBrowser,
    private readonly platform: User,
  ) {}

  static async use(): Promise<ScreenStage> {
    const stage = await Stage.use();
    // each situation checks its own errors on the console
    const browser = TestBrowser.use(stage.katalog.origin, { expected: /./ });
    return new ScreenStage(stage, browser, await stage.katalog.person('super_admin'));
  }

  /** A tab of a super admin. */
  async open(path: string): Promise<Page> {
    const page = await this.browser.tab(this.platform);
    page.setDefaultTimeout(TIMEOUT_MS);
    page.setDefaultNavigationTimeout(TIMEOUT_MS);
    await page.goto(path);
    return page;
  }

  /** A visitor's tab. */
  async visit(path: string): Promise<Page> {
    const page = await this.open('/');
    await page.context().clearCookies({ name: 'session' });
    await page.goto(path);
    return page;
  }

  /** This kind of toast's text, after it appears, and whether it is in the console. */
  async toastOn(page: Page, act: () => Promise<unknown>, severity = 'error') {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await act();
    const detail = page.locator(`.toast-${severity} .toast-summary + p`);
    const toast = await detail.first().innerText();
    return { toast, isInConsole: lines.some((line) => line.includes(toast)) };
  }
}
