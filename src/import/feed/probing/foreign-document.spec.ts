import { itemsOf, refusalOf } from '../testing/feeds.js';

const many = (element: string) => element.repeat(6);
const ATOM = 'xmlns="http://www.w3.org/2005/Atom"';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const SOAP = 'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"';
const SHEET = 'xmlns="urn:schemas-microsoft-com:office:spreadsheet"';
const NEWS = '<title>Novica</title><link>https://blog.example/1</link><pubDate>danes</pubDate><guid>1</guid>';
const PRODUCT = '<naziv>Čaj</naziv><cena>5,90</cena><sporocilo>novo</sporocilo>';

const FOREIGN: [what: string, content: string, code: string, values?: object][] = [
  [
    'a sitemap',
    `<urlset ${SITEMAP}>${many('<url><loc>https://a.example/1</loc><lastmod/></url>')}</urlset>`,
    'feed_sitemap',
  ],
  [
    'a list of sitemaps',
    '<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>',
    'feed_sitemap',
  ],
  [
    'a blog in RSS',
    `<rss><channel>${many(`<item>${NEWS}</item>`)}</channel></rss>`,
    'feed_news',
    { kind: 'RSS' },
  ],
  [
    'a blog in Atom',
    `<feed ${ATOM}>${many('<entry><title>N</title><id>1</id><updated/></entry>')}</feed>`,
    'feed_news',
    { kind: 'Atom' },
  ],
  ['a blog of one entry', `<rss><channel><item>${NEWS}</item></channel></rss>`, 'feed_news', { kind: 'RSS' }],
  [
    'a list of blogs',
    `<opml><body>${many('<outline text="a" xmlUrl="b"/>')}</body></opml>`,
    'feed_news',
    { kind: 'OPML' },
  ],
  [
    'RSS without entries',
    '<rss><channel><title>Trgovina</title><link>https://a.example</link></channel></rss>',
    'feed_no_items',
  ],
  [
    'a feed written as the text of another document',
    `<?xml version="1.0"?>\n<string xmlns="http://a.example/">&lt;izdelki&gt;\n  &lt;izdelek&gt;${many('&lt;naziv&gt;Čaj&lt;/naziv&gt;')}</string>`,
    'feed_escaped',
  ],
  [
    'a feed with its declaration in the answer of a service',
    `<s:Envelope ${SOAP}><s:Body><Result><![CDATA[<?xml version="1.0"?><SHOP><SHOPITEM/></SHOP>]]></Result></s:Body></s:Envelope>`,
    'feed_escaped',
  ],
  [
    'a message with its markup escaped',
    '<string>&lt;p class="a"&gt;&lt;b&gt;Prijavite se.&lt;/b&gt;&lt;/p&gt;</string>',
    'feed_program_message',
    { text: 'Prijavite se.' },
  ],
  [
    'an XML schema',
    `<x:schema xmlns:x="x">${many('<x:element name="a" type="b"/>')}</x:schema>`,
    'feed_schema',
    { kind: 'XSD' },
  ],
  [
    'the description of a service',
    '<w:definitions xmlns:w="w"><w:message name="a"/></w:definitions>',
    'feed_schema',
    { kind: 'WSDL' },
  ],
  [
    'a style sheet',
    '<x:stylesheet xmlns:x="x"><x:template match="a"/></x:stylesheet>',
    'feed_schema',
    { kind: 'XSLT' },
  ],
  [
    'a workbook in XML',
    `<Workbook ${SHEET}><Worksheet><Table/></Worksheet></Workbook>`,
    'feed_document',
    { kind: 'Excel' },
  ],
  ['a drawing', '<svg><path d="M0 0"/></svg>', 'feed_document', { kind: 'SVG' }],
];

const MESSAGE = 'Dostop zavrnjen';
const ANSWERS: [what: string, content: string][] = [
  ['an error', `<error><![CDATA[${MESSAGE}]]></error>`],
  [
    'several errors',
    `<shop><errors>${many('')}<error><message>${MESSAGE}</message><code/></error></errors></shop>`,
  ],
  [
    'a fault of SOAP',
    `<s:Envelope ${SOAP}><s:Body><s:Fault><faultcode/><faultstring>${MESSAGE}</faultstring></s:Fault></s:Body></s:Envelope>`,
  ],
  ['a message with a code', `<shop><response><code/><text>${MESSAGE}</text></response></shop>`],
  ['a message among products that are none', `<products><message>${MESSAGE}</message></products>`],
  ['a message in an attribute', `<error code="403" message="${MESSAGE}"/>`],
  ['nothing but a text', `<?xml version="1.0"?><!-- ! --><izdelki>${MESSAGE}</izdelki>`],
];

