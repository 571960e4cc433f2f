import { googleFeed, googleItem, itemsOf, onlyOffer } from './testing/feeds.js';

const HEUREKA = (more: string, name = 'Čaj') =>
  `<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>${name}</PRODUCTNAME><URL>https://caj.si/1</URL><PRICE_VAT>5,90</PRICE_VAT>${more}</SHOPITEM></SHOP>`;
const ZBOZI = (more: string) =>
  HEUREKA(more).replace('<SHOP>', '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">');
const CENEJE = (more: string) =>
  `<CNJExport><Item><ID>1</ID><name>Čaj</name><link>https://caj.si/1</link><price>5.90</price>${more}</Item></CNJExport>`;
const DISTRIBUTOR = (more: string) =>
  `<izdelki><izdelek><izdelekID>1</izdelekID><naziv>Čaj</naziv><url>https://caj.si/1</url>${more}</izdelek></izdelki>`;
const SKROUTZ = (more: string) =>
  `<mywebstore><products><product><id>1</id><name>Τσάι</name><link>https://tsai.gr/1</link><price_with_vat>5.90</price_with_vat>${more}</product></products></mywebstore>`;
const COMPARI = (more: string, price = '590') =>
  `<products><product><Identifier>1</Identifier><Name>Tea</Name><Product_url>https://tea.hu/1</Product_url><Price>${price}</Price>${more}</product></products>`;
const GOOGLE = (more: string) => googleFeed(googleItem('1', more));

