import type { ItemMemory, KnownItem, RecognisedItem } from './known-item.js';
import type { FeedItem } from './offer.js';
import type { ReadFeedOptions } from './items/options.js';
import { probeFeed } from './probing/probe-feed.js';
import { readFeed } from './reading/read-feed.js';
import { FeedRefused } from './refused.js';
import type { FeedSummary } from './items/summary.js';
import { feedOf, googleFeed, googleItem, katalogFeed } from './testing/feeds.js';

const OFFER =
  '<productCode>A</productCode><name>Čaj 🍵</name><price>3.50</price><link>https://a.example/1</link>';
const anOffer = (code: string, more = '') => `<offer>${OFFER.replace('>A<', `>${code}<`)}${more}</offer>`;

/** Remembers the results of items, and recalls all of them. */
class Memory implements ItemMemory {
  readonly texts = new Map<string, FeedItem>();
  isEmpty = true;

  recall(key: Buffer, accepts: (known: KnownItem) => boolean): KnownItem | null {
    const item = this.texts.get(key.toString('hex'));
    if (item?.kind !== 'offer') return null;
    const known = { productCode: item.offer.productCode } as KnownItem;
    return accepts(known) ? known : null;
  }

  remember(items: (FeedItem | RecognisedItem)[]): void {
    for (const item of items)
      if (item.kind === 'offer' && item.key) this.texts.set(item.key.toString('hex'), item);
    this.isEmpty = false;
  }
}

interface Options extends ReadFeedOptions {
  chunkBytes?: number;
}

interface Reading {
  items: (FeedItem | RecognisedItem)[];
  refusal: FeedRefused | null;
  end: unknown;
}

async function read(
  content: string | Buffer,
  memory: Memory | undefined,
  options: Options = {},
): Promise<Reading> {
  const found: Reading = { items: [], refusal: null, end: null };
  const onEnd = ({ itemCount, issues }: Pick<FeedSummary, 'itemCount' | 'issues'>) => {
    // shows as much of the text as its chunk has
    found.end = { itemCount, issues: issues.map((issue) => ({ ...issue, text: null })) };
  };
  const reading = { ...options, onEnd };
  try {
    for await (const items of readFeed(feedOf(content, options.chunkBytes), reading, memory))
      found.items.push(...items);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    found.refusal = error;
  }
  return found;
}

/** The common part of parsed and recognised items. */
const shown = ({ items, refusal, end }: Reading) => ({
  items: items.map((item) =>
    item.kind === 'rejected'
      ? item
      : {
          itemNumber: item.itemNumber,
          line: item.line,
          code: item.kind === 'offer' ? item.offer.productCode : item.known.productCode,
        },
  ),
  refusal: refusal && { code: refusal.code, values: refusal.values, line: refusal.line },
  end,
});
const recognised = ({ items }: Reading) =>
  items.flatMap((item) => (item.kind === 'recognised' ? item.known.productCode : []));

/** Reads the feed once to remember it, and describes how it is read then. */
async function readAgain(before: string | Buffer, now = before, options: Options = {}) {
  const memory = new Memory();
  memory.remember((await read(before, memory, options)).items);
  return read(now, memory, options);
}

const LINES = katalogFeed(['A', 'B', 'C', 'D'].map((code) => anOffer(code)).join('\n  '));

const HEADER = 'id;title;link;price;availability;image_link;description';
const aRow = (code: string, more = '') =>
  `${code};Čaj 🍵;https://a.example/${code};3,50 EUR;in_stock;https://a.example/${code}.jpg;${more}`;
const TABLE = [HEADER, ...['A', 'B', 'C'].map((code) => aRow(code, '"dve\nvrstici"'))].join('\n');

/**
 * With the codes of the recognised items; the first item is never recognised, because the notation of items
 * is not known yet.
 */
