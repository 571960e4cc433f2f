import { gzipSync } from 'node:zlib';
import type { ReadFeedOptions } from './options.js';
import { probeFeed } from './probe-feed.js';
import { readFeed } from './read-feed.js';
import type { FeedSummary } from './summary.js';
import { feedOf, googleFeed, googleItem, itemsOf, onlyOffer, refusalOf } from './testing/feeds.js';
import { NotUtf8 } from './xml/encoding.js';

const ITEM = googleItem('1');
const NAMED = googleItem('1', '<g:title>Čevlji žametni Šport</g:title>');
const codes = async (content: string | Buffer) =>
  (await probeFeed(feedOf(content))).issues.map(({ code }) => code);
const refusal = async (content: string | Buffer, options = {}) =>
  (await refusalOf(probeFeed(feedOf(content), options))).code;

/** Slovenian letters in an encoding of eight bits, the rest as it is. */
function eightBits(text: string, letters: Record<string, number>): Buffer {
  return Buffer.from(Array.from(text, (char) => letters[char] ?? char.charCodeAt(0)));
}
const windows1250 = (text: string) =>
  eightBits(text, { Č: 0xc8, č: 0xe8, Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e });
const iso88592 = (text: string) => eightBits(text, { Č: 0xc8, č: 0xe8, Š: 0xa9, š: 0xb9, Ž: 0xae, ž: 0xbe });

