import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { User } from '../../../src/users/user.entity.js';
import { closeAfterFile } from '../close-after-file.js';
import { withSession } from '../people.js';
import { launchBrowser, waitForHydration } from './browser.js';
import { hydrationDifference } from './hydration-difference.js';

/** The browser's message about a field's validation request that returned errors. */
const REFUSED_FIELD = /status of 422/;
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type Person = Pick<User, 'firebaseId' | 'email'>;

interface Options {
  /** Visitors see the consent banner; otherwise they refused consent. */
  undecided?: boolean;
  /** Errors on the console that all tests may cause. */
  expected?: RegExp;
}

/**
 * A real browser for the tests of a file. It starts with the first tab, so not if its tests are skipped. After each test
 * it closes the tabs, and the test fails if a page wrote an error or a warning to the console.
 */
export class TestBrowser {
  /** Errors and warnings on the console since the last test. */
  readonly complaints: string[] = [];
  /** Errors whose cause is being looked for. */
  private readonly noting: Promise<void>[] = [];
  private launched?: Promise<Browser>;
  private expected?: RegExp;

  private constructor(
    private readonly origin: string,
    private readonly options: Options,
  ) {}

  static use(origin: string, options: Options = {}): TestBrowser {
    const browser = new TestBrowser(origin, options);
    afterEach(() => browser.endTest());
    closeAfterFile(async () => (await browser.launched)?.close());
    return browser;
  }

  /** A tab of a visitor, with its own cookies and storage. */
  async visit(options: BrowserContextOptions = {}): Promise<Page> {
    const tab = await (await this.context(options)).newPage();
    return options.javaScriptEnabled === false ? tab : waitForHydration(tab);
  }

  /** A tab of a signed-in user. */
  async tab(person: Person, options: BrowserContextOptions = {}): Promise<Page> {
    const { cookies } = await withSession(this.origin, person);
    const page = await this.visit(options);
    await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: this.origin })));
    return page;
  }

  /** A tab of a visitor, at this address. */
  async open(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await this.visit(options);
    await page.goto(path);
    return page;
  }

  /** A tab of a signed-in user, at this address. */
  async openAs(person: Person, path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await this.tab(person, options);
    await page.goto(path);
    return page;
  }

  /** A tab of a signed-in user on a phone. */
  phone(person: Person, options: BrowserContextOptions = {}): Promise<Page> {
    return this.tab(person, { ...PHONE, ...options });
  }

  /** Cookies and storage without a tab. */
  async context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const { undecided } = this.options;
    const browser = await (this.launched ??= launchBrowser({ undecided }));
    const context = await browser.newContext({ baseURL: this.origin, ...options });
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.note(`${message.text()} ${message.location().url}`);
    });
    let document = Promise.resolve('');
    context.on('response', (response) => {
      if (response.request().resourceType() === 'document') document = response.text().catch(() => '');
    });
    context.on('weberror', (error) => {
      const text = String(error.error());
      this.noting.push(
        document
          .then((html) => hydrationDifference(text, error.page(), html))
          .then((difference) => this.note(text + difference)),
      );
    });
    return context;
  }

  /** Errors on the console that this test causes. */
  expects(complaints: RegExp): void {
    this.expected = complaints;
  }

  private note(text: string): void {
    if (!REFUSED_FIELD.test(text)) this.complaints.push(text);
  }

  private async endTest(): Promise<void> {
    if (!this.launched) return;
    const contexts = (await this.launched).contexts();
    await Promise.all(this.noting.splice(0));
    await Promise.all(contexts.map((context) => context.close()));
    const expected = this.expected ?? this.options.expected;
    this.expected = undefined;
    expect(this.complaints.splice(0).filter((text) => !expected?.test(text))).toEqual([]);
  }
}
