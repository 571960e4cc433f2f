import { emptyOffer, type RawOffer } from '../formats/tables/format.js';
import { ItemIssues } from '../item-issues.js';
import { type PriceRules, readPrices } from './offer-prices.js';

const RULES: PriceRules = { decimalSign: null, currency: 'EUR', foreignCurrency: 'reject' };
const EXPORTED: RawOffer['exported'] = { kind: '', status: '', categoryIds: [], pictureIds: [] };

/** The prices of an item, and its issues. */
function read(fields: Partial<RawOffer>, rules: Partial<PriceRules> = {}) {
  const issues = new ItemIssues(1, 1);
  const prices = readPrices({ ...emptyOffer(), ...fields }, { ...RULES, ...rules }, issues);
  const issueTexts = issues.list.map(({ severity, code, text }) => `${severity} ${code}: ${text}`);
  return { prices, issueTexts, issues: issues.list };
}

describe('the price', () => {
  it('is sufficient', () => {
    expect(read({ price: '9.90' })).toMatchObject({
      prices: { priceCents: 990, regularPriceCents: null, currency: 'EUR', deliveryCostCents: null },
      issueTexts: [],
    });
  });

  it.each([
    ['', 'error price_missing: null'],
    ['od 9,90', 'error price_range: od 9,90'],
    ['8,000', 'error price_ambiguous: 8,000'],
  ])('%j rejects the item', (price, issue) => {
    expect(read({ price, regularPrice: '12' })).toMatchObject({ prices: null, issueTexts: [issue] });
  });

  it('is read by the feed’s decimal sign, and reports rounding', () => {
    expect(read({ price: '8,000' }, { decimalSign: '.' }).prices?.priceCents).toBe(800_000);
    expect(read({ price: '12.345' }, { decimalSign: '.' })).toMatchObject({
      prices: { priceCents: 1235 },
      issueTexts: ['warning price_rounded: 12.345'],
    });
  });
});

describe('the currency', () => {
  it.each<[Partial<RawOffer>, string]>([
    [{ price: '5 EUR' }, 'EUR'],
    [{ price: '5 EUR', currency: 'USD' }, 'EUR'],
    [{ price: '5', currency: ' eur ' }, 'EUR'],
    [{ price: '5', currency: '€' }, 'EUR'],
  ])('of %j is %s', (fields, currency) => {
    expect(read(fields, { currency: 'CZK' })).toMatchObject({ prices: { currency }, issueTexts: [] });
  });

  it('is that of the feed when none is stated', () => {
    expect(read({ price: '5' }, { currency: 'CZK' })).toMatchObject({
      prices: null,
      issueTexts: ['error currency_refused: 5'],
    });
  });

  it.each<[Partial<RawOffer>, string]>([
    [{ price: '5 USD' }, 'USD'],
    [{ price: '5', currency: 'HUF' }, 'HUF'],
  ])('of %j is accepted by the store’s setting only', (fields, currency) => {
    const values = { currency };
    const refused = read(fields);
    expect(refused.prices).toBeNull();
    expect(refused.issues).toMatchObject([{ severity: 'error', code: 'currency_refused', values }]);
    const accepted = read(fields, { foreignCurrency: 'accept' });
    expect(accepted.prices).toMatchObject({ priceCents: 500, currency });
    expect(accepted.issues).toMatchObject([{ severity: 'notice', code: 'currency_foreign', values }]);
  });

  it('that is unknown rejects the item', () => {
    expect(read({ price: '5', currency: 'XYZ' })).toMatchObject({
      prices: null,
      issueTexts: ['error currency_unknown: XYZ'],
    });
    expect(read({ price: '5', currency: 'SIT' }).issueTexts).toEqual(['error currency_dead: SIT']);
  });

  it('has thousands separators if it has no decimals in practice', () => {
    const rules = { foreignCurrency: 'accept' } as const;
    expect(read({ price: '29.990', currency: 'HUF' }, rules).prices?.priceCents).toBe(2_999_000);
  });

  it('of an export is unchanged', () => {
    const exported = EXPORTED;
    expect(read({ exported, price: '5', currency: 'HRK' })).toMatchObject({
      prices: { currency: 'HRK' },
      issueTexts: [],
    });
    expect(read({ exported, price: '5', currency: 'EURO' }).prices?.currency).toBe('EUR');
    expect(read({ exported, price: '5', currency: 'XEUR' }).issueTexts).toEqual([
      'error currency_unknown: XEUR',
    ]);
  });
});

