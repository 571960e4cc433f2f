import { gzipSync } from 'node:zlib';
import { probeFeed } from './probe-feed.js';
import { feedOf, googleFeed, googleItem, itemsOf, onlyOffer, refusalOf } from '../testing/feeds.js';

const ITEM = googleItem('1');
const NAMED = googleItem('1', '<g:title>Čevlji žametni Šport</g:title>');
const codes = async (content: string | Buffer) =>
  (await probeFeed(feedOf(content))).issues.map(({ code }) => code);
const refusal = async (content: string | Buffer, options = {}) =>
  (await refusalOf(probeFeed(feedOf(content), options))).code;

describe('refusals of the whole file', () => {
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
    [
      'an external DTD',
      `<?xml version="1.0"?>\n<!DOCTYPE rss SYSTEM "http://127.0.0.1/x.dtd"><rss/>`,
      'feed_no_items',
    ],
    [
      'a file entity',
      '<!DOCTYPE rss [ <!ENTITY x SYSTEM "file:///etc/hostname"> ]><rss>&x;</rss>',
      'feed_doctype',
    ],
    ['a wrong tag', googleFeed('<g:id>1</g:id><g:x>'), 'feed_tag_unmatched'],
    ['a control character', googleFeed(`<g:id>1\u0001</g:id>`), 'feed_forbidden_character'],
    ['a second root', `${googleFeed(ITEM)}<rss/>`, 'feed_second_root'],
    ['a second file behind the first', `${googleFeed(ITEM)}\n${googleFeed(ITEM)}`, 'feed_second_declaration'],
    ['products without a root', '<item><id>1</id></item>\n<item><id>2</id></item>', 'feed_second_root'],
    ['a text behind the root', `${googleFeed(ITEM)}\nDone in 3 s`, 'feed_text_outside'],
    [
      'what PHP says behind the root',
      `${googleFeed(ITEM)}<br />\n<b>Warning</b>: fclose() in <b>/www/feed.php</b> on line <b>9</b><br />`,
      'feed_program_message',
    ],
    ['a declaration in capitals', '<?XML version="1.0"?><rss/>', 'feed_declaration'],
    ['a declaration with curly quotes', '<?xml version=“1.0”?><rss/>', 'feed_declaration'],
    ['a declaration with a blank too many', '<? xml version="1.0"?><rss/>', 'feed_declaration'],
    ['a declaration with an order of its own', '<?xml encoding="UTF-8"?><rss/>', 'feed_declaration'],
    [
      'a declaration that ends like a tag',
      '<?xml version="1.0" encoding="UTF-8"><rss></rss>',
      'feed_declaration',
    ],
    ['a name with blanks', googleFeed('<Cena z DDV>1</Cena z DDV>'), 'feed_attribute'],
    ['an attribute without quotes', googleFeed('<g:id type=own>1</g:id>'), 'feed_attribute'],
    ['CDATA in CDATA', googleFeed('<g:id><![CDATA[<![CDATA[1]]>]]></g:id>'), 'feed_cdata_end'],
    ['two hyphens in a comment', googleFeed('<!-- old -- new --><g:id>1</g:id>'), 'feed_comment'],
    ['a mark of which nothing is known', googleFeed('<![CDTA[1]]>'), 'feed_not_well_formed'],
    ['an undeclared prefix', googleFeed('<h:id>1</h:id>'), 'feed_prefix_undeclared'],
  ])('%s', async (_, content, code) => {
    expect(await refusal(content)).toBe(code);
  });

  it('names the likely products of an unknown format', async () => {
    const thing = '<kos id="1"><ime>Čaj</ime><cena>3,50</cena></kos>';
    expect(await refusalOf(probeFeed(feedOf(`<zaloga>${thing.repeat(3)}</zaloga>`)))).toMatchObject({
      code: 'feed_unknown_items',
      values: { item: 'kos', fields: 'id, ime, cena' },
    });
    const item = `<item><title>${'x'.repeat(200)}</title><cena/></item>`;
    expect(await refusalOf(probeFeed(feedOf(`<rss>${item.repeat(9)}</rss>`)))).toMatchObject({
      values: { item: 'item', fields: 'title, cena' },
    });
  });

  it('reports the position of malformed XML', async () => {
    const { line, values } = await refusalOf(
      probeFeed(feedOf(`\n\n${googleFeed('<g:id>1</g:id>', '<g:id>2</b>')}`)),
    );
    expect({ line, values }).toEqual({ line: 6, values: { line: 6, column: 18, tag: 'b', open: 'g:id' } });
  });

  it('names a second root and its position', async () => {
    const refused = await refusalOf(
      probeFeed(feedOf(`${googleFeed(ITEM)}\n<CNJExport ts="1"></CNJExport>`, 7)),
    );
    expect(refused).toMatchObject({ code: 'feed_second_root', line: 5, values: { root: 'CNJExport' } });
  });

  it('names the product with an unclosed element', async () => {
    for (const open of ['<![CDATA[Čaj]]', '<!-- staro ->'])
      expect(
        await refusalOf(probeFeed(feedOf(googleFeed(ITEM, `<g:id>77</g:id><g:title>${open}</g:title>`)))),
      ).toMatchObject({ code: 'feed_unclosed', values: { product: '77' } });
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

  it('is recognised by its bytes, and may have several members', async () => {
    const text = googleFeed(ITEM, NAMED);
    const members = Buffer.concat([gzipSync(text.slice(0, 300)), gzipSync(text.slice(300))]);
    expect((await probeFeed(feedOf(packed))).itemCount).toBe(2);
    expect((await probeFeed(feedOf(members, 1))).itemCount).toBe(2);
  });

  it('is refused when truncated or damaged', async () => {
    expect(await refusal(packed.subarray(0, packed.length - 9))).toBe('feed_truncated');
    const damaged = Buffer.from(packed);
    damaged[damaged.length - 6]! ^= 0xff;
    expect(await refusal(damaged)).toBe('feed_gzip_corrupt');
  });
});

describe('mistakes that are tolerated with a warning', () => {
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
  it('can be stored as JSON for a later reading', async () => {
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

it.each([
  ['in the middle', 50],
  ['while its only piece is read', 64 * 1024],
])('stops on an abort %s, and closes the file', async (_, chunkBytes) => {
  const controller = new AbortController();
  const open = feedOf(googleFeed(ITEM), chunkBytes);
  let source: ReturnType<typeof open> | undefined;
  const reading = probeFeed(() => (source = open()), {
    signal: controller.signal,
    onProgress: (bytes) => bytes > 200 && controller.abort(new Error('cancelled')),
  });
  await expect(reading).rejects.toThrow('cancelled');
  expect(source!.destroyed).toBe(true);
});
