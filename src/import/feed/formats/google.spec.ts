import { itemsOf, googleFeed, googleItem, onlyOffer, NO_TEXTS } from '../testing/feeds.js';

const offer = (more: string, options = {}) => onlyOffer(googleFeed(googleItem('1', more)), options);

it('recognises the namespace with any prefix, and reads the plain elements of RSS', async () => {
  const content = `<rss xmlns:c="http://base.google.com/ns/1.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item>
    <title>Čaj</title><link>https://trgovina.example/1</link><description>Opis</description>
    <c:id>1</c:id><g:price>9.90 EUR</g:price></item></channel></rss>`;
  expect(await onlyOffer(content)).toMatchObject({
    productCode: '1',
    name: 'Čaj',
    link: 'https://trgovina.example/1',
    description: '<p>Opis</p>',
    priceCents: 990,
  });
});

it.each(['https://base.google.com/ns/1.0', 'http://base.google.com/ns/1.0/'])('forgives %s', async (uri) => {
  const content = googleFeed(googleItem('1')).replace('http://base.google.com/ns/1.0', uri);
  expect(await onlyOffer(content)).toMatchObject({ productCode: '1' });
});

it('reads RSS 1.0', async () => {
  const content = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:g="http://base.google.com/ns/1.0"><channel/><item rdf:about="x"><title>Čaj</title>
    <link>https://trgovina.example/1</link><g:id>1</g:id><g:price>9.90 EUR</g:price></item></rdf:RDF>`;
  expect(await onlyOffer(content)).toMatchObject({ productCode: '1', name: 'Čaj' });
});

it.each([
  [
    'another root',
    '<products NS><product>FIELDS<g:image_link>https://trgovina.example/1.jpg</g:image_link></product></products>',
  ],
  ['capitals', '<rss NS><channel><item>CAPITALS</item></channel></rss>'],
  [
    'capitals without a namespace',
    '<ITEMS><ITEM>BARE<IMAGE_LINK>https://trgovina.example/1.jpg</IMAGE_LINK></ITEM></ITEMS>',
  ],
])('reads %s', async (_name, shape) => {
  const fields = googleItem('1');
  const content = shape
    .replace('NS', 'xmlns:g="http://base.google.com/ns/1.0"')
    .replace('FIELDS', fields)
    .replace(
      'CAPITALS',
      fields.replace(/<(\/?)g:(\w+)/g, (_, slash, name: string) => `<${slash}g:${name.toUpperCase()}`),
    )
    .replace(
      'BARE',
      fields.replace(/<(\/?)g:(\w+)/g, (_, slash, name: string) => `<${slash}${name.toUpperCase()}`),
    );
  expect(await onlyOffer(content)).toMatchObject({ productCode: '1', name: 'Izdelek 1', priceCents: 990 });
});

it('reads Atom, with its link in an attribute or as an element of Google', async () => {
  const entry = (
    link: string,
  ) => `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
    <title>Trgovina</title><link rel="self" href="https://trgovina.example/feed"/>
    <entry><id>1</id><title>Čaj</title><summary>Opis</summary>${link}<g:price>9.90 EUR</g:price></entry></feed>`;
  const expected = { productCode: '1', name: 'Čaj', link: 'https://trgovina.example/1' };
  for (const link of [
    '<link rel="self" href="https://trgovina.example/self"/><link href="https://trgovina.example/1"/>',
    '<link rel="alternate" href=" https://trgovina.example/1 "/>',
    '<g:link>https://trgovina.example/1</g:link>',
  ])
    expect(await onlyOffer(entry(link))).toMatchObject(expected);
});

