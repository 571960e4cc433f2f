import type { Evidence } from './decide-once.js';
import { CurrencyFoundLate, decideCurrency } from './feed-currency.js';
import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, googleFeed, itemsOf } from '../testing/feeds.js';

const decided = (evidence: Partial<Evidence>, settings = {}) => {
  const { code, by, unclear } = decideCurrency(
    { stated: {}, unstated: 1, bySite: {}, ...evidence },
    settings,
  );
  return [code, by, unclear];
};

describe('the currency of prices that name none', () => {
  it.each([
    [{ stated: { PLN: 2 }, bySite: { CZK: 9 } }, { chosen: 'HUF', byFormat: 'CZK' }, ['PLN', 'file', []]],
    [{ bySite: { CZK: 9 } }, { chosen: 'HUF', byFormat: 'PLN' }, ['HUF', 'setting', []]],
    [{ bySite: { CZK: 9 } }, { byFormat: 'PLN' }, ['CZK', 'site', []]],
    [{}, { byFormat: 'PLN', byStore: 'HUF' }, ['PLN', 'format', []]],
    [{}, { byStore: 'HUF' }, ['HUF', 'store', []]],
    [{}, {}, ['EUR', 'store', []]],
  ])('of %j and %j is %j', (evidence, settings, expected) => {
    expect(decided(evidence, settings)).toEqual(expected);
  });

  it('is unclear with evidence for several, unless it is selected or every price states one', () => {
    const stated = { EUR: 2, CZK: 5 };
    expect(decided({ stated })).toEqual(['CZK', 'file', ['CZK', 'EUR']]);
    expect(decided({ bySite: stated })).toEqual(['CZK', 'site', ['CZK', 'EUR']]);
    expect(decided({ stated }, { chosen: 'EUR' })).toEqual(['EUR', 'setting', []]);
    expect(decided({ stated, unstated: 0 })).toEqual(['CZK', 'file', []]);
  });
});

describe('a feed', () => {
  const item = (id: string, price: string, more = '') =>
    `<g:id>${id}</g:id><g:title>Čaj</g:title><g:link>https://sklep.example/${id}</g:link><g:price>${price}</g:price>${more}`;
  const read = async (...items: string[]) => {
    const found = await itemsOf(googleFeed(...items));
    return found.map((each) => each.kind === 'offer' && [each.offer.priceCents, each.offer.currency]);
  };
  const assumedIn = async (...items: string[]) => {
    const { issues } = await probeFeed(feedOf(googleFeed(...items)));
    return issues.map(({ code, severity, values }) => [code, severity, values]);
  };

  it('uses the currency of its other prices, and reports for how many', async () => {
    const items = [item('1', '880'), item('2', '12.50 zł'), item('3', '99')];
    expect(await read(...items)).toEqual([
      [88_000, 'PLN'],
      [1250, 'PLN'],
      [9900, 'PLN'],
    ]);
    expect(await assumedIn(...items)).toEqual([
      ['currency_by_file', 'notice', { items: 2, currency: 'PLN' }],
    ]);
  });

  it('may state it beside any of its prices', async () => {
    const items = [item('1', '880', '<g:sale_price>700 PLN</g:sale_price>'), item('2', '5')];
    expect(await read(...items)).toEqual([
      [70_000, 'PLN'],
      [500, 'PLN'],
    ]);
  });

  it('reports nothing when all prices state theirs', async () => {
    expect(await assumedIn(item('1', '5 EUR'), item('2', '9 CZK'))).toEqual([]);
  });

  it('is one for the whole file, also with URLs of two countries', async () => {
    const offer = (id: number, host: string) =>
      `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Čaj</PRODUCTNAME><PRICE_VAT>279</PRICE_VAT><URL>https://${host}/${id}</URL></SHOPITEM>`;
    const feed = `<SHOP>${offer(1, 'obchod.cz')}${offer(2, 'obchod.eu')}${offer(3, 'obchod.cz')}${offer(4, 'obchod.sk')}</SHOP>`;
    const items = await itemsOf(feed);
    expect(items.map((each) => each.kind === 'offer' && each.offer.currency)).toEqual(Array(4).fill('CZK'));
    expect((await probeFeed(feedOf(feed))).currency).toMatchObject({ by: 'site', unclear: ['CZK', 'EUR'] });
  });

  it('is read again when it states its currency only far after its beginning', async () => {
    const items = Array.from({ length: 21_000 }, (_, index) =>
      item(String(index), index < 20_999 ? '5' : '5 PLN'),
    );
    const feed = feedOf(googleFeed(...items));
    const reading = itemsOf(feed);
    await expect(reading).rejects.toBeInstanceOf(CurrencyFoundLate);
    const { evidence } = (await reading.catch((error: unknown) => error)) as CurrencyFoundLate;
    expect(evidence).toMatchObject({ stated: { PLN: 1 }, unstated: 20_999 });
    const found = await itemsOf(feed, { currencies: evidence });
    expect(found.every((each) => each.kind === 'offer' && each.offer.currency === 'PLN')).toBe(true);
  });
});

