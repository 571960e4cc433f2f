import { itemsOf, onlyOffer, NO_TEXTS } from '../testing/feeds.js';

const feed = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<CNJExport>\n${items.join('\n')}\n</CNJExport>`;
const item = (more = '') =>
  `<Item>${more}<ID>S-1</ID><name>Sušilnik</name><link>https://trgovina.example/s-1</link><price>49.90</price></Item>`;

it('reads every field of an item', async () => {
  const found = await onlyOffer(
    feed(`<Item>
    <ID><![CDATA[S-1]]></ID>
    <name><![CDATA[Sušilnik las &#8211; Burja 2000]]></name>
    <description><![CDATA[<p style="color:red">Močan &amp; tih.</p><script>alert(1)</script>]]></description>
    <specifications><![CDATA[<ul><li>2000 W</li></ul>]]></specifications>
    <link><![CDATA[https://trgovina.example/s-1?utm_source=ceneje&utm_medium=cpc]]></link>
    <mainImage>https://trgovina.example/s-1.jpg</mainImage>
    <moreImages>https://trgovina.example/s-2.jpg,https://trgovina.example/s-3.jpg,</moreImages>
    <price>1,049.90</price><regularPrice>1,299.00</regularPrice><curCode>EUR</curCode>
    <stock>in stock</stock><stockText>Na zalogi, dobava 1-2 dni</stockText><quantity>4.0000</quantity>
    <fileUnder><![CDATA[Nega &gt; Lasje &gt; Sušilniki]]></fileUnder>
    <brand>Burja</brand><EAN>3830000000000</EAN><productCode>BU-2000</productCode>
    <condition>new</condition><warranty>24 mesecev</warranty>
    <deliveryCost>0,00</deliveryCost><deliveryTimeMin>1</deliveryTimeMin><deliveryTimeMax>3</deliveryTimeMax>
    <groupId>BU</groupId>
    <attributes><gender>ženske</gender><color>modra</color><size/><ageGroup>odrasli</ageGroup>
      <attribute><name>Moč</name><values><value>2000 W</value></values></attribute>
      <attribute><name>Nastavki</name><values><value>ozek</value><value>širok</value></values></attribute>
      <attribute><name>Prazno</name><values/></attribute></attributes>
    </Item>`),
  );
  expect(found).toEqual({
    ...NO_TEXTS,
    productCode: 'S-1',
    name: 'Sušilnik las – Burja 2000',
    description: '<p>Močan &amp; tih.</p>',
    specifications: '<ul><li>2000 W</li></ul>',
    priceCents: 104_990,
    regularPriceCents: 129_900,
    currency: 'EUR',
    deliveryCostCents: 0,
    link: 'https://trgovina.example/s-1?utm_source=ceneje&utm_medium=cpc',
    brand: 'Burja',
    ean: '3830000000000',
    gtin: '03830000000000',
    mpn: 'BU-2000',
    stock: 4,
    availability: 'in_stock',
    deliveryDaysMin: 1,
    deliveryDaysMax: 3,
    condition: 'new',
    variantGroup: 'BU',
    categoryPath: ['Nega', 'Lasje', 'Sušilniki'],
    pictures: [1, 2, 3].map((number) => `https://trgovina.example/s-${number}.jpg`),
    attributes: [
      { key: 'color', name: 'color', value: 'modra', unit: null },
      { key: 'gender', name: 'gender', value: 'ženske', unit: null },
      { key: 'age_group', name: 'age_group', value: 'odrasli', unit: null },
      { key: 'warranty', name: 'warranty', value: '24 mesecev', unit: null },
      { name: 'Moč', value: '2000 W', unit: null },
      { name: 'Nastavki', value: 'ozek, širok', unit: null },
    ],
    issues: [],
  });
});

it('reads the older form, with everything in attributes', async () => {
  const older = feed(
    `<Item ID="7" name="Čajnik" link="https://trgovina.example/7" price="29,90" curCode="EUR" slikaMala="https://trgovina.example/7s.jpg"
      slikaVelika="https://trgovina.example/7.jpg" in_stock="1" EAN="8806088269696" fileUnder="Dom | Kuhinja" garancija="2 leti"/>`,
  );
  expect(await onlyOffer(older)).toMatchObject({
    productCode: '7',
    name: 'Čajnik',
    priceCents: 2990,
    ean: '8806088269696',
    availability: 'in_stock',
    categoryPath: ['Dom', 'Kuhinja'],
    pictures: ['https://trgovina.example/7.jpg'],
    attributes: [{ key: 'warranty', value: '2 leti' }],
    issues: [],
  });
});

