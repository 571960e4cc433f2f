import { readFileSync } from 'node:fs';
import { CategoryWriter } from '../../../../src/categories/writing/category-writer.js';
import { CategoriesService } from '../../../../src/categories/categories.service.js';
import { googleFeed, googleItem } from '../../../../src/import/feed/testing/feeds.js';
import type { MediaJson } from '../../../../src/media/media.json.js';
import type { ProductJson } from '../../../../src/products/product.json.js';
import { dumpAll } from '../../../support/data/dump.js';
import { anEan } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { drawn } from '../../../support/data/pictures.js';
import { PicturesServer } from '../../../support/servers/pictures-server.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { avoidMidnight } from '../../../support/avoid-midnight.js';
import { until } from '../../../support/until.js';

/** Texts that need escaping. */
const PIECES = [
  'Čajnik', '  ', ' & ', '&amp;', '&lt;b&gt;', '<3', ']]>', '"', "'", '€', '🫖', 'ß', '\u00a0', '-', '=1+1', '%20', 'x > y',
]; // prettier-ignore
const HTML = [
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<br>',
  '<div>',
  '&nbsp;',
  '&shy;',
  '\r\n',
  '\n\n',
  '<script>x</script>',
];
const LEVELS = ['draft', 'active', 'inactive'];
const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder', 'unknown'];

/** A reproducible sequence. */
class Chance {
  private state = 20_261_122;

  below(limit: number): number {
    return (this.state = (this.state * 48_271) % 2_147_483_647) % limit;
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }

  maybe<Value>(value: () => Value): Value | null {
    return this.below(2) ? value() : null;
  }

  text(pieces = PIECES): string {
    return `Č${Array.from({ length: 1 + this.below(6) }, () => this.of(pieces)).join('')}!`;
  }
}

const created = async <Body>(who: Visitor, path: string, body: unknown): Promise<Body> => {
  const answer = await who.write<Body>('POST', path, body);
  return answer;
};
const shop = await PicturesServer.start();
const katalog = await Katalog.use({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: shop.origin } });
const platform = await katalog.signedInAs('super_admin');
let store: Store = await katalog.store('Čajnica');
const teas = await katalog.category({ sl: 'Čaji in zelišča', en: 'Teas & herbs' });
const hidden = await katalog.category({ sl: 'Skrito' }, teas);
await katalog.rows('update categories set active = false where id = $1', [hidden]);
const repairs = await katalog.app
  .get(CategoryWriter)
  .create(null, { name: { sl: 'Popravila' }, kind: 'service' });
katalog.app.get(CategoriesService).dropCache();
const weight = (
  await created<{ id: number }>(platform, '/api/attributes', { name: 'Masa', unit: 'g', type: 'number' })
).id;
const material = (await created<{ id: number }>(platform, '/api/attributes', { name: 'Snov' })).id;
afterAll(() => shop.stop());

