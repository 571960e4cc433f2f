import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { FolderStorage } from '../../core/storage/folder-storage.js';
import { KEY_BYTES, type KnownItem } from '../feed/known-item.js';
import type { KnownItems } from './known-items.js';
import { HEAD_BYTES } from './known-items-record.js';
import { KnownItemsStore } from './known-items.store.js';

const COMPANY = 7;
const RULES = Buffer.alloc(32, 1);
const always = () => true;

let folder: string;
let store: KnownItemsStore;

// damaged files are logged
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-'));
  store = new KnownItemsStore(new FolderStorage(folder));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, `cache/imports/${COMPANY}`);
const keyOf = (code: string) => hash('sha256', code, 'buffer').subarray(0, KEY_BYTES);
const anOffer = (productCode: string): KnownItem => ({
  productCode,
  contentHash: hash('md5', productCode, 'hex'),
  priceCents: 1299,
  currency: 'EUR',
  namesCurrency: true,
  isOutOfStock: false,
  host: 'caj.example',
  hasEan: true,
  groupKey: '03830001234565n',
  filled: 0b101,
  pathKey: 'caji > zeleni "čaj" 🍵',
  hasGtin: false,
  byGoogle: false,
  issues: [['warning', 'text_cut']],
  pictures: [1, 4294967295],
});

async function using(use: (known: KnownItems) => void, { rules = RULES, keep = true } = {}): Promise<void> {
  const known = await store.open(COMPANY, rules);
  try {
    known.judgeBy(always);
    use(known);
    if (keep) await store.keepItems(COMPANY, known);
  } finally {
    await known.close();
  }
}
const remember = (...codes: string[]) =>
  using((known) => codes.forEach((code) => known.remember(keyOf(code), anOffer(code))));
async function recalled(codes: string[], rules = RULES): Promise<string[]> {
  const found: string[] = [];
  const ask = (known: KnownItems) => {
    for (const code of codes) {
      const item = known.recall(keyOf(code), always);
      if (item) found.push(item.productCode);
    }
  };
  await using(ask, { rules, keep: false });
  return found;
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `A-${index}`);

it('finds the items of the last feed, and no others', async () => {
  await remember('A', 'B');
  await using((known) => {
    expect(known.isEmpty).toBe(false);
    expect(known.recall(keyOf('B'), always)).toEqual(anOffer('B'));
    expect(known.recall(keyOf('C'), always)).toBeNull();
  });
});

it('finds each of many items, in any order', async () => {
  const codes = numbered(20_000);
  await remember(...codes);
  expect(await recalled(codes)).toEqual(codes);
  const turned = codes.toReversed();
  expect(await recalled(turned)).toEqual(turned);
});

it('ignores items that were read by other rules', async () => {
  await remember('A');
  expect(await recalled(['A'], Buffer.alloc(32, 2))).toEqual([]);
  expect(await recalled(['A'])).toEqual(['A']);
});

it('drops items that are missing in the next feed', async () => {
  await remember('A', 'B');
  await using((known) => {
    known.recall(keyOf('A'), always);
    known.remember(keyOf('C'), anOffer('C'));
  });
  expect(await recalled(['A', 'B', 'C'])).toEqual(['A', 'C']);
});

it('keeps known items that are parsed again', async () => {
  await remember('A', 'B');
  await using((known) => {
    expect(known.recall(keyOf('A'), () => false)).toBeNull();
    known.remember(keyOf('A'), anOffer('A'));
    known.remember(keyOf('C'), anOffer('C'));
  });
  expect(await recalled(['A', 'B', 'C'])).toEqual(['A', 'C']);
});

it('writes nothing when nothing is new', async () => {
  await remember('A');
  const known = await store.open(COMPANY, RULES);
  known.judgeBy(always);
  known.recall(keyOf('A'), always);
  expect(known.takeContent()).toBeNull();
  await known.close();
});

it('calls judge before accepts', async () => {
  await remember('A');
  const asked: string[] = [];
  const known = await store.open(COMPANY, RULES);
  known.judgeBy(({ productCode }) => (asked.push(`judged ${productCode}`), false));
  expect(known.recall(keyOf('A'), () => asked.push('accepted') > 0)).toBeNull();
  expect(asked).toEqual(['judged A']);
  await known.close();
});

it('does not store items that are too long', async () => {
  await using((known) => {
    known.remember(keyOf('A'), { ...anOffer('A'), pathKey: 'č'.repeat(40_000) });
    known.remember(keyOf('B'), anOffer('B'));
  });
  expect(await recalled(['A', 'B'])).toEqual(['B']);
});

describe('with a damaged file', () => {
  const damages: [string, (content: Buffer) => Buffer, string[]][] = [
    ['knows what stands before its end', (content) => content.subarray(0, content.length - 3), ['A', 'B']],
    ['knows nothing when it is empty', () => Buffer.alloc(0), []],
    ['knows nothing when its beginning is cut', (content) => content.subarray(0, 20), []],
    ['knows nothing when it is something else', () => Buffer.alloc(1000, 'katalog'), []],
    [
      'knows nothing when a length cannot be true',
      (content) => (content.writeUInt32BE(4_000_000_000, 32), content),
      [],
    ],
  ];
  it.each(damages)('%s', async (_, damage, codes) => {
    await remember('A', 'B', 'C');
    await writeFile(file(), damage(await readFile(file())));
    expect(await recalled(['A', 'B', 'C'])).toEqual(codes);
    await remember('D');
    expect(await recalled(['D'])).toEqual(['D']);
  });

  it('ignores a record that is no JSON', async () => {
    await remember('A');
    const content = await readFile(file());
    content.fill(0, 32 + HEAD_BYTES);
    await writeFile(file(), content);
    expect(await recalled(['A'])).toEqual([]);
  });

  it('compares the whole key', async () => {
    await remember('A');
    const content = await readFile(file());
    // the index holds only the first half of a key
    content[32 + HEAD_BYTES - 1]! ^= 1;
    await writeFile(file(), content);
    expect(await recalled(['A'])).toEqual([]);
  });
});
