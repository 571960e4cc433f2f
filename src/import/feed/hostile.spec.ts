import { pipeline, Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGzip, gzipSync } from 'node:zlib';
import { DEFAULT_LIMITS } from './limits.js';
import type { FeedItem } from './offer.js';
import { probeFeed } from './probing/probe-feed.js';
import { readFeed } from './reading/read-feed.js';
import { refusalOf } from './testing/feeds.js';

const MEGABYTE = 1024 ** 2;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?><SHOP><SHOPITEM>';
/** Memory of streams and decoders, over all readings of one probe. */
const READ_AHEAD = MEGABYTE / 4;
/**
 * Upper limit of the memory that reading may retain: half of the blanks, and far above the noise of other
 * tests in the same process.
 */
const MEMORY = 80 * MEGABYTE;

/** A stream that creates its chunks only on demand. */
const streamOf = (chunks: () => Iterable<string | Buffer>) => () =>
  Readable.from(
    (function* () {
      for (const chunk of chunks()) yield Buffer.from(chunk as string);
    })(),
    { objectMode: false },
  );

function* endless<Piece extends string | Buffer>(chunk: Piece): Generator<Piece> {
  for (;;) yield chunk;
}

const packed = (source: Readable) => pipeline(source, createGzip({ level: 1 }), () => undefined);

function* attributes(): Generator<string> {
  for (let number = 0; ; number++) yield ` a${number}="b"`;
}

function* parts(...all: (string | Iterable<string>)[]): Generator<string> {
  for (const part of all) {
    if (typeof part === 'string') yield part;
    else yield* part;
  }
}

const TEXT = 'x'.repeat(5000);
const { valueLength, depth, itemNodes, itemAttributes, itemLength } = DEFAULT_LIMITS;
const ATTRIBUTES_LENGTH = DEFAULT_LIMITS.attributes * ' a1234="b"'.length;
const BLANKS = 2 * MEMORY;
const UNPACKED = 128 * MEGABYTE;

const HOSTILE: [what: string, chunks: () => Iterable<string>, code: string, needed: number][] = [
  ['a value', () => parts(HEAD, '<DESCRIPTION>', endless(TEXT)), 'feed_value_too_large', valueLength],
  ['CDATA', () => parts(HEAD, '<DESCRIPTION><![CDATA[', endless(TEXT)), 'feed_value_too_large', valueLength],
  [
    'a value of an attribute',
    () => parts(HEAD, '<URL a="', endless(TEXT)),
    'feed_value_too_large',
    valueLength,
  ],
  ['a name', () => parts(HEAD, '<', endless(TEXT)), 'feed_value_too_large', valueLength],
  ['a comment', () => parts(HEAD, '<!--', endless(TEXT)), 'feed_value_too_large', valueLength],
  ['an instruction', () => parts(HEAD, '<?php ', endless(TEXT)), 'feed_value_too_large', valueLength],
  ['attributes', () => parts(HEAD, '<URL', attributes()), 'feed_too_many_attributes', ATTRIBUTES_LENGTH],
  [
    'attributes of the root',
    () => parts('<SHOP', attributes()),
    'feed_too_many_attributes',
    ATTRIBUTES_LENGTH,
  ],
  ['levels', () => parts(HEAD, endless('<a>'.repeat(1000))), 'feed_too_deep', depth * '<a>'.length],
  [
    'text behind an entity bomb',
    () => parts('<!DOCTYPE SHOP [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><SHOP>&b;', endless(TEXT)),
    'feed_doctype',
    0,
  ],
  [
    'text behind an entity of a file',
    () => parts('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;', endless(TEXT)),
    'feed_doctype',
    0,
  ],
  [
    'text behind a parameter entity',
    () => parts('<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]><a>', endless(TEXT)),
    'feed_doctype',
    0,
  ],
  [
    'text behind a foreign DTD',
    () => parts('<!DOCTYPE a PUBLIC "-//X//Y" "http://127.0.0.1/x.dtd" [<!ENTITY x "y">]><a>', endless(TEXT)),
    'feed_doctype',
    0,
  ],
  [
    'text behind 160 MB of blanks and a DOCTYPE',
    () => parts(Array<string>(2560).fill(' '.repeat(BLANKS / 2560)), '<!DOCTYPE a []><a>', endless(TEXT)),
    'feed_doctype',
    BLANKS,
  ],
  ['a row of a table', () => parts('id;name;price\n1;2;', endless(TEXT)), 'feed_item_too_large', itemLength],
  [
    'a quoted cell',
    () => parts('id;name;price\n1;"', endless(`${TEXT}""`)),
    'feed_quote_unclosed',
    itemLength,
  ],
];