describe('a sale', () => {
  it('is the price, and the price becomes the regular one', () => {
    expect(read({ price: '10', salePrice: '8', regularPrice: '12' })).toMatchObject({
      prices: { priceCents: 800, regularPriceCents: 1000 },
      issueTexts: [],
    });
  });

  it.each([
    ['10', []],
    ['0', []],
    ['', []],
    ['11', ['warning sale_price_higher: 11']],
    ['od 8', ['warning sale_price_invalid: od 8']],
    ['8 USD', ['warning sale_price_invalid: 8 USD']],
  ])('of %j is none', (salePrice, issueTexts) => {
    expect(read({ price: '10', salePrice, regularPrice: '12' })).toMatchObject({
      prices: { priceCents: 1000, regularPriceCents: 1200 },
      issueTexts,
    });
  });

  it('may name the currency of the item again', () => {
    expect(read({ price: '10', salePrice: '8 EUR' }).prices?.priceCents).toBe(800);
  });
});

describe('the regular price', () => {
  it.each([
    ['12', 1200, []],
    ['10', null, []],
    ['0', null, []],
    ['', null, []],
    ['9.99', null, ['warning regular_price_lower: 9.99']],
    ['ni', null, ['warning regular_price_invalid: ni']],
    ['12 USD', null, ['warning regular_price_invalid: 12 USD']],
  ])('of %j is %s', (regularPrice, regularPriceCents, issueTexts) => {
    expect(read({ price: '10', regularPrice })).toMatchObject({
      prices: { priceCents: 1000, regularPriceCents },
      issueTexts,
    });
  });

  it.each([
    ['9', 900],
    ['10', 1000],
    ['0', null],
  ])('of an export is unchanged: %s', (regularPrice, regularPriceCents) => {
    expect(read({ exported: EXPORTED, price: '10', currency: 'EUR', regularPrice })).toMatchObject({
      prices: { regularPriceCents },
      issueTexts: [],
    });
  });
});

describe('a factor', () => {
  it.each([
    ['990', 0.01, 990],
    ['8.20', 1.22, 1000],
    // a contract decides whether that is a price
    ['0.30', 0.01, 0],
    // 57.49999999999999 in binary fractions
    ['0.50', 1.15, 58],
    ['3333333333.33', 3, 999_999_999_999],
  ])('makes of %s × %s cents %s', (price, priceFactor, priceCents) => {
    expect(read({ price }, { priceFactor })).toMatchObject({ prices: { priceCents }, issueTexts: [] });
  });

  it('applies to all prices of the item', () => {
    const item = { price: '1000', regularPrice: '1200', deliveryCosts: ['300'] };
    expect(read(item, { priceFactor: 0.01 }).prices).toEqual({
      priceCents: 1000,
      regularPriceCents: 1200,
      salePriceCents: null,
      saleFrom: null,
      saleUntil: null,
      currency: 'EUR',
      deliveryCostCents: 300,
    });
  });

  it('does not apply to delivery that the store has set', () => {
    const item: Partial<RawOffer> = { price: '1000', deliveryCosts: ['3.000'], deliveryGiven: true };
    expect(read(item, { priceFactor: 0.01, decimalSign: '.' }).prices).toMatchObject({
      priceCents: 1000,
      deliveryCostCents: 300,
    });
  });

  it.each([
    ['9999999999.99', 1.22, 'price_too_large'],
    ['od 5', 1.22, 'price_range'],
  ])('refuses %s × %s: %s', (price, priceFactor, problem) => {
    expect(read({ price }, { priceFactor })).toMatchObject({
      prices: null,
      issueTexts: [`error ${problem}: ${price}`],
    });
  });
});

