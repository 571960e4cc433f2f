import { rm } from 'node:fs/promises';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import type { Browser, Page as BrowserPage } from 'playwright-core';
import { builtClient } from '../../src/core/inertia/document/built-client.js';
import type { ClientBuild } from '../../src/core/inertia/document/client-build.js';
import type { FlashData, PageName, ServerProps } from '../../src/core/inertia/pages.js';
import { defer, once } from '../../src/core/inertia/props.js';
import { back, location, redirect, view } from '../../src/core/inertia/responses.js';
import { describeInBrowser, launchBrowser } from '../support/browser/browser.js';
import { until } from '../support/until.js';
import { startApp, type TestApp } from './app.js';
import { buildFixture } from './build-fixture.js';

let resolvedKept = 0;
const note = (text: string) => ({ note: text }) as FlashData;

@Controller()
class BrowsedController {
  @Get('browsed')
  show() {
    const props = {
      title: 'Naslov',
      late: defer(() => 'pozno'),
      kept: once(() => `kept ${(resolvedKept += 1)}`),
    };
    return view('inertia-test/browsed' as PageName, props as unknown as ServerProps<PageName>);
  }

  @Put('browsed')
  save(@Body() { name }: { name: string }) {
    if (!name) return back('/browsed', { errors: { name: 'Manjka ime' } });
    return redirect('/browsed');
  }

  @Delete('browsed')
  remove() {
    return redirect('/browsed?removed', { flash: note('Izbrisano') });
  }

  @Get('to-fragment')
  toFragment() {
    return redirect('/browsed?to=3#part');
  }

  @Get('abroad')
  abroad() {
    return location('/elsewhere');
  }

  @Get('elsewhere')
  elsewhere() {
    return 'not a page';
  }
}

describeInBrowser('the client library', () => {
  let directory: string;
  let client: ClientBuild;
  let test: TestApp;
  let browser: Browser;
  let page: BrowserPage;
  const trouble: string[] = [];
  /** Kinds of requests for pages, in order. */
  let requests: string[];

  beforeAll(async () => {
    directory = await buildFixture();
    client = builtClient({ directory, entry: 'app.js' });
    test = await startApp([BrowsedController], { client });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await test.close();
    await rm(directory, { recursive: true });
  });
  beforeEach(async () => {
    client.version = 'v1';
    requests = [];
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => trouble.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (404|409)/.test(message.text()))
        trouble.push(message.text());
    });
    page.on('request', (request) => {
      const headers = request.headers();
      if (request.resourceType() === 'document') requests.push('document');
      else if (headers['x-inertia'])
        requests.push(headers.purpose ?? headers['x-inertia-partial-data'] ?? 'visit');
    });
    await page.goto(`${test.origin}/browsed`);
    await text('#late', 'pozno');
  });
  afterEach(async () => {
    await page.close();
    expect(trouble).toEqual([]);
  });

  const text = (selector: string, expected: string) =>
    page.locator(selector, { hasText: new RegExp(`^${expected}$`) }).waitFor();

  it('P10 P59 P138 hydrates the drawn page and loads what was deferred', () => {
    expect(requests).toEqual(['document', 'late']);
  });

  it('P2 P79 follows a light link by one prefetch, and keeps once props', async () => {
    const kept = await page.locator('#kept').textContent();
    const ahead = page.waitForResponse((response) => response.url().endsWith('to=2'));
    await page.hover('#light');
    await ahead;
    await page.click('#light');
    await page.waitForURL('**/browsed?to=2');
    // the address is there before the page is
    await until(() => requests.length >= 4);
    await text('#late', 'pozno');
    expect(await page.locator('#kept').textContent()).toBe(kept);
    expect(requests.slice(2)).toEqual(['prefetch', 'late']);
  });

  it('leaves a light link to the browser when it is to open elsewhere', async () => {
    const opened = page.context().waitForEvent('page');
    await page.click('#light', { modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    expect(page.url()).toBe(`${test.origin}/browsed`);
  });

  it('P64 P95 P105 P127 sends a form with the token, and shows its errors', async () => {
    const late = page.waitForResponse(
      (response) => response.request().headers()['x-inertia-partial-data'] === 'late',
    );
    await page.click('#send');
    await text('#error', 'Manjka ime');
    await (await late).finished();
    await text('#late', 'pozno');
    // the deferred load that followed took nothing away
    expect(await page.textContent('#error')).toBe('Manjka ime');
  });

  it('P121 fires flash once, and not again on the way back', async () => {
    await page.click('#save');
    await text('#flash', 'Izbrisano');
    await page.hover('#light');
    await page.click('#light');
    await page.waitForURL('**/browsed?to=2');
    await page.goBack();
    await page.waitForURL('**/browsed?removed');
    // the address changes before the page is drawn
    await page.locator('#flash:empty').waitFor({ state: 'attached' });
  });

  it('P100 keeps the fragment of a redirect', async () => {
    await page.click('#fragment');
    await page.waitForURL('**/browsed?to=3#part');
    expect(requests.filter((kind) => kind === 'document')).toHaveLength(1);
  });

  it('P99 leaves for what is not a page', async () => {
    await page.click('#abroad');
    await page.waitForURL('**/elsewhere');
    expect(await page.textContent('body')).toBe('not a page');
  });

  it('P87 P90 loads the page anew when the build has changed', async () => {
    client.version = 'v2';
    await page.click('#light');
    await page.waitForURL('**/browsed?to=2');
    await text('#late', 'pozno');
    expect(requests.filter((kind) => kind === 'document')).toHaveLength(2);
  });
});