describe('the currency that a file hints at', () => {
  interface Hints {
    host?: string;
    price?: string;
    name?: string;
    delivery?: string;
  }
  const feedWith = (hints: Hints, count = 3) =>
    googleFeed(
      ...Array.from({ length: count }, (_, index) => {
        const { host = 'dilna.example', price = '499', name = 'Vrták', delivery = '' } = hints;
        return `<g:id>${index}</g:id><g:title>${name} ${index}</g:title><g:link>https://${host}/${index}</g:link><g:price>${price}</g:price>${delivery}`;
      }),
    );
  const decisionOn = async (hints: Hints, options = {}) => {
    const { currency } = await probeFeed(feedOf(feedWith(hints)), options);
    return [currency.code, currency.unclear, currency.hint];
  };

  it.each<[string, Hints, string, RegExp]>([
    ['links to its country', { host: 'dilna.cz' }, 'CZK', /dilna\.cz/],
    [
      'couriers of its country',
      { delivery: '<g:shipping><g:service>Zásilkovna</g:service></g:shipping>' },
      'CZK',
      /Zásilkovna/,
    ],
    [
      'the names of its columns',
      { delivery: '<delivery_paczkomat>12</delivery_paczkomat>' },
      'PLN',
      /paczkomat/,
    ],
    ['the letters of its language', { name: 'Příklepová vrtačka' }, 'CZK', /Příklepová/],
  ])('by %s is asked about', async (_, hints, code, example) => {
    expect(await decisionOn(hints)).toEqual(['EUR', [code, 'EUR'], expect.stringMatching(example)]);
  });

  it.each<[string, Hints, object]>([
    ['agrees', { host: 'orodje.si', name: 'Příklepová vrtačka' }, {}],
    ['comes from one country for another, by its links', { host: 'dielna.sk', name: 'Příklep' }, {}],
    ['contradicts the choice of a person', { host: 'dilna.cz' }, { currency: 'EUR' }],
    ['contradicts a setting other than the default', { host: 'dilna.cz' }, { storeCurrency: 'PLN' }],
    ['contradicts stated prices with cents', { host: 'dilna.cz', price: '499.90 EUR' }, {}],
    ['contradicts stated prices that are low', { host: 'dilna.cz', price: '19 EUR' }, {}],
    ['is stated', { host: 'orodje.si', price: '499 CZK' }, {}],
  ])('is not asked about where it %s', async (_, hints, options) => {
    const [, unclear] = await decisionOn(hints, options);
    expect(unclear).toEqual([]);
  });

  it('is asked about although another one is stated, where amounts are as large', async () => {
    const hints = { host: 'dilna.cz', price: '1499 EUR' };
    expect(await decisionOn(hints)).toEqual(['EUR', ['CZK', 'EUR'], 'https://dilna.cz/0']);
    expect(await decisionOn(hints, { currency: 'EUR' })).toEqual(['EUR', [], undefined]);
    const items = await itemsOf(
      feedWith({ ...hints, delivery: '<g:shipping><g:price>99 EUR</g:price></g:shipping>' }),
      {
        currency: 'CZK',
      },
    );
    expect(
      items.map(
        (item) =>
          item.kind === 'offer' && [item.offer.priceCents, item.offer.currency, item.offer.deliveryCostCents],
      ),
    ).toEqual(Array(3).fill([149_900, 'CZK', 9900]));
  });

  it('needs more than half of the items', async () => {
    const [czech, other] = [feedWith({ host: 'dilna.cz' }, 2), feedWith({}, 2)];
    const both = czech.replace(
      '</channel>',
      `${/<item>.*<\/item>/s.exec(other)![0].replaceAll('<g:id>', '<g:id>x')}</channel>`,
    );
    expect((await probeFeed(feedOf(both))).currency.unclear).toEqual([]);
  });
});
