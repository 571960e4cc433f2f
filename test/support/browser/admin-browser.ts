import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { productionClient } from '../../../src/app.js';
import type { User } from '../../../src/users/user.entity.js';
import { startApp, type TestApp } from '../app.js';
import { waitForHydration, launchBrowser } from './browser.js';
import { makeCompany, makePerson, withSession } from '../people.js';

/** The browser's message about a field's validation request that returned errors. */
const REFUSED_FIELD = /status of 422/;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A real browser in the admin area; each page has its own cookies and storage. */
export class AdminBrowser {
  /** Errors on the console of any page. */
  readonly complaints: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  static async launch(origin: string): Promise<AdminBrowser> {
    return new AdminBrowser(await launchBrowser(), origin);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** A tab of a signed-in user. */
  async tab(person: Pick<User, 'firebaseId' | 'email'>, options: BrowserContextOptions = {}): Promise<Page> {
    const { cookies } = await withSession(this.origin, person);
    const context = await this.browser.newContext({ baseURL: this.origin, ...options });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: this.origin })));
    const tab = await context.newPage();
    const page = options.javaScriptEnabled === false ? tab : waitForHydration(tab);
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !REFUSED_FIELD.test(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    return page;
  }

  /** Opens a tab on a phone. */
  phone(person: Pick<User, 'firebaseId' | 'email'>, options: BrowserContextOptions = {}): Promise<Page> {
    return this.tab(person, { ...PHONE, ...options });
  }
}

/** The application with its built client, and a browser in its admin area. */
export async function startAdmin() {
  const started = await startApp({ client: productionClient() });
  return { started, browser: await AdminBrowser.launch(started.origin) };
}

/** A store with an admin, and a client that is signed in as that person. */
export async function aStoreOf(started: TestApp) {
  const company = await makeCompany(started.app);
  const admin = await makePerson(started.app, { userType: 'admin', companyId: company.id });
  return { company, admin, seller: await withSession(started.origin, admin) };
}
