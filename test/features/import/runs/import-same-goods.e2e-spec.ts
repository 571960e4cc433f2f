import { gzipSync } from 'node:zlib';
import { Katalog } from '../../../support/katalog.js';

const COUNT = 30;
const NUMBERS = Array.from({ length: COUNT }, (_, index) => index);

const FIELDS: ((number: number) => string)[] = [
  (number) => `<g:id>c-${number}</g:id>`,
  (number) => `<g:title>Čaj &amp; med ${number}</g:title>`,
  (number) => `<g:link>https://caj.example/${number}?a=1&amp;b=2</g:link>`,
  (number) => `<g:price>${number + 1}.50 EUR</g:price>`,
  () => '<g:description>Za &lt;b&gt;dobro&lt;/b&gt; jutro</g:description>',
  () => '<g:availability>in_stock</g:availability>',
  () => '<g:product_type>Pijače &gt; Čaji</g:product_type>',
];
const item = (number: number) => `<item>${FIELDS.map((field) => field(number)).join('')}</item>`;
const feed = (items: string[], root = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}<channel>${items.join('\n')}</channel></rss>`;
const FEED = feed(NUMBERS.map(item));
const utf16 = (text: string) => Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le');

/** Files with other bytes and the same offers. */
const SAME: [how: string, file: string | Buffer][] = [
  ['in another order', feed(NUMBERS.map(item).reverse())],
  [
    'with their fields in another order',
    FEED.replaceAll(/<item>(<g:id>.*?<\/g:id>)(.*?)<\/item>/g, '<item>$2$1</item>'),
  ],
  ['indented', FEED.replaceAll(/<(g:\w+|item)>/g, '\r\n\t<$1>').replaceAll('</item>', '\r\n</item>')],
  ['with blanks around the values', FEED.replaceAll(/(<g:\w+>)(.*?)(<\/g)/g, '$1\n  $2\n$3')],
  [
    'in CDATA',
    FEED.replaceAll(
      /(<g:title>)(.*?)(<\/g)/g,
      (_, open: string, text: string, close: string) =>
        `${open}<![CDATA[${text.replace('&amp;', '&')}]]>${close}`,
    ),
  ],
  ['with references for letters', FEED.replaceAll('Č', '&#268;').replaceAll('č', '&#x10D;')],
  [
    'escaped twice',
    FEED.replaceAll('&amp; med', '&amp;amp; med').replaceAll('Pijače &gt;', 'Pijače &amp;gt;'),
  ],
  ['with comments and instructions', FEED.replaceAll('<g:price>', '<!-- cena --><?izvoz?><g:price>')],
  ['by another prefix', FEED.replaceAll(/g:|(?<=xmlns:)g/g, (name) => name.replace('g', 'c'))],
  [
    'with attributes of the root in another order',
    FEED.replace(/<rss (\S+) (\S+)>/, '<rss $2 created="2026-11-22" $1>'),
  ],
  ['with prices written in another way', FEED.replaceAll(/(\d+)\.50 EUR/g, '$1,5 €')],
  ['with unknown fields', FEED.replaceAll('</item>', '<g:custom_label_0>izpis 7</g:custom_label_0></item>')],
  ['in UTF-16 without a mark', utf16(FEED)],
  ['packed', gzipSync(FEED)],
];

const katalog = await Katalog.use();
const store = await katalog.store();
await katalog.import(store, FEED);

describe('a file with the same offers', () => {
  it.each(SAME)('%s changes nothing', async (_, file) => {
    expect(file).not.toEqual(FEED);
    expect(await katalog.import(store, file)).toMatchObject({
      status: 'done',
      counters: { read: COUNT, created: 0, updated: 0, unchanged: COUNT, rejected: 0, deactivated: 0 },
      changeCount: 0,
    });
  });

  it('under product codes in another case is held, since they are other offers', async () => {
    expect(await katalog.import(store, FEED.replaceAll('>c-', '>C-'))).toMatchObject({
      status: 'held',
      holds: [{ code: 'mass_removal' }],
    });
  });

  it('each twice imports the first of each', async () => {
    expect(await katalog.import(store, feed([...NUMBERS, ...NUMBERS].map(item)))).toMatchObject({
      status: 'done',
      counters: { read: 2 * COUNT, unchanged: COUNT, updated: 0, deactivated: 0, rejected: COUNT },
    });
  });

  it.each([
    ['no goods', feed([])],
    ['half a file', FEED.slice(0, FEED.length / 2)],
  ])('but %s changes nothing, and is refused', async (_, file) => {
    expect(await katalog.import(store, file)).toMatchObject({ status: 'failed', changeCount: 0 });
  });
});
