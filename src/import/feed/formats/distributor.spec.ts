import { itemsOf, onlyOffer, NO_TEXTS } from '../testing/feeds.js';

const feed = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><podjetje id="1" ts="2026-11-21"><izdelki><izdelek id="4711">${inside}</izdelek></izdelki></podjetje>`;

it('reads every field of a product, with the retail price', async () => {
  const found = await onlyOffer(
    feed(`<EAN>3830000000000</EAN><izdelekIme>Monitor Obzor 27</izdelekIme><url>https://veletrgovina.example/4711</url>
    <opis><![CDATA[<p>Velik zaslon</p>]]></opis><kratek_opis>Zaslon</kratek_opis>
    <nabavnaCena>120,00</nabavnaCena><DC>130,00</DC><PPC>1.199,00</PPC><cenaAkcijska>999,00</cenaAkcijska>
    <blagovnaZnamka id="9">Obzor</blagovnaZnamka><VendorItemNo.>OB-27</VendorItemNo.><kategorija id="3">Zasloni</kategorija>
    <slikaMala>https://veletrgovina.example/m.jpg</slikaMala><slikaVelika>https://veletrgovina.example/v.jpg</slikaVelika>
    <dodatneSlike><dodatnaSlika1>https://veletrgovina.example/1.jpg</dodatnaSlika1><dodatnaSlika2>https://veletrgovina.example/2.jpg</dodatnaSlika2></dodatneSlike>
    <dodatneLastnosti><lastnost naziv="Diagonala" id="1">27"</lastnost><lastnost naziv="Prazno" id="2"/></dodatneLastnosti>
    <zaloga>&gt;10</zaloga><dobava id="1">Na zalogi, dobava 1-2 dni</dobava>`),
  );
  expect(found).toEqual({
    ...NO_TEXTS,
    productCode: '4711',
    name: 'Monitor Obzor 27',
    description: '<p>Velik zaslon</p>',
    specifications: null,
    priceCents: 99_900,
    regularPriceCents: 119_900,
    currency: 'EUR',
    deliveryCostCents: null,
    link: 'https://veletrgovina.example/4711',
    brand: 'Obzor',
    ean: '3830000000000',
    gtin: '03830000000000',
    mpn: 'OB-27',
    stock: 10,
    availability: 'in_stock',
    deliveryDaysMin: 1,
    deliveryDaysMax: 2,
    condition: 'new',
    variantGroup: null,
    categoryPath: ['Zasloni'],
    pictures: ['v', '1', '2'].map((name) => `https://veletrgovina.example/${name}.jpg`),
    attributes: [{ name: 'Diagonala', value: '27"', unit: null }],
    issues: [],
  });
});

it('has no price with only the dealer’s', async () => {
  const [found] = await itemsOf(
    feed('<izdelekIme>Čaj</izdelekIme><url>https://a.example/1</url><nabavnaCena>1</nabavnaCena><DC>2</DC>'),
  );
  expect(found).toMatchObject({ kind: 'rejected', issues: [{ code: 'price_missing' }] });
});
