import type { Page } from 'playwright-core';
import { chunkOf } from '../support/browser/built-chunk.js';
import type { ScreenStage } from './screen-stage.js';
import { SCREEN_TEXTS } from './situation.js';

export const BLOGS = '/blogi';
export const STORES = '/company';
const LOST_NOTICE = '[data-lost-chunk]:not([hidden])';

const storesLink = (page: Page) => page.locator(`footer a[href="${STORES}"]`);

/** Documents that a tab loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** A page comes whose props no server of ours sends. */
async function breakStores(page: Page): Promise<void> {
  await page.route(`**${STORES}`, async (route) => {
    const response = await route.fetch();
    const { props, sharedProps, ...rest } = (await response.json()) as {
      props: Record<string, unknown>;
      sharedProps: string[];
    };
    const broken = Object.entries(props).map(([name, value]) =>
      sharedProps.includes(name) ? [name, value] : [name, 1],
    );
    await route.fulfill({
      response,
      json: { ...rest, sharedProps, props: Object.fromEntries(broken) as object },
    });
  });
}

export async function mount(on: ScreenStage) {
  const page = await on.open(BLOGS);
  on.browser.complaints.length = 0;
  await breakStores(page);
  await storesLink(page).click();
  await page.getByRole('heading', { name: SCREEN_TEXTS.server_error.title }).waitFor();
  const description = await page.getByText(SCREEN_TEXTS.server_error.description).count();
  await page.context().close();
  return { status: 200, toast: null, description, console: on.browser.complaints.join() };
}

/** The requested part of the page is missing, also after a reload. */
export async function loseChunk(on: ScreenStage) {
  const page = await on.open(BLOGS);
  // the second time is within ten seconds, however long it takes
  await page.clock.setFixedTime(new Date());
  await page.reload();
  const documents = documentsOf(page);
  await page.route(`**/${chunkOf('client/pages/storefront/stores.tsx')}`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await storesLink(page).click();
  await page.locator(LOST_NOTICE).waitFor();
  // drawn by the server, it is read all the same
  const heading = await page.getByRole('heading', { level: 1 }).count();
  await page.context().close();
  return { status: 404, toast: null, documents: [...documents], heading };
}

/** The script that the application begins with is gone. */
export async function loseEntry(on: ScreenStage) {
  const page = await on.open(BLOGS);
  await page.clock.setFixedTime(new Date());
  await page.route(`**/${chunkOf('client/app.tsx')}`, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  // not by `waitForHydration`: it never does
  await page.evaluate('void setTimeout(() => location.reload())');
  await page.locator(LOST_NOTICE).waitFor();
  const reloads = documents.length;
  await storesLink(page).click();
  await page.waitForURL(`**${STORES}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
  return { status: 404, toast: null, documents: documents.slice(0, reloads) };
}

/** A new category, in its form. */
export async function addCategory(on: ScreenStage) {
  const page = await on.open('/administracija/kategorije?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').first().fill('Skodelice');
  const seen = await send(on, page);
  const typed = await dialog.locator('input').first().inputValue();
  await page.context().close();
  return { ...seen, typed };
}

/** A product gets another price, in its form. */
export async function changeProduct(on: ScreenStage) {
  const page = await on.open(`/administracija/izdelki/${on.stage.product}`);
  const price = page.locator('input[name=price]');
  await price.fill('7,70');
  const seen = await send(on, page);
  const typed = await price.inputValue();
  await page.context().close();
  return { ...seen, typed };
}

/** Sends the form of the page, or of the window over it. */
async function send(on: ScreenStage, page: Page) {
  const answered = page.waitForResponse((response) => {
    const headers = response.request().headers();
    return response.request().method() !== 'GET' && 'x-inertia' in headers;
  });
  const shown = await on.toastOn(page, () => page.locator('.edit-form button[type=submit]').click());
  return { status: (await answered).status(), ...shown };
}
