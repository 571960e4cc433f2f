import { gzipSync } from 'node:zlib';
import { googleFeed, googleItem, itemsOf, onlyOffer, refusalOf } from './testing/feeds.js';

/** A feed with one product that has a code, and `inside`. */
const feed = (inside: string, before: string[] = []) =>
  googleFeed(...before, `<g:id>K-7</g:id>${inside}<g:title>Čaj</g:title>`);
const FAR = Array.from({ length: 21_000 }, (_, index) => googleItem(`M${index}`));

const FORBIDDEN: [where: string, inside: string, character: string][] = [
  ['a vertical tab in a text', '<g:brand>Bela\x0btehnika</g:brand>', 'U+000B'],
  ['NUL', '<g:brand>a\0b</g:brand>', 'U+0000'],
  ['a noncharacter', '<g:brand>a\ufffeb</g:brand>', 'U+FFFE'],
  ['a control in CDATA', '<g:brand><![CDATA[a\x02b]]></g:brand>', 'U+0002'],
  ['a control in an attribute', '<g:brand of="a\x1fb"/>', 'U+001F'],
  ['a control in a comment', '<!-- a\x0cb -->', 'U+000C'],
  ['a reference', '<g:brand>a&#1;b</g:brand>', '&#1;'],
  ['a reference in an attribute', '<g:brand of="a&#x1F;b"/>', '&#x1F;'],
  ['half a pair of UTF-16', '<g:brand>&#xD83D;&#xDE00;</g:brand>', '&#xD83D;'],
  ['a reference to nothing', '<g:brand>&#x110000;</g:brand>', '&#x110000;'],
  ['a number that is too large', '<g:brand>&#99999999999999999999;</g:brand>', '&#99999999999999999999;'],
];

describe.each(FORBIDDEN)(
  '%s refuses the file and is named with its place and product',
  (_, inside, character) => {
    const column = inside.search(/[\0-\x1f\ufffe]|;/) + '<item><g:id>K-7</g:id>'.length + 2;
    const told = {
      code: 'feed_forbidden_character_in',
      values: { line: 3, column, character, product: 'K-7' },
    };

    it('in UTF-8, UTF-16 and gz', async () => {
      const content = feed(inside);
      const utf16 = Buffer.from(`\ufeff${content.replace('UTF-8', 'UTF-16')}`, 'utf16le');
      for (const bytes of [content, utf16, gzipSync(content)])
        expect(await refusalOf(itemsOf(bytes))).toMatchObject(told);
    });
  },
);

it('is named far after the beginning, too', async () => {
  expect(await refusalOf(itemsOf(feed('<g:brand>a\x0bb</g:brand>', FAR)))).toMatchObject({
    code: 'feed_forbidden_character_in',
    values: { line: 3 + FAR.length, character: 'U+000B', product: 'K-7' },
  });
});

it('is named without a product outside of items', async () => {
  for (const content of [feed('').replace('Trgovina', 'Trgovina\x0b'), googleFeed('<g:id>1\x0b</g:id>')]) {
    const { code, values } = await refusalOf(itemsOf(content));
    expect({ code, product: values.product }).toEqual({
      code: 'feed_forbidden_character',
      product: undefined,
    });
  }
});

it.each([
  ['<rss', '\ufeff<rss', 2],
  ['</rss>', '</rss>\n\ufeff', 5],
])('is named when it is a byte order mark beside the root', async (root, marked, line) => {
  const refused = await refusalOf(itemsOf(feed('').replace(root, marked)));
  expect(refused).toMatchObject({ code: 'feed_forbidden_character', values: { line, character: 'U+FEFF' } });
});

it('reads references to windows-1252 as browsers do, and reports it', async () => {
  const end: string[] = [];
  const brand = '5 &#128; &#150; it&#0146;s &#x99;&#x0000A;&#00065;';
  const offer = await onlyOffer(googleFeed(googleItem('1', `<g:brand>${brand}</g:brand>`)), {
    onEnd: ({ issues }) => end.push(...issues.map(({ code, values }) => `${code} ${values.count}`)),
  });
  expect(offer.brand).toBe('5 € – it’s ™ A');
  expect(end).toEqual(['reference_of_windows 4']);
});

it('keeps UTF-8 when surrogates are encoded separately', async () => {
  const [before, behind] = googleFeed(googleItem('1', '<g:title>Žamet šiv ×× čaj</g:title>')).split('××');
  const halves = Buffer.from([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]);
  const content = Buffer.concat([Buffer.from(before!), halves, Buffer.from(behind!)]);
  expect(await itemsOf(content)).toMatchObject([
    { offer: { name: expect.stringMatching(/^Žamet šiv .+ čaj$/) }, issues: [{ code: 'text_damaged' }] },
  ]);
});
