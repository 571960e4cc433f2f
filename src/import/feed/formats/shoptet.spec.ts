import { itemsOf } from '../testing/feeds.js';

const FEED = `<?xml version="1.0" encoding="utf-8"?><SHOP>
  <SHOPITEM id="7"><NAME>Hrnec</NAME><SHORT_DESCRIPTION>Hrnec z oceli</SHORT_DESCRIPTION><MANUFACTURER>Nit</MANUFACTURER>
    <IMAGES><IMAGE>https://obchod.cz/a.jpg</IMAGE><IMAGE>https://obchod.cz/b.jpg</IMAGE></IMAGES>
    <CATEGORIES><CATEGORY id="1">Kuchyně</CATEGORY><DEFAULT_CATEGORY id="2">Kuchyně > Hrnce</DEFAULT_CATEGORY></CATEGORIES>
    <VISIBILITY>visible</VISIBILITY><ORIG_URL>https://obchod.cz/hrnec/</ORIG_URL>
    <VARIANTS>
      <VARIANT id="71"><CODE>H-2</CODE><EAN>4006381333931</EAN><STOCK><AMOUNT>5</AMOUNT></STOCK><CURRENCY>EUR</CURRENCY>
        <PRICE>412.40</PRICE><PRICE_VAT>499</PRICE_VAT><VISIBLE>1</VISIBLE>
        <PARAMETERS><PARAMETER><NAME>Objem</NAME><VALUE>2 l</VALUE></PARAMETER></PARAMETERS></VARIANT>
      <VARIANT id="72"><CODE>H-3</CODE><CURRENCY>EUR</CURRENCY><PRICE_VAT>599</PRICE_VAT><VISIBLE>0</VISIBLE>
        <IMAGE_REF>https://obchod.cz/c.jpg</IMAGE_REF></VARIANT>
    </VARIANTS></SHOPITEM>
  <SHOPITEM id="8"><NAME>Pánev</NAME><VISIBILITY>hidden</VISIBILITY><ORIG_URL>https://obchod.cz/panev/</ORIG_URL><CODE>P</CODE>
    <CURRENCY>EUR</CURRENCY><PRICE_VAT>699</PRICE_VAT><STANDARD_PRICE>799</STANDARD_PRICE></SHOPITEM>
</SHOP>`;

it('reads variants with links and images, and hides hidden ones', async () => {
  const items = await itemsOf(FEED);
  const offers = items.map((item) => (item.kind === 'offer' ? item.offer : item));
  expect(offers).toMatchObject([
    {
      productCode: 'H-2',
      name: 'Hrnec',
      priceCents: 49900,
      currency: 'EUR',
      link: 'https://obchod.cz/hrnec/',
      brand: 'Nit',
      ean: '4006381333931',
      stock: 5,
      variantGroup: '7',
      categoryPath: ['Kuchyně', 'Hrnce'],
      pictures: ['https://obchod.cz/a.jpg', 'https://obchod.cz/b.jpg'],
      attributes: [{ name: 'Objem', value: '2 l' }],
    },
    { kind: 'rejected', issues: [{ code: 'item_hidden' }] },
    { kind: 'rejected', issues: [{ code: 'item_hidden' }] },
  ]);
});