const FEEDS: [what: string, content: string, recognised: string[]][] = [
  ['items on lines of their own', LINES, ['B', 'C', 'D']],
  ['all on one line', LINES.replaceAll('\n', ''), ['B', 'C', 'D']],
  ['lines of other systems', LINES.replaceAll('\n', '\r\n'), ['B', 'C', 'D']],
  ['lines of systems long gone', LINES.replaceAll('\n', '\r'), ['B', 'C', 'D']],
  [
    'attributes of items',
    googleFeed(...['A', 'B', 'C'].map((code) => googleItem(code))).replaceAll(
      '<item>',
      '<item a="a > b" x=\'"\'>',
    ),
    ['B', 'C'],
  ],
  ['a tag of more lines', LINES.replace(/<offer>(?=.*>C<)/, '<offer\n  id="1">'), ['B', 'D']],
  ['a line in an attribute', LINES.replace(/<offer>(?=.*>C<)/, '<offer id="1>\n">'), ['B', 'D']],
  [
    'what ends an item, inside of one',
    katalogFeed(
      [
        anOffer('A'),
        anOffer('B', '<description><![CDATA[</offer><offer>]]></description>'),
        anOffer('C', '<!-- </offer> -->'),
        anOffer('D', '<offer>x</offer>'),
        anOffer('E'),
      ].join(''),
    ),
    ['E'],
  ],
  [
    'items that are none',
    katalogFeed(
      `<!-- ${anOffer('A')} -->${anOffer('B')}<!-- ${anOffer('C')} --><?x ${anOffer('D')} ?>${anOffer('E')}${anOffer('F')}`,
    ),
    ['F'],
  ],
  [
    'text between items',
    katalogFeed(`${anOffer('A')}a${anOffer('B')}${anOffer('C')}b${anOffer('D')}`),
    ['C'],
  ],
  [
    'empty items',
    katalogFeed(
      `${anOffer('A')}<offer/>${anOffer('B')}<offer />${anOffer('C')}<offer></offer>${anOffer('D')}`,
    ),
    ['D'],
  ],
  [
    'mistakes that are tolerated',
    katalogFeed(
      [
        anOffer('A'),
        anOffer('B', '<brand>R & B and so on for some characters</brand>'),
        anOffer('C', '<brand>&eacute; and so on for some characters</brand>'),
        anOffer('D'),
      ].join('\n'),
    ),
    ['D'],
  ],
  [
    'a code twice',
    katalogFeed(['A', 'B', 'C', 'B', 'D'].map((code) => anOffer(code)).join('\n')),
    ['B', 'C', 'D'],
  ],
  [
    'prices in a foreign currency',
    googleFeed(
      googleItem('A'),
      googleItem('B', '<g:price>3 USD</g:price>'),
      googleItem('C', '<g:price>4 USD</g:price>'),
      googleItem('D'),
    ),
    ['B', 'C', 'D'],
  ],
  [
    'sale prices, with a period or without',
    googleFeed(
      googleItem('A'),
      googleItem(
        'B',
        '<g:sale_price>5</g:sale_price><g:sale_price_effective_date>2026-01-01/2026-02-01</g:sale_price_effective_date>',
      ),
      googleItem('C', '<g:sale_price>5</g:sale_price>'),
    ),
    ['B', 'C'],
  ],
  ['rows of a table', `${TABLE}\n`, ['A', 'B', 'C']],
  ['a last row without an end', TABLE, ['A', 'B', 'C']],
  [
    'rows that are wrong, empty or twice',
    [HEADER, aRow('A'), aRow('B', ';x'), ';;;;;;', '', aRow('C'), aRow('A')].join('\r\n'),
    ['A', 'C'],
  ],
  [
    'items that cannot be taken',
    katalogFeed(`${anOffer('A')}<offer><name>x</name></offer>${anOffer('B')}`),
    ['B'],
  ],
];

