import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGzip, gzipSync } from 'node:zlib';
import type { FeedItem } from './offer.js';
import { probeFeed } from './probe-feed.js';
import { readFeed } from './read-feed.js';
import { refusalOf } from './testing/feeds.js';

const MEGABYTE = 1024 ** 2;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?><SHOP><SHOPITEM>';
/** Memory that reading may take above what is there before, however large the feed. */
const MEMORY = 64 * MEGABYTE;

/** A stream that makes its pieces only when they are asked for. */
const streamOf = (pieces: () => Iterable<string>) => () =>
  Readable.from(
    (function* () {
      for (const piece of pieces()) yield Buffer.from(piece);
    })(),
    { objectMode: false },
  );

function* repeated(piece: string, count: number): Generator<string> {
  const many = piece.repeat(1000);
  for (let done = 0; done < count; done += 1000) yield many;
}

function* parts(...all: (string | Iterable<string>)[]): Generator<string> {
  for (const part of all) {
    if (typeof part === 'string') yield part;
    else yield* part;
  }
}

function* attributes(count: number): Generator<string> {
  for (let number = 0; number < count; number++) yield ` a${number}="b"`;
}

const HOSTILE: [what: string, pieces: () => Iterable<string>, code: string][] = [
  [
    'a value of 10 MB',
    () => parts(HEAD, '<DESCRIPTION>', repeated('x'.repeat(100), 100_000)),
    'feed_value_too_large',
  ],
  [
    '10 MB in CDATA',
    () => parts(HEAD, '<DESCRIPTION><![CDATA[', repeated('x'.repeat(100), 100_000)),
    'feed_value_too_large',
  ],
  [
    'an attribute of 10 MB',
    () => parts(HEAD, '<URL a="', repeated('x'.repeat(100), 100_000)),
    'feed_value_too_large',
  ],
  ['a name of 10 MB', () => parts(HEAD, '<', repeated('x'.repeat(100), 100_000)), 'feed_value_too_large'],
  [
    'a comment of 10 MB',
    () => parts(HEAD, '<!--', repeated('x'.repeat(100), 100_000)),
    'feed_value_too_large',
  ],
  [
    'an instruction of 10 MB',
    () => parts(HEAD, '<?php ', repeated('x'.repeat(100), 100_000)),
    'feed_value_too_large',
  ],
  ['a million attributes', () => parts(HEAD, '<URL', attributes(1_000_000)), 'feed_too_many_attributes'],
  [
    'a million attributes of the root',
    () => parts('<SHOP', attributes(1_000_000)),
    'feed_too_many_attributes',
  ],
  ['100 000 levels', () => parts(HEAD, repeated('<a>', 100_000)), 'feed_too_deep'],
  ['a million elements in one item', () => parts(HEAD, repeated('<a/>', 1_000_000)), 'feed_item_too_large'],
  [
    'an item of many values',
    () => parts(HEAD, repeated(`<a>${'x'.repeat(1000)}</a>`, 100_000)),
    'feed_item_too_large',
  ],
  [
    'an entity bomb',
    () => ['<!DOCTYPE SHOP [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><SHOP>&b;</SHOP>'],
    'feed_doctype',
  ],
  [
    'an entity of a file',
    () => ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    'feed_doctype',
  ],
  [
    'a parameter entity',
    () => ['<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]><a/>'],
    'feed_doctype',
  ],
  ['a foreign DTD', () => ['<!DOCTYPE a PUBLIC "-//X//Y" "http://127.0.0.1/x.dtd"><a/>'], 'feed_doctype'],
  [
    'a DOCTYPE behind 10 MB of blanks',
    () => parts(repeated(' '.repeat(100), 100_000), '<!DOCTYPE a><a/>'),
    'feed_doctype',
  ],
];

describe('is refused at the default limits, quickly and with flat memory:', () => {
  it.each(HOSTILE)('%s', async (_, pieces, code) => {
    await refusedCheaply(streamOf(pieces), code);
  });

  it('a bomb of 4 GB in gzip', async () => {
    const bomb = () => {
      const element = Buffer.from(`<x>${' '.repeat(MEGABYTE / 2)}</x>`);
      return Readable.from(
        (function* () {
          yield Buffer.from('<SHOP>');
          for (let count = 0; count < 8192; count++) yield element;
        })(),
        { objectMode: false },
      ).pipe(createGzip({ level: 1 }));
    };
    await refusedCheaply(bomb, 'feed_ratio');
  });

  it('a gzip that unpacks to a gzip of nothing', async () => {
    const empty = gzipSync('');
    const members = Buffer.concat(Array.from({ length: 50_000 }, () => empty));
    const bomb = () =>
      Readable.from(
        (function* () {
          for (let count = 0; count < 4096; count++) yield members;
        })(),
        { objectMode: false },
      ).pipe(createGzip({ level: 1 }));
    await refusedCheaply(bomb, 'feed_ratio');
  });
});

it('holds nothing of the long texts that it has something to say of', async () => {
  const text = 'dobava '.repeat(70_000);
  const items = function* () {
    yield '<SHOP>';
    for (let number = 0; number < 400; number++)
      yield `<SHOPITEM><ITEM_ID>${number}</ITEM_ID><PRODUCTNAME>${text}</PRODUCTNAME><URL>https://a.example</URL><PRICE_VAT>5</PRICE_VAT><AVAILABILITY>${text}</AVAILABILITY></SHOPITEM>`;
    yield '</SHOP>';
  };
  const before = memoryHeld();
  const held: FeedItem[] = [];
  for await (const batch of readFeed(streamOf(items))) held.push(...batch);
  expect(held).toHaveLength(400);
  expect(held[0]!.issues.map(({ code }) => code)).toEqual(['text_cut', 'availability_unknown']);
  // what was read are 400 MB
  expect(memoryHeld() - before).toBeLessThan(20 * MEGABYTE);
});

/** What is left when all has gone that nobody holds. */
function memoryHeld(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function refusedCheaply(open: () => Readable, code: string): Promise<void> {
  const before = process.memoryUsage().rss;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const since = process.cpuUsage();
  try {
    expect((await refusalOf(probeFeed(open))).code).toBe(code);
  } finally {
    clearInterval(watch);
  }
  expect(process.cpuUsage(since).user / 1e6).toBeLessThan(2);
  expect(Math.max(peak, process.memoryUsage().rss) - before).toBeLessThan(MEMORY);
}