it('retains no long texts in its issues', async () => {
  const text = 'dobava '.repeat(70_000);
  const items = function* () {
    yield '<SHOP>';
    for (let number = 0; number < 60; number++)
      yield `<SHOPITEM><ITEM_ID>${number}</ITEM_ID><PRODUCTNAME>${text}</PRODUCTNAME><URL>https://a.example</URL><PRICE_VAT>5</PRICE_VAT><AVAILABILITY>${text}</AVAILABILITY></SHOPITEM>`;
    yield '</SHOP>';
  };
  const before = memoryHeld();
  const held: FeedItem[] = [];
  for await (const batch of readFeed(streamOf(items))) held.push(...batch);
  expect(held).toHaveLength(60);
  expect(held[0]!.issues.map(({ code }) => code)).toEqual(['text_cut', 'availability_unknown']);
  // 60 MB were read, half of them in each field
  expect(memoryHeld() - before).toBeLessThan(15 * MEGABYTE);
});

describe('an item beyond its budget is rejected with line and reason, and the others are read:', () => {
  const item = (id: number, more = '') =>
    `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Čaj</PRODUCTNAME><URL>https://a.example/${id}</URL><PRICE_VAT>5</PRICE_VAT>${more}</SHOPITEM>\n`;
  const many = (text: string, count: number) => text.repeat(count);

  it.each([
    ['elements', 'item_elements', itemNodes, many('<a/>', itemNodes)],
    ['levels of elements', 'item_elements', itemNodes, many('<a><b><c/></b></a>', itemNodes / 3)],
    ['attributes', 'item_attributes', itemAttributes, many('<a b="" c="" d=""/>', itemAttributes / 3 + 1)],
    ['text', 'item_text', itemLength, many(`<a>${TEXT}</a>`, itemLength / TEXT.length + 1)],
    ['text of attributes', 'item_text', itemLength, many(`<a b="${TEXT}"/>`, itemLength / TEXT.length + 1)],
    ['names', 'item_text', itemLength, many(`<a${TEXT}/>`, itemLength / TEXT.length + 1)],
  ])('%s', async (_, code, max, more) => {
    const feed = `<SHOP>\n${item(1)}${item(2, more)}${item(3)}</SHOP>`;
    const chunks = () => feed.match(/[^]{1,65536}/g)!;
    expect((await probeFeed(streamOf(chunks))).itemCount).toBe(3);
    const found: FeedItem[] = [];
    for await (const batch of readFeed(streamOf(chunks))) found.push(...batch);
    expect(found).toMatchObject([
      { kind: 'offer', line: 2 },
      { kind: 'rejected', line: 3, issues: [{ code, line: 3, values: { max } }] },
      { kind: 'offer', line: 4 },
    ]);
  });

  it('without buffering its content', async () => {
    const chunks = () =>
      parts(
        '<SHOP>',
        item(1),
        '<SHOPITEM>',
        Array<string>(30_000).fill(`<a>${TEXT}</a>`),
        '</SHOPITEM></SHOP>',
      );
    const before = memoryHeld();
    let peak = 0;
    const watched = function* () {
      let count = 0;
      for (const chunk of chunks()) {
        if (++count % 10_000 === 0) peak = Math.max(peak, memoryHeld() - before);
        yield chunk;
      }
    };
    expect((await probeFeed(streamOf(watched))).itemCount).toBe(2);
    expect(peak).toBeLessThan(MEMORY);
  });
});

describe('is refused at a limit, without buffering: endless', () => {
  it.each(HOSTILE)('%s', async (_, chunks, code, needed) => {
    await refusedEarly(chunks, code, needed + READ_AHEAD);
  });

  it('blanks in gzip', async () => {
    const element = `<x>${' '.repeat(MEGABYTE / 2)}</x>`;
    await refusedEarly(() => parts('<SHOP>', endless(element)), 'feed_ratio', UNPACKED, packed);
  });

  it('gzip of nothing in gzip', async () => {
    const members = Buffer.concat(Array.from({ length: 10_000 }, () => gzipSync('')));
    await refusedEarly(() => endless(members), 'feed_ratio', UNPACKED, packed);
  });
});

/** Memory in use after garbage collection. */
function memoryHeld(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // buffers are freed in the background, and are counted until the next collection
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Probes chunks that fail as soon as more of them are read than given. */
async function refusedEarly(
  chunks: () => Iterable<string | Buffer>,
  code: string,
  most: number,
  through = (source: Readable) => source,
): Promise<void> {
  // a few readings would show a leak; garbage collections are slow in a process that ran other tests
  const isMeasured = most > MEMORY;
  const before = isMeasured ? memoryHeld() : 0;
  let drawn = 0;
  let peak = before;
  const watched = function* () {
    for (const chunk of chunks()) {
      const third = Math.floor((3 * drawn) / most);
      drawn += chunk.length;
      if (drawn > most) throw new Error(`still read after ${most} bytes`);
      if (isMeasured && Math.floor((3 * drawn) / most) > third) peak = Math.max(peak, memoryHeld());
      yield chunk;
    }
  };
  const refusal = await refusalOf(probeFeed(() => through(streamOf(watched)())));
  expect(refusal.code).toBe(code);
  expect(peak - before).toBeLessThan(MEMORY);
}