it('recognises the format with another root and other names', async () => {
  const wrapped = `<rss version="2.0"><CNJExport>${item('<fileUnder>Dom</fileUnder>')}</CNJExport></rss>`;
  expect(await onlyOffer(wrapped)).toMatchObject({ productCode: 'S-1', categoryPath: ['Dom'] });
  const renamed = `<CNEJExport><Item><Id>1</Id><Name>Čaj</Name><Url>https://trgovina.example/1</Url>
    <Price>3.50</Price><Image>https://trgovina.example/1.jpg</Image><availability>out of stock</availability></Item></CNEJExport>`;
  expect(await onlyOffer(renamed)).toMatchObject({
    productCode: '1',
    availability: 'out_of_stock',
    pictures: ['https://trgovina.example/1.jpg'],
  });
});

it.each([
  ['<stock>preorder</stock>', { availability: 'preorder' }],
  ['<stock>out of stock</stock>', { availability: 'out_of_stock' }],
  ['<stockText>Trenutno ni na zalogi</stockText>', { availability: 'out_of_stock' }],
  ['<stockText>Na zalogi, dobava 2-4 dni</stockText>', { availability: 'in_stock', deliveryDaysMax: 4 }],
  ['<quantity>0</quantity>', { availability: 'out_of_stock', stock: 0 }],
  ['<quantity>-3</quantity>', { availability: 'out_of_stock', stock: 0 }],
  ['<stock>12</stock>', { availability: 'in_stock', stock: 12 }],
  ['<stock>0</stock>', { availability: 'out_of_stock', stock: null }],
  ['<quantity>na zalogi</quantity>', { availability: 'in_stock', stock: null }],
  ['<mainImage>false</mainImage><moreImages/><EAN></EAN><groupId/>', { pictures: [], ean: null }],
  ['<deliveryCost>brezplačno</deliveryCost>', { deliveryCostCents: 0 }],
  ['', { availability: 'unknown', deliveryCostCents: null }],
])('accepts %s without an issue', async (more, expected) => {
  expect(await onlyOffer(feed(item(more)))).toMatchObject({ ...expected, issues: [] });
});

it('reports contradicting fields of stock, and uses the exact one', async () => {
  const found = await onlyOffer(feed(item('<stock>in stock</stock><stockText>Ni na zalogi</stockText>')));
  expect(found).toMatchObject({ availability: 'in_stock', issues: [{ code: 'availability_differs' }] });
});

it('reports words that contradict the stock', async () => {
  const found = await onlyOffer(feed(item('<stockText>Na zalogi</stockText><quantity>0</quantity>')));
  expect(found).toMatchObject({
    availability: 'in_stock',
    stock: 0,
    issues: [{ code: 'availability_contradiction' }],
  });
});

it('detects the decimal sign of the feed, and refuses ambiguous prices', async () => {
  const open = '<Item><ID>2</ID><name>B</name><link>https://t.example/2</link><price>1.240</price></Item>';
  const prices = async (...items: string[]) =>
    (await itemsOf(feed(...items))).map((found) =>
      found.kind === 'offer' ? found.offer.priceCents : found.issues[0]!.code,
    );
  expect(await prices(item('<price>49,90</price>'), open)).toEqual([4990, 124_000]);
  expect(await prices(item(), open)).toEqual([4990, 124]);
  expect(await prices(open)).toEqual(['price_ambiguous']);
});

it('detects the decimal sign of stock, which may differ from that of prices', async () => {
  const pieces = async (...quantities: string[]) =>
    (
      await itemsOf(
        feed(
          ...quantities.map((quantity, index) =>
            item(`<ID>${index}</ID><price>49,90</price><quantity>${quantity}</quantity>`),
          ),
        ),
      )
    ).map((found) => found.kind === 'offer' && found.offer.stock);
  expect(await pieces('7.000', '0.000', '12.000', '3.500')).toEqual([7, 0, 12, 3]);
  expect(await pieces('7.000', '3.500', '12.000', '24.000', '1.000')).toEqual([7, 3, 12, 24, 1]);
  expect(await pieces('7.000', '12')).toEqual([7000, 12]);
});

it.each([
  '<name lang="en">Tea</name><name lang="sl">Čaj</name>',
  '<name>Čaj</name><name xml:lang="en">Tea</name>',
])('prefers the feed’s language: %s', async (names) => {
  expect(await onlyOffer(feed(item().replace('<name>Sušilnik</name>', names)))).toMatchObject({
    name: 'Čaj',
  });
});

it('uses the English name without another', async () => {
  const names = '<name lang="en">Tea</name>';
  expect(await onlyOffer(feed(item().replace('<name>Sušilnik</name>', names)))).toMatchObject({
    name: 'Tea',
  });
});