it('reads every field of an offer', async () => {
  const found = await offer(`
    <g:description>&lt;p&gt;Opis&lt;/p&gt;</g:description><g:brand>Gorjan</g:brand><g:gtin>3830000000000</g:gtin>
    <g:mpn>GX-1</g:mpn><g:quantity>7</g:quantity><g:availability>in stock</g:availability>
    <g:condition>refurbished</g:condition><g:item_group_id>GX</g:item_group_id>
    <g:product_type>Products &amp;amp;gt; Dom &amp;amp;gt; Vrt</g:product_type>
    <g:google_product_category>469</g:google_product_category>
    <g:image_link>/medias/1.jpg</g:image_link><g:additional_image_link>https://trgovina.example/2.jpg</g:additional_image_link>
    <g:color>modra</g:color>
    <g:product_detail><g:section_name>Mere</g:section_name><g:attribute_name>Višina</g:attribute_name>
    <g:attribute_value>12 cm</g:attribute_value></g:product_detail><g:product_detail/>`);
  expect(found).toEqual({
    ...NO_TEXTS,
    productCode: '1',
    name: 'Izdelek 1',
    description: '<p>Opis</p>',
    specifications: null,
    priceCents: 990,
    regularPriceCents: null,
    currency: 'EUR',
    deliveryCostCents: null,
    link: 'https://trgovina.example/1',
    brand: 'Gorjan',
    ean: '3830000000000',
    gtin: '03830000000000',
    mpn: 'GX-1',
    stock: 7,
    availability: 'in_stock',
    deliveryDaysMin: null,
    deliveryDaysMax: null,
    condition: 'refurbished',
    variantGroup: 'GX',
    categoryPath: ['Dom', 'Vrt'],
    googleCategory: '469',
    pictures: ['https://trgovina.example/medias/1.jpg', 'https://trgovina.example/2.jpg'],
    attributes: [
      { key: 'color', name: 'color', value: 'modra', unit: null },
      { name: 'Višina', value: '12 cm', unit: null },
    ],
    issues: [expect.objectContaining({ code: 'picture_relative', text: '/medias/1.jpg' })],
  });
});

it('falls back on the id of Google’s category', async () => {
  expect((await offer('<g:google_product_category>469</g:google_product_category>')).categoryPath).toEqual([
    '469',
  ]);
});

