import { setTimeout as pause } from 'node:timers/promises';
import { CategoryWriter } from '../../src/categories/category-writer.js';
import { CategoriesService } from '../../src/categories/categories.service.js';
import { googleFeed, googleItem } from '../../src/import/feed/testing/feeds.js';
import type { MediaJson } from '../../src/media/media.json.js';
import type { ProductJson } from '../../src/products/product.json.js';
import { dumpAll } from '../support/dump.js';
import { aFeed, anEan } from '../support/feed.js';
import { Katalog, type Store } from '../support/katalog.js';
import { drawn } from '../support/pictures.js';
import { PicturesServer } from '../support/pictures-server.js';
import type { Visitor } from '../support/visitor.js';

/** What is hard to carry through a file. */
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

/** The same at each run. */
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

describe('an export', () => {
  const chance = new Chance();
  let shop: PicturesServer;
  let katalog: Katalog;
  let platform: Visitor;
  let store: Store;
  let teas: number;
  let hidden: number;
  let repairs: number;
  let weight: number;

  beforeAll(async () => {
    shop = await PicturesServer.start();
    katalog = await Katalog.start({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: shop.origin } });
    platform = await katalog.signedInAs('super_admin');
    store = await katalog.store('Čajnica');
    teas = await katalog.category({ sl: 'Čaji in zelišča', en: 'Teas & herbs' });
    hidden = await katalog.category({ sl: 'Skrito' }, teas);
    await katalog.rows('update categories set active = false where id = $1', [hidden]);
    repairs = await katalog.app
      .get(CategoryWriter)
      .create(null, { name: { sl: 'Popravila' }, kind: 'service' });
    katalog.app.get(CategoriesService).forget();
    weight = (await created<{ id: number }>(platform, '/api/attributes', { name: 'Masa', unit: 'g' })).id;
  }, 60_000);
  afterAll(async () => {
    await katalog?.close();
    shop?.stop();
  });

  const created = async <Body>(who: Visitor, path: string, body: unknown): Promise<Body> => {
    const response = await who.send('POST', path, body);
    const answer = (await response.json()) as Body;
    if (response.status !== 201) throw new Error(JSON.stringify([body, answer]));
    return answer;
  };
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
  const picturesAreThere = async () => {
    for (;;) {
      const waiting = await katalog.rows(`select from media where status = 'pending'`);
      if (!waiting.length) return;
      await pause(50);
    }
  };
  const download = async (query = '', { admin }: Pick<Store, 'admin'> = store) => {
    const response = await admin.get(`/administracija/izdelki/izvoz${query}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const exported = async (query?: string, of?: Store) => (await download(query, of)).text;

  const randomProduct = (pictures: number[]) => {
    const isService = chance.below(5) === 0;
    const days = chance.below(20);
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
      price: (1 + chance.below(1e9)) / 100,
      regularPrice: chance.maybe(() => (1 + chance.below(1e9)) / 100),
      currency: chance.of(['EUR', 'EUR', 'USD', 'XXX']),
      link: isService && chance.below(2) ? null : `https://Trgovina.example/č?a=1&amp;b=${chance.below(9)}#x`,
      brand: chance.maybe(() => chance.of(['Gorjan', 'ČAJ & Co', 'Savica'])),
      ean: isService ? null : chance.maybe(() => anEan(chance.of(['383', '02', '200']))),
      mpn: chance.maybe(() => chance.text()),
      stock: isService ? null : chance.maybe(() => chance.below(100)),
      availability: chance.of(AVAILABILITIES),
      deliveryCost: chance.maybe(() => chance.below(1000) / 100),
      deliveryDays: { min: chance.maybe(() => days), max: chance.maybe(() => days + 2) },
      condition: chance.of(['new', 'refurbished', 'used']),
      variantGroup: chance.maybe(() => chance.text()),
      categoryIds: isService ? chance.of([[], [repairs]]) : chance.of([[], [teas], [hidden, teas]]),
      attributes: Array.from({ length: chance.below(4) }, () => ({
        definitionId: chance.maybe(() => weight),
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

  /** A store with everything that a product may be and become. */
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
    // one leaves the feed, one is edited by hand, one is switched off
    await katalog.import(store, googleFeed(...items.slice(1)), { mode: 'full' });
    const b = await katalog.idOf(store, 'B');
    await store.admin.send('PATCH', `/api/products/${b}`, {
      price: 8.5,
      regularPrice: 8,
      status: 'inactive',
    });
    await katalog.import(
      store,
      aFeed([
        {
          productCode: 'K',
          name: { sl: 'Lipov čaj', en: 'Linden tea' },
          description: { sl: '<ul><li>vreča</li></ul>', en: 'A bag' },
          category: 'Čaji in zelišča',
          price: '12.30',
          regularPrice: 15,
          deliveryCost: 0,
          variantGroup: 'L',
        },
      ]),
      { mode: 'delta' },
    );
    const pictures = await Promise.all([uploaded(), uploaded(), uploaded()]);
    await store.admin.send('PUT', `/api/media/${pictures[0]}`, {
      translations: { alt: { sl: 'Čaj "v" <vreči>' } },
    });
    await add({
      media: Array.from({ length: 20 }, (_, index) => ({ url: `${shop.origin}/galerija/${index}.png` })),
    });
    await lend(await add({ productCode: 'Izposojeno' }));
    for (let number = 0; number < 40; number++) await add(randomProduct(pictures));
    await picturesAreThere();
  };

  /** Gives a product a picture of another store, as approved product data do. */
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
    beforeAll(fill, 120_000);

    it.each(['full', 'delta'] as const)('unchanged (%s) changes not one row', async (mode) => {
      const file = await exported();
      const before = await dumpAll(katalog);
      const asked = shop.asked;
      const run = await katalog.import(store, file, { mode });

      expect(run.issueCounts.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(run).toMatchObject({ status: 'done', counters: { read: 47, unchanged: 47, rejected: 0 } });
      expect(await dumpAll(katalog)).toEqual(before);
      expect(shop.asked).toBe(asked);
      expect(await exported()).toBe(file);
    });

    it('changes nothing either where feeds are in a third language and foreign prices refused', async () => {
      await katalog.rows(
        `update companies set feed_language = 'other', foreign_currency = 'reject' where id = $1`,
        [store.company.id],
      );
      const before = await dumpAll(katalog);
      const run = await katalog.import(store, await exported());
      expect(run.counters).toMatchObject({ unchanged: 47, rejected: 0 });
      expect(await dumpAll(katalog)).toEqual(before);
    });

    it('with one price edited changes that price alone', async () => {
      const file = await exported();
      const at = file.indexOf('Izposojeno');
      const edited = file.slice(0, at) + file.slice(at).replace(/<price>[^<]*/, '<price>77.70');
      const before = await dumpAll(katalog);
      const run = await katalog.import(store, edited);

      expect(run.counters).toMatchObject({ read: 47, updated: 1, unchanged: 46, deactivated: 0 });
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

    it('goes to another store as it is, and back to the same file', async () => {
      const other = await katalog.store('Podružnica');
      const file = await exported();
      const run = await katalog.import(other, file);
      expect(run.counters).toMatchObject({ read: 47, created: 47, rejected: 0 });
      await picturesAreThere();
      // ids and addresses of pictures are the other store's own
      const bare = (text: string) =>
        text
          .replace(/<picture id="\d+"([^>]*)>[^<]*/g, '<picture$1>')
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
});