/** Notations of shops, and their meaning. */
const VALUES: [written: string, feed: string, offer: object][] = [
  [
    'several countries in one shipping cell',
    GOOGLE('<g:shipping>AT:::9,90 EUR,SI:::4,90 EUR</g:shipping>'),
    { deliveryCostCents: 490 },
  ],
  [
    'a sale with its days',
    GOOGLE(
      '<g:sale_price>5 EUR</g:sale_price><g:sale_price_effective_date>2026-11-01/2026-11-22</g:sale_price_effective_date>',
    ),
    {
      priceCents: 990,
      regularPriceCents: 990,
      salePriceCents: 500,
      saleFrom: '2026-10-31T23:00:00.000Z',
      saleUntil: '2026-11-22T23:00:00.000Z',
    },
  ],
  [
    'schema.org without its scheme',
    GOOGLE('<g:availability>schema.org/PreOrder</g:availability>'),
    { availability: 'preorder' },
  ],
  [
    'a catalogue for a social network',
    GOOGLE('<g:inventory>12</g:inventory><g:condition>used_like_new</g:condition>'),
    { stock: 12, condition: 'used' },
  ],
  [
    'XHTML in Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${googleItem('1')}<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Prvi</p><p>Drugi &lt; tretji</p></div></content></entry></feed>`,
    { description: '<p>Prvi</p><p>Drugi &lt; tretji</p>' },
  ],
  [
    'HTML that is not escaped',
    HEUREKA(
      '<DESCRIPTION>Listi <b>prve</b> trgatve<br/>in <i>popki</i>.</DESCRIPTION>',
      'Čaj <b>Darjeeling</b> 100 g',
    ),
    {
      name: 'Čaj Darjeeling 100 g',
      description: 'Listi <b>prve</b> trgatve<br />in <i>popki</i>.',
    },
  ],
  [
    'a day of Central Europe',
    HEUREKA('<DELIVERY_DATE>20. 12. 2026</DELIVERY_DATE>'),
    { availability: 'preorder' },
  ],
  [
    'free delivery beside prices of carriers',
    ZBOZI(
      '<DELIVERY><DELIVERY_PRICE>99</DELIVERY_PRICE></DELIVERY><EXTRA_MESSAGE>extended_warranty</EXTRA_MESSAGE><EXTRA_MESSAGE>free_delivery</EXTRA_MESSAGE>',
    ),
    { deliveryCostCents: 0 },
  ],
  [
    'a unit of its own',
    ZBOZI('<PARAM><PARAM_NAME>Teža</PARAM_NAME><VAL>100</VAL><UNIT>g</UNIT></PARAM>'),
    { attributes: [{ name: 'Teža', value: '100', unit: 'g' }] },
  ],
  [
    'days where nothing else is said',
    CENEJE('<stockText>Dobavljivo v 3-5 dneh</stockText>'),
    { availability: 'backorder', deliveryDaysMin: 3 },
  ],
  [
    'attributes by the names of their elements',
    CENEJE('<attributes><Energijski_razred>A</Energijski_razred><color>bela</color></attributes>'),
    {
      attributes: [
        { key: 'color', value: 'bela' },
        { name: 'Energijski razred', value: 'A' },
      ],
    },
  ],
  [
    'attributes without lists of values',
    CENEJE(
      '<size>M</size><attributes><attribute name="Kroj">ozek</attribute><attribute><name>Zapiranje</name><value>gumbi</value></attribute></attributes>',
    ),
    {
      attributes: [
        { key: 'size', value: 'M' },
        { name: 'Kroj', value: 'ozek' },
        { name: 'Zapiranje', value: 'gumbi' },
      ],
    },
  ],
  [
    'parameters in other shapes',
    HEUREKA(
      '<PARAM name="Okus">lipa</PARAM><PARAMS><PARAM><NAME>Teža</NAME><VALUE>100</VALUE><UNIT>g</UNIT></PARAM></PARAMS>',
    ),
    {
      attributes: [
        { name: 'Okus', value: 'lipa' },
        { name: 'Teža', value: '100', unit: 'g' },
      ],
    },
  ],
  [
    'a condition with more words',
    CENEJE('<condition>rabljeno - kot novo</condition>'),
    { condition: 'used' },
  ],
  [
    'days alone where it should say whether',
    CENEJE('<stock>Odprema v 24 urah</stock>'),
    { availability: 'in_stock', deliveryDaysMax: 1 },
  ],
  [
    'days behind the words',
    CENEJE('<stock>Ni na zalogi – dobava 7 dni</stock>'),
    { availability: 'out_of_stock', deliveryDaysMin: 7 },
  ],
  [
    'free delivery with emphasis',
    CENEJE('<deliveryCost>BREZPLAČNO!</deliveryCost>'),
    { deliveryCostCents: 0 },
  ],
  [
    'names and values by turns',
    HEUREKA(
      '<PARAM_NAME>Okus</PARAM_NAME><VAL>lipa</VAL><VAL>med</VAL><PARAM_NAME>Prazno</PARAM_NAME><VAL/><PARAM_NAME>Teža</PARAM_NAME><VAL>100 g</VAL>',
    ),
    {
      attributes: [
        { name: 'Okus', value: 'lipa, med', unit: null },
        { name: 'Teža', value: '100 g', unit: null },
      ],
    },
  ],
  [
    'several pairs in one element',
    HEUREKA(
      '<PARAM><PARAM_NAME>Okus</PARAM_NAME><VAL>lipa</VAL><PARAM_NAME>Teža</PARAM_NAME><VAL>100 g</VAL></PARAM>',
    ),
    {
      attributes: [
        { name: 'Okus', value: 'lipa', unit: null },
        { name: 'Teža', value: '100 g', unit: null },
      ],
    },
  ],
  [
    'several pairs in the element of all',
    HEUREKA(
      '<PARAMS><PARAM_NAME>Okus</PARAM_NAME><VAL>lipa</VAL><PARAM_NAME>Teža</PARAM_NAME><VAL>100 g</VAL></PARAMS>',
    ),
    {
      attributes: [
        { name: 'Okus', value: 'lipa', unit: null },
        { name: 'Teža', value: '100 g', unit: null },
      ],
    },
  ],
  [
    'fields that a program has only filled',
    CENEJE('<brand>N/A</brand><productCode>NULL</productCode><groupId>0</groupId>'),
    { brand: null, mpn: null, variantGroup: null },
  ],
  ['a brand that only looks like nothing', CENEJE('<brand>Nana</brand>'), { brand: 'Nana' }],
  ['signs that turn the text around', HEUREKA('', 'Čaj\u202e \u2066lipov\u2069'), { name: 'Čaj lipov' }],
  [
    'a condition of schema.org',
    GOOGLE('<g:condition>https://schema.org/RefurbishedCondition</g:condition>'),
    { condition: 'refurbished' },
  ],
  ['whole euros with two dashes', DISTRIBUTOR('<PPC>12.-- EUR</PPC>'), { priceCents: 1200, currency: 'EUR' }],
  ['a range of pieces', CENEJE('<quantity>10-20</quantity>'), { availability: 'in_stock', stock: 10 }],
  ['a code as a formula', CENEJE('<EAN>="4006381333931"</EAN>'), { gtin: '04006381333931' }],
  ['a code as a number', CENEJE('<EAN>4006381333931,00</EAN>'), { gtin: '04006381333931' }],
  ['no code in words', CENEJE('<EAN>n/a</EAN>'), { ean: null, gtin: null }],
  ['the supplier’s stock', CENEJE('<stock>Na zalogi pri dobavitelju</stock>'), { availability: 'backorder' }],
  [
    'pieces in words',
    CENEJE('<stock>Na zalogi več kot 10 kosov</stock>'),
    { availability: 'in_stock', stock: 10 },
  ],
  [
    'none in words',
    DISTRIBUTOR('<PPC>5,90</PPC><zaloga>Na zalogi: 0</zaloga>'),
    { availability: 'out_of_stock', stock: 0 },
  ],
  [
    'more than a number',
    DISTRIBUTOR('<PPC>5,90</PPC><zaloga>več kot 10</zaloga>'),
    { availability: 'in_stock', stock: 10 },
  ],
  ['a number or more', DISTRIBUTOR('<PPC>5,90</PPC><zaloga>10 ali več</zaloga>'), { stock: 10 }],
  [
    'fewer than a number',
    DISTRIBUTOR('<PPC>5,90</PPC><zaloga>manj kot 5</zaloga>'),
    { availability: 'unknown', stock: null },
  ],
  [
    'the last pieces',
    DISTRIBUTOR('<PPC>5,90</PPC><zaloga>Zadnji kosi</zaloga>'),
    { availability: 'in_stock' },
  ],
  [
    'a distributor’s other names',
    DISTRIBUTOR(
      '<PPC_z_DDV>5,90</PPC_z_DDV><nabavnaCena>3,10</nabavnaCena><proizvajalec>Gorenjka</proizvajalec><slike><slika>https://caj.si/1.jpg</slika></slike><lastnosti><lastnost><naziv>Okus</naziv><vrednost>lipa</vrednost></lastnost></lastnosti>',
    ),
    {
      priceCents: 590,
      brand: 'Gorenjka',
      pictures: ['https://caj.si/1.jpg'],
      attributes: [{ name: 'Okus', value: 'lipa', unit: null }],
    },
  ],
  [
    'working days in Greek',
    SKROUTZ('<availability>Διαθέσιμο σε 4-6 εργάσιμες</availability><shipping_costs>3.50</shipping_costs>'),
    { availability: 'backorder', deliveryDaysMin: 4, deliveryDaysMax: 6, deliveryCostCents: 350 },
  ],
  ['forints, which have no decimals', COMPARI('', '29.990 Ft'), { priceCents: 2_999_000, currency: 'HUF' }],
  [
    'Romanian',
    COMPARI('<in_stock>În stoc</in_stock><Delivery_Time>24 ore</Delivery_Time>'),
    { availability: 'in_stock', deliveryDaysMax: 1 },
  ],
  [
    'Bulgarian',
    COMPARI('<availability>В наличност</availability><Delivery_Time>2 дни</Delivery_Time>'),
    { availability: 'in_stock', deliveryDaysMax: 2 },
  ],
  ['pieces in groups of three', CENEJE('<quantity>1.000,00</quantity>'), { stock: 1000 }],
  ['pieces in groups of three, in English', CENEJE('<quantity>1,000.00</quantity>'), { stock: 1000 }],
  [
    'pieces in groups of three, parted by blanks',
    CENEJE('<quantity>12\u00a0500 kos</quantity>'),
    { stock: 12_500 },
  ],
  ['millions of pieces', CENEJE('<quantity>Na zalogi: 1.250.000</quantity>'), { stock: 1_250_000 }],
  ['three decimals of pieces', CENEJE('<quantity>7.000</quantity>'), { stock: 7 }],
  [
    'no pieces with three decimals',
    CENEJE('<quantity>0.000</quantity>'),
    { stock: 0, availability: 'out_of_stock' },
  ],
  [
    'a title of each language',
    googleFeed(
      googleItem('1').replace(
        /<g:title>.*<\/g:title>/,
        '<title xml:lang="en">Tea</title><title xml:lang="sl-SI">Čaj</title><description>Opis</description>',
      ),
    ),
    { name: 'Čaj', translations: { sl: { name: 'Čaj', description: '<p>Opis</p>' }, en: { name: 'Tea' } } },
  ],
  [
    'a title that names no language beside one of another language, whichever comes first',
    googleFeed(
      googleItem('1').replace(
        /<g:title>.*<\/g:title>/,
        '<title xml:lang="en">Tea</title><title>Čaj</title><description>Opis</description>',
      ),
    ),
    { name: 'Čaj', translations: { sl: { name: 'Čaj', description: '<p>Opis</p>' }, en: { name: 'Tea' } } },
  ],
  [
    'what Atom says in two languages',
    googleFeed(
      googleItem('1').replace(
        /<g:title>.*<\/g:title>/,
        '<title>Čaj</title><summary xml:lang="en">Text</summary><summary xml:lang="sl">Opis</summary>',
      ),
    ),
    { name: 'Čaj', description: '<p>Opis</p>', translations: { en: { description: '<p>Text</p>' } } },
  ],
  [
    'what an item of RSS has besides Google’s elements',
    googleFeed(
      `<guid isPermaLink="false">77</guid><title>Čaj</title><link>https://caj.si/1</link><g:price>5 EUR</g:price>
       <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"><![CDATA[<p>Cel <b>opis</b></p>]]></content:encoded>
       <enclosure url="https://caj.si/1.mp3" type="audio/mpeg" length="0"/>
       <enclosure url="https://caj.si/1.jpg" type="image/jpeg" length="0"/>`,
    ),
    { productCode: '77', description: '<p>Cel <b>opis</b></p>', pictures: ['https://caj.si/1.jpg'] },
  ],
  [
    'a text in another language as nothing of its own',
    googleFeed(
      googleItem('1').replace(
        /<g:title>.*<\/g:title>/,
        '<title xml:lang="en">Tea</title><title xml:lang="sl">Čaj</title><description xml:lang="en">Text</description>',
      ),
    ),
    { translations: { sl: { name: 'Čaj' }, en: { name: 'Tea', description: '<p>Text</p>' } } },
  ],
  [
    'no name or description of a language where there is none',
    googleFeed(
      googleItem('1').replace(
        /<g:title>.*<\/g:title>/,
        '<title xml:lang="en">null</title><description xml:lang="en">N/A</description><title xml:lang="sl">Čaj</title>',
      ),
    ),
    { name: 'Čaj', translations: { sl: { name: 'Čaj' } } },
  ],
  [
    'the offer’s own texts, not those of its pictures',
    GOOGLE(
      `<media:content xmlns:media="http://search.yahoo.com/mrss/" url="https://caj.si/1.jpg" medium="image">
         <media:title xml:lang="sl">Slika</media:title></media:content>
       <media:title xmlns:media="http://search.yahoo.com/mrss/" xml:lang="sl">Slika</media:title>
       <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">Cel opis</content:encoded>`,
    ),
    { name: 'Izdelek 1', description: '<p>Cel opis</p>', pictures: ['https://caj.si/1.jpg'] },
  ],
  [
    'a picture of Media RSS',
    GOOGLE(
      '<media:content xmlns:media="http://search.yahoo.com/mrss/" url="https://caj.si/1.jpg" medium="image"/>',
    ),
    { description: null, pictures: ['https://caj.si/1.jpg'] },
  ],
  [
    'Google’s picture before that of RSS',
    GOOGLE(
      '<g:image_link>https://caj.si/1.jpg</g:image_link><enclosure url="https://caj.si/s.jpg" type="image/jpeg"/>',
    ),
    { pictures: ['https://caj.si/1.jpg'] },
  ],
  [
    'the dates of a sale that has none',
    GOOGLE('<g:sale_price>5 EUR</g:sale_price><g:sale_price_effective_date>/</g:sale_price_effective_date>'),
    { priceCents: 500, regularPriceCents: 990 },
  ],
  [
    'pictures in elements of their own and in an attribute',
    CENEJE(
      '<mainImage url="https://caj.si/1.jpg"/><moreImages><image>https://caj.si/2.jpg</image><image>https://caj.si/3.jpg</image></moreImages>',
    ),
    { pictures: ['1', '2', '3'].map((name) => `https://caj.si/${name}.jpg`) },
  ],
  [
    'pictures that are the text of their elements',
    '<offers><o id="1" url="https://caj.si/1" price="5.90"><name>Čaj</name><imgs><main>https://caj.si/1.jpg</main><i>https://caj.si/2.jpg</i></imgs></o></offers>',
    { pictures: ['https://caj.si/1.jpg', 'https://caj.si/2.jpg'] },
  ],
  [
    'an attribute that is the text of its element',
    COMPARI('<Attributes><Attribute name="Okus">lipa</Attribute></Attributes>'),
    { attributes: [{ name: 'Okus', value: 'lipa' }] },
  ],
  [
    'attributes that say nothing',
    CENEJE('<attributes><color>null</color><size>N/A</size><gender>ženske</gender></attributes>'),
    { attributes: [{ key: 'gender', value: 'ženske' }] },
  ],
  [
    'free delivery in other words',
    CENEJE('<deliveryCost>Brezplačna poštnina</deliveryCost>'),
    { deliveryCostCents: 0 },
  ],
  [
    'more than a number where it should say whether',
    CENEJE('<stock>10+</stock>'),
    { stock: 10, availability: 'in_stock' },
  ],
  [
    'pieces where it should say whether',
    CENEJE('<stock>5 kos</stock>'),
    { stock: 5, availability: 'in_stock' },
  ],
  [
    'no pieces where it should say whether',
    CENEJE('<stock>0 kos</stock>'),
    { stock: 0, availability: 'out_of_stock' },
  ],
  [
    'decimals where it should say whether',
    CENEJE('<stock>5.0</stock>'),
    { stock: 5, availability: 'in_stock' },
  ],
  ['pieces before the words', CENEJE('<stock>5 na zalogi</stock>'), { stock: 5, availability: 'in_stock' }],
  ['the last pieces by their number', CENEJE('<quantity>Le še 2 kosa!</quantity>'), { stock: 2 }],
  ['a mark before the words', CENEJE('<stock>✔ Na zalogi</stock>'), { availability: 'in_stock' }],
  ['what there is no more', CENEJE('<stock>Ni več na zalogi</stock>'), { availability: 'out_of_stock' }],
  [
    'the day from which it can be had',
    CENEJE('<stock>Na voljo od 15. 12. 2026</stock>'),
    { availability: 'preorder' },
  ],
  [
    'one or two days in hours',
    CENEJE('<stockText>Dobava 24/48h</stockText>'),
    { deliveryDaysMin: 1, deliveryDaysMax: 2 },
  ],
  [
    'what was escaped once too often',
    HEUREKA('', '&amp;lt;b&amp;gt;Čaj&amp;lt;/b&amp;gt; &amp;amp;quot;Lipa&amp;amp;quot;'),
    { name: 'Čaj "Lipa"' },
  ],
  [
    'a currency beside the price',
    CENEJE('').replace('<price>', '<price currency="USD">'),
    { currency: 'USD' },
  ],
  [
    'a currency beside Google’s price',
    GOOGLE('<g:price currency="USD">5.90</g:price>'),
    { priceCents: 590, currency: 'USD' },
  ],
  [
    'no pick-up as delivery',
    GOOGLE(
      '<g:shipping><g:country>SI</g:country><g:service>Osebni prevzem</g:service><g:price>0 EUR</g:price></g:shipping><g:shipping>SI::GLS:4.90 EUR</g:shipping>',
    ),
    { deliveryCostCents: 490 },
  ],
  [
    'values between invisible signs',
    CENEJE(
      '<EAN>\u202a4006381333931\u202c</EAN><quantity>\u200f5\u200e</quantity><stock>\u200bna zalogi</stock>',
    ),
    { gtin: '04006381333931', stock: 5, availability: 'in_stock' },
  ],
  ['a price with a footnote', DISTRIBUTOR('<PPC>12.90€*</PPC>'), { priceCents: 1290, currency: 'EUR' }],
  ['a price with invisible signs', DISTRIBUTOR('<PPC>\u200e12.90\u200b</PPC>'), { priceCents: 1290 }],
  ['the number of a currency', CENEJE('<curCode>978</curCode>'), { currency: 'EUR' }],
  [
    'Google’s elements in a namespace that is not quite Google’s',
    GOOGLE('').replace('ns/1.0', 'ns/1.0/feed'),
    { productCode: '1', priceCents: 990 },
  ],
  [
    'Google’s elements in a wrong namespace',
    GOOGLE('').replace('http://base.google.com/ns/1.0', 'http://trgovina.example/g'),
    { productCode: '1', priceCents: 990 },
  ],
  ['null for no description', CENEJE('<description>null</description>'), { description: null }],
  [
    'an address over two lines',
    CENEJE('').replace('https://caj.si/1', 'https://caj.si/\n      crni/1'),
    { link: 'https://caj.si/crni/1' },
  ],
];

