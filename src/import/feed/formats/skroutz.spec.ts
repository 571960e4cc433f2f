import { onlyOffer } from '../testing/feeds.js';

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
  ['', 'unknown', []],
])('%s is %s', async (more, availability, codes) => {
  const { issues, ...found } = await onlyOffer(feed(more));
  expect([found.availability, issues.map(({ code }) => code)]).toEqual([availability, codes]);
});
