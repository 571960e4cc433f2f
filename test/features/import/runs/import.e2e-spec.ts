import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { googleFeed, googleItem } from '../../../../src/import/feed/testing/feeds.js';
import { dumpCatalogue } from '../../../support/data/dump.js';
import { aFeed, anEan } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const counts = ({ status, counters }: ImportDetail) => ({ status, ...counters });
const DONE = {
  status: 'done',
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  excluded: 0,
  blocked: 0,
  deactivated: 0,
};

const katalog = await Katalog.use();

describe('a feed', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const codesOnSale = async () =>
    await katalog.values<string>(
      `select p.product_code as code from catalogue_offers o join products p on p.id = o.offer_id
         where p.company_id = $1 order by 1`,
      [store.company.id],
    );

  /** The report on an offer, in Slovenian. */
  const issuesOf = async ({ url }: ImportDetail, productCode: string) => {
    const { props } = await store.admin.page(url, 'import/index');
    return props.issues!.items.filter((issue) => issue.productCode === productCode);
  };

  const productPage = async (code: string, locale = 'sl') => {
    const id = await katalog.idOf(store, code);
    const path = locale === 'sl' ? `/izdelek/${id}` : `/en/product/${id}`;
    const first = await katalog.visitor().get(path);
    return katalog.visitor().document(first.headers.get('location') ?? path);
  };

  describe('when imported', () => {
    it('counts created offers, and reports rejected items with line, reason and hint', async () => {
      const feed = aFeed([
        { productCode: 'A' },
        { productCode: 'B', price: 'po dogovoru' },
        { productCode: 'C', link: 'javascript:alert(1)' },
      ]);
      const run = await katalog.import(store, feed);

      expect(counts(run)).toEqual({ ...DONE, read: 3, created: 1, rejected: 2 });
      expect(await issuesOf(run, 'B')).toEqual([
        {
          itemNumber: 2,
          line: 4,
          productCode: 'B',
          severity: 'error',
          code: 'price_not_a_number',
          message: 'Cene ni mogoče prebrati kot število.',
          hint: expect.stringContaining('129') as string,
          text: 'po dogovoru',
        },
      ]);
      expect(await issuesOf(run, 'C')).toMatchObject([{ code: 'link_invalid', severity: 'error' }]);
      expect(await codesOnSale()).toEqual(['A']);
    });

    it('changes nothing the second time', async () => {
      const feed = aFeed([
        { productCode: 'A', ean: anEan(), brand: 'Savica', category: 'Čaji > Zeleni', stock: 3 },
        { productCode: 'B', variantGroup: 'V', deliveryCost: 3.5, regularPrice: 12 },
      ]);
      await katalog.import(store, feed);
      const before = await dumpCatalogue(katalog);
      const run = await katalog.import(store, feed);

      expect(counts(run)).toEqual({ ...DONE, read: 2, unchanged: 2 });
      expect(await dumpCatalogue(katalog)).toEqual(before);
    });

    it('writes a new price and keeps the old one in the history', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A', price: 20 }, { productCode: 'B' }]));
      const run = await katalog.import(store, aFeed([{ productCode: 'A', price: 1249.9 }]), {
        mode: 'delta',
      });

      expect(counts(run)).toEqual({ ...DONE, read: 1, updated: 1 });
      const id = await katalog.idOf(store, 'A');
      const history = await katalog.rows(
        'select price from price_history where product_id = $1 order by at',
        [id],
      );
      expect(history).toEqual([{ price: '20.00' }, { price: '1249.90' }]);
      expect((await productPage('A')).text).toContain('1.249,90 €');
      expect((await productPage('A', 'en')).text).toContain('€1,249.90');
    });

    it('adds no price to the history when only the text changes', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A', name: 'Staro ime' }]));
      await katalog.import(store, aFeed([{ productCode: 'A', name: 'Novo ime' }]));
      const id = await katalog.idOf(store, 'A');
      expect(await katalog.rows('select from price_history where product_id = $1', [id])).toHaveLength(1);
      expect((await productPage('A')).title).toContain('Novo ime');
    });

    it('deactivates offers missing in a full import, and activates them when they are back', async () => {
      const both = aFeed([{ productCode: 'A' }, { productCode: 'B' }]);
      await katalog.import(store, both);
      const id = await katalog.idOf(store, 'B');
      const run = await katalog.import(store, aFeed([{ productCode: 'A' }]));

      expect(run.counters).toMatchObject({ deactivated: 1 });
      expect(await codesOnSale()).toEqual(['A']);
      expect((await productPage('B')).status).toBe(404);

      await katalog.import(store, both);
      expect(await codesOnSale()).toEqual(['A', 'B']);
      expect(await katalog.idOf(store, 'B')).toBe(id);
      expect((await productPage('B')).status).toBe(200);
    });

    it('keeps offers missing in a delta', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A' }, { productCode: 'B' }]));
      const run = await katalog.import(store, aFeed([{ productCode: 'C' }]), { mode: 'delta' });
      expect(counts(run)).toEqual({ ...DONE, read: 1, created: 1 });
      expect(await codesOnSale()).toEqual(['A', 'B', 'C']);
    });

    it('writes nothing in a dry run', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A' }]));
      const before = await dumpCatalogue(katalog);
      const run = await katalog.import(store, aFeed([{ productCode: 'B' }, { price: 0 }]), {
        mode: 'dry-run',
      });
      expect(run).toMatchObject({ status: 'done', counters: { read: 2, rejected: 1, created: 0 } });
      expect(await dumpCatalogue(katalog)).toEqual({ ...before, category_mappings: expect.anything() });
    });

    it('does not activate offers that somebody has deactivated', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A' }, { productCode: 'B' }]));
      await katalog.rows(`update products set status = 'inactive' where id = $1`, [
        await katalog.idOf(store, 'A'),
      ]);
      await katalog.import(store, aFeed([{ productCode: 'A', price: 11 }, { productCode: 'B' }]));
      const [row] = await katalog.rows('select status, price from products where id = $1', [
        await katalog.idOf(store, 'A'),
      ]);
      expect(row).toEqual({ status: 'inactive', price: '11.00' });
    });

    it('does not deactivate offers that did not come from a feed', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A' }, { productCode: 'B' }]));
      await katalog.rows('update products set content_hash = null where id = $1', [
        await katalog.idOf(store, 'B'),
      ]);
      const run = await katalog.import(store, aFeed([{ productCode: 'A' }]));
      expect(run.counters.deactivated).toBe(0);
      expect(await codesOnSale()).toEqual(['A', 'B']);
    });

    it('restores a deleted offer under its old URL', async () => {
      const feed = aFeed([{ productCode: 'A' }]);
      await katalog.import(store, feed);
      const id = await katalog.idOf(store, 'A');
      await katalog.rows('update products set deleted_at = now() where id = $1', [id]);
      await katalog.import(store, feed);
      expect(await katalog.idOf(store, 'A')).toBe(id);
      expect((await productPage('A')).status).toBe(200);
    });

    it('may be compressed with gzip', async () => {
      const { gzipSync } = await import('node:zlib');
      const run = await katalog.import(store, gzipSync(aFeed([{ productCode: 'A' }])), {
        fileName: 'feed.xml.gz',
      });
      expect(counts(run)).toEqual({ ...DONE, read: 1, created: 1 });
    });
  });

  describe('in a language', () => {
    const namesOf = async (code: string) => {
      return katalog.value<object>('select name from products where id = $1', [
        await katalog.idOf(store, code),
      ]);
    };

    it.each([
      ['sl', { sl: 'Čajnik' }],
      ['en', { en: 'Čajnik' }],
      ['other', { sl: 'Čajnik', en: 'Čajnik', lang: 'und' }],
    ] as const)('%s is stored as such', async (language, name) => {
      const feed = googleFeed(googleItem('A', '<g:title>Čajnik</g:title>'));
      await katalog.import(store, feed.replace('<language>sl</language>', ''), { language });
      expect(await namesOf('A')).toEqual(name);
    });

    it('is marked where the other language has no text', async () => {
      await katalog.import(store, aFeed([{ productCode: 'A', name: 'Čajnik' }]));
      const page = await productPage('A', 'en');
      expect(page.lang).toBe('en');
      expect(page.body).toMatch(/<h1[^>]*><span lang="sl">Čajnik<\/span>/);
    });
  });

  describe('with categories', () => {
    it('resolves them by name in either language, and ambiguous names by their parents', async () => {
      const kitchen = await katalog.category({ sl: 'Kuhinjski svet', en: 'Kitchen world' });
      const garden = await katalog.category({ sl: 'Vrtni svet', en: 'Garden world' });
      const knives = await katalog.category({ sl: 'Škarje za vse', en: 'Shears' }, kitchen);
      const shears = await katalog.category({ sl: 'Škarje za vse', en: 'Shears' }, garden);
      await katalog.import(
        store,
        aFeed([
          { productCode: 'A', category: 'kitchen WORLD' },
          { productCode: 'B', category: 'Dom > Vrtni svet > SKARJE ZA VSE' },
          { productCode: 'C', category: 'Kitchen world > Shears' },
          { productCode: 'D', category: 'Shears' },
        ]),
      );
      const placed = await katalog.rows<{ code: string; id: number }>(
        `select p.product_code as code, c.category_id as id from products p join product_categories c on c.product_id = p.id
         where p.company_id = $1 order by 1`,
        [store.company.id],
      );
      const [{ id: uncategorised }] = (await katalog.rows<{ id: number }>(
        `select id from categories where system = 'uncategorised'`,
      )) as [{ id: number }];
      expect(placed).toEqual([
        { code: 'A', id: kitchen },
        { code: 'B', id: shears },
        { code: 'C', id: knives },
        { code: 'D', id: uncategorised },
      ]);
    });

    it('imports an unknown one as uncategorised until it is mapped', async () => {
      const category = await katalog.category({ sl: 'Namizne svetilke', en: 'Desk lamps' });
      const feed = aFeed([{ productCode: 'A', name: 'Svetilka Lumina', category: 'Elektro > Luč' }]);
      const run = await katalog.import(store, feed);
      expect(run).toMatchObject({ status: 'done', warnings: 1, counters: { created: 1 } });
      expect(await issuesOf(run, 'A')).toMatchObject([
        { code: 'category_unmapped', severity: 'warning', text: 'Elektro > Luč' },
      ]);
      expect((await productPage('A')).text).toContain('Nerazvrščeno');

      const { props } = await store.admin.page(run.url, 'import/index');
      expect(props.unmappedCount).toBe(1);
      const list = await store.admin.page(props.categoriesUrl!, 'import/categories');
      const [mapping] = list.props.mappings;
      expect(mapping).toMatchObject({
        path: 'Elektro > Luč',
        itemCount: 1,
        category: null,
        origin: 'none',
      });
      const saved = await store.admin.submit('PATCH', mapping!.updateUrl!, { categoryId: category });
      expect(saved.status).toBe(303);
      const repeated = await store.admin.submit('PATCH', props.current!.repeatUrl!, {
        action: 'repeat',
      });
      const next = Number(
        new URL(repeated.headers.get('location')!, katalog.origin).searchParams.get('import'),
      );
      expect(counts(await katalog.settled(store, next))).toEqual({ ...DONE, read: 1, updated: 1 });

      const shown = await katalog.visitor().document(`/izdelki/rezultati/${category}/namizne-svetilke`);
      expect(shown.text).toContain('Svetilka Lumina');
      expect((await productPage('A')).text).toContain('Namizne svetilke Svetilka Lumina');
      expect((await store.admin.page(run.url, 'import/index')).props.unmappedCount).toBe(0);
    });

    it('maps only to product categories', async () => {
      await katalog.import(store, aFeed([{ category: 'Karkoli' }]));
      const page = '/administracija/uvozi/kategorije';
      const { props } = await store.admin.page(page, 'import/categories');
      const { updateUrl } = props.mappings[0]!;
      await store.admin.submit('PATCH', updateUrl!, { categoryId: 999_999 });
      const { props: after } = await store.admin.page(page, 'import/categories');
      expect(after.errors).toEqual({ categoryId: 'Izberite kategorijo izdelkov s seznama.' });
      expect(after.mappings[0]).toMatchObject({ category: null, origin: 'none' });
    });

    it('accepts a link to the website of another store, with a warning', async () => {
      const other = await katalog.store();
      const host = `${other.company.slug}.example`;
      await katalog.rows('update companies set website = $2 where id = $1', [
        other.company.id,
        `https://www.${host}/`,
      ]);
      const feed = aFeed([
        { productCode: 'A', link: `https://${host}/1` },
        { productCode: 'B', link: `https://blog.${host}/1` },
      ]);
      const run = await katalog.import(store, feed);
      const isAstray = ({ code }: { code: string }) => code === 'link_of_other_store';
      expect((await issuesOf(run, 'A')).filter(isAstray)).toMatchObject([
        {
          severity: 'warning',
          text: `https://${host}/1`,
          message: `Povezava vodi na spletno mesto ${host}, ki pripada drugi trgovini v katalogu.`,
        },
      ]);
      expect((await issuesOf(run, 'B')).filter(isAstray)).toEqual([]);
      await katalog.rows('update companies set active = false where id = $1', [other.company.id]);
      expect((await issuesOf(await katalog.import(store, feed), 'A')).filter(isAstray)).toEqual([]);
    });

    it('stores offers with blocked terms without showing them, and shows others with similar words', async () => {
      const feed = aFeed([
        { productCode: 'A', category: 'Dom > Elektronske CIGARETE in pribor' },
        { productCode: 'B', category: 'Knjige > Tobakar' },
        { productCode: 'C', category: 'Hrana, pijača in tobak > Kruh' },
      ]);
      const run = await katalog.import(store, feed);
      expect(counts(run)).toEqual({ ...DONE, read: 3, created: 3, blocked: 1 });
      expect(await issuesOf(run, 'A')).toMatchObject([
        {
          severity: 'warning',
          text: 'Elektronske CIGARETE in pribor',
          message: 'Kategorija ustreza prepovedanemu izrazu »cigarete«.',
        },
        { code: 'category_unmapped' },
      ]);
      expect(await codesOnSale()).toEqual(['B', 'C']);
      // the same file again changes nothing, and has the same report
      const again = await katalog.import(store, feed);
      expect(counts(again)).toEqual({ ...DONE, read: 3, unchanged: 3, blocked: 1 });
    });
  });
});
