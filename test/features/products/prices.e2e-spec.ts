import type { RecordedPriceJson } from '../../../src/product-editing/recorded-price.json.js';
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

  describe('that were wrong', () => {
    /** Reduced from 50 to 20, and to 2 by mistake for a day. */
    const mistaken = async (productCode: string) => {
      const more = { name: `Zmota ${productCode}`, price: 20, regularPrice: 50 };
      await katalog.sell(first, { productCode, ...more });
      await remember(first, productCode, [
        [60, 50],
        [10, 20],
        [5, 2],
        [4, 20],
      ]);
      return katalog.idOf(first, productCode);
    };
    const recorded = async (id: number) => {
      const response = await first.admin.get(`/api/products/${id}/prices`);
      return (await response.json()) as RecordedPriceJson[];
    };
    const voiding = (id: number, body: object) =>
      first.admin.send('POST', `/api/products/${id}/prices/void`, body);
    const auditOf = (id: number) =>
      katalog.rows(
        `select before, after from audit_entries where action = 'product.price-voided' and object_id = $1`,
        [String(id)],
      );

    it('can be voided with a reason, as if they had never been', async () => {
      const id = await mistaken('RAZVELJAVLJENA');
      expect((await propsOf(first, 'RAZVELJAVLJENA')).product.lowestBefore!.price.amount).toBe(2);
      const [present, wrong, reduced] = await recorded(id);
      expect([present, wrong, reduced]).toMatchObject([
        { price: 20, present: true },
        { price: 2, present: false, voided: null },
        { price: 20 },
      ]);

      const unsaid = await voiding(id, { at: wrong!.at, reason: ' ' });
      expect([unsaid.status, await unsaid.json()]).toMatchObject([422, { errors: { reason: {} } }]);
      const reason = 'Premaknjena decimalna vejica';
      for (let times = 0; times < 2; times++) {
        const response = await voiding(id, { at: wrong!.at, reason });
        expect([response.status, await response.json()]).toMatchObject([
          200,
          { price: 2, voided: { reason } },
        ]);
      }
      expect(await auditOf(id)).toEqual([
        { before: { voidedPrice: '2.00 EUR', voidedSince: wrong!.at }, after: { reason } },
      ]);
      // the reduction of ten days ago has never ended
      const { product, priceHistory } = await propsOf(first, 'RAZVELJAVLJENA');
      expect(product.lowestBefore!.price.amount).toBe(50);
      expect(Math.min(...priceHistory!.steps.map(({ lowest }) => lowest))).toBe(20);
      expect(await recorded(id)).toMatchObject([
        { price: 2, voided: { reason } },
        { price: 20, present: true },
        { price: 50 },
      ]);
    });

    it('stay while they are in force, and those of other stores', async () => {
      const id = await mistaken('VELJAVNA');
      const [present, wrong] = await recorded(id);
      const refused = await voiding(id, { at: present!.at, reason: 'Napaka' });
      expect(refused.status).toBe(409);
      const body = { at: wrong!.at, reason: 'Napaka' };
      expect((await second.admin.send('POST', `/api/products/${id}/prices/void`, body)).status).toBe(404);
      expect((await voiding(id, { ...body, at: '2020-01-01T00:00:00.000Z' })).status).toBe(404);
      expect((await voiding(id, { ...body, at: '2020-13-01T00:00:00.000Z' })).status).toBe(422);
      expect(await recorded(id)).toHaveLength(4);
    });

    it('are voided on a page that needs no script', async () => {
      const id = await mistaken('NA-STRANI');
      const path = `/en/admin/products/${id}/prices`;
      const { props } = await first.admin.page(`/administracija/izdelki?edit=${id}`, 'offers/index');
      expect(props.form!.pricesUrl).toBe(`/administracija/izdelki/${id}/cene`);
      const page = await first.admin.document(path);
      expect(page.text).toContain('Which price was wrong?');
      const [, wrong] = (await first.admin.page(path, 'offers/prices')).props.prices;
      const sent = await first.admin.submit('POST', path, { at: wrong!.at, reason: 'Slip of the pen' });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
      const done = await first.admin.document(path);
      expect(done.text).toContain('Slip of the pen');
      expect((await first.admin.page(path, 'offers/prices')).props.prices).toHaveLength(3);
      const onlooker = await katalog.signedInAs('employee', {
        companyId: first.company.id,
        permissionLevel: 0,
      });
      expect((await onlooker.page(path, 'offers/prices')).props.voidUrl).toBeNull();
    });
  });
});