it.each(VALUES)('reads %s', async (_, feed, offer) => {
  expect(await itemsOf(feed)).toMatchObject([{ kind: 'offer', offer }]);
});

it.each([
  '<stock>Odprema v 24 urah</stock>',
  '<EAN>n/a</EAN>',
  '<EAN>Ni podatka</EAN>',
  '<EAN>="4006381333931"</EAN>',
])('reports nothing about %s', async (more) => {
  expect((await onlyOffer(CENEJE(more))).issues).toEqual([]);
});

it.each([
  'http://10.0.0.5/caj',
  'http://127.0.0.1:8080/caj',
  'https://192.168.1.20/caj',
  'http://169.254.1.1/caj',
  'http://[::1]/caj',
  'http://0x7f.1/caj',
  'http://localhost/caj',
  'https://trgovina.local/caj',
  'https://Trgovina.LAN./caj',
  'https://nas/caj',
  'https://https://caj.si/1',
])('refuses %s, which visitors cannot open', async (link) => {
  const [item] = await itemsOf(CENEJE('').replace('https://caj.si/1', link));
  expect(item).toMatchObject({ kind: 'rejected', issues: [{ severity: 'error', code: 'link_not_public' }] });
});

it.each([
  'https://193.2.1.66/caj',
  'https://lokal.si/caj',
  'https://local.caj.si:8443/1',
  'https://internal.example/',
])('accepts %s, which they can open', async (link) => {
  expect(await onlyOffer(CENEJE('').replace('https://caj.si/1', link))).toMatchObject({ link, issues: [] });
});

