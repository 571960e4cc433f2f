import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { CATALOGUE_QUEUE, DISCOUNTS_JOB } from '../../../src/products/read-model/catalogue.queue.js';
import { DiscountPercentages } from '../../../src/products/refresh/discount-percentages.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { anEan } from '../../support/data/feed.js';
import { flagOf } from '../../support/filter-controls.js';
import { Katalog } from '../../support/katalog.js';
import { failOnce } from '../../support/fail-once.js';
import { followDiscounts, type PastPrice, addPriceHistory } from '../../support/data/past-prices.js';
import { refreshReadModel } from '../../support/data/read-model.js';

const PRICE = 20;

interface Expected {
  percent: number;
  lowest: number;
}

/** Days ago and the price from then on, as `60:40 5:20`; `60:40USD` in another currency. */
const past = (history: string): PastPrice[] =>
  history.split(' ').map((entry) => {
    const [, daysAgo, price, currency] = /^([\d.]+):([\d.]+)([A-Z]*)$/.exec(entry)!;
    return [Number(daysAgo), Number(price), currency || undefined];
  });

/** The price history of an offer that costs 20, and the expected discount. */
const HISTORIES: [what: string, history: string, expected: Expected | null][] = [
  [
    'counted from the lowest price of the 30 days before, and from none before them',
    '90:10 50:35 25:30 20:45 5:20',
    { percent: 33, lowest: 30 },
  ],
  ['counted from the price with which the 30 days began', '60:25 20:45 5:20', { percent: 20, lowest: 25 }],
  ['none where the store is new', '25:40 8:45 5:20', null],
  ['none where less than 30 days before it are known', '34.9:40 8:45 5:20', null],
  ['counted once 30 days are known', '35.1:40 8:45 5:20', { percent: 50, lowest: 40 }],
  ['none where the price was never another', '40:20', null],
  ['none where it has risen', '40:15 5:20', null],
  ['none where it was lower before it was raised', '60:40 20:18 10:30 5:20', null],
  ['none where it only comes back', '60:20 20:30 5:20', null],
  ['counted step by step', '60:40 10:25 5:20', { percent: 20, lowest: 25 }],
  ['never more than it is', '60:39.99 5:20', { percent: 49, lowest: 39.99 }],
  ['one percent at least', '60:20.21 5:20', { percent: 1, lowest: 20.21 }],
  ['none below one percent', '60:20.2 5:20', null],
  [
    'counted from where the price began, however often it was noted',
    '60:30 10:20 3:20',
    { percent: 33, lowest: 30 },
  ],
  ['none from another currency', '60:40USD 5:20', null],
  [
    'counted from prices after a period in another currency',
    '90:22 60:30CHF 40:25 5:20',
    { percent: 20, lowest: 25 },
  ],
  ['none where less than 30 days are known after another currency', '60:30 40:30CHF 20:25 5:20', null],
  ['none where the present price is not in the history', '60:40 5:30', null],
  ['none that began more than 30 days ago', '90:40 32:20', null],
];

const codeOf = (at: number) => `Z-${at}`;
const katalog = await Katalog.use({ worker: false });
const store = await katalog.store('Znižanka');
const offers = HISTORIES.map((_, at) => ({
  productCode: codeOf(at),
  name: `Znižanec ${at}`,
  category: 'Znižani',
  price: PRICE,
  regularPrice: 50,
}));
await katalog.category({ sl: 'Znižani', en: 'Reduced ones' });
await katalog.sell(store, ...offers);
const ids = await Promise.all(HISTORIES.map((_, at) => katalog.idOf(store, codeOf(at))));
await addPriceHistory(katalog.app, new Map(HISTORIES.map(([, history], at) => [ids[at]!, past(history)])));

