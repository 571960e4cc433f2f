import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { productionClient } from '../src/app.js';
import { LOCALES } from '../src/core/i18n/locales.js';
import type { Manifest } from '../src/core/inertia/document/manifest.js';
import type { PageObject } from '../src/core/inertia/protocol/page-metadata.js';

/** Bytes of JavaScript, packed, with the headers of its files, that a page of the storefront may send. */
const MAX = 129_700;
/** Headers of an answer with a file; test/features/core/security-headers checks the size. */
const HEADERS = 430;
const ROOT = join(import.meta.dirname, '..');
const BUILD = join(ROOT, 'dist/client');

const client = productionClient();
const manifest = JSON.parse(readFileSync(join(BUILD, '.vite/manifest.json'), 'utf8')) as Manifest;
const adminLayout = manifest['client/layouts/admin.tsx']!.file;

/** Scripts that the document of a page starts or loads ahead: all that it needs to be drawn. */
async function scriptsOf(component: string, locale: string): Promise<string[]> {
  const page = { component, props: { locale } } as unknown as PageObject;
  const { tags } = await client.tags(page);
  return [...tags.join('').matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
}

/** The public pages that weigh too much, with their bytes, and how many were weighed. */
async function weigh(locale: string) {
  const heavy: Record<string, number> = {};
  const weighed: string[] = [];
  for (const file of readdirSync(join(ROOT, 'client/pages'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const name = file.replace('.tsx', '');
    const scripts = await scriptsOf(name, locale);
    if (scripts.includes(adminLayout)) continue;
    const bytes = scripts.reduce((sum, script) => sum + packed(script) + HEADERS, 0);
    weighed.push(name);
    if (bytes >= MAX) heavy[name] = bytes;
  }
  return { heavy, weighed };
}

const packed = (file: string) => gzipSync(readFileSync(join(BUILD, file)), { level: 9 }).length;

describe('the JavaScript of public pages', () => {
  it.each(LOCALES)('stays light in %s', async (locale) => {
    const { heavy, weighed } = await weigh(locale);
    expect(heavy).toEqual({});
    expect(weighed).toEqual(
      expect.arrayContaining(['products/show', 'products/category', 'storefront/home', 'auth/login']),
    );
  });

  it('includes the libraries, the page and its texts', async () => {
    const scripts = await scriptsOf('comparison/show', 'sl');
    const needed = ['client/app.tsx', 'client/pages/comparison/show.tsx'];
    const texts = ['client/lib/texts/sl.ts', 'client/lib/texts/sl-visitor.ts'];
    const files = [...needed, ...texts].map((source) => manifest[source]!.file);
    expect(scripts).toEqual(expect.arrayContaining(files));
    expect(scripts.reduce((sum, script) => sum + packed(script), 0)).toBeGreaterThan(100_000);
  });
});
