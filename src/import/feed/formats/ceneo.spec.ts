import { onlyOffer, NO_TEXTS } from '../testing/feeds.js';

const feed = (attributes: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1"><group name="other">
  <o id="55" url="https://sklep.example/55" price="1299.50" ${attributes}><name>Piekarnik</name>${more}</o></group></offers>`;

it('reads every field of an offer', async () => {
  const found = await onlyOffer(
    feed(
      'avail="3" stock="4" weight="12" basket="1" oldPrice="1499"',
      `<cat><![CDATA[AGD/Do zabudowy/Piekarniki]]></cat><desc><![CDATA[<p>Opis</p>]]></desc>
      <imgs><main url="https://sklep.example/1.jpg"/><i url="https://sklep.example/2.jpg"/></imgs>
      <attrs><a name="Producent">Żar</a><a name="EAN">5901234123457</a><a name="Kod_producenta">Z-60</a>
        <a name="Stan">Używany</a><a name="Kolor">czarny</a><a name="Gwarancja">24 miesiące</a><a name="Moc">65 W</a><a name="Puste"/></attrs>`,
    ),
  );
  expect(found).toEqual({
    ...NO_TEXTS,
    productCode: '55',
    name: 'Piekarnik',
    description: '<p>Opis</p>',
    specifications: null,
    priceCents: 129_950,
    regularPriceCents: 149_900,
    currency: 'PLN',
    deliveryCostCents: null,
    link: 'https://sklep.example/55',
    brand: 'Żar',
    ean: '5901234123457',
    gtin: '05901234123457',
    mpn: 'Z-60',
    stock: 4,
    availability: 'in_stock',
    deliveryDaysMin: null,
    deliveryDaysMax: 3,
    condition: 'used',
    variantGroup: null,
    categoryPath: ['AGD', 'Do zabudowy', 'Piekarniki'],
    pictures: ['https://sklep.example/1.jpg', 'https://sklep.example/2.jpg'],
    attributes: [
      { key: 'color', name: 'color', value: 'czarny', unit: null },
      { key: 'warranty', name: 'warranty', value: '24 miesiące', unit: null },
      { name: 'Moc', value: '65 W', unit: null },
    ],
    issues: [expect.objectContaining({ code: 'currency_foreign', values: { currency: 'PLN' } })],
  });
});

it.each([
  ['1', 'in_stock', 1],
  ['7', 'backorder', 7],
  ['14', 'backorder', 14],
  ['90', 'backorder', null],
  ['99', 'unknown', null],
  ['110', 'preorder', null],
  ['constructor', 'unknown', null],
])('avail="%s" is %s', async (code, availability, deliveryDaysMax) => {
  expect(await onlyOffer(feed(`avail="${code}"`))).toMatchObject({ availability, deliveryDaysMax });
});

it('reports a contradiction with the code of the file', async () => {
  const { issues } = await onlyOffer(feed('avail="3" stock="0"'));
  expect(issues).toMatchObject([
    { code: 'currency_foreign' },
    { code: 'availability_contradiction', text: '3', values: { stock: 0 } },
  ]);
});

it('uses the euro for a shop of the euro area', async () => {
  const slovenian = feed('avail="1"').replace('sklep.example', 'trgovina.si');
  expect(await onlyOffer(slovenian)).toMatchObject({ currency: 'EUR', issues: [] });
});