it.each(['NULL', 'undefined', ' - ', '&amp;nbsp;'])('takes %s for no name', async (name) => {
  const [item] = await itemsOf(HEUREKA('', name));
  expect(item).toMatchObject({ kind: 'rejected', issues: [{ severity: 'error', code: 'name_missing' }] });
});

it('reads pieces by the decimal sign of the prices', async () => {
  const comma = CENEJE('<quantity>1.000</quantity>').replace('5.90', '5,90');
  expect(await onlyOffer(comma)).toMatchObject({ stock: 1000, issues: [] });
  expect(await onlyOffer(CENEJE('<quantity>1,000</quantity>'))).toMatchObject({ stock: 1000, issues: [] });
  expect(await onlyOffer(comma.replace('1.000', '1,000'))).toMatchObject({ stock: 1, issues: [] });
});

it('reports a truncated category path', async () => {
  const path = Array.from({ length: 11 }, (_, level) => `Raven ${level + 1}`).join(' &gt; ');
  const { categoryPath, issues } = await onlyOffer(CENEJE(`<fileUnder>${path}</fileUnder>`));
  expect(categoryPath).toHaveLength(10);
  expect(issues).toMatchObject([
    {
      severity: 'notice',
      code: 'category_too_deep',
      values: { max: 10 },
      text: expect.stringMatching(/Raven 11$/),
    },
  ]);
});