describe('what is refused as a whole', () => {
  it.each([
    ['an empty file', '', 'feed_empty'],
    ['blanks only', ' \n\n ', 'feed_empty'],
    ['a web page', '<!DOCTYPE html>\n<html><body>503</body></html>', 'feed_html'],
    ['a web page without DOCTYPE', '<HTML><body>503<br></body></HTML>', 'feed_html'],
    ['JSON', '{"products":[]}', 'feed_json'],
    ['a ZIP archive', 'PK\u0003\u0004', 'feed_archive'],
    ['a feed without items', googleFeed(), 'feed_no_items'],
    ['a root and nothing in it', '<CNJExport></CNJExport>', 'feed_no_items'],
    ['a format that is not known', '<shop><thing><id>1</id></thing></shop>', 'feed_unknown_format'],
    ['a blog', '<rss><channel><item><title>Novica</title></item></channel></rss>', 'feed_unknown_format'],
    [
      'an external DTD',
      `<?xml version="1.0"?>\n<!DOCTYPE rss SYSTEM "http://127.0.0.1/x.dtd"><rss/>`,
      'feed_doctype',
    ],
    [
      'a file entity',
      '<!DOCTYPE rss [ <!ENTITY x SYSTEM "file:///etc/hostname"> ]><rss>&x;</rss>',
      'feed_doctype',
    ],
    ['a wrong tag', googleFeed('<g:id>1</g:id><b>'), 'feed_tag_unmatched'],
    ['a control character', googleFeed(`<g:id>1\u0001</g:id>`), 'feed_not_well_formed'],
    ['a second root', `${googleFeed(ITEM)}<rss/>`, 'feed_not_well_formed'],
    ['an undeclared prefix', googleFeed('<h:id>1</h:id>'), 'feed_prefix_undeclared'],
  ])('%s', async (_, content, code) => {
    expect(await refusal(content)).toBe(code);
  });

  it('says of an unknown format what its products seem to be', async () => {
    const thing = '<kos id="1"><ime>Čaj</ime><cena>3,50</cena></kos>';
    expect(await refusalOf(probeFeed(feedOf(`<zaloga>${thing.repeat(3)}</zaloga>`)))).toMatchObject({
      code: 'feed_unknown_items',
      values: { item: 'kos', fields: 'id, ime, cena' },
    });
    const item = `<item><title>${'x'.repeat(200)}</title><text/></item>`;
    expect(await refusalOf(probeFeed(feedOf(`<rss>${item.repeat(9)}</rss>`)))).toMatchObject({
      values: { item: 'item', fields: 'title, text' },
    });
  });

  it('says where the XML is wrong', async () => {
    const { line, values } = await refusalOf(
      probeFeed(feedOf(`\n\n${googleFeed('<g:id>1</g:id>', '<g:id>2</b>')}`)),
    );
    expect({ line, values }).toEqual({ line: 6, values: { line: 6, column: 18, tag: 'b', open: 'g:id' } });
  });

  it('a feed cut anywhere after its first item', async () => {
    const whole = googleFeed(ITEM, NAMED);
    const bytes = Buffer.from(whole);
    for (let end = whole.indexOf('</item>'); end < bytes.length - 1; end += 7)
      expect(await refusal(bytes.subarray(0, end))).toBe('feed_truncated');
    expect((await probeFeed(feedOf(bytes))).itemCount).toBe(2);
  });

  it('an entity bomb, before a single entity is read', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE SHOP [<!ENTITY l0 "lol"><!ENTITY l1 "&l0;&l0;">]><SHOP>&l1;</SHOP>`;
    expect(await refusal(bomb)).toBe('feed_doctype');
  });
});

describe('limits', () => {
  it.each([
    ['depth', { depth: 10 }, '<a>'.repeat(11) + '</a>'.repeat(11), 'feed_too_deep'],
    ['one text', { valueLength: 1000 }, `<g:title>${'x'.repeat(1001)}</g:title>`, 'feed_value_too_large'],
    ['one comment', { valueLength: 1000 }, `<!--${'x'.repeat(200_000)}-->`, 'feed_value_too_large'],
    ['one name', { valueLength: 1000 }, `<${'x'.repeat(200_000)}/>`, 'feed_value_too_large'],
    [
      'attributes',
      { attributes: 20 },
      `<a ${Array.from({ length: 21 }, (_, index) => `a${index}=""`).join(' ')}/>`,
      'feed_too_many_attributes',
    ],
    ['elements of an item', { itemNodes: 100 }, '<a/>'.repeat(101), 'feed_item_too_large'],
    ['text of an item', { itemLength: 1000 }, `<a>${'x'.repeat(90)}</a>`.repeat(12), 'feed_item_too_large'],
    [
      'attribute text of a tag',
      { itemLength: 1000 },
      `<a ${Array.from({ length: 12 }, (_, index) => `a${index}="${'x'.repeat(90)}"`).join(' ')}/>`,
      'feed_item_too_large',
    ],
    ['bytes', { unpackedBytes: 500 }, `<a>${'x'.repeat(500)}</a>`, 'feed_too_large'],
  ])('%s', async (_, limits, inside, code) => {
    expect(await refusal(googleFeed(inside + ITEM), { limits })).toBe(code);
  });

  it('an archive that unpacks to more than the ratio allows', async () => {
    const bomb = gzipSync(`${' '.repeat(20 * 1024 ** 2)}${googleFeed(ITEM)}`);
    expect(await refusal(bomb, { limits: { ratio: 200 } })).toBe('feed_ratio');
    expect((await probeFeed(feedOf(bomb), { limits: { ratio: 2000 } })).itemCount).toBe(1);
  });
});

describe('gzip', () => {
  const packed = gzipSync(googleFeed(ITEM, NAMED));

  it('is known by its bytes and may have several members', async () => {
    const text = googleFeed(ITEM, NAMED);
    const members = Buffer.concat([gzipSync(text.slice(0, 300)), gzipSync(text.slice(300))]);
    expect((await probeFeed(feedOf(packed))).itemCount).toBe(2);
    expect((await probeFeed(feedOf(members, 1))).itemCount).toBe(2);
  });

  it('is refused when cut or damaged', async () => {
    expect(await refusal(packed.subarray(0, packed.length - 9))).toBe('feed_truncated');
    const damaged = Buffer.from(packed);
    damaged[damaged.length - 6]! ^= 0xff;
    expect(await refusal(damaged)).toBe('feed_gzip_corrupt');
  });
});

describe('encodings', () => {
  const declared = (encoding: string) => googleFeed(NAMED).replace('UTF-8', encoding);
  const undeclared = googleFeed(NAMED).replace(/^<\?xml.*\n/, '');
  const utf16 = Buffer.from(`\ufeff${declared('utf-16')}`, 'utf16le');
  const marked = (text: string, encode = windows1250) => Buffer.concat([Buffer.from('\ufeff'), encode(text)]);

  it.each([
    ['UTF-8', Buffer.from(declared('UTF-8')), 'utf-8', []],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${declared('utf-8')}`), 'utf-8', []],
    ['UTF-8 without declaration', Buffer.from(undeclared), 'utf-8', []],
    ['UTF-16LE', utf16, 'utf-16le', []],
    ['UTF-16BE', Buffer.from(utf16).swap16(), 'utf-16be', []],
    ['UTF-16LE without a byte order mark', utf16.subarray(2), 'utf-16le', []],
    ['UTF-16BE without a byte order mark', Buffer.from(utf16).swap16().subarray(2), 'utf-16be', []],
    ['UTF-16LE without a declaration', Buffer.from(undeclared, 'utf16le'), 'utf-16le', []],
    ['UTF-16LE, declared UTF-8', Buffer.from(declared('UTF-8'), 'utf16le'), 'utf-16le', ['encoding_false']],
    ['UTF-8, declared UTF-16', Buffer.from(declared('utf-16')), 'utf-8', ['encoding_false']],
    ['ISO 8859-2', iso88592(declared('ISO-8859-2')), 'iso-8859-2', []],
    [
      'ISO 8859-2, declared windows-1250',
      iso88592(declared('windows-1250')),
      'iso-8859-2',
      ['encoding_false'],
    ],
    ['ISO 8859-2, declared ISO 8859-1', iso88592(declared('iso-8859-1')), 'iso-8859-2', ['encoding_false']],
    ['ISO 8859-2, undeclared', iso88592(undeclared), 'iso-8859-2', ['encoding_undeclared']],
    ['windows-1250', windows1250(declared('windows-1250')), 'windows-1250', []],
    ['windows-1250, declared UTF-8', windows1250(declared('UTF-8')), 'windows-1250', ['encoding_false']],
    [
      'windows-1250, declared ISO 8859-2',
      windows1250(declared('ISO-8859-2')),
      'windows-1250',
      ['encoding_false'],
    ],
    ['windows-1250, undeclared', windows1250(undeclared), 'windows-1250', ['encoding_undeclared']],
    ['UTF-8, declared windows-1250', Buffer.from(declared('windows-1250')), 'utf-8', ['encoding_false']],
    ['windows-1250, declared CP-1250', windows1250(declared('CP-1250')), 'windows-1250', []],
    ['windows-1250 behind the mark of UTF-8', marked(declared('windows-1250')), 'windows-1250', []],
    [
      'windows-1250 behind the mark of UTF-8, undeclared',
      marked(undeclared),
      'windows-1250',
      ['encoding_undeclared'],
    ],
    ['ISO 8859-2 behind the mark of UTF-8', marked(declared('ISO-8859-2'), iso88592), 'iso-8859-2', []],
  ])('%s', async (_, bytes, label, issues) => {
    for (const pieceBytes of [1, 7, 64 * 1024]) {
      const summary = await probeFeed(feedOf(bytes, pieceBytes));
      expect(summary.encoding).toEqual({ label, damaged: false });
      expect(summary.issues.map(({ code }) => code)).toEqual(issues);
      const [item] = await itemsOf(feedOf(bytes, pieceBytes), { summary });
      expect(item).toMatchObject({ offer: { name: 'Čevlji žametni Šport' } });
    }
  });

  it('takes no offence at a declaration that is as good as any for bare ASCII', async () => {
    for (const encoding of ['windows-1250', 'iso-8859-1', 'us-ascii'])
      expect(await codes(googleFeed(ITEM).replace('UTF-8', encoding))).toEqual([]);
    expect(await codes(googleFeed(ITEM).replace('UTF-8', 'utf-16'))).toEqual(['encoding_false']);
  });

  it('stays with UTF-8 when only a few of its characters are damaged', async () => {
    const text = googleFeed(googleItem('1', `<g:title>Kava ${'čšž'.repeat(30)} X</g:title>`));
    const bytes = Buffer.from(text);
    bytes[bytes.indexOf('X')] = 0xe8;
    expect(await probeFeed(feedOf(bytes))).toMatchObject({
      encoding: { label: 'utf-8', damaged: true },
      issues: [{ code: 'encoding_damaged', itemNumber: 0 }],
    });
    const [item] = await itemsOf(bytes);
    expect(item).toMatchObject({ kind: 'offer', issues: [{ code: 'text_damaged' }] });
  });
});

