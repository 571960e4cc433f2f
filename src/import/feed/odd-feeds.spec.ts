import { gzipSync } from 'node:zlib';
import { googleFeed, googleItem, itemsOf, refusalOf } from './testing/feeds.js';

const FEED = googleFeed(googleItem('1'));
const UNDECLARED = FEED.replace(/^<\?xml.*\?>\n/, '');
const PACKED = gzipSync(FEED);
const bytes = (...codes: number[]) => Buffer.from(codes);
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** What comes where a feed should be, and what it is refused as. */
const REFUSED: [what: string, content: string | Buffer, code: string][] = [
  ['JSON', '{"products":[]}', 'feed_not_xml'],
  ['CSV', 'id;name;price\n1;Čaj;5\n', 'feed_not_xml'],
  ['a ZIP archive or a spreadsheet', Buffer.from('PK\x03\x04\x14\x00\x06\x00'), 'feed_not_xml'],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'feed_not_xml'],
  ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0, 0x61, 0, 0, 0), 'feed_not_xml'],
  ['a warning before the feed', `Warning: x\n${FEED}`, 'feed_not_xml'],
  ['a warning behind the feed', `${FEED}\nWarning: x`, 'feed_not_well_formed'],
  ['a login page', '<html><body>Prijava</body></html>', 'feed_html'],
  ['nothing but a byte order mark', '\ufeff', 'feed_empty'],
  ['an empty gz', gzipSync(''), 'feed_empty'],
  ['a gz in a gz in a gz', gzipSync(gzipSync(PACKED)), 'feed_not_xml'],
  ['a gz in a gz that is cut', gzipSync(PACKED.subarray(0, -3)), 'feed_truncated'],
  ['a gz with something behind it', Buffer.concat([PACKED, Buffer.from('behind')]), 'feed_gzip_corrupt'],
  ['a gz cut before its sums', PACKED.subarray(0, -3), 'feed_truncated'],
  ['the first two bytes of a gz', PACKED.subarray(0, 2), 'feed_truncated'],
  ['a second feed behind the first', FEED + UNDECLARED, 'feed_not_well_formed'],
  ['NUL', googleFeed(googleItem('1', '<g:brand>a\0b</g:brand>')), 'feed_not_well_formed'],
  ['U+FFFE', googleFeed(googleItem('1', '<g:brand>a\ufffeb</g:brand>')), 'feed_not_well_formed'],
  [
    'a DOCTYPE late in the prolog',
    UNDECLARED.replace('<rss', `<!--${'x'.repeat(70_000)}--><?php ?><!DOCTYPE rss []><rss`),
    'feed_doctype',
  ],
];

it.each(REFUSED)('%s is refused', async (_, content, code) => {
  expect(await refusalOf(itemsOf(content))).toMatchObject({ code });
});

/** What a feed may look like, too. */
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
