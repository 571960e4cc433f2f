import { probeFeed } from '../probing/probe-feed.js';
import { feedOf, itemsOf, onlyOffer } from '../testing/feeds.js';

const CATEGORIES =
  '<categories><category id="3">Vrt</category><category id="31" parentId="3">Orodje</category><category id="4" parentId="5">Krog</category><category id="5" parentId="4">Krog 2</category></categories>';
const OFFER = `<offer id="k-1" available="true" group_id="9"><url>https://vrt.example/k-1</url><price>24.90</price><oldprice>29.90</oldprice>
  <currencyId>EUR</currencyId><categoryId>31</categoryId><picture>https://vrt.example/1.jpg</picture><picture>https://vrt.example/2.jpg</picture>
  <name>Kosa za travo</name><vendor>Nivelo</vendor><vendorCode>KT-1</vendorCode><barcode>3830001234565</barcode>
  <description><![CDATA[<p>Ostra</p>]]></description><stock_quantity>6</stock_quantity><param name="Dolžina" unit="cm">120</param>
  <delivery-options><option cost="4.50" days="2-4"/></delivery-options></offer>`;
const shop = (content: string, doctype = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${doctype}<yml_catalog date="2026-11-28"><shop><name>Vrt</name>${content}</shop></yml_catalog>`;
const offers = (...all: string[]) => `<offers>${all.join('')}</offers>`;

it('reads every field, with the path of the category that it names', async () => {
  const offer = await onlyOffer(
    shop(CATEGORIES + offers(OFFER), '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">'),
  );
  expect(offer).toMatchObject({
    productCode: 'k-1',
    name: 'Kosa za travo',
    description: '<p>Ostra</p>',
    priceCents: 2_490,
    regularPriceCents: 2_990,
    currency: 'EUR',
    link: 'https://vrt.example/k-1',
    brand: 'Nivelo',
    mpn: 'KT-1',
    ean: '3830001234565',
    stock: 6,
    availability: 'in_stock',
    deliveryCostCents: 450,
    deliveryDaysMin: 2,
    deliveryDaysMax: 4,
    variantGroup: '9',
    categoryPath: ['Vrt', 'Orodje'],
    pictures: ['https://vrt.example/1.jpg', 'https://vrt.example/2.jpg'],
    attributes: [{ name: 'Dolžina', value: '120', unit: 'cm' }],
    issues: [],
  });
});

it.each([64, 1000, 64 * 1024])(
  'finds categories behind the offers, in chunks of %d bytes',
  async (chunkBytes) => {
    const open = feedOf(shop(offers(OFFER, OFFER.replace('k-1', 'k-2')) + CATEGORIES), chunkBytes);
    expect((await probeFeed(open)).categoryList).toBe('behind');
    for (const item of await itemsOf(open))
      expect(item).toMatchObject({ offer: { categoryPath: ['Vrt', 'Orodje'] } });
  },
);

it('stays with an id that no category has, and with categories that contain each other', async () => {
  const paths = (
    await itemsOf(
      shop(
        CATEGORIES +
          offers(...['31', '99', '4'].map((id) => OFFER.replace('k-1', id).replace('>31<', `>${id}<`))),
      ),
    )
  ).map((item) => item.kind === 'offer' && item.offer.categoryPath.length);
  expect(paths).toEqual([2, 1, 10]);
});

it('makes a name of its parts, and takes no lowest price of several for a price', async () => {
  const [named, open] = await itemsOf(
    shop(
      CATEGORIES +
        offers(
          OFFER.replace('<name>Kosa za travo</name>', '<typePrefix>Kosa</typePrefix><model>X 2</model>'),
          OFFER.replace('k-1', 'k-2').replace('<price>', '<price from="true">'),
        ),
    ),
  );
  expect(named).toMatchObject({ offer: { name: 'Kosa Nivelo X 2' } });
  expect(open).toMatchObject({ kind: 'rejected', issues: [{ code: 'price_range' }] });
});

it('reads currencies and states of that format', async () => {
  const offer = await onlyOffer(
    shop(
      CATEGORIES +
        offers(
          OFFER.replace('EUR', 'RUR')
            .replace('available="true"', 'available="false"')
            .replace('<stock_quantity>6</stock_quantity>', '<condition type="preowned"/>'),
        ),
    ),
  );
  expect(offer).toMatchObject({ currency: 'RUB', availability: 'out_of_stock', condition: 'used' });
});