describe('discounts', () => {
  const isDiscounted = ([, , expected]: (typeof HISTORIES)[number]) => expected !== null;
  const discounted = () => ids.filter((_, at) => isDiscounted(HISTORIES[at]!));

  const api = async <Body>(path: string, who = katalog.visitor()) => await who.read<Body>(path);
  const one = async (id: number) => (await api<ProductJson>(`/api/products/${id}`)).discount;
  const pageOf = async (id: number, locale: 'sl' | 'en' = 'sl') => {
    const path = `${locale === 'sl' ? '/izdelek' : '/en/product'}/${id}`;
    const address = (await katalog.visitor().get(path)).headers.get('location') ?? path;
    const { props } = await katalog.visitor().page(address, 'products/show');
    return { props, ...(await katalog.visitor().document(address)) };
  };
  /** Replaces the history and refreshes the read model. */
  const after = async (id: number, history: string) => {
    await addPriceHistory(katalog.app, new Map([[id, past(history)]]));
    return one(id);
  };

  it.each(HISTORIES.map(([what, , expected], at) => [what, at, expected] as const))(
    'is %s',
    async (_, at, expected) => {
      const discount = await one(ids[at]!);
      if (!expected) return expect(discount).toBeNull();
      expect(discount).toEqual(expected);
    },
  );

  it('are the same in cards, filters, counts, featured rows, on pages and in the store’s own lists', async () => {
    const expected = discounted();
    const expectOnly = (shown: { id: number; percent: number | undefined }[]) => {
      const percents = HISTORIES.map(([, , discount]) => discount?.percent);
      expect(new Map(shown.map(({ id, percent }) => [id, percent]))).toEqual(
        new Map(shown.map(({ id }) => [id, percents[ids.indexOf(id)]])),
      );
    };
    const list = `/iskanje/izdelki/rezultati/znizanec`;
    const { cards } = (await katalog.visitor().page(list, 'products/search')).props.list;
    expect(cards).toHaveLength(HISTORIES.length);
    expectOnly(cards.map(({ id, discount }) => ({ id, percent: discount?.percent })));

    const narrowed = (await katalog.visitor().page(`${list}?discount=1`, 'products/search')).props;
    expect(narrowed.list.cards.map(({ id }) => id).sort()).toEqual([...expected].sort());
    expect(flagOf(narrowed.results, 'discount').count).toBe(expected.length);

    const featured = await api<ProductJson[]>('/api/products/featured/?featured_type=discounted');
    const percents = featured.map(({ discount }) => discount!.percent);
    expect(featured.map(({ id }) => id).sort()).toEqual([...expected].sort());
    expect(percents).toEqual([...percents].sort((one, other) => other - one));

    for (const [path, who] of [
      [`/api/products?company=${store.company.id}&discount=true&limit=100`, katalog.visitor()],
      [`/api/products?status=all&discount=true&limit=100`, store.admin],
    ] as const) {
      const { products } = await api<ProductListJson & { products: ProductJson[] }>(path, who);
      expect(products.map(({ id }) => id).sort()).toEqual([...expected].sort());
      expectOnly(products.map(({ id, discount }) => ({ id, percent: discount?.percent })));
    }
    const managed = (await store.admin.page('/administracija/izdelki', 'offers/index')).props.products;
    expectOnly(managed.map(({ id, discountPercent }) => ({ id, percent: discountPercent ?? undefined })));

    const { props } = await pageOf(expected[0]!);
    expect(props.product.discount).toEqual({
      percent: 33,
      lowest: { amount: 30, currency: 'EUR' },
    });
    expect(props.offers[0]!.discount).toEqual(props.product.discount);
  });

  it('are what a list is filtered by', async () => {
    const { products, filters } = await api<ProductListJson>(
      `/api/products?category=${await katalog.value<number>(`select id from categories where name ->> 'sl' = 'Znižani'`)}&discount=true&limit=100`,
    );
    expect(products.map(({ id }) => id).sort()).toEqual(discounted().sort());
    expect(filters.find(({ id }) => id === 'discount')!.items[0]!.count).toBe(discounted().length);
  });

  it('are next to the one of the market if another store was cheaper before', async () => {
    const ean = anEan();
    const pot = { productCode: 'LONEC', name: 'Lonec Hrast', ean };
    const other = await katalog.store();
    const id = await katalog.sellOne(store, { ...pot, price: PRICE });
    const rival = await katalog.sellOne(other, { ...pot, price: 26 });
    const textAfter = async (rivals: string) => {
      await addPriceHistory(katalog.app, new Map([[rival, past(rivals)]]));
      expect(await after(id, '60:40 5:20')).toMatchObject({ percent: 50, lowest: 40 });
      return (await pageOf(id)).text;
    };
    expect(await textAfter('60:30 20:25 10:26')).toContain(
      'Najnižja cena druge ponudbe v istih 30 dneh: 25,00 € (−20 %)',
    );
    expect(await textAfter('60:19 4:26')).toMatch(
      /Druga ponudba je bila v istih 30 dneh cenejša: 19,00 €(?! \()/,
    );
    expect(await textAfter('60:45 4:26')).not.toMatch(/v istih 30 dneh/);
  });

  it('state their base, and since when prices are known', async () => {
    const [whole, , short] = ids as [number, number, number];
    const texts = [(await pageOf(whole)).text, (await pageOf(whole, 'en')).text];
    expect(texts[0]).toContain('Najnižja cena v 30 dneh pred znižanjem: 30,00 €');
    expect(texts[1]).toContain('Lowest price in the 30 days before the discount: €30.00');
    const { text } = await pageOf(short);
    expect(text).toMatch(/najnižja znana cena te ponudbe \(cene poznamo od \d+\. \d+\. \d{4}\)/);
    expect(text).not.toContain('Najnižja cena pred znižanjem');
    const cards = await katalog.visitor().document('/iskanje/izdelki/rezultati/znizanec');
    expect(cards.text).toContain('Najnižja v 30 dneh pred tem: 30,00 €');
  });

  it('ignore the store’s regular price', async () => {
    const { text, body } = await pageOf(ids[3]!);
    expect(text).toContain('Redna cena po navedbi trgovine: 50,00 €');
    expect(text).not.toContain(' %');
    expect(body).not.toContain('<s>');
    const cards = await katalog.visitor().document('/iskanje/izdelki/rezultati/znizanec');
    expect(cards.text).not.toContain('−60 %');
    expect(cards.text).not.toContain('50,00 €');
  });

  it('are computed for each store separately', async () => {
    const ean = anEan();
    const other = await katalog.store('Druga trgovina');
    const offer = { productCode: 'SVOJ', name: 'Svojec', ean };
    const own = await katalog.sellOne(store, { ...offer, price: 20 });
    const dearer = await katalog.sellOne(other, { ...offer, price: 22 });
    await addPriceHistory(
      katalog.app,
      new Map([
        [own, past('60:48 5:20')],
        [dearer, past('60:5 5:22')],
      ]),
    );
    const { offers } = (await pageOf(own)).props;
    expect(offers.map(({ discount }) => discount?.lowest.amount)).toEqual([48, undefined]);
  });

  describe('end', () => {
    let id: number;

    beforeAll(async () => {
      id = await katalog.sellOne(store, { productCode: 'KONEC', name: 'Končnik', price: PRICE });
    });

    const isFiltered = async () => {
      const { count } = await api<ProductListJson>('/api/products?query=koncnik&discount=true');
      return count === 1;
    };

    it('30 days after they began, in the market’s time zone', async () => {
      const began = async (seconds: number) => {
        await katalog.rows(
          `update price_history set at = ((now() at time zone 'Europe/Ljubljana')::date - 30)::timestamp
             at time zone 'Europe/Ljubljana' + $2::integer * interval '1 second'
           where product_id = $1 and price = $3`,
          [id, seconds, PRICE],
        );
        await followDiscounts(katalog.app);
        return [await isFiltered(), (await one(id))?.percent];
      };
      expect((await after(id, '90:40 29:20'))?.percent).toBe(50);
      expect(await began(0)).toEqual([true, 50]);
      // also when another transaction is in the way
      const repeated = await failOnce(katalog, 'catalogue_offers', 'deadlock_detected', 'update');
      expect(await began(-1)).toEqual([false, undefined]);
      await repeated();
    });

    it('and begin when an entry of the history is deleted and the product is refreshed', async () => {
      expect(await after(id, '60:50 20:20.5 18:50 5:20')).toMatchObject({ percent: 2 });
      await katalog.rows('delete from price_history where product_id = $1 and price = 20.5', [id]);
      await refreshReadModel(katalog.app, [id]);
      expect(await one(id)).toMatchObject({ percent: 60, lowest: 50 });
      expect(await after(id, '60:50 40:20 20:50 5:20')).toBeNull();
      await katalog.rows(
        'delete from price_history where product_id = $1 and price = 20 and at < now() - $2::interval',
        [id, '30 days'],
      );
      await refreshReadModel(katalog.app, [id]);
      expect(await isFiltered()).toBe(true);
    });

    it('when the offer is hidden', async () => {
      await after(id, '60:40 5:20');
      await store.admin.send('PATCH', `/api/products/${id}`, { status: 'inactive' });
      expect((await api<ProductJson>(`/api/products/${id}`, store.admin)).discount).toBeNull();
      const path = '/api/products?status=all&discount=true&query=koncnik';
      expect((await api<ProductListJson>(path, store.admin)).count).toBe(0);
    });
  });

  it('are refreshed a minute after midnight, also when the clocks change', async () => {
    await katalog.app.get(DiscountPercentages).askForMidnight(new Date('2026-10-25T00:30:00+02:00'));
    const queue = katalog.app.get<Queue>(getQueueToken(CATALOGUE_QUEUE));
    const job = await queue.getJob(`${DISCOUNTS_JOB}-2026-10-26`);
    expect(job!.opts.delay).toBe((24 * 60 + 31) * 60_000);
  });
});