it('reads stock that may be zero as unknown', async () => {
  expect(await onlyOffer(CENEJE('<quantity>0-5</quantity>'))).toMatchObject({
    stock: null,
    availability: 'unknown',
    issues: [{ code: 'stock_invalid' }],
  });
});

it('ignores days beside unknown words', async () => {
  expect(await onlyOffer(CENEJE('<stock>Trenutno ni, pride v 2 dneh</stock>'))).toMatchObject({
    availability: 'unknown',
    issues: [{ code: 'availability_unknown' }],
  });
});

it('reports damaged letters of UTF-8 that was decoded as another encoding', async () => {
  for (const encoding of ['windows-1250', 'windows-1252'])
    for (const letters of ['č', 'š', 'ž', 'Č', 'Ž']) {
      const name = new TextDecoder(encoding).decode(Buffer.from(`${letters}aj`));
      expect((await onlyOffer(HEUREKA('', name))).issues).toMatchObject([{ code: 'text_damaged' }]);
    }
  expect((await onlyOffer(HEUREKA('', 'ČAJ ÄPFEL SÃO ÅSE'))).issues).toEqual([]);
});

it.each([
  '<Item/>',
  '<Item> <!-- prazno --> </Item>',
  '<Item id=""><ID/><name> </name><price><![CDATA[]]></price></Item>',
])('reports once that %s is empty', async (empty) => {
  const [item] = await itemsOf(CENEJE('').replace('<Item>', `${empty}<Item>`));
  expect(item).toMatchObject({ kind: 'rejected', issues: [{ severity: 'error', code: 'item_empty' }] });
  expect(item!.issues).toHaveLength(1);
});

