import { SaxesParser } from 'saxes';
import { anEan } from '../../support/data/feed.js';
import { refreshReadModel } from '../../support/data/read-model.js';
import { buildSitemap } from '../../support/data/sitemap.js';
import { Katalog } from '../../support/katalog.js';

interface Address {
  loc: string;
  links: Record<string, string>;
  changed: string | null;
}

const ean = anEan();
const build = () => buildSitemap(katalog.work);
const katalog = await Katalog.use();
const visitor = katalog.visitor();
const store = await katalog.store('Trgovina');
const other = await katalog.store('Druga');
await katalog.category({ sl: 'Čaji', en: 'Teas' });
await katalog.category({ sl: 'Samo slovensko' });
await katalog.category({ sl: 'Prazna', en: 'Empty' });
const hidden = await katalog.category({ sl: 'Skrita', en: 'Hidden' });
const category = 'Čaji';
const offers = [
  { productCode: 'A', name: { sl: 'Zeleni čaj & "med"', en: 'Green tea' }, category, ean },
  { productCode: 'B', name: 'Črni čaj', category: 'Samo slovensko' },
  { productCode: 'D', name: 'Beli čaj', category: 'Skrita' },
];
await katalog.sell(store, ...offers);
await katalog.sell(other, { productCode: 'C', name: { sl: 'Čaj', en: 'Tea' }, category, ean });
const platform = await katalog.signedInAs('super_admin');
await katalog.rows('update categories set active = false where id = $1', [hidden]);
for (const [title, body] of [
  [
    { sl: 'Objava', en: 'Post' },
    { sl: 'Besedilo', en: 'Text' },
  ],
  [{ sl: 'Le po slovensko', en: 'Title only' }, { sl: 'Besedilo' }],
]) {
  const response = await platform.send('POST', '/api/blogs', {
    translations: { title, body },
    status: 'published',
  });
  if (response.status !== 201) throw new Error(await response.text());
}
await build();

