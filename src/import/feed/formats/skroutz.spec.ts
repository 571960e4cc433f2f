import { itemsOf, onlyOffer, NO_TEXTS } from '../testing/feeds.js';

const feed = (more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><mywebstore><created_at>2026-11-21 08:00</created_at><products><product>${more}
  <id>9</id><name>Παπούτσι</name><link>https://shop.gr/9</link><price_with_vat>59.90</price_with_vat></product></products></mywebstore>`;

it('reads every field of a product', async () => {
  const found = await onlyOffer(
    feed(`<uniqueID>9-42</uniqueID><description>Περιγραφή</description><image>https://shop.gr/1.jpg</image>
    <additionalimage>https://shop.gr/2.jpg</additionalimage><additionalimage3>https://shop.gr/3.jpg</additionalimage3>
    <category id="12">Παπούτσια &gt; Αθλητικά</category><manufacturer>Δρόμος</manufacturer><mpn>D-9</mpn>
    <ean>5201234567894</ean><instock>Y</instock><availability>Available in store / Delivery 1 to 3 days</availability>
    <quantity>3</quantity><shipping_cost>2.50</shipping_cost><size>42</size><color>μαύρο</color><weight>1.2 Kg</weight>`),
  );
  expect(found).toEqual({
    ...NO_TEXTS,
    productCode: '9-42',
    name: 'Παπούτσι',
    description: '<p>Περιγραφή</p>',
    specifications: null,
    priceCents: 5990,
    regularPriceCents: null,
    currency: 'EUR',
    deliveryCostCents: 250,
    link: 'https://shop.gr/9',
    brand: 'Δρόμος',
    ean: '5201234567894',
    gtin: '05201234567894',
    mpn: 'D-9',
    stock: 3,
    availability: 'in_stock',
    deliveryDaysMin: 1,
    deliveryDaysMax: 3,
    condition: 'new',
    variantGroup: null,
    categoryPath: ['Παπούτσια', 'Αθλητικά'],
    pictures: [1, 2, 3].map((number) => `https://shop.gr/${number}.jpg`),
    attributes: [
      { key: 'color', name: 'color', value: 'μαύρο', unit: null },
      { key: 'size', name: 'size', value: '42', unit: null },
      { key: 'weight', name: 'weight', value: '1.2 Kg', unit: null },
    ],
    issues: [],
  });
});

it.each([
  ['<instock>N</instock>', 'out_of_stock', []],
  ['<availability>Delivery 1 to 3 days</availability>', 'in_stock', []],
  ['<availability>Delivery 4 to 10 days</availability>', 'backorder', []],
  ['<availability>Upon order</availability>', 'backorder', []],
  ['<availability>Άμεσα διαθέσιμο</availability>', 'in_stock', []],
  ['<availability>ΕΞΑΝΤΛΗΜΕΝΟ</availability>', 'out_of_stock', []],
  ['<instock>N</instock><availability>In stock</availability>', 'out_of_stock', ['availability_differs']],
  [
    '<instock>N</instock><availability>Διαθέσιμο σε 1-3 ημέρες</availability>',
    'out_of_stock',
    ['availability_differs'],
  ],
  ['', 'unknown', []],
])('%s is %s', async (more, availability, codes) => {
  const { issues, ...found } = await onlyOffer(feed(more));
  expect([found.availability, issues.map(({ code }) => code)]).toEqual([availability, codes]);
});

describe('variations', () => {
  const variation = (more: string) => `<variation>${more}</variation>`;
  const offersOf = async (...variations: string[]) =>
    (
      await itemsOf(feed(`<variations>${variations.join('')}</variations><size>42,43</size><mpn>D-9</mpn>`))
    ).map((item) => (item.kind === 'offer' ? item.offer : item.productCode));

  it('are offers of their own, with missing fields from their product', async () => {
    const [small, large] = await offersOf(
      variation(`<variationid>9-42</variationid><size>42</size><price_with_vat>61.90</price_with_vat>
        <link>https://shop.gr/9?42</link><quantity>3</quantity><ean>5201234567894</ean>`),
      variation('<variationid>9-43</variationid><size>43</size><price_with_vat/><quantity>0</quantity>'),
    );
    const common = { name: 'Παπούτσι', mpn: 'D-9', variantGroup: '9' };
    expect(small).toMatchObject({
      ...common,
      productCode: '9-42',
      priceCents: 6190,
      link: 'https://shop.gr/9?42',
      stock: 3,
      ean: '5201234567894',
      attributes: [{ key: 'size', value: '42' }],
    });
    expect(large).toMatchObject({
      ...common,
      productCode: '9-43',
      priceCents: 5990,
      link: 'https://shop.gr/9',
      stock: 0,
      ean: null,
      attributes: [{ key: 'size', value: '43' }],
    });
  });

  it.each([
    ['<quantity>0</quantity>', 'out_of_stock', 0],
    ['<availability>Out of stock</availability>', 'out_of_stock', null],
    ['<instock>N</instock><quantity>0</quantity>', 'out_of_stock', 0],
    ['<quantity>2</quantity>', 'in_stock', 2],
    ['', 'in_stock', 7],
  ])('have their own availability: %s', async (supply, availability, stock) => {
    const [item] = await itemsOf(
      feed(`<instock>Y</instock><availability>In stock</availability><quantity>7</quantity>
        <variations>${variation(`<variationid>a</variationid>${supply}`)}</variations>`),
    );
    expect(item).toMatchObject({ offer: { availability, stock }, issues: [] });
  });

  it('have only their own EAN', async () => {
    const own = variation('<variationid>a</variationid><barcode>5201234567894</barcode>');
    const [item] = await itemsOf(feed(`<ean>5201234567900</ean><variations>${own}</variations>`));
    expect(item).toMatchObject({ offer: { ean: '5201234567894' }, issues: [] });
  });

  it('are counted and numbered one by one', async () => {
    const items = await itemsOf(
      feed(`<variations>${['a', 'b', 'a'].map((id) => variation(`<variationid>${id}</variationid>`)).join('')}
        </variations>`),
    );
    expect(items.map(({ itemNumber, kind }) => [itemNumber, kind])).toEqual([
      [1, 'offer'],
      [2, 'offer'],
      [3, 'rejected'],
    ]);
  });

  it('are all counted, however many products there are', async () => {
    const product = feed(`<variations>${variation('<variationid>a</variationid>').repeat(3)}</variations>`);
    const [start, end] = [product.indexOf('<product>'), product.indexOf('</products>')];
    const content = product.slice(0, start) + product.slice(start, end).repeat(7_000) + product.slice(end);
    expect(await itemsOf(content)).toHaveLength(21_000);
  });

  it('are none of an empty list', async () => {
    expect(await offersOf()).toMatchObject([{ productCode: '9', variantGroup: null }]);
  });

  it.each([
    ['many', '', 501, { code: 'item_variants', values: { max: 500 } }],
    ['many of many elements', '<x/>'.repeat(150), 200, { code: 'item_elements', values: { max: 20_000 } }],
    ['many of long texts', `<x>${'x'.repeat(20_000)}</x>`, 200, { code: 'item_text' }],
  ])('are limited: %s', async (_, more, count, issue) => {
    const many = Array.from({ length: count }, (_, index) =>
      variation(`<variationid>${index}</variationid>`),
    );
    const product = feed(`${more}<variations>${many.join('')}</variations>`);
    const neighbours = feed('').replace(/[^]*(<product>[^]*<\/product>)[^]*/, '$1');
    expect(await itemsOf(product.replace('</products>', `${neighbours}</products>`))).toMatchObject([
      { kind: 'rejected', itemNumber: 1, issues: [issue] },
      { kind: 'offer', itemNumber: 2 },
    ]);
  });
});
