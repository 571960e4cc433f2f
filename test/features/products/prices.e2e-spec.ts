import { anEan } from '../../support/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const DAY_MS = 24 * 3600 * 1000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('prices of a product', () => {
  let katalog: Katalog;
  let first: Store;
  let second: Store;

  beforeAll(async () => {
    katalog = await Katalog.start();
    first = await katalog.store('Prva trgovina');
    second = await katalog.store('Druga trgovina');
  });
  afterAll(() => katalog?.close());

  /** What the history holds instead: days ago, and the price from then on. */
  const remember = async (store: Store, code: string, prices: [daysAgo: number, price: number][]) => {
    const id = await katalog.idOf(store, code);
    await katalog.rows('delete from price_history where product_id = $1', [id]);
    for (const [days, price] of prices)
      await katalog.rows(`insert into price_history values ($1, $2, $3, 'EUR')`, [id, daysAgo(days), price]);
  };

  const pathOf = async (store: Store, code: string, locale: 'sl' | 'en' = 'sl') => {
    const path = `${locale === 'sl' ? '/izdelek' : '/en/product'}/${await katalog.idOf(store, code)}`;
    return (await katalog.visitor().get(path)).headers.get('location') ?? path;
  };
  const propsOf = async (store: Store, code: string) =>
    (await katalog.visitor().page(await pathOf(store, code), 'products/show')).props;
  const documentOf = async (store: Store, code: string, locale?: 'sl' | 'en') =>
    katalog.visitor().document(await pathOf(store, code, locale));

  it('come in the order of what they cost with delivery, and last where that is not known', async () => {
    const offer = { name: 'Dostavljenec', brand: 'Dostava' };
    await katalog.sell(first, { ...offer, productCode: 'NEZNANA', price: 1 });
    await katalog.sell(first, { ...offer, productCode: 'DRAGA', price: 2, deliveryCost: 9 });
    await katalog.sell(first, { ...offer, productCode: 'POCENI', price: 3, deliveryCost: 0 });
    const answer = await katalog.visitor().get('/api/products?query=Dostavljenec&sort=total');
    const { products } = (await answer.json()) as { products: { productCode: string }[] };
    expect(products.map(({ productCode }) => productCode)).toEqual(['POCENI', 'DRAGA', 'NEZNANA']);
  });

  describe('that were reduced', () => {
    const reduced = (productCode: string, prices: [number, number][]) =>
      katalog
        .sell(first, { productCode, name: `Znižanec ${productCode}`, price: 20, regularPrice: 50 })
        .then(() => remember(first, productCode, prices));

    it('stand beside the lowest price of the 30 days before', async () => {
      await reduced('CEL', [
        [90, 10], // over before the 30 days began
        [50, 35], // in force when they began
        [25, 30],
        [20, 45],
        [5, 20],
      ]);
      const { product, offers } = await propsOf(first, 'CEL');
      const lowest = { price: { amount: 30, currency: 'EUR' }, since: null };
      expect(product.lowestBefore).toEqual(lowest);
      expect(offers[0]!.lowestBefore).toEqual(lowest);
      expect((await documentOf(first, 'CEL')).text).toContain(
        'Najnižja cena v 30 dneh pred znižanjem: 30,00 €',
      );
      expect((await documentOf(first, 'CEL', 'en')).text).toContain(
        'Lowest price in the 30 days before the reduction: €30.00',
      );
    });

    it('count the price with which the 30 days began', async () => {
      await reduced('ZACETEK', [
        [60, 25],
        [20, 45],
        [5, 20],
      ]);
      expect((await propsOf(first, 'ZACETEK')).product.lowestBefore).toMatchObject({ price: { amount: 25 } });
    });

    it('say since when, while the history is shorter', async () => {
      await reduced('KRATEK', [
        [12, 40],
        [8, 45],
        [5, 20],
      ]);
      const { lowestBefore } = (await propsOf(first, 'KRATEK')).product;
      expect(lowestBefore?.price.amount).toBe(40);
      expect(Date.parse(lowestBefore!.since!)).toBeCloseTo(daysAgo(12).getTime(), -6);
      expect((await documentOf(first, 'KRATEK')).text).toMatch(/Najnižja od \d+\. \S+ \d{4}: 40,00 €/);
    });

    it('were never higher here: the price itself, since it is known', async () => {
      await reduced('NIKOLI', [[40, 20]]);
      const { lowestBefore } = (await propsOf(first, 'NIKOLI')).product;
      expect(lowestBefore?.price.amount).toBe(20);
      expect(Date.parse(lowestBefore!.since!)).toBeCloseTo(daysAgo(40).getTime(), -6);
    });

    it('are each store’s own', async () => {
      const ean = anEan();
      await katalog.sell(first, { productCode: 'SVOJ', name: 'Svojec', ean, price: 20, regularPrice: 50 });
      await katalog.sell(second, { productCode: 'SVOJ', name: 'Svojec', ean, price: 22 });
      await remember(first, 'SVOJ', [
        [60, 48],
        [5, 20],
      ]);
      await remember(second, 'SVOJ', [
        [60, 5],
        [5, 22],
      ]);
      const { offers } = await propsOf(first, 'SVOJ');
      expect(offers.map(({ lowestBefore }) => lowestBefore?.price.amount)).toEqual([48, undefined]);
    });

    it('say so on cards as well', async () => {
      await reduced('KARTICA', [
        [60, 33],
        [5, 20],
      ]);
      const page = await katalog.visitor().document('/iskanje/izdelki/rezultati/KARTICA');
      expect(page.text).toContain('V 30 dneh prej: 33,00 €');
    });
  });

  describe('over time', () => {
    const ean = anEan();
    beforeAll(async () => {
      await katalog.sell(first, { productCode: 'CAS', name: 'Časovnik', ean, price: 20, deliveryCost: 9 });
      await katalog.sell(second, { productCode: 'CAS', name: 'Časovnik', ean, price: 21, deliveryCost: 1 });
      await remember(first, 'CAS', [
        [100, 30],
        [10, 20],
      ]);
      await remember(second, 'CAS', [[50, 21]]);
    });

    it('are drawn, and stand in a table, without JavaScript', async () => {
      const { priceHistory } = await propsOf(first, 'CAS');
      expect(priceHistory).toMatchObject({
        stores: ['Prva trgovina', 'Druga trgovina'],
        steps: [
          { lowest: 30, prices: [30, null] },
          { lowest: 21, prices: [30, 21] },
          { lowest: 20, prices: [20, 21] },
        ],
      });
      const { body } = await documentOf(first, 'CAS');
      const section = body.slice(body.indexOf('id="history-title"'));
      expect(section.match(/<path class="chart-line chart-line-(1|2|main)" d="M/g)).toHaveLength(6);
      expect(section.match(/<tr><th scope="row">/g)).toHaveLength(3);
    });

    it('that never changed are told in words', async () => {
      await katalog.sell(first, { productCode: 'MIREN', name: 'Mirnik', price: 7 });
      const page = await documentOf(first, 'MIREN');
      expect(page.text).toMatch(/Cena se od .* ni spremenila/);
      expect(page.body).not.toContain('chart-lines');
    });

    it('can be ordered with delivery, without JavaScript', async () => {
      const path = await pathOf(first, 'CAS');
      const storesAt = async (query: string) => {
        const { body } = await katalog.visitor().document(path + query);
        const rows = body.slice(body.indexOf('<tbody>'), body.indexOf('</tbody>'));
        return [...rows.matchAll(/(Prva|Druga) trgovina(?:<\/\w+>)*<\/th>/g)].map(([, name]) => name);
      };
      expect(await storesAt('')).toEqual(['Prva', 'Druga']);
      expect(await storesAt('?order=total')).toEqual(['Druga', 'Prva']);
      expect(await storesAt('?order=nonsense')).toEqual(['Prva', 'Druga']);
      const { links } = await katalog.visitor().document(path);
      expect(links.get('?order=total#offers')).toBe('Skupaj');
      expect(links.get('/strani/kako-razvrscamo')).toBe('Kako razvrščamo');
    });
  });
});
