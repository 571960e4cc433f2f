import { gzipSync } from 'node:zlib';
import { googleFeed, googleItem, itemsOf, refusalOf } from './testing/feeds.js';

const FEED = googleFeed(googleItem('1'));
const UNDECLARED = FEED.replace(/^<\?xml.*\?>\n/, '');
const PACKED = gzipSync(FEED);
const bytes = (...codes: number[]) => Buffer.from(codes);
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Files that are no feeds, and the refusal of each. */
const REFUSED: [what: string, content: string | Buffer, code: string][] = [
  ['JSON', '{"products":[]}', 'feed_json'],
  ['a table of an unknown format', 'id;name;price\n1;Čaj;5\n', 'feed_unknown_columns'],
  ['a table without rows', 'id;name;price\n', 'feed_no_items'],
  ['a cut table', 'id;title;link\n1;Čaj;https://trgovina.example/1\n2;Ka', 'feed_row_cut'],
  [
    'CSV in an element',
    '<izdelki><![CDATA[id;ime;cena\n1;Čaj;5,90\n2;Kava;6,90]]></izdelki>',
    'feed_table_inside',
  ],
  ['CSV in elements', '<rows><row>1;Čaj;5,90</row><row>2;Kava;6,90</row></rows>', 'feed_table_inside'],
  ['a ZIP archive', Buffer.from('PK\x03\x04\x14\x00\x06\x00feed.xml'), 'feed_archive'],
  ['a ZIP archive in a gz', gzipSync('PK\x03\x04\x14\x00\x06\x00feed.xml'), 'feed_archive'],
  ['a TAR archive in a gz', gzipSync(`feed.xml${'\0'.repeat(249)}ustar`), 'feed_archive'],
  ['an XZ archive', bytes(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0), 'feed_archive'],
  ['a workbook', Buffer.from('PK\x03\x04\x14\x00\x06\x00[Content_Types].xml'), 'feed_spreadsheet'],
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'feed_spreadsheet'],
  ['a text document', Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml'), 'feed_document'],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'feed_document'],
  ['a program', '<?php\necho \'<?xml version="1.0"?>\';\n', 'feed_document'],
  [
    'a workbook written as a page',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table/></body></html>',
    'feed_spreadsheet',
  ],
  ['a sentence', 'Izvoz, ki ga iščete, ne obstaja.\nPozdrav', 'feed_not_xml'],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'feed_not_xml'],
  ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0, 0x61, 0, 0, 0), 'feed_not_xml'],
  ['a warning before the feed', `Warning: x\n${FEED}`, 'feed_program_message'],
  ['a warning behind the feed', `${FEED}\nWarning: x`, 'feed_text_outside'],
  ['a login page', '<html><body>Prijava</body></html>', 'feed_html'],
  ['a piece of a page', '<div>Vzdrževanje</div>', 'feed_html'],
  ['a page with a title', '<!DOCTYPE html><title>Prijava</title>', 'feed_html_titled'],
  ['nothing but a declaration', '<?xml version="1.0"?>\n', 'feed_empty'],
  ['nothing but a comment', '<!-- ni izdelkov -->', 'feed_empty'],
  ['nothing but a byte order mark', '\ufeff', 'feed_empty'],
  ['an empty gz', gzipSync(''), 'feed_empty'],
  ['a gz in a gz in a gz', gzipSync(gzipSync(PACKED)), 'feed_archive'],
  ['a gz in a gz that is cut', gzipSync(PACKED.subarray(0, -3)), 'feed_truncated'],
  ['a gz with something behind it', Buffer.concat([PACKED, Buffer.from('behind')]), 'feed_gzip_corrupt'],
  ['a gz cut before its sums', PACKED.subarray(0, -3), 'feed_truncated'],
  ['the first two bytes of a gz', PACKED.subarray(0, 2), 'feed_truncated'],
  ['a second feed behind the first', FEED + UNDECLARED, 'feed_second_root'],
  [
    'HTML that is not closed',
    googleFeed('<g:description>Prva<br>druga</g:description>'),
    'feed_html_unclosed',
  ],
  ...[
    '<product_url>https://caj.si/1</product_url><sku>C1</sku><name>Čaj</name><price>24.9000</price>',
    '<product_id>1</product_id><url>https://caj.si/1</url><name>Čaj</name><price_brutto>5</price_brutto>',
    '<sku>C1</sku><product-name>Tea</product-name><product-url>https://caj.si/1</product-url>',
  ].map((fields): [string, string, string] => [
    `a shop’s export with one of Compari’s names: ${fields}`,
    `<products><product>${fields}</product></products>`,
    'feed_unknown_items',
  ]),
  ['an attribute twice', googleFeed('<g:id a="1" a="2"/>'), 'feed_attribute'],
  [
    'a DOCTYPE late in the prolog',
    UNDECLARED.replace('<rss', `<!--${'x'.repeat(70_000)}--><?php ?><!DOCTYPE rss []><rss`),
    'feed_doctype',
  ],
];

