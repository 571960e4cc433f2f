import { itemsOf, onlyOffer, NO_TEXTS } from '../testing/feeds.js';

const ITEM =
  '<URL>https://obchod.example/k-1</URL><PRODUCTNAME>Konvice</PRODUCTNAME><PRICE_VAT>890</PRICE_VAT>';
const feed = (...items: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<SHOP>${items.map((item) => `<SHOPITEM>${item}</SHOPITEM>`).join('\n')}</SHOP>`;
const offer = (more: string, options = {}) => onlyOffer(feed(`<ITEM_ID>K1</ITEM_ID>${more}${ITEM}`), options);

it('reads every field of an item', async () => {
  const found =
    await offer(`<PRODUCTNAME>Konvice Vír 2 l</PRODUCTNAME><PRODUCT>Konvice Vír 2 l + dárek</PRODUCT>
    <DESCRIPTION>Rychlovarná konvice</DESCRIPTION><URL>https://obchod.sk/k-1</URL>
    <IMGURL>https://obchod.sk/1.jpg</IMGURL><IMGURL_ALTERNATIVE>https://obchod.sk/2.jpg</IMGURL_ALTERNATIVE>
    <IMGURL_ALTERNATIVE>https://obchod.sk/3.jpg</IMGURL_ALTERNATIVE><PRICE>20</PRICE><PRICE_VAT>24,99</PRICE_VAT><VAT>21%</VAT>
    <MANUFACTURER>Vír</MANUFACTURER><CATEGORYTEXT>Heureka.sk | Dom | Kuchyňa</CATEGORYTEXT>
    <EAN>8806088269696</EAN><PRODUCTNO>V-2L</PRODUCTNO><DELIVERY_DATE>0</DELIVERY_DATE>
    <DELIVERY><DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>4,99</DELIVERY_PRICE><DELIVERY_PRICE_COD>1</DELIVERY_PRICE_COD></DELIVERY>
    <DELIVERY><DELIVERY_ID>ZASILKOVNA</DELIVERY_ID><DELIVERY_PRICE>2,99</DELIVERY_PRICE></DELIVERY>
    <ITEMGROUP_ID>VIR</ITEMGROUP_ID><PARAM/><PARAM><PARAM_NAME>Objem</PARAM_NAME><VAL>2 l</VAL></PARAM>
    <PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>bílá</VAL><VAL>černá</VAL></PARAM>`);
  expect(found).toEqual({
    ...NO_TEXTS,
    productCode: 'K1',
    name: 'Konvice Vír 2 l',
    description: '<p>Rychlovarná konvice</p>',
    specifications: null,
    priceCents: 2499,
    regularPriceCents: null,
    currency: 'EUR',
    deliveryCostCents: 299,
    link: 'https://obchod.sk/k-1',
    brand: 'Vír',
    ean: '8806088269696',
    gtin: '08806088269696',
    mpn: 'V-2L',
    stock: null,
    availability: 'in_stock',
    deliveryDaysMin: 0,
    deliveryDaysMax: 0,
    condition: 'new',
    variantGroup: 'VIR',
    categoryPath: ['Dom', 'Kuchyňa'],
    pictures: [1, 2, 3].map((number) => `https://obchod.sk/${number}.jpg`),
    attributes: [
      { name: 'Objem', value: '2 l', unit: null },
      { name: 'Barva', value: 'bílá, černá', unit: null },
    ],
    issues: [],
  });
});

it('ignores pick-up in delivery costs', async () => {
  const way = (id: string, price: string) =>
    `<DELIVERY><DELIVERY_ID>${id}</DELIVERY_ID><DELIVERY_PRICE>${price}</DELIVERY_PRICE></DELIVERY>`;
  const own = way('VLASTNI_VYDEJNI_MISTA', '0');
  expect(await offer(own + way('PPL', '99'))).toMatchObject({ deliveryCostCents: 9900 });
  expect(await offer(own)).toMatchObject({ deliveryCostCents: null });
  expect(await offer('<DELIVERY><DELIVERY_PRICE>79</DELIVERY_PRICE></DELIVERY>')).toMatchObject({
    deliveryCostCents: 7900,
  });
});