describe('what is tolerated with a warning', () => {
  it('blank lines before the declaration, with the right line numbers', async () => {
    const content = `\n\n  ${googleFeed(ITEM)}`;
    expect(await codes(content)).toEqual(['blanks_before_declaration']);
    expect(await itemsOf(content)).toMatchObject([{ line: 5 }]);
    expect(await codes(`\n<rss${googleFeed(ITEM).split('<rss')[1]}`)).toEqual([]);
  });

  it('named references of HTML without a DTD and a bare &', async () => {
    const content = googleFeed(
      googleItem(
        '1',
        '<g:title>Kava&nbsp;mleta &ndash; 250&nbsp;g &copy;</g:title>\n<g:link>https://shop.example/?a=1&b=2</g:link>',
      ),
    );
    expect((await probeFeed(feedOf(content))).issues).toMatchObject([
      { code: 'entity_undeclared', severity: 'warning', line: 3, text: '&nbsp;', values: { count: 4 } },
      { code: 'ampersand_bare', line: 4, text: '&b=2</g:link><g:id>1</g:id><g:', values: { count: 1 } },
    ]);
    expect(await onlyOffer(content)).toMatchObject({
      name: 'Kava mleta – 250 g ©',
      link: 'https://shop.example/?a=1&b=2',
    });
  });
});