it.each(REFUSED)('%s is refused', async (_, content, code) => {
  expect(await refusalOf(itemsOf(content))).toMatchObject({ code });
});

const WARNING = '<br />\n<b>Warning</b>:  foreach() in <b>/shop/feed.php</b> on line <b>7</b><br />\n';
const TIMEOUT = WARNING.replace('Warning', 'Fatal error');
const MESSAGE = 'foreach() in /shop/feed.php on line 7';

/** Values of the refusal, with which a shop's developer finds the place. */
const TOLD: [what: string, content: string, values: Record<string, unknown>][] = [
  ['an archive', 'PK\x03\x04feed.xml', { kind: 'ZIP' }],
  ['a page', '<html><head><title> 503  Nedosegljivo</title></head></html>', { title: '503 Nedosegljivo' }],
  ['a warning before the feed', WARNING + FEED, { text: `Warning: ${MESSAGE}` }],
  [
    'an error that ended the feed',
    FEED.replace('</channel></rss>', TIMEOUT),
    { text: `Fatal error: ${MESSAGE}` },
  ],
  [
    'an element in other capitals',
    FEED.replace('</g:id>', '</g:ID>'),
    { tag: 'g:ID', open: 'g:id', line: 3 },
  ],
  [
    'a bare <',
    FEED.replace('Izdelek', 'Do < 5 let'),
    { line: 3, near: expect.stringMatching(/<g:title>Do < 5 let 1<\/g:title>/) },
  ],
  [
    'HTML in an attribute',
    FEED.replace('<g:id>', '<g:id text="a <b>">'),
    { line: 3, near: expect.stringContaining('text="a <') },
  ],
  [
    'controls and half a character, which no database takes',
    FEED.replace('Izdelek', 'Do\0😀'.padEnd(24, 'x') + '😀'),
    { near: expect.not.stringMatching(/[\p{Cc}\p{Cs}]/u) },
  ],
];

it.each(TOLD)('of %s the refusal tells more', async (_, content, values) => {
  expect((await refusalOf(itemsOf(content))).values).toMatchObject(values);
});

const MANY = Array.from({ length: 1_000 }, (_, index) => `<item>${googleItem(`M${index}`)}</item>\n`);

it.each(TOLD.slice(3))('and of %s far behind the beginning, in short', async (_, content, values) => {
  const long = content.replace('<item>', `${MANY.join('')}<item>`);
  const { line, ...told } = { line: 0, ...values };
  const refusal = await refusalOf(itemsOf(long));
  expect(refusal.values).toMatchObject(line ? { ...told, line: line + MANY.length } : told);
  expect(JSON.stringify(refusal.values).length).toBeLessThan(400);
});

it('accepts a feed after a misplaced byte order mark', async () => {
  const cut = Buffer.from(FEED.replace('Izdelek', 'Izdelek \u00e8').slice(0, -20), 'latin1');
  expect(await refusalOf(itemsOf(Buffer.concat([bytes(0xef, 0xbb, 0xbf), cut])))).toMatchObject({
    code: 'feed_truncated',
  });
});

/** Feeds that are accepted in spite of their form. */
const READ: [what: string, content: string | Buffer][] = [
  ['UTF-16BE without a byte order mark', bigEndian(FEED.replace('UTF-8', 'UTF-16'))],
  ['a gz in a gz', gzipSync(PACKED)],
  ['a gz that is filled up with zeros', Buffer.concat([PACKED, Buffer.alloc(512)])],
  [
    'a gz of several members',
    Buffer.concat([FEED.slice(0, 150), FEED.slice(150)].map((part) => gzipSync(part))),
  ],
  ['comments and instructions everywhere', FEED.replace('9.90 EUR', '9<!-- & -->.90<?php &nbsp; ?> EUR')],
  ['a CDATA section that is split', FEED.replace('Izdelek 1', '<![CDATA[Izdelek]]><![CDATA[ 1]]>')],
  ['a byte order mark behind blank lines', `\n\n\ufeff${FEED}`],
];

it.each(READ)('%s is read', async (_, content) => {
  expect(await itemsOf(content)).toMatchObject([
    { kind: 'offer', offer: { productCode: '1', name: 'Izdelek 1', priceCents: 990 } },
  ]);
});

it.each([
  [
    'Izvoz še ni pripravljen\nPoskusite pozneje',
    'feed_not_xml',
    { line: 1, near: 'Izvoz še ni pripravljen' },
  ],
  ['šifra;cena\n1;5\n', 'feed_not_xml', { line: 1, near: 'šifra;cena' }],
  ['\n\nsku;ime;cena\n', 'feed_no_items', {}],
  ['"sku;ime;cena\n1;a;5\n', 'feed_quote_unclosed', { line: 1 }],
])('%j is refused with what stands there', async (content, code, values) => {
  expect(await refusalOf(itemsOf(content))).toMatchObject({ code, values });
});
