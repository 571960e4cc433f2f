import type { RecordedPriceJson } from '../../../src/products/editing/recorded-prices/recorded-price.json.js';
import { anEan } from '../../support/data/feed.js';
import { submitForm } from '../../support/browser/form.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { type PastPrice, addPriceHistory } from '../../support/data/past-prices.js';

const katalog = await Katalog.use({ worker: false });
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');

describe('prices of a product', () => {
  /** Replaces the history of an offer. */
  const remember = async (store: Store, code: string, prices: PastPrice[]) =>
    addPriceHistory(katalog.app, new Map([[await katalog.idOf(store, code), prices]]));

  const pathOf = async (store: Store, code: string, locale: 'sl' | 'en' = 'sl') => {
    const path = `${locale === 'sl' ? '/izdelek' : '/en/product'}/${await katalog.idOf(store, code)}`;
    return (await katalog.visitor().get(path)).headers.get('location') ?? path;
  };
  const propsOf = async (store: Store, code: string) =>
    (await katalog.visitor().page(await pathOf(store, code), 'products/show')).props;
  const documentOf = async (store: Store, code: string, locale?: 'sl' | 'en') =>
    katalog.visitor().document(await pathOf(store, code, locale));

  it('are sorted by total price, unknown ones last', async () => {
    const offer = { name: 'Dostavljenec', brand: 'Dostava' };
    await katalog.sell(first, { ...offer, productCode: 'NEZNANA', price: 1 });
    await katalog.sell(first, { ...offer, productCode: 'DRAGA', price: 2, deliveryCost: 9 });
    await katalog.sell(first, { ...offer, productCode: 'POCENI', price: 3, deliveryCost: 0 });
    const { products } = await katalog
      .visitor()
      .read<{ products: { productCode: string }[] }>('/api/products?query=Dostavljenec&sort=total');
    expect(products.map(({ productCode }) => productCode)).toEqual(['POCENI', 'DRAGA', 'NEZNANA']);
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

    it('are a chart and a table without JavaScript', async () => {
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
      // one that is new today can be seen
      await remember(second, 'CAS', [[0, 21]]);
      expect((await documentOf(first, 'CAS')).body).toMatch(/chart-line-2" d="M988 \d+H1000"/);
    });

    it('that never changed are a sentence', async () => {
      await katalog.sell(first, { productCode: 'MIREN', name: 'Mirnik', price: 7 });
      // even if they were different earlier today
      expect((await documentOf(first, 'MIREN')).text).toMatch(/Ceno poznamo šele od /);
      await remember(first, 'MIREN', [[50, 7]]);
      const page = await documentOf(first, 'MIREN');
      expect(page.text).toMatch(/Cena se od .* ni spremenila/);
      expect(page.body).not.toContain('chart-lines');
    });

    it('have the lowest one of the last 30 days beside them, with its last day', async () => {
      await katalog.sell(first, { productCode: 'NIHALO', name: 'Nihalo', price: 25 });
      const textAfter = async (prices: PastPrice[], locale?: 'en') => {
        await remember(first, 'NIHALO', prices);
        return (await documentOf(first, 'NIHALO', locale)).text;
      };
      const minutes: PastPrice[] = [
        [60, 25],
        [10, 18],
        [9.99, 25],
      ];
      const text = await textAfter(minutes);
      expect(text).toMatch(
        /Najnižja cena te ponudbe v zadnjih 30 dneh: 18,00 € \(veljala do \d+\. \d+\. \d{4}\)/,
      );
      expect(text).not.toContain('ni spremenila');
      expect(await textAfter(minutes, 'en')).toMatch(
        /Lowest price of this offer in the last 30 days: €18.00 \(until \d+ \w+ \d{4}\)/,
      );
      // like for discounts, prices before a time in another currency do not count
      const known = await textAfter([
        [40, 10],
        [20, 15, 'CHF'],
        [10, 24],
        [5, 25],
      ]);
      expect(known).toMatch(/Najnižja znana cena te ponudbe: 24,00 € \(veljala do .{8,14}, cene poznamo od /);
      expect(known).toMatch(/Najnižja od .{8,14}: 24,00 €/);
      expect(
        await textAfter([
          [60, 25],
          [20, 28],
          [5, 25],
        ]),
      ).toContain('To je najnižja cena te ponudbe v zadnjih 30 dneh.');
      expect(await textAfter([[60, 25]])).not.toContain('30 dneh');

      // a previous store may have been cheaper
      const ean = anEan();
      for (const [store, price] of [
        [first, 25],
        [second, 26],
      ] as const)
        await katalog.sell(store, { productCode: 'NIHALI', name: 'Nihali', ean, price });
      await remember(first, 'NIHALI', [
        [60, 18],
        [10, 25],
      ]);
      expect((await documentOf(second, 'NIHALI')).text).toContain(
        'Najnižja cena trenutnih ponudb v zadnjih 30 dneh: 18,00 €',
      );
    });

    it('can be sorted by total price without JavaScript', async () => {
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
      expect(links.get('?order=total#offers')).toBe('Cena z dostavo');
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
      return await first.admin.read<RecordedPriceJson[]>(`/api/prices/${id}`);
    };
    const voiding = (id: number, body: object) => first.admin.send('POST', `/api/prices/${id}/void`, body);
    const auditOf = (id: number) =>
      katalog.rows(
        `select before, after from audit_entries where action = 'product.price-voided' and object_id = $1`,
        [String(id)],
      );

    it('can be voided with a reason, and no longer count', async () => {
      const id = await mistaken('RAZVELJAVLJENA');
      expect((await propsOf(first, 'RAZVELJAVLJENA')).product.discount).toBeNull();
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
      // the discount of ten days ago continues
      const { product, priceHistory } = await propsOf(first, 'RAZVELJAVLJENA');
      expect(product.discount).toMatchObject({ percent: 60, lowest: { amount: 50 } });
      expect(Math.min(...priceHistory!.steps.map(({ lowest }) => lowest))).toBe(20);
      expect(await recorded(id)).toMatchObject([
        { price: 2, voided: { reason } },
        { price: 20, present: true },
        { price: 50 },
      ]);
    });

    it('cannot be voided while they are in force, nor by other stores', async () => {
      const id = await mistaken('VELJAVNA');
      const [present, wrong] = await recorded(id);
      const refused = await voiding(id, { at: present!.at, reason: 'Napaka' });
      expect(refused.status).toBe(409);
      const body = { at: wrong!.at, reason: 'Napaka' };
      expect((await second.admin.send('POST', `/api/prices/${id}/void`, body)).status).toBe(404);
      expect((await voiding(id, { ...body, at: '2020-01-01T00:00:00.000Z' })).status).toBe(404);
      expect((await voiding(id, { ...body, at: '2020-13-01T00:00:00.000Z' })).status).toBe(422);
      expect(await recorded(id)).toHaveLength(4);
    });

    it('can be voided without JavaScript', async () => {
      const id = await mistaken('NA-STRANI');
      const path = `/en/admin/products/${id}/prices`;
      const { props } = await first.admin.page(`/administracija/izdelki/${id}`, 'offers/form');
      expect(props.form.pricesUrl).toBe(`/administracija/izdelki/${id}/cene`);
      const page = await first.admin.document(path);
      expect(page.text).toContain('Which price was wrong?');
      const [, wrong] = (await first.admin.page(path, 'offers/prices')).props.prices;
      const refused = await submitForm(first.admin, page, 'name="at"');
      expect(refused.text).toContain('This field is required.');
      const choice = { at: wrong!.at, reason: 'Slip of the pen' };
      const done = await submitForm(first.admin, refused, 'name="at"', choice);
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