describe('sale prices', () => {
  const sale = (dates: string) =>
    offer(
      `<g:price>20.00 EUR</g:price><g:sale_price>15.00 EUR</g:sale_price>${dates && `<g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`}`,
    );

  it('without dates are the price', async () => {
    expect(await sale('')).toMatchObject({
      priceCents: 1500,
      regularPriceCents: 2000,
      salePriceCents: null,
      issues: [],
    });
  });

  it.each([
    ['2026-02-24T11:07+0100/2026-02-28T23:07+0100', '2026-02-24T10:07:00.000Z', '2026-02-28T22:07:00.000Z'],
    ['2026-03-24/2026-03-29', '2026-03-23T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['/2026-03-28', null, '2026-03-28T23:00:00.000Z'],
    ['2026-03-28/', '2026-03-27T23:00:00.000Z', null],
  ])('of %j are kept with their times, whatever the time is now', async (dates, saleFrom, saleUntil) => {
    expect(await sale(dates)).toMatchObject({
      priceCents: 2000,
      regularPriceCents: 2000,
      salePriceCents: 1500,
      saleFrom,
      saleUntil,
      issues: [],
    });
  });

  it.each(['2026-03-28/2026-03-24', '2026-02-26T13:00+0100/2026-02-26T13:00+01:00'])(
    'of %j end before they begin, and are not used',
    async (dates) => {
      expect(await sale(dates)).toMatchObject({
        priceCents: 2000,
        regularPriceCents: null,
        salePriceCents: null,
        issues: [{ code: 'sale_dates_reversed' }],
      });
    },
  );

  it('have dates of availability and of the end beside them', async () => {
    expect(
      await offer(
        '<g:availability>preorder</g:availability><g:availability_date>2026-12-15T08:00+0100</g:availability_date><g:expiration_date>2027-01-31</g:expiration_date>',
      ),
    ).toMatchObject({
      availability: 'preorder',
      availableFrom: '2026-12-15T07:00:00.000Z',
      expiresAt: '2027-01-31T23:00:00.000Z',
      issues: [],
    });
  });

  it('are ignored with unreadable dates, or when they are higher', async () => {
    expect(await sale('od torka')).toMatchObject({
      priceCents: 2000,
      issues: [{ code: 'sale_dates_invalid' }],
    });
    expect(await offer('<g:sale_price>12.00 EUR</g:sale_price>')).toMatchObject({
      priceCents: 990,
      regularPriceCents: null,
      issues: [{ code: 'sale_price_higher' }],
    });
  });
});

describe('delivery', () => {
  const way = (country: string, price: string, days = '') =>
    `<g:shipping><g:country>${country}</g:country><g:price>${price}</g:price>${days}</g:shipping>`;

  it('is the cheapest option for the country', async () => {
    const ways = way('SK', '1.00 EUR') + way('SI', '4.90 EUR') + way('SI', '2.90 EUR');
    expect((await offer(ways)).deliveryCostCents).toBe(290);
  });

  it('is not stated without an option for the country', async () => {
    const days = '<g:max_transit_time>3</g:max_transit_time>';
    expect(await offer(way('AT', '10.90 EUR', days) + way('SK', '1.99 EUR'))).toMatchObject({
      deliveryCostCents: null,
      deliveryDaysMax: null,
      issues: [],
    });
  });

  it('is the first option without a country when none is for this one', async () => {
    expect((await offer(way('AT', '1 EUR') + way('', '2.99 EUR'))).deliveryCostCents).toBe(299);
  });

  it('may be free, in one cell, and state days', async () => {
    expect((await offer(way('SI', '0 EUR'))).deliveryCostCents).toBe(0);
    expect((await offer('<g:shipping>SI:::4.90 EUR</g:shipping>')).deliveryCostCents).toBe(490);
    const days =
      '<g:max_handling_time>1</g:max_handling_time><g:min_transit_time>1</g:min_transit_time><g:max_transit_time>3</g:max_transit_time>';
    expect(await offer(way('SI', '4.90 EUR', days))).toMatchObject({
      deliveryDaysMin: 1,
      deliveryDaysMax: 4,
    });
  });

  const above = (country: string, threshold: string) =>
    `<g:free_shipping_threshold><g:country>${country}</g:country><g:price_threshold>${threshold}</g:price_threshold></g:free_shipping_threshold>`;

  it.each([
    [above('SI', '9.89 EUR'), 0],
    [above('SI', '9.90 EUR'), 490],
    [above('AT', '5.00 EUR'), 490],
    [above('AT', '50.00 EUR') + above('si', '5.00 EUR'), 0],
    ['<g:free_shipping_threshold>AT:50.00 EUR,SI:5.00 EUR</g:free_shipping_threshold>', 0],
    [`${above('SI', '6.00 EUR')}<g:sale_price>5.00 EUR</g:sale_price>`, 490],
  ])('is free above an amount: %s', async (threshold, deliveryCostCents) => {
    const found = await offer(`${way('SI', '4.90 EUR')}${threshold}`);
    expect(found).toMatchObject({ deliveryCostCents, issues: [] });
  });

  it('is free above the threshold of this country, also without an option for it', async () => {
    expect((await offer(way('SK', '2.99 EUR') + above('SK', '5 EUR'))).deliveryCostCents).toBeNull();
    expect((await offer(way('SK', '2.99 EUR') + above('SI', '5 EUR'))).deliveryCostCents).toBe(0);
    expect((await offer(above('SI', '5 EUR'))).deliveryCostCents).toBe(0);
    expect((await offer(above('SI', '50 EUR'))).deliveryCostCents).toBeNull();
  });

  it('ignores a threshold in another currency, and reports it', async () => {
    expect(await offer(way('SI', '4.90 EUR') + above('SI', '5 CHF'))).toMatchObject({
      deliveryCostCents: 490,
      issues: [{ code: 'free_delivery_invalid', severity: 'warning', text: '5 CHF' }],
    });
  });

  it('is ignored in another currency than the price', async () => {
    expect(await offer(way('SI', '4.90 CHF'))).toMatchObject({
      deliveryCostCents: null,
      issues: [{ code: 'delivery_cost_invalid', severity: 'warning' }],
    });
  });
});

it('uses the first joinable code, and reports doubtful ones', async () => {
  const codes = '<g:gtin>2000000010007</g:gtin><g:gtin>3830000000001</g:gtin><g:gtin>8806088269696</g:gtin>';
  const found = await offer(codes);
  expect(found).toMatchObject({ ean: '8806088269696', gtin: '08806088269696' });
  expect(found.issues.map(({ code, text }) => [code, text])).toEqual([
    ['ean_in_store', '2000000010007'],
    ['ean_check_digit', '3830000000001'],
    ['ean_several', '2000000010007, 3830000000001, 8806088269696'],
  ]);
});

it('reads elements named like members of objects', async () => {
  const odd = '<g:constructor>x</g:constructor><g:__proto__>y</g:__proto__><toString>z</toString>';
  expect(await itemsOf(googleFeed(googleItem('1', odd)))).toMatchObject([{ kind: 'offer', issues: [] }]);
});

it('reads details that are grouped in a further element', async () => {
  const details = `<g:product_detail><g:product_detail><g:section_name>Mere</g:section_name><g:attribute_name>Teža</g:attribute_name>
    <g:attribute_value>2 kg</g:attribute_value></g:product_detail><g:product_detail><g:attribute_name>Moč</g:attribute_name>
    <g:attribute_value>900 W</g:attribute_value></g:product_detail></g:product_detail>`;
  const { attributes } = await onlyOffer(googleFeed(googleItem('A', details)));
  expect(attributes.map(({ name, value }) => `${name}: ${value}`)).toEqual(['Teža: 2 kg', 'Moč: 900 W']);
});