describe('days until dispatch as the only statement of availability', () => {
  it.each([
    ['2', 'in_stock', 2],
    ['3', 'backorder', 3],
    ['14', 'backorder', 14],
    ['2026-12-24', 'preorder', null],
    ['2026-10-01', 'preorder', null],
    ['-1', 'unknown', null],
    ['skladem', 'in_stock', null],
  ])('%s is %s', async (days, availability, deliveryDaysMax) => {
    const found = await offer(`<DELIVERY_DATE>${days}</DELIVERY_DATE>`);
    expect(found).toMatchObject({ availability, deliveryDaysMax, issues: [] });
  });

  it('has a date from which the clock decides', async () => {
    expect(await offer('<DELIVERY_DATE>2026-12-24</DELIVERY_DATE>')).toMatchObject({
      availableFrom: '2026-12-23T23:00:00.000Z',
    });
  });

  it('reports unreadable values', async () => {
    expect(await offer('<DELIVERY_DATE>jindy</DELIVERY_DATE>')).toMatchObject({
      availability: 'unknown',
      issues: [{ code: 'availability_unknown', text: 'jindy' }],
    });
  });
});

it('never reads the price without VAT', async () => {
  const [found] = await itemsOf(
    feed('<ITEM_ID>1</ITEM_ID><PRODUCTNAME>Čaj</PRODUCTNAME><URL>https://a.cz/1</URL><PRICE>99</PRICE>'),
  );
  expect(found).toMatchObject({ kind: 'rejected', issues: [{ code: 'price_missing' }] });
});

it.each([
  ['https://obchod.cz/k-1', 'CZK'],
  ['https://www.obchod.sk/k-1', 'EUR'],
  ['https://trgovina.si/k-1', 'EUR'],
  ['https://obchod.example/k-1', 'EUR'],
])('uses the currency of the country of %s, as the format states none', async (link, currency) => {
  expect((await offer(`<URL>${link}</URL>`)).currency).toBe(currency);
});

it('uses the currency of the target site when the shop’s URL has no country', async () => {
  const path = '<CATEGORYTEXT>Heureka.cz | Dům | Kuchyně</CATEGORYTEXT>';
  expect(await offer(path)).toMatchObject({ currency: 'CZK', categoryPath: ['Dům', 'Kuchyně'] });
  expect((await offer(`${path}<URL>https://trgovina.si/1</URL>`)).currency).toBe('EUR');
});

it('identifies items without a code by URL, and reports each', async () => {
  const items = await itemsOf(
    feed(
      ITEM,
      ITEM.replace('k-1', 'k-2'),
      ITEM,
      ITEM.replace('k-1', 'k'.repeat(200)),
      '<URL/><PRODUCT>X</PRODUCT>',
    ),
  );
  const codes = items.map((item) => (item.kind === 'offer' ? item.offer.productCode : null));
  expect(codes).toEqual(['k-1', 'k-2', null, expect.stringMatching(/^[0-9a-f]{40}$/), null]);
  expect(items.flatMap(({ issues }) => issues.map(({ code }) => code))).toEqual([
    'id_from_link',
    'id_from_link',
    'id_from_link',
    'id_duplicate',
    'id_from_link',
    'price_missing',
    'id_missing',
    'link_missing',
  ]);
});

it('reads Zboží, with its own namespace, currency and lower-case names', async () => {
  const zbozi = `<?xml version="1.0" encoding="utf-8"?><SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0"><SHOPITEM>
    <ITEM_ID>1</ITEM_ID><BRAND>Vír</BRAND><MANUFACTURER>Továrna</MANUFACTURER><CONDITION>used</CONDITION>
    <PRICE_BEFORE_DISCOUNT>990</PRICE_BEFORE_DISCOUNT>${ITEM}</SHOPITEM></SHOP>`;
  const expected = {
    currency: 'CZK',
    brand: 'Vír',
    condition: 'used',
    priceCents: 89_000,
    regularPriceCents: 99_000,
  };
  expect(await onlyOffer(zbozi)).toMatchObject(expected);
  const small = zbozi.replace(
    /<(\/?)([A-Z_]+)/g,
    (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}`,
  );
  expect(await onlyOffer(small)).toMatchObject(expected);
});

it('leaves out items that the shop has hidden', async () => {
  const item = (id: string, more: string) => `<ITEM_ID>${id}</ITEM_ID>${more}${ITEM}`;
  const items = await itemsOf(
    feed(
      item('1', '<VISIBILITY>0</VISIBILITY>'),
      item('2', '<VISIBILITY>1</VISIBILITY>'),
      item('3', '<VISIBILITY/>'),
    ).replace('<SHOP>', '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">'),
  );
  expect(items.map(({ kind }) => kind)).toEqual(['rejected', 'offer', 'offer']);
  expect(items[0]).toMatchObject({
    productCode: '1',
    issues: [{ severity: 'notice', code: 'item_hidden', text: '0' }],
  });
});
