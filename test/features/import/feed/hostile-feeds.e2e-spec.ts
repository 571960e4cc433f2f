import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';

const MEGABYTE = 1024 ** 2;
/** Unpacked size of the gzip bomb. */
const UNPACKED = 1024 * MEGABYTE;
/** Memory that a worker may take above its peak after an ordinary feed; generous, so that garbage collection does not matter. */
const MEMORY = UNPACKED / 2;
const HEAD = '<katalog xmlns="urn:katalog:feed:1" version="1"><offer>';

const HOSTILE: Record<string, { feed(): Promise<Buffer> | string | Buffer; says: string }> = {
  'an entity bomb': {
    feed: () => '<!DOCTYPE katalog [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><katalog>&b;</katalog>',
    says: 'DOCTYPE',
  },
  'an external entity': {
    feed: () => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    says: 'DOCTYPE',
  },
  'a value of 10 MB': {
    feed: () => `${HEAD}<description>${'x'.repeat(10 * MEGABYTE)}</description>`,
    says: '1048576',
  },
  'a million attributes': {
    feed: () => `${HEAD}<name${Array.from({ length: 1_000_000 }, (_, index) => ` a${index}="b"`).join('')}/>`,
    says: '2000',
  },
  '100 000 levels': { feed: () => HEAD + '<a>'.repeat(100_000), says: '100' },
  'a bomb of gzip': { feed: bomb, says: '200' },
};

/** A gigabyte of blanks in a few MB, without long values. */
function bomb(): Promise<Buffer> {
  const blanks = Buffer.from(`<x>${' '.repeat(MEGABYTE / 2)}</x>`);
  const content = (function* () {
    yield Buffer.from('<katalog>');
    for (let size = 0; size < UNPACKED; size += MEGABYTE / 2) yield blanks;
  })();
  return buffer(Readable.from(content, { objectMode: false }).pipe(createGzip({ level: 1 })));
}

const BETWEEN_THOUSANDS = /(?<=\d)[.,](?=\d{3})/g;

const katalog = await Katalog.start({ worker: false });
const worker = katalog.spawnWorker();
const store = await katalog.store();
await katalog.import(store, aFeed([{ productCode: 'A' }]));
afterAll(async () => {
  worker.kill();
  await katalog.close();
});

describe('a worker with hostile feeds', () => {
  /** Peak memory of the process in bytes. */
  const peak = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))![1]) * 1024;
  const told = (id: number, locale: string) =>
    store.admin.read<ImportDetail>(`/api/imports/${id}?locale=${locale}`);

  it.each(Object.keys(HOSTILE))('refuses %s with a reason and within its memory limit', async (name) => {
    const { feed, says } = HOSTILE[name]!;
    const before = peak();
    const run = await katalog.import(store, await feed());
    expect(run.status).toBe('failed');
    for (const locale of ['sl', 'en']) {
      const { reason } = await told(run.id, locale);
      expect(reason!.message.replace(BETWEEN_THOUSANDS, '')).toContain(says);
      expect(reason!.hint).toBeTruthy();
    }
    expect(peak() - before).toBeLessThan(MEMORY);
  });
});