describe.each([64 * 1024, 100, 7])('in pieces of %i bytes', (chunkBytes) => {
  it.each(FEEDS)('reads the same of a feed with %s', async (_, content, codes) => {
    const again = await readAgain(content, content, { chunkBytes });
    expect(shown(again)).toEqual(shown(await read(content, undefined, { chunkBytes })));
    expect(recognised(again)).toEqual(codes);
  });

  it('reads new items between known ones', async () => {
    const now = LINES.replace('Čaj 🍵</name>', 'Kava</name>').replace(
      anOffer('C'),
      anOffer('C', '<brand>x</brand>'),
    );
    const again = await readAgain(LINES, now, { chunkBytes });
    expect(recognised(again)).toEqual(['B', 'D']);
    expect(shown(again)).toEqual(shown(await read(now, undefined, { chunkBytes })));
  });
});

it.each([
  ['a mistake in an item', '<offer><name>a < b</name></offer>'],
  ['a mistake between items', 'a < b'],
  ['a mistake on a later line', '\n\n <offer>\n<name>a < b</name></offer>'],
  ['an end that is none', '</katalog>'],
  ['a character that nobody may write', `${anOffer('X', '<brand>\u0001</brand>')}`],
])('reports the same about %s after known items', async (_, mistake) => {
  for (const before of [LINES, LINES.replaceAll('\n', '')]) {
    const now = before.replace(/(?=<offer><productCode>D)/, mistake);
    const options = { batchSize: 1, summary: await probeFeed(feedOf(before)) };
    const again = await readAgain(before, now, options);
    expect(recognised(again)).toContain('B');
    expect(again.refusal).not.toBeNull();
    expect(shown(again).refusal).toEqual(shown(await read(now, undefined, options)).refusal);
  }
});

describe('does not recognise an item', () => {
  it.each([
    ['under another root', LINES, LINES.replace('language="sl"', 'language="en"')],
    [
      'in another namespace',
      googleFeed(...['A', 'B'].map((code) => googleItem(code))),
      googleFeed(...['A', 'B'].map((code) => googleItem(code))).replace('ns/1.0', 'cns/1.0'),
    ],
    [
      'where a prefix means something else',
      `<a xmlns:g="http://base.google.com/ns/1.0"><b>${['A', 'B'].map((code) => `<item>${googleItem(code)}</item>`).join('')}</b></a>`,
      `<a xmlns:g="http://base.google.com/ns/1.0"><b xmlns:g="urn:x">${['A', 'B'].map((code) => `<item>${googleItem(code)}</item>`).join('')}</b></a>`,
    ],
    ['under other columns', TABLE, TABLE.replace('description', 'short_description')],
    ['under another separator', TABLE, TABLE.replaceAll(';', '|')],
  ])('%s', async (_, before, now) => {
    expect(recognised(await readAgain(before, before))).not.toEqual([]);
    const memory = new Memory();
    memory.remember((await read(before, memory)).items);
    const summary = await probeFeed(feedOf(before));
    expect(recognised(await read(now, memory, { summary }))).toEqual([]);
  });
});

it('ignores attributes of the root that do not concern items', async () => {
  const feed = googleFeed(...['A', 'B'].map((code) => googleItem(code)));
  expect(recognised(await readAgain(feed, feed.replace('<rss ', '<rss made="today" ')))).toEqual(['B']);
});

it('does not buffer an item without an end', async () => {
  const long = `<offer><productCode>X</productCode><description>${'a '.repeat(2_000_000)}`;
  const now = LINES.replace(anOffer('D'), long);
  const options = { batchSize: 1, summary: await probeFeed(feedOf(LINES)) };
  const again = await readAgain(LINES, now, options);
  expect(recognised(again)).toEqual(['B', 'C']);
  expect(shown(again).refusal).toEqual(shown(await read(now, undefined, options)).refusal);
});

it('reads very many empty items after a complete one', async () => {
  const feed = katalogFeed(anOffer('A') + '<offer/>'.repeat(200_000));
  const [plain, again] = [await read(feed, undefined), await readAgain(feed)];
  expect(plain.items).toHaveLength(200_001);
  expect(again.items).toHaveLength(200_001);
  expect(again.end).toEqual(plain.end);
});
