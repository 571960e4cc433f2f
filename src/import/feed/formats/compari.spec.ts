import { onlyOffer } from '../testing/feeds.js';

const feed = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><products><product>${inside}</product></products>`;
const ESSENTIALS =
  '<Identifier>K-3</Identifier><Name>Kávéfőző</Name><Product_url>https://bolt.example/k-3</Product_url><Price>12 990</Price>';

it('reads every field of a product', async () => {
  const found = await onlyOffer(
    feed(`<Identifier>K-3</Identifier><Manufacturer>Gőz</Manufacturer><Name>Kávéfőző</Name>
    <Product_url>https://bolt.hu/k-3</Product_url><Price>12 990 Ft</Price><Net_price>10228</Net_price>
    <Image_url>https://bolt.hu/1.jpg</Image_url><Image_url_2>https://bolt.hu/2.jpg</Image_url_2>
    <Category><![CDATA[Konyha > Kávéfőzők]]></Category><Description><![CDATA[<b>Erős</b>]]></Description>
    <Delivery_Time>1-2 munkanap</Delivery_Time><Delivery_Cost>Ingyenes</Delivery_Cost><EanCode>5991234567894</EanCode>
    <ProductNumber>G-3</ProductNumber><Warranty>2 év</Warranty><GroupId>G</GroupId>
    <Attributes><Attribute><Attribute_name>Szín</Attribute_name><Attribute_value>piros</Attribute_value></Attribute></Attributes>`),
  );
  expect(found).toMatchObject({
    productCode: 'K-3',
    name: 'Kávéfőző',
    description: '<b>Erős</b>',
    priceCents: 1_299_000,
    currency: 'HUF',
    deliveryCostCents: 0,
    brand: 'Gőz',
    ean: '5991234567894',
    mpn: 'G-3',
    availability: 'in_stock',
    deliveryDaysMin: 1,
    deliveryDaysMax: 2,
    variantGroup: 'G',
    categoryPath: ['Konyha', 'Kávéfőzők'],
    pictures: ['https://bolt.hu/1.jpg', 'https://bolt.hu/2.jpg'],
    attributes: [
      { key: 'warranty', value: '2 év' },
      { name: 'Szín', value: 'piros' },
    ],
    issues: [{ code: 'currency_foreign' }],
  });
});

it('reads the names of other exporters', async () => {
  const found = await onlyOffer(
    feed(`<ProductId>7</ProductId><name>Teáskanna</name><productUrl>https://bolt.example/7</productUrl><price>3990</price>
    <imageUrl>https://bolt.example/1.jpg</imageUrl><gallery><image>https://bolt.example/2.jpg</image></gallery><in_stock>1</in_stock>`),
  );
  expect(found).toMatchObject({
    productCode: '7',
    availability: 'in_stock',
    pictures: ['https://bolt.example/1.jpg', 'https://bolt.example/2.jpg'],
    issues: [],
  });
});

it.each(['Delivery_Time', 'DeliveryTime', 'delivery_time', 'DELIVERY-TIME'])('knows %s', async (name) => {
  const found = await onlyOffer(feed(`${ESSENTIALS}<${name}>5</${name}>`));
  expect(found).toMatchObject({ availability: 'backorder', deliveryDaysMin: 5, issues: [] });
});

it.each([
  ['3', '4', 'in_stock'],
  ['0', '4', 'backorder'],
  ['0', '1', 'backorder'],
  ['0', '', 'out_of_stock'],
  ['3', '', 'in_stock'],
  ['0', 'elfogyott', 'out_of_stock'],
  ['3', '2030-01-01', 'preorder'],
])('%s pieces with dispatch in %j days are %s', async (stock, days, availability) => {
  const found = await onlyOffer(
    feed(`${ESSENTIALS}<Stock>${stock}</Stock><Delivery_Time>${days}</Delivery_Time>`),
  );
  expect(found).toMatchObject({ availability, issues: [] });
});

it.each([
  ['azonnal', 'in_stock', 0],
  ['Raktáron', 'in_stock', null],
  ['nincs raktáron', 'out_of_stock', null],
  ['24 óra', 'in_stock', 1],
  ['2 hét', 'backorder', 10],
])('%s is %s', async (time, availability, deliveryDaysMax) => {
  const found = await onlyOffer(feed(`${ESSENTIALS}<Delivery_Time>${time}</Delivery_Time>`));
  expect(found).toMatchObject({ availability, deliveryDaysMax, issues: [] });
});