describe('the summary', () => {
  it('survives JSON and serves a later reading', async () => {
    const content = googleFeed(
      googleItem('1', '<g:price>12,50 EUR</g:price>'),
      googleItem('2', '<g:price>8,000</g:price>'),
    );
    const summary = JSON.parse(JSON.stringify(await probeFeed(feedOf(content))));
    expect(summary).toMatchObject({ format: 'google-rss', itemCount: 2, decimalSign: ',' });
    expect(summary.decimalEvidence).toEqual({ point: 0, comma: 1, ambiguous: 1 });
    expect(await itemsOf(content, { summary })).toMatchObject([
      { offer: { priceCents: 1250 } },
      { offer: { priceCents: 800 } },
    ]);
  });
});

describe('a feed that goes on long after its beginning', () => {
  const long = (...last: string[]) => {
    const items = Array.from({ length: 23_000 }, (_, index) => googleItem(String(index)));
    return googleFeed(...items, ...last);
  };
  const read = async (content: string | Buffer, options: ReadFeedOptions = {}) => {
    const found = { items: 0, end: {} as Partial<FeedSummary> };
    const onEnd = (end: Partial<FeedSummary>) => (found.end = end);
    for await (const items of readFeed(feedOf(content, 64 * 1024), { ...options, onEnd }))
      found.items += items.length;
    return found;
  };

  it('is probed at its beginning only, and counted by whoever reads it', async () => {
    const content = long();
    let probed = 0;
    const onProgress = (bytes: number) => (probed = bytes);
    const { itemCount } = await probeFeed(feedOf(content, 64 * 1024), { onProgress });
    expect(itemCount).toBeGreaterThanOrEqual(20_000);
    expect(probed).toBeLessThan(content.length);
    expect(await read(content)).toMatchObject({ items: 23_000, end: { itemCount: 23_000, issues: [] } });
  });

  it('is refused for what is wrong at its end', async () => {
    const content = long();
    await expect(read(content.slice(0, -20))).rejects.toMatchObject({ code: 'feed_truncated' });
    await expect(read(long('<g:id>1</b>'))).rejects.toMatchObject({ code: 'feed_tag_unmatched' });
  });

  it('tells at its end what was tolerated there', async () => {
    const { end } = await read(long(googleItem('last', '<g:title>Kava&nbsp;</g:title>')));
    expect(end.issues).toMatchObject([{ code: 'entity_undeclared', values: { count: 1 } }]);
  });

  it('shows its encoding by the whole of it where its end is no UTF-8', async () => {
    const content = windows1250(long(googleItem('last', '<g:title>Čevlji žametni</g:title>')));
    await expect(read(content)).rejects.toThrow(NotUtf8);
    const summary = await probeFeed(feedOf(content, 64 * 1024), { byCensus: true });
    expect(summary.encoding).toEqual({ label: 'windows-1250', damaged: false });
    const { items, end } = await read(content, { summary });
    expect(items).toBe(23_001);
    expect(end.issues).toMatchObject([{ code: 'encoding_false', values: { found: 'windows-1250' } }]);
  });
});

it('stops when it is told to, and closes the file', async () => {
  const controller = new AbortController();
  const open = feedOf(googleFeed(ITEM), 50);
  let source: ReturnType<typeof open> | undefined;
  const reading = probeFeed(() => (source = open()), {
    signal: controller.signal,
    onProgress: (bytes) => bytes > 200 && controller.abort(new Error('cancelled')),
  });
  await expect(reading).rejects.toThrow('cancelled');
  expect(source!.destroyed).toBe(true);
});