it.each(FOREIGN)('%s is named as what it is', async (_, content, code, values = {}) => {
  expect(await refusalOf(itemsOf(content))).toMatchObject({ code, values });
});

it.each(ANSWERS)('%s is told in its own words', async (_, content) => {
  const { code, values } = await refusalOf(itemsOf(content));
  expect({ code, values }).toEqual({ code: 'feed_program_message', values: { text: MESSAGE } });
});

it.each([
  [
    'products in an answer of SOAP',
    `<s:Envelope ${SOAP}><s:Body>${many(`<artikel>${PRODUCT}</artikel>`)}</s:Body></s:Envelope>`,
  ],
  [
    'products in RSS with fields of its own',
    `<rss><channel>${many(`<item>${NEWS}<cena>5,90</cena></item>`)}</channel></rss>`,
  ],
  [
    'products in a response',
    `<response><status>ok</status>${many(`<message>${PRODUCT}</message>`)}</response>`,
  ],
  [
    'products with a code and details',
    `<shop>${many('<product code="1"><details><name>Čaj</name><price>5,90</price><link/></details></product>')}</shop>`,
  ],
  [
    'a product with a code, details and a message',
    '<shop><product code="1"><message>Novo</message><details><naziv>Čaj</naziv><cena>5,90</cena></details></product></shop>',
  ],
  ...['type', 'status', 'text', 'details'].map((name): [string, string] => [
    `products with a code and ${name}`,
    `<shop>${many(`<product code="1"><${name}>Čaj</${name}></product>`)}</shop>`,
  ]),
  ...['constructor', 'valueOf'].map((root): [string, string] => [
    `products in <${root}>`,
    `<${root}>${many(`<artikel>${PRODUCT}</artikel>`)}</${root}>`,
  ]),
])('%s may be mapped', async (_, content) => {
  expect((await refusalOf(itemsOf(content))).code).toBe('feed_unknown_items');
});

it.each([
  [
    'reviews of Google',
    '<feed xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning"><version>2.3</version><reviews>' +
      [1, 2]
        .map(
          (id) =>
            `<review><review_id>${id}</review_id><reviewer><name>Ana</name></reviewer><content>Dobro</content><ratings><overall min="1" max="5">5</overall></ratings><products><product><product_url>https://a.example/${id}</product_url></product></products></review>`,
        )
        .join('') +
      '</reviews></feed>',
    'feed_reviews',
  ],
  [
    'a supplemental feed',
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Dodatno</title><item><g:id>1</g:id><g:custom_label_0>a</g:custom_label_0></item><item><g:id>2</g:id><g:custom_label_0>b</g:custom_label_0></item></channel></rss>',
    'feed_supplemental',
  ],
  [
    'a supplemental feed with prices',
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:price>5 EUR</g:price></item><item><g:id>2</g:id><g:price>6 EUR</g:price></item></channel></rss>',
    'feed_supplemental',
  ],
  [
    'a supplemental feed with titles',
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Boljše ime</title></item></channel></rss>',
    'feed_supplemental',
  ],
  [
    'a supplemental table',
    'id\tsale_price\tcustom_label_0\n1\t5 EUR\tpoletje\n2\t6 EUR\tzima\n',
    'feed_supplemental',
  ],
  [
    'a table of stores and stock',
    'store code,id,quantity,price\nKranj,1,5,5 EUR\nKranj,2,5,6 EUR\n',
    'feed_supplemental',
  ],
  ['a table of reviews', 'review_id,product_id,rating,content\n1,A,5,Dobro\n2,B,4,Odlično\n', 'feed_reviews'],
  ['a table of another kind', 'id,gtin,barva\n1,3830001234565,rdeča\n2,,modra\n', 'feed_unknown_columns'],
])('%s are named', async (_, content, code) => {
  expect(await refusalOf(itemsOf(content))).toMatchObject({ code });
});