describe('exports', () => {
  const chance = new Chance();
  let count = 0;
  const add = (fields: object = {}, { admin } = store) =>
    created<ProductJson>(admin, '/api/products', {
      productCode: `Ročno ${++count}`,
      name: `Izdelek ${count}`,
      price: 10,
      link: `https://trgovina.example/${count}`,
      status: 'active',
      ...fields,
    });
  const uploaded = async (): Promise<number> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'slika.png');
    return (await created<{ data: MediaJson[] }>(store.admin, '/api/media', form)).data[0]!.id;
  };
  const picturesAreThere = () =>
    until(() => katalog.rows(`select id from media where status = 'pending'`), {
      holds: (waiting) => !waiting.length,
    });
  const download = async (query = '', { admin }: Pick<Store, 'admin'> = store) => {
    const response = await admin.get(`/administracija/izdelki/izvoz${query}`);
    // a byte order mark is part of it
    const text = Buffer.from(await response.arrayBuffer()).toString();
    return { status: response.status, headers: response.headers, text };
  };
  const exported = async (query?: string, of?: Store) => (await download(query, of)).text;

  const randomProduct = (pictures: number[]) => {
    const isService = chance.below(5) === 0;
    const days = chance.below(20);
    const cents = 1 + chance.below(1e9);
    const availability = chance.of(AVAILABILITIES);
    const texts = (make: () => string) => ({ sl: chance.maybe(make), en: chance.maybe(make) });
    return {
      kind: isService ? 'service' : 'product',
      status: chance.of(LEVELS),
      name: undefined,
      productCode: `${chance.text()}${++count}`,
      translations: {
        name: { ...texts(() => chance.text()), sl: chance.text() },
        description: texts(() => chance.text([...PIECES, ...HTML])),
        specifications: texts(() => chance.text(HTML)),
      },
      price: cents / 100,
      regularPrice: chance.maybe(() => (cents + chance.below(1e6)) / 100),
      currency: chance.of(['EUR', 'EUR', 'USD', 'BAM']),
      link: isService && chance.below(2) ? null : `https://Trgovina.example/č?a=1&amp;b=${chance.below(9)}#x`,
      brand: chance.maybe(() => chance.of(['Gorjan', 'ČAJ & Co', 'Savica'])),
      ean: isService ? null : chance.maybe(() => anEan(chance.of(['383', '02', '200']))),
      mpn: chance.maybe(() => chance.text()),
      stock: isService ? null : chance.maybe(() => (availability === 'out_of_stock' ? 0 : chance.below(100))),
      availability,
      deliveryCost: chance.maybe(() => chance.below(1000) / 100),
      deliveryDays: { min: chance.maybe(() => days), max: chance.maybe(() => days + 2) },
      condition: chance.of(['new', 'refurbished', 'used']),
      variantGroup: chance.maybe(() => chance.text()),
      categoryIds: isService ? chance.of([[], [repairs]]) : chance.of([[], [teas], [hidden, teas]]),
      attributes: Array.from({ length: chance.below(4) }, () => ({
        definitionId: chance.maybe(() => material),
        translations: {
          name: { sl: chance.text(), en: chance.maybe(() => chance.text()) },
          value: { sl: chance.maybe(() => chance.text()), en: chance.text() },
        },
        unit: chance.maybe(() => chance.text()),
      })),
      media: [...pictures]
        .sort(() => chance.below(3) - 1)
        .slice(0, chance.below(4))
        .map((id) => ({ id })),
    };
  };

  /** A store with products in all states and with all fields. */
  const fill = async () => {
    const picture = (path: string) => `<g:image_link>${shop.origin}/${path}</g:image_link>`;
    const items = ['A', 'B', 'C'].map((id) =>
      googleItem(
        id,
        `${picture(`${id}.png?a=1,2`)}<g:description>Opis &amp;amp; „več“ &lt;b&gt;krepko&lt;/b&gt;</g:description>
         <g:product_type>Neznano &gt; Nikjer</g:product_type><g:shipping><g:price>4.90 EUR</g:price></g:shipping>
         <g:gtin>${anEan()}</g:gtin><g:color>rdeča</g:color>`,
      ),
    );
    await katalog.import(store, googleFeed(...items));
    // one is missing from the feed, one is edited, one is deactivated
    await katalog.import(store, googleFeed(...items.slice(1)), { mode: 'full' });
    const b = await katalog.idOf(store, 'B');
    await store.admin.send('PATCH', `/api/products/${b}`, {
      price: 8.5,
      regularPrice: 9.5,
      status: 'inactive',
    });
    await katalog.sell(store, {
      productCode: 'K',
      name: { sl: 'Lipov čaj', en: 'Linden tea' },
      description: { sl: '<ul><li>vreča</li></ul>', en: 'A bag' },
      category: 'Čaji in zelišča',
      price: '12.30',
      regularPrice: 15,
      deliveryCost: 0,
      variantGroup: 'L',
    });
    const pictures = await Promise.all([uploaded(), uploaded(), uploaded()]);
    await store.admin.send('PUT', `/api/media/${pictures[0]}`, {
      translations: { alt: { sl: 'Čaj "v" <vreči>' } },
    });
    await add({
      media: Array.from({ length: 20 }, (_, index) => ({ url: `${shop.origin}/galerija/${index}.png` })),
    });
    await lend(await add({ productCode: 'Izposojeno' }));
    for (let number = 0; number < 40; number++) await add(randomProduct(pictures));
    await add({ attributes: [{ name: 'Masa', value: '1,25', unit: 'kg', definitionId: weight }] });
    // a definition may change after the value was written
    await add({ productCode: 'Prej', attributes: [{ name: 'Masa', value: 'približno' }] });
    await katalog.rows('update product_attributes set definition_id = $2 where product_id = $1', [
      await katalog.idOf(store, 'Prej'),
      weight,
    ]);
    await picturesAreThere();
    // the worker updates counts some seconds after edits
    await katalog.app.get(CategoriesService).refreshCounts();
  };

  /** Attaches an image of another store, as approved product data do. */
  const lend = async ({ id }: ProductJson) => {
    const lender = await katalog.store('Posodilna');
    const [media] = await katalog.rows<{ id: number }>(
      'insert into media (company_id, source_url) values ($1, $2) returning id',
      [lender.company.id, `${shop.origin}/posojena.png`],
    );
    await katalog.rows('insert into product_media (product_id, media_id) values ($1, $2)', [id, media!.id]);
    await add({ productCode: 'Zbudi', media: [{ url: `${shop.origin}/zbudi.png` }] });
  };

  describe('that is imported', () => {
    // the worker's daily roll-up changes tables, too
    beforeAll(avoidMidnight);
    beforeAll(fill);

    it.each(['full', 'delta'] as const)('unchanged (%s) changes not one row', async (mode) => {
      const file = await exported();
      const before = await dumpAll(katalog);
      const asked = shop.asked;
      const run = await katalog.import(store, file, { mode });

      expect(run.issueCounts.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(run).toMatchObject({ status: 'done', counters: { read: 49, unchanged: 49, rejected: 0 } });
      expect(await dumpAll(katalog)).toEqual(before);
      expect(shop.asked).toBe(asked);
      expect(await exported()).toBe(file);
    });

    it('changes nothing where feeds are in a third language and foreign prices are rejected', async () => {
      await katalog.rows(
        `update companies set feed_language = 'other', foreign_currency = 'reject' where id = $1`,
        [store.company.id],
      );
      const before = await dumpAll(katalog);
      const run = await katalog.import(store, await exported());
      expect(run.counters).toMatchObject({ unchanged: 49, rejected: 0 });
      expect(await dumpAll(katalog)).toEqual(before);
    });

    it('with one edited price changes that price only', async () => {
      const file = await exported();
      const at = file.indexOf('Izposojeno');
      const edited = file.slice(0, at) + file.slice(at).replace(/<price>[^<]*/, '<price>77.70');
      const before = await dumpAll(katalog);
      const run = await katalog.import(store, edited);

      expect(run.counters).toMatchObject({ read: 49, updated: 1, unchanged: 48, deactivated: 0 });
      const after = await dumpAll(katalog);
      const differing = Object.keys(after).filter(
        (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
      );
      expect(differing.filter((table) => !/^(catalogue_|category_counts)/.test(table))).toEqual([
        'price_history',
        'products',
      ]);
      const isOther = (row: unknown) => (row as { product_code: string }).product_code !== 'Izposojeno';
      expect(after.products!.filter(isOther)).toEqual(before.products!.filter(isOther));
      expect(after.products!.find((row) => !isOther(row))).toEqual({
        ...(before.products!.find((row) => !isOther(row)) as object),
        price: 77.7,
        price_checked_at: expect.any(String) as string,
        updated_at: expect.any(String) as string,
      });
      expect(await exported()).toBe(edited);
    });

    it.each([
      ['sl', '/administracija/izdelki/izvoz?format=csv'],
      ['en', '/en/admin/products/export?format=csv'],
    ])('unchanged as a table (%s) changes not one row', async (_locale, path) => {
      const file = await (await store.admin.get(path)).text();
      const before = await dumpAll(katalog);
      const run = await katalog.import(store, file, { fileName: 'izdelki.csv' });
      expect(run.issueCounts.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(run).toMatchObject({ status: 'done', counters: { read: 49, unchanged: 49, rejected: 0 } });
      expect(await dumpAll(katalog)).toEqual(before);
    });

    it('can be imported by another store, whose export is equal', async () => {
      const other = await katalog.store('Podružnica');
      const file = await exported();
      const run = await katalog.import(other, file);
      expect(run.counters).toMatchObject({ read: 49, created: 49, rejected: 0 });
      await picturesAreThere();
      // ids and URLs of images are the other store's, and a value that does not fit is free text
      const bare = (text: string) =>
        text
          .replace(/<picture id="\d+"([^>]*)>[^<]*/g, '<picture$1>')
          .replace(new RegExp(` definition="${weight}"(?=[^]{0,80}približno)`), '')
          .split('  <offer>\n')
          .map((offer) => offer.replace('</katalog>\n', ''))
          .sort();
      expect(bare(await exported('', other))).toEqual(bare(file));
      const [{ fed }] = (await katalog.rows<{ fed: string }>(
        'select count(content_hash) as fed from products where company_id = $1',
        [other.company.id],
      )) as [{ fed: string }];
      expect(fed).toBe('0');
    });
  });

  describe('that is edited', () => {
    const codeOf = () => `Urejeno ${++count}`;
    const rowOf = async (productCode: string, of = store) => {
      const [row] = await katalog.rows<Record<string, unknown>>(
        `select p.*, content_hash is not null as fed from products p where company_id = $1 and product_code = $2`,
        [of.company.id, productCode],
      );
      return row!;
    };
    const read = (id: number) => store.admin.read<ProductJson>(`/api/products/${id}`);
    const edit = async (code: string, change: (file: string) => string) => {
      const file = await exported(`?query=${encodeURIComponent(code)}`);
      return katalog.import(store, change(file));
    };

    beforeEach(async () => {
      store = await katalog.store();
    });

    it('sets status, no category, another definition, fewer images', async () => {
      const productCode = codeOf();
      const [first, second] = [await uploaded(), await uploaded()];
      const { id } = await add({
        productCode,
        categoryIds: [teas],
        media: [{ id: first }, { id: second }],
        attributes: [{ name: 'Masa', value: '250', definitionId: weight }],
      });
      const run = await edit(productCode, (file) =>
        file
          .replace('<status>active', '<status>inactive')
          .replace(/<category [^]*<\/category>/, '<category id="none"/>')
          .replace(/ *<picture [^]*?<\/picture>\n/, '')
          .replaceAll('>250<', '>1,5 kg<'),
      );
      expect(run.counters).toMatchObject({ updated: 1 });
      expect(await read(id)).toMatchObject({
        status: 'inactive',
        categoryIds: [],
        media: [{ id: second }],
        attributes: [{ definitionId: weight, value: '1500', unit: 'g' }],
      });
    });

    it('reports a value that its definition rejects, and stores it as free text', async () => {
      const productCode = codeOf();
      const { id } = await add({
        productCode,
        attributes: [{ name: 'Masa', value: '250', definitionId: weight }],
      });
      const run = await edit(productCode, (file) => file.replaceAll('>250<', '>lahko<'));
      expect(run.issueCounts).toMatchObject([{ code: 'attribute_unreadable', count: 1 }]);
      expect(await read(id)).toMatchObject({ attributes: [{ definitionId: null, value: 'lahko' }] });
    });

    it('does not deactivate missing offers, in any mode', async () => {
      await katalog.import(store, googleFeed(googleItem('A'), googleItem('B')));
      const run = await edit('B', (file) => file.replace('9.90', '8.80'));
      expect(run).toMatchObject({ mode: 'full', counters: { read: 1, updated: 1, deactivated: 0 } });
      expect(await rowOf('A')).toMatchObject({ status: 'active', fed: true });
    });

    it('keeps the origin of offers, feed or person', async () => {
      const productCode = codeOf();
      await add({ productCode });
      await katalog.import(store, googleFeed(googleItem('A')), { mode: 'delta' });
      await katalog.import(
        store,
        (await exported())
          .replaceAll('</price>', '1</price>')
          .replaceAll('.001<', '.01<')
          .replaceAll('.901<', '.91<'),
      );
      expect(await rowOf(productCode)).toMatchObject({ price: '10.01', fed: false });
      expect(await rowOf('A')).toMatchObject({ price: '9.91', fed: true });
      // the feed did not change: edits remain, and offers that it never contained stay active
      const run = await katalog.import(store, googleFeed(googleItem('A')));
      expect(run.counters).toMatchObject({ unchanged: 1, deactivated: 0 });
      expect(await rowOf('A')).toMatchObject({ price: '9.91', status: 'active' });
      expect(await rowOf(productCode)).toMatchObject({ status: 'active' });
    });

    it('creates new offers, and restores deleted ones', async () => {
      const productCode = codeOf();
      const { id } = await add({ productCode, status: 'draft' });
      const file = await exported();
      await store.admin.send('DELETE', `/api/products/${id}`);
      const run = await katalog.import(
        store,
        file.replace('</katalog>', file.slice(file.indexOf('  <offer>')).replace(productCode, 'Nova')),
      );
      expect(run.counters).toMatchObject({ read: 2, created: 2, updated: 0 });
      expect(await read(id)).toMatchObject({ status: 'draft' });
      expect(await rowOf('Nova')).toMatchObject({ status: 'draft', fed: false });
    });

    it('recognises Katalog’s own image URLs, and does not fetch them', async () => {
      const productCode = codeOf();
      const { id } = await add({ productCode, media: [{ id: await uploaded() }] });
      await picturesAreThere();
      const { media } = await read(id);
      const run = await edit(productCode, (file) => {
        expect(file).toContain(`${katalog.origin}/media/`);
        return file.replace(/<picture id="\d+"/, '<picture');
      });
      expect(run.counters).toMatchObject({ unchanged: 1 });
      expect((await read(id)).media).toEqual(media);
      expect(await katalog.rows('select from media where company_id = $1', [store.company.id])).toHaveLength(
        1,
      );
    });

    it('gives no store an image of another store, nor its alternative text', async () => {
      const owner = store;
      const picture = await uploaded();
      await add({ productCode: 'Tuja', media: [{ id: picture }] }, owner);
      const file = (await exported()).replace(/(<picture id="\d+")[^<]*/, '$1 alt-sl="Prevzeto">');
      store = await katalog.store();
      await katalog.import(store, file);
      expect((await read(await katalog.idOf(store, 'Tuja'))).media).toEqual([]);
      expect(await katalog.rows('select alt from media where id = $1', [picture])).toEqual([{ alt: {} }]);
    });

    it('reports an invalid item, and imports the others', async () => {
      const [good, bad] = [codeOf(), codeOf()];
      await add({ productCode: good });
      await add({ productCode: bad });
      const file = await exported();
      const at = file.indexOf(bad);
      const run = await katalog.import(
        store,
        file.slice(0, at).replace('10.00', '11.00') +
          file.slice(at).replace(/<link>[^<]*/, '<link>javascript:alert(1)'),
      );
      expect(run.counters).toMatchObject({ updated: 1, rejected: 1 });
      expect(run.issueCounts).toMatchObject([{ code: 'link_invalid', severity: 'error' }]);
      expect(await rowOf(bad)).toMatchObject({ status: 'active' });
    });

    it('is a feed without its mark: fields of exports only are ignored', async () => {
      const productCode = codeOf();
      await add({ productCode, status: 'draft', categoryIds: [hidden] });
      await add({ kind: 'service', link: null, categoryIds: [repairs] });
      const feed = (await exported()).replace(' source="export"', '').replace('>draft<', '>inactive<');
      const run = await katalog.import(store, feed);
      expect(run).toMatchObject({ counters: { updated: 1, rejected: 1 } });
      expect(run.issueCounts.map(({ code }) => code)).toContain('link_missing');
      const [{ id }] = (await katalog.rows<{ id: number }>(
        `select category_id as id from product_categories where product_id = $1`,
        [await katalog.idOf(store, productCode)],
      )) as [{ id: number }];
      expect(await rowOf(productCode)).toMatchObject({ status: 'draft', fed: true });
      expect(id).not.toBe(hidden);
    });

    it('is sanitised', async () => {
      const productCode = codeOf();
      const { id } = await add({ productCode });
      await edit(productCode, (file) =>
        file.replace(
          '<price>',
          '<description lang="sl"><![CDATA[<p onclick="x()">A</p><script>x()</script>]]></description><price>',
        ),
      );
      expect(await read(id)).toMatchObject({ description: '<p>A</p>' });
    });
  });

  describe('as a file', () => {
    const namesOf = (text: string) => [...text.matchAll(/<productCode>([^<]*)/g)].map(([, name]) => name);
    let own: Store;

    beforeAll(async () => {
      own = store = await katalog.store('Trgovina z izvozom');
      await add({
        productCode: 'Izdelek',
        categoryIds: [teas],
        stock: 3,
        regularPrice: 1299.9,
        price: 1199.9,
      });
      await add({ productCode: 'Osnutek', status: 'draft', brand: 'Čajnica' });
      await add({ productCode: 'Storitev', kind: 'service', link: null, ean: null });
    });

    it('has products and services of one store in any status, or the hits of the list', async () => {
      expect(namesOf(await exported('', own))).toEqual(['Izdelek', 'Osnutek', 'Storitev']);
      expect(namesOf(await exported('?kind=service', own))).toEqual(['Storitev']);
      expect(namesOf(await exported('?status=draft', own))).toEqual(['Osnutek']);
      expect(namesOf(await exported(`?category=${teas}&kind=product`, own))).toEqual(['Izdelek']);
      expect(namesOf(await exported('?brand=cajnica', own))).toEqual(['Osnutek']);
      expect(namesOf(await exported('?query=nikjer', own))).toEqual([]);
    });

    it('is named after the store in the language of the page, and not cached', async () => {
      const headersOf = async (path: string) => (await own.admin.get(path)).headers;
      const today = () => new Date().toISOString().slice(0, 10);
      const before = today();
      const sl = await headersOf('/administracija/izdelki/izvoz?kind=product');
      const named = (start: string, ending: string) =>
        // the date may change during the test
        [before, today()].map(
          (day) => `attachment; filename="${start}-${own.company.slug}-${day}.${ending}"`,
        );
      expect(named('izdelki', 'xml')).toContain(sl.get('content-disposition'));
      expect(sl.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(sl.get('cache-control')).toBe('no-store');
      const en = await headersOf('/en/admin/products/export?format=csv');
      expect(named('catalogue', 'csv')).toContain(en.get('content-disposition'));
      expect(en.get('content-type')).toBe('text/csv; charset=utf-8');
    });

    it('can be a table: both languages, the decimal sign of the page, no formula', async () => {
      await add({ productCode: '=1+1', name: '@SUM(A1)', mpn: '-2', price: 5 }, own);
      const { text } = await download('?format=csv', own);
      expect(text.startsWith('\ufeffŠifra izdelka;Vrsta;Status;Ime (slovensko);Ime (angleško);')).toBe(true);
      const lines = text.trimEnd().split('\r\n');
      expect(lines[1]).toMatch(
        /^Izdelek;izdelek;Aktivno;Izdelek \d+;;;;;1199,90;1299,90;;;;EUR;Zaloga ni navedena;3;/,
      );
      expect(lines[1]).toContain(';Čaji in zelišča;');
      expect(lines[4]).toMatch(/^'=1\+1;izdelek;Aktivno;'@SUM\(A1\);;;;'-2;5,00;/);
      expect(await (await own.admin.get('/en/admin/products/export?format=csv')).text()).toContain(
        ';1199.90;1299.90;',
      );
    });

    it('is linked by the list, with its filters, for a selected store', async () => {
      const list = await own.admin.page('/administracija/izdelki?status=draft', 'offers/index');
      expect(namesOf(await (await own.admin.get(list.props.exportUrls!.xml)).text())).toEqual(['Osnutek']);
      const services = await own.admin.page('/administracija/storitve', 'offers/index');
      expect((await (await own.admin.get(services.props.exportUrls!.csv)).text()).split('\r\n')).toHaveLength(
        3,
      );

      expect((await platform.page('/administracija/izdelki', 'offers/index')).props.exportUrls).toBeNull();
      expect((await download('', { admin: platform })).status).toBe(404);
      const chosen = await platform.page(`/administracija/izdelki?company=${own.company.id}`, 'offers/index');
      expect(namesOf(await (await platform.get(chosen.props.exportUrls!.xml)).text())).toContain('Osnutek');
    });

    it('has only elements of the schema and the description of the format', async () => {
      const [schema, guide] = ['docs/katalog-feed.xsd', 'docs/feed-format.md'].map((path) =>
        readFileSync(path, 'utf8'),
      );
      const file = await exported('', own);
      for (const [, name, attributes] of file.matchAll(/<([a-zA-Z]+)([^>]*)>/g)) {
        expect(schema).toContain(`name="${name}"`);
        expect(guide).toContain(name);
        for (const [, attribute] of attributes!.matchAll(/ ([\w-]+)="/g))
          if (attribute !== 'xmlns') expect(schema).toContain(`<xs:attribute name="${attribute}"`);
      }
    });
  });
});