describe('delivery', () => {
  const delivery = (...deliveryCosts: string[]) => {
    const { prices, issueTexts } = read({ price: '50', deliveryCosts });
    return [prices?.deliveryCostCents, issueTexts];
  };

  it('is that of the cheapest option', () => {
    expect(delivery('5', '3', '4')).toEqual([300, []]);
    expect(delivery('3,50 EUR')).toEqual([350, []]);
    expect(delivery('5', '0')).toEqual([0, []]);
    expect(delivery()).toEqual([null, []]);
  });

  it('ignores unreadable options', () => {
    expect(delivery('po dogovoru', '3')).toEqual([300, ['warning delivery_cost_invalid: po dogovoru']]);
    expect(delivery('3 USD')).toEqual([null, ['warning delivery_cost_invalid: 3 USD']]);
  });

  it.each(['Free delivery', 'free!', 'Brezplačno.', 'V CENI', 'Zdarma', 'Ingyenes szállítás', 'zastonj ! '])(
    'costs nothing by %j',
    (text) => {
      expect(delivery('5', text)).toEqual([0, []]);
    },
  );

  it.each(['free 3', 'zastonj?', 'ni brezplačno nad 20', 'free over 20 EUR in Slovenia', 'free over many'])(
    'does not cost nothing by %j',
    (text) => {
      expect(delivery(text)).toEqual([null, [`warning delivery_cost_invalid: ${text}`]]);
    },
  );

  it.each([
    'Brezplačno nad 49,99 €',
    'brezplacna dostava nad 49.99',
    'Brezplačna poštnina od 50 EUR',
    'zastonj pri naročilih nad 49 eura',
    'zastonj za narocilih od 50 euro',
    'Free shipping above 49',
    'free delivery over € 49',
    'free from 50',
  ])('is free when the threshold is reached: %s', (text) => {
    expect(delivery('5', text)).toEqual([0, []]);
  });

  it.each(['Brezplačno nad 50 €', 'free over 50', 'zastonj od 50,01', 'free shipping above 1.000,00 EUR'])(
    'costs what nobody says below that amount: %s',
    (text) => {
      expect(delivery(text)).toEqual([null, [`warning delivery_cost_conditional: ${text}`]]);
      expect(delivery(text, '4')[0]).toBe(400);
    },
  );

  it.each(['$20', '1,000'])('says so when the amount cannot be read: %s', (amount) => {
    expect(delivery(`free over ${amount}`)).toEqual([null, [`warning delivery_cost_invalid: ${amount}`]]);
  });
});

describe('a threshold for free delivery', () => {
  const of = (freeDeliveryAbove: string, fields: Partial<RawOffer> = {}) =>
    read({ price: '50', deliveryCosts: ['4'], freeDeliveryAbove, ...fields });

  it.each([
    ['49.99', 0],
    ['50', 400],
    ['0', 0],
    ['', 400],
  ])('%j makes it cost %s cents', (above, deliveryCostCents) => {
    expect(of(above)).toMatchObject({ prices: { deliveryCostCents }, issueTexts: [] });
  });

  it('compares the threshold with the paid price', () => {
    expect(of('45', { salePrice: '40' }).prices).toMatchObject({ priceCents: 4000, deliveryCostCents: 400 });
  });

  it('is ignored when it cannot be read', () => {
    expect(of('veliko')).toMatchObject({
      prices: { deliveryCostCents: 400 },
      issueTexts: ['warning free_delivery_invalid: veliko'],
    });
  });
});
