import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LOCALES } from '../../../src/core/i18n/locales.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, launchBrowser } from '../../support/browser/browser.js';
import { freePort } from '../../support/servers/free-port.js';
import { until } from '../../support/until.js';

const VITE = join(process.cwd(), 'node_modules/vite/bin/vite.js');
const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;
const CASES = LOCALES.flatMap((locale) =>
  SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ locale, scheme, width }))),
);

/** Tokens that a sheet uses without a fallback and that nothing sets. */
const UNDEFINED = `(() => {
  const text = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');
  const set = new Set([...text.matchAll(/(--[\\w-]+)\\s*:/g)].map(([, name]) => name));
  const used = [...text.matchAll(/var\\((--[\\w-]+)\\)/g)].map(([, name]) => name);
  return [...new Set(used)].filter((name) => !set.has(name));
})()`;

describeInBrowser('the page of the design system', () => {
  let browser: Browser;
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [VITE, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'development' },
    });
    browser = await launchBrowser();
    await until(() =>
      fetch(`${origin}/_design`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  });

  afterAll(async () => {
    server?.kill();
    await browser?.close();
  });

  it.each(CASES)(
    'shows all components in $locale, $scheme, $width wide',
    async ({ locale, scheme, width }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
      await page.goto(`${origin}/_design?language=${locale}`);
      expect(await page.getAttribute('html', 'lang')).toBe(locale);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      const ground = "getComputedStyle(document.querySelector('.button-main')).backgroundColor";
      expect(await page.evaluate(ground)).toBe(
        scheme === 'light' ? 'rgb(36, 54, 196)' : 'rgb(170, 182, 255)',
      );
      expect(await page.evaluate(UNDEFINED)).toEqual([]);
      // the key of a text that is not there
      expect(await page.innerText('main')).not.toMatch(/[a-z]\.[a-z_]+\.[a-z]/);
      expect(await obstacles(page)).toEqual([]);
      await page.close();
    },
  );

  it('shows each variant that the stylesheets have', async () => {
    const html = await (await fetch(`${origin}/_design`)).text();
    const shown = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
    const variants = ['button-small', 'link-button', 'icon-button', 'notice-bad', 'notice-warn'];
    variants.push(
      'stack',
      'cluster',
      'row',
      'grid',
      'field-hint',
      'form-error',
      'table',
      'status-tabs',
      'record-card',
    );
    expect(variants.filter((name) => !shown.has(name))).toEqual([]);
  });
});