describe('robots.txt and sitemaps', () => {
  async function xml(path: string): Promise<string> {
    const response = await visitor.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    return response.text();
  }

  /** Throws for XML that is not well-formed. */
  function read(text: string): Address[] {
    const found: Address[] = [];
    let inside = '';
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ local, attributes }) => {
      inside = local;
      if (local === 'url' || local === 'sitemap') found.push({ loc: '', links: {}, changed: null });
      if (local === 'link') found.at(-1)!.links[attributes['hreflang']!.value] = attributes['href']!.value;
    });
    parser.on('closetag', () => (inside = ''));
    parser.on('text', (part) => {
      if (inside === 'loc') found.at(-1)!.loc += part;
      if (inside === 'lastmod') found.at(-1)!.changed = part;
    });
    parser.write(text).close();
    return found;
  }

  const pathOf = (address: string) => {
    const { origin, pathname, search } = new URL(address);
    expect(origin).toBe(katalog.origin);
    return pathname + search;
  };

  async function addresses(index: string): Promise<Address[]> {
    const parts = read(await xml(index)).map(({ loc }) => pathOf(loc));
    return (await Promise.all(parts.map(async (part) => read(await xml(part))))).flat();
  }

  const parts = async () =>
    read(await xml('/sitemap.xml')).map(({ loc }) => new URL(loc).searchParams.get('part')!);

  describe.each(['/sitemap.xml', '/en/sitemap.xml'])('%s', (index) => {
    it('lists public pages under the canonical URLs of their heads', async () => {
      const found = await addresses(index);
      expect(found.length).toBeGreaterThan(8);
      for (const { loc, links } of found) {
        const response = await visitor.get(pathOf(loc));
        const html = await response.text();
        const head = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...parts]) => parts);
        const unescaped = (text = '') =>
          text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        const alternates = head(/hreflang="([^"]+)" href="([^"]+)"/g).map(([language, href]) => [
          language,
          unescaped(href),
        ]);
        expect({
          loc,
          status: response.status,
          robots: head(/name="robots" content="([^"]+)"/g),
          canonical: head(/rel="canonical" href="([^"]+)"/g).map(([href]) => unescaped(href)),
          alternates: Object.fromEntries(alternates),
        }).toEqual({ loc, status: 200, robots: [], canonical: [loc], alternates: links });
      }
    });

    it('lists categories that have products, and no others', async () => {
      const paths = (await addresses(index)).map(({ loc }) => decodeURIComponent(pathOf(loc)));
      const listed = paths.filter((path) => /\/(rezultati|results)\/\d+\//.test(path));
      expect(listed.map((path) => path.split('/').at(-1)).sort()).toEqual(
        index === '/sitemap.xml' ? ['caji', 'samo-slovensko'] : ['teas'],
      );
      for (const path of listed)
        expect([path, (await visitor.page(path, 'products/category')).props.results.count > 0]).toEqual([
          path,
          true,
        ]);
    });

    it('lists each URL once', async () => {
      const found = (await addresses(index)).map(({ loc }) => loc);
      expect(new Set(found).size).toBe(found.length);
    });
  });

  it('lists what has a text in its language, and each group once', async () => {
    const names = async (index: string) =>
      (await addresses(index)).map(({ loc }) => decodeURIComponent(pathOf(loc)));
    const [slovenian, english] = [await names('/sitemap.xml'), await names('/en/sitemap.xml')];
    const products = (all: string[]) => all.filter((path) => /izdelek|product\//.test(path));
    expect(products(slovenian).map((path) => path.split('/').at(-1))).toEqual([
      'zeleni-caj-med',
      'crni-caj',
      'beli-caj',
    ]);
    expect(products(english).map((path) => path.split('/').at(-1))).toEqual(['green-tea']);
    expect(slovenian.some((path) => path.includes('samo-slovensko'))).toBe(true);
    expect(english.filter((path) => path.includes('results/')).length).toBe(
      slovenian.filter((path) => path.includes('rezultati/')).length - 1,
    );
    const posts = (all: string[]) => all.filter((path) => /blog[is]s?\/\d/.test(path));
    expect([posts(slovenian).length, posts(english).length]).toEqual([2, 1]);
  });

  it('has a stable order of single pages', async () => {
    const paths = async () => read(await xml('/sitemap.xml?part=pages')).map(({ loc }) => pathOf(loc));
    const before = await paths();
    expect(before).toHaveLength(8);
    await katalog.rows('create index pages_backwards on pages (id desc)');
    await katalog.rows('cluster pages using pages_backwards');
    await katalog.rows('drop index pages_backwards');
    await build();
    expect(await paths()).toEqual(before);
  });

  it.each([
    ['/', ['/blogi', '/piskotki', '/company', '/sitemap.xml']],
    ['/en', ['/en/blogs', '/en/cookies', '/en/company', '/en/sitemap.xml']],
  ])('is named last at the foot of %s, after blog, cookie settings and directory', async (path, expected) => {
    const { body } = await visitor.document(path);
    const foot = body.slice(body.indexOf('<footer'), body.indexOf('</footer>'));
    const links = [...foot.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links.filter((href) => expected.includes(href))).toEqual(expected);
    expect(links.at(-1)).toBe(expected.at(-1));
  });

  it('has the date of the last change, of any offer of a group, also by the clock', async () => {
    const lastmod = async () => {
      await build();
      const { changed } = (await addresses('/sitemap.xml')).find(({ loc }) =>
        loc.endsWith('zeleni-caj-med'),
      )!;
      return Date.parse(changed!);
    };
    const before = await lastmod();
    const id = await katalog.idOf(other, 'C');
    await katalog.rows('update products set switched_at = $2 where id = $1', [
      id,
      new Date(before + 3_600_000),
    ]);
    await refreshReadModel(katalog.app, [id]);
    expect(await lastmod()).toBe(before + 3_600_000);
  });

  it('puts high ids into a part of their own, and leaves empty parts out', async () => {
    const { id } = store.company;
    expect(id).toBeLessThan(5_000);
    await katalog.rows(
      `insert into companies (id, company_name, slug, active) overriding system value
       values (15001, 'Daleč', 'dalec', true)`,
    );
    await build();
    const stores = async () => (await parts()).filter((part) => part.startsWith('stores'));
    expect(await stores()).toEqual(['stores-0', 'stores-3']);
    expect(read(await xml('/sitemap.xml?part=stores-3')).map(({ loc }) => pathOf(loc))).toEqual([
      '/company?id=15001',
    ]);
    expect((await visitor.get('/sitemap.xml?part=stores-2')).status).toBe(404);
    await katalog.rows('delete from companies where id = 15001');
    await build();
    expect(await stores()).toEqual(['stores-0']);
    expect((await visitor.get('/sitemap.xml?part=stores-3')).status).toBe(404);
  });

  it.each(['nothing', 'products', 'products--1', 'products-01', 'products-9999999', 'index', ''])(
    'knows no part %j',
    async (part) => {
      expect((await visitor.get(`/sitemap.xml?part=${part}`)).status).toBe(404);
    },
  );

  it('are named in robots.txt, which disallows the admin area and counted redirects', async () => {
    const response = await visitor.get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /administracija',
      'Disallow: /en/admin',
      'Disallow: /pojdi',
      'Disallow: /en/go',
      '',
      `Sitemap: ${katalog.origin}/sitemap.xml`,
      `Sitemap: ${katalog.origin}/en/sitemap.xml`,
      '',
    ]);
  });
});