it.each([
  '<stock>N/A</stock>',
  '<quantity>null</quantity>',
  '<regularPrice>N/A</regularPrice>',
  '<deliveryCost>-</deliveryCost>',
  '<condition>n/a</condition>',
  '<curCode>NULL</curCode>',
  '<deliveryTimeMin>N/A</deliveryTimeMin>',
  '<mainImage>Array</mainImage>',
])('reads %s as not stated', async (more) => {
  expect(await onlyOffer(CENEJE(more))).toMatchObject({
    stock: null,
    availability: 'unknown',
    currency: 'EUR',
    pictures: [],
    issues: [],
  });
});

it.each(['da/ne', '2-5', '1.12.'])('guesses nothing of %s', async (stock) => {
  const found = await onlyOffer(CENEJE(`<stock>${stock}</stock>`));
  expect(found).toMatchObject({
    availability: 'unknown',
    stock: null,
    issues: [{ code: 'availability_unknown' }],
  });
});

it.each([
  ['https:/caj.si/1', 'https://caj.si/1', []],
  ['https//caj.si/1', 'https://caj.si/1', []],
  ['"https://caj.si/1"', 'https://caj.si/1', []],
  ['&lt;a href="https://caj.si/1"&gt;Čaj&lt;/a&gt;', 'https://caj.si/1', []],
  ['https://caj.si/\u200b1', 'https://caj.si/1', []],
  ['https://caj.si/1, https://caj.si/2', 'https://caj.si/1', ['link_several']],
  ['https://caj.si/1?u=https://caj.si/2', 'https://caj.si/1?u=https://caj.si/2', []],
  ['/1', 'https://caj.si/1', ['link_relative']],
  ['https://caj.si/1,, ;https://caj.si/2', 'https://caj.si/1', ['link_several']],
  ['&lt;a data-href="x" href=https://caj.si/1&gt;Čaj&lt;/a&gt;', 'https://caj.si/1', []],
  ['#', null, ['link_invalid']],
  ['N/A', null, ['link_missing']],
] as const)('reads the link %s as %s', async (written, link, codes) => {
  const feed = CENEJE('').replace('https://caj.si/1', written);
  const [item] = await itemsOf(feed, { baseUrl: 'https://caj.si' });
  expect(item?.kind === 'offer' ? item.offer.link : null).toBe(link);
  expect(item?.issues.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['−12,90', 'price_negative'],
  ['- 12,90', 'price_negative'],
  ['~12,90', 'price_not_a_number'],
  ['12,90 EUR + poštnina', 'price_not_a_number'],
  ['N/A', 'price_missing'],
])('reports the price %s: %s', async (price, code) => {
  const [item] = await itemsOf(DISTRIBUTOR(`<PPC>${price}</PPC>`));
  expect(item).toMatchObject({ kind: 'rejected', issues: [{ code }] });
});

it.each(['null', 'N/A', '-', 'Array'])('takes %s for no code', async (id) => {
  const item = CENEJE('')
    .replace('<ID>1<', `<ID>${id}<`)
    .replace(/.*(<Item>.*<\/Item>).*/, '$1');
  const items = await itemsOf(`<CNJExport>${item}${item}</CNJExport>`);
  expect(items.map(({ issues }) => issues.map(({ code }) => code))).toEqual([['id_missing'], ['id_missing']]);
});

it.each([
  ['brezplačno nad 5 €', 0, []],
  ['brezplačna dostava od 5,90 EUR', 0, []],
  ['free shipping over 5 EUR', 0, []],
  ['brezplačno nad 5,90 €', null, ['delivery_cost_conditional']],
  ['brezplačno nad 50 €', null, ['delivery_cost_conditional']],
  ['brezplačno nad 5 USD', null, ['delivery_cost_invalid']],
  ['brezplačno v Ljubljani', null, ['delivery_cost_invalid']],
] as const)('reads delivery that is %s', async (written, cents, codes) => {
  const [item] = await itemsOf(CENEJE(`<deliveryCost>${written}</deliveryCost>`));
  expect(item).toMatchObject({ kind: 'offer', offer: { deliveryCostCents: cents } });
  expect(item?.issues.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z', []],
  ['2026-11-22', '2026-11-22T23:00:00.000Z', []],
  ['31. 7. 2027', '2027-07-31T22:00:00.000Z', []],
  ['9999-12-31', '9999-12-31T23:00:00.000Z', []],
  ['2027-01-31T10:00+0100', '2027-01-31T09:00:00.000Z', []],
  ['enkrat', null, ['value_unknown']],
] as const)('reads an offer that holds until %s', async (date, expiresAt, codes) => {
  const feed = GOOGLE(
    `<g:availability>in stock</g:availability><g:quantity>3</g:quantity><g:expiration_date>${date}</g:expiration_date>`,
  );
  const [item] = await itemsOf(feed);
  expect(item).toMatchObject({ kind: 'offer', offer: { availability: 'in_stock', expiresAt } });
  expect(item?.issues.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['Je na zalogi', 'in_stock'],
  ['Izdelek je na zalogi.', 'in_stock'],
  ['Razpoložljivo', 'in_stock'],
  ['Lagernd', 'in_stock'],
  ['Sofort verfügbar, Lieferzeit: 1-3 Tage', 'in_stock'],
  ['Nicht lagernd', 'out_of_stock'],
  ['Momentálně nedostupné', 'out_of_stock'],
  ['Temporarily unavailable', 'out_of_stock'],
  ['Trenutno ni na voljo', 'out_of_stock'],
  ['Odprodano', 'out_of_stock'],
  ['Kmalu na voljo', 'preorder'],
  ['Na zalogi v zunanjem skladišču', 'backorder'],
  ['Special order', 'backorder'],
  ['Rendelhető', 'backorder'],
  ['Usually ships in 3-5 days', 'backorder'],
  ['Pošljemo v 24 urah', 'in_stock'],
  ['Razpoložljivo v 5 dneh', 'backorder'],
] as const)('understands that %s', async (stock, availability) => {
  expect(await onlyOffer(CENEJE(`<stock>${stock}</stock>`))).toMatchObject({ availability, issues: [] });
});

it.each(['Does not apply', 'Not applicable', 'brez EAN', 'nima EAN kode', 'no barcode', 'unknown'])(
  'takes %s for no EAN and says nothing of it',
  async (ean) => {
    const feed = CENEJE(`<EAN>${ean}</EAN>`);
    expect(await onlyOffer(feed)).toMatchObject({ ean: null, issues: [] });
  },
);

it('ignores placeholders for a brand and an MPN', async () => {
  const feed = GOOGLE('<g:brand>Does not apply</g:brand><g:mpn>Does Not Apply</g:mpn>');
  expect(await onlyOffer(feed)).toMatchObject({ brand: null, mpn: null, issues: [] });
});

it.each([
  ['<g:shipping><g:country>Slovenija</g:country><g:price>3,10 EUR</g:price></g:shipping>', 310],
  ['<g:shipping>SVN:::3.10 EUR</g:shipping>', 310],
  ['', null],
])('finds delivery here by other names of the country, too: %s', async (home, cents) => {
  const abroad = '<g:shipping><g:country>AT</g:country><g:price>9,90 EUR</g:price></g:shipping>';
  expect(await onlyOffer(GOOGLE(abroad + home))).toMatchObject({ deliveryCostCents: cents });
});

it('reads a delivery cost without a country', async () => {
  expect(await onlyOffer(GOOGLE('<g:shipping>3.90 EUR</g:shipping>'))).toMatchObject({
    deliveryCostCents: 390,
    issues: [],
  });
});

it.each(['no_selection', 'https://caj.si/media/catalog/product/no_selection'])(
  'takes %s for no picture',
  async (url) => {
    expect(await onlyOffer(CENEJE(`<mainImage>${url}</mainImage>`))).toMatchObject({
      pictures: [],
      issues: [],
    });
  },
);

it.each(['{{product.link}}', '[link]', '${url}'])('takes %s for no link', async (link) => {
  const feed = CENEJE('').replace('https://caj.si/1', () => link);
  const [item] = await itemsOf(feed, { baseUrl: 'https://caj.si' });
  expect(item).toMatchObject({ kind: 'rejected', issues: [{ code: 'link_invalid', text: link }] });
});

it('reads unpacked goods as used', async () => {
  expect(await onlyOffer(ZBOZI('<CONDITION>unpacked</CONDITION>'))).toMatchObject({ condition: 'used' });
});

it('reads included delivery as free', async () => {
  const feed = CENEJE('<deliveryCost>v ceni</deliveryCost>');
  expect(await onlyOffer(feed)).toMatchObject({ deliveryCostCents: 0, issues: [] });
});

it('leaves out Shopify’s title of a default variant', async () => {
  for (const [title, name] of [
    ['Sveča - Default Title', 'Sveča'],
    ['Sveča – Default Title', 'Sveča'],
    ['Sveča Default Title', 'Sveča'],
    ['Default Title Sveča', 'Default Title Sveča'],
  ])
    expect(await onlyOffer(googleFeed(googleItem('1', `<g:title>${title}</g:title>`)))).toMatchObject({
      name,
    });
});
