import { statSync } from 'node:fs';
import { join } from 'node:path';
import { linkOf } from '../../support/browser/document.js';
import { Katalog } from '../../support/katalog.js';
import { reduceFrom } from '../../support/data/past-prices.js';

const katalog = await Katalog.use();
const store = await katalog.store('Čajna hiša');
const category = await katalog.category({ sl: 'Čaji', en: 'Teas' });
await katalog.sell(
  store,
  ...['Zeleni', 'Črni', 'Beli', 'Rumeni'].map((colour, index) => ({
    name: { sl: `${colour} čaj`, en: `Tea ${index}` },
    category: 'Čaji',
    price: 3.5 + index,
  })),
);
const offers = await katalog.rows<{ id: number }>('select id from products');
await reduceFrom(
  katalog.app,
  20,
  offers.map(({ id }) => id),
);

describe('the storefront', () => {
  describe('at its home page', () => {
    it('is complete without JavaScript, in both languages', async () => {
      const sl = await katalog.visitor().document('/');
      const en = await katalog.visitor().document('/en');

      expect([sl.status, sl.lang]).toEqual([200, 'sl']);
      for (const text of ['Čaji', 'Zeleni čaj', '3,50 €', 'Čajna hiša', '4 izdelki', 'Znižano'])
        expect(sl.text).toContain(text);
      expect(sl.links.has(`/izdelki/rezultati/${category}/caji`)).toBe(true);
      expect([...sl.links].filter(([href]) => href.startsWith('/izdelek/')).length).toBeGreaterThanOrEqual(4);

      expect([en.status, en.lang]).toEqual([200, 'en']);
      for (const text of ['Teas', 'Tea 0', '€3.50', '4 products']) expect(en.text).toContain(text);
      expect(en.links.has(`/en/products/results/${category}/teas`)).toBe(true);

      expect(linkOf(sl, 'rel="canonical"')).toBe(`${katalog.origin}/`);
      expect(linkOf(sl, 'hreflang="en"')).toBe(`${katalog.origin}/en`);
      expect(linkOf(en, 'hreflang="x-default"')).toBe(`${katalog.origin}/`);
      expect(sl.title).not.toBe(en.title);
    });

    it('shows the same as Inertia’s JSON', async () => {
      // one visitor, as each has a form token of their own
      const visitor = katalog.visitor();
      const { page } = await visitor.document('/en');
      expect((await visitor.page('/en', 'storefront/home')).props).toEqual(page.props);
    });
  });

  it('has no broken links', async () => {
    const visitor = katalog.visitor();
    const seen = new Map<string, string>();
    for (const start of ['/', '/en', `/izdelki/rezultati/${category}/caji`]) {
      const { links, source } = await visitor.document(start);
      for (const href of links.keys()) if (href.startsWith('/')) seen.set(href, start);
      for (const [, file] of source.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) seen.set(file!, start);
    }
    const broken = [];
    for (const [href, start] of seen) {
      const { status } = await visitor.get(href);
      if (status >= 400) broken.push(`${start} -> ${href}: ${status}`);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(broken).toEqual([]);
  });

  it('excludes only what must not be indexed', async () => {
    const isIndexed = async (path: string) =>
      !/name="robots"/.test((await katalog.visitor().document(path)).head);
    expect(await isIndexed('/')).toBe(true);
    expect(await isIndexed(`/izdelki/rezultati/${category}/caji`)).toBe(true);
    expect(await isIndexed(`/izdelki/rezultati/${category}/caji?priceFrom=1`)).toBe(false);
    expect(await isIndexed('/iskanje/izdelki/rezultati/caj')).toBe(false);
  });

  it('serves scripts and styles compressed by the build', async () => {
    const { head } = await katalog.visitor().document('/');
    const files = [...head.matchAll(/"\/(assets\/(?:react|vendor|app)[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file!,
    );
    expect(files).toHaveLength(4);
    for (const file of files)
      for (const [encoding, ending] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ]) {
        const { headers } = await katalog.visitor().get(`/${file}`, { 'accept-encoding': encoding! });
        const { size } = statSync(join('dist/client', file + ending));
        expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([
          encoding,
          String(size),
        ]);
      }
  });
});
