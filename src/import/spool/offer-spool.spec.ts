import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import type { ConvertedItem } from '../intake/to-offer-record.js';
import { OfferSpool } from './offer-spool.js';
import type { OfferBatch } from '../intake/offer-batches.js';
import { HASH_BYTES, StoredHashes } from './stored-hashes.js';

const signal = new AbortController().signal;
let folder: string;
let spool: OfferSpool;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  spool = new OfferSpool(folder);
});
afterEach(async () => {
  await spool.drop();
  await rm(folder, { recursive: true });
});

/** @param productCode also the beginning of the hash */
const anItem = (itemNumber: number, productCode: string | null): ConvertedItem => ({
  itemNumber,
  line: itemNumber,
  record: productCode === null ? null : aRecord(productCode),
  issues: [],
});
const aRecord = (productCode: string) =>
  ({
    productCode,
    contentHash: hashOf(productCode),
    name: { sl: `Čaj "${productCode}" 🍵` },
    description: {},
    specifications: {},
  }) as OfferRecord;
const hashOf = (productCode: string) => Buffer.from(productCode.padEnd(16, '.')).toString('hex');
const stored = (...productCodes: string[]) =>
  new StoredHashes(Buffer.from(productCodes.map((code) => code.padEnd(HASH_BYTES, '.')).join('')));

/** The database's checksum. */
const checksumOf = (...productCodes: string[]) =>
  productCodes
    .map((code) => Buffer.from(code.padEnd(HASH_BYTES, '.')).readBigUInt64BE())
    .reduce((sum, each) => sum ^ each)
    .toString(16);

async function allBatches() {
  const found: OfferBatch[] = [];
  for await (const batch of spool.batchesAfter(0, signal)) found.push(batch);
  return found;
}
async function batchesAfter(itemNumber: number, aborted = signal) {
  const found: [number, string[]][] = [];
  for await (const { records, lastItem } of spool.batchesAfter(itemNumber, aborted))
    found.push([lastItem, records.map(({ productCode, name }) => `${productCode}: ${name.sl}`)]);
  return found;
}

/** A full batch and a partial one. */
async function keepTwo(known = stored()): Promise<void> {
  await spool.beginSpool(2, known);
  await spool.add([anItem(1, 'A'), anItem(2, null)]);
  await spool.add([anItem(3, 'B')]);
  await spool.add([anItem(4, null)]);
  await spool.add([anItem(5, 'C')]);
  spool.finish();
}

it('returns the spooled batches after any item', async () => {
  await keepTwo();
  expect(spool).toMatchObject({ isWhole: true, checksum: checksumOf('A', 'B', 'C') });
  const all = [
    [3, ['A: Čaj "A" 🍵', 'B: Čaj "B" 🍵']],
    [5, ['C: Čaj "C" 🍵']],
  ];
  expect(await batchesAfter(0)).toEqual(all);
  expect(await batchesAfter(3)).toEqual(all.slice(1));
  expect(await batchesAfter(5)).toEqual([]);
});

it('counts unchanged offers instead of spooling them', async () => {
  await keepTwo(stored('A', 'C', 'D'));
  expect(spool).toMatchObject({ isWhole: true, checksum: checksumOf('B') });
  expect(await allBatches()).toMatchObject([{ lastItem: 5, unchanged: 2, records: [{ productCode: 'B' }] }]);
  await keepTwo(stored('A', 'B', 'C'));
  expect(spool.checksum).toBe('0');
  expect(await allBatches()).toEqual([{ records: [], lastItem: 5, unchanged: 3 }]);
});

it('returns nothing from a truncated file', async () => {
  await keepTwo();
  await spool['file']!.truncate(spool['batches'][1]!.end - 1);
  expect((await batchesAfter(0)).map(([lastItem]) => lastItem)).toEqual([3]);
});

it('leaves no files behind', async () => {
  await keepTwo();
  expect(await readdir(folder)).toEqual([]);
});

it('is not whole before finish, nor after begin', async () => {
  await keepTwo();
  await spool.beginSpool(2, stored());
  await spool.add([anItem(1, 'D')]);
  expect(spool.isWhole).toBe(false);
  spool.finish();
  expect(await batchesAfter(0)).toEqual([[1, ['D: Čaj "D" 🍵']]]);
});

it('spools nothing without a writable folder', async () => {
  spool = new OfferSpool(join(folder, 'missing'));
  await keepTwo();
  expect(spool.isWhole).toBe(false);
});

it('stops when the signal aborts', async () => {
  await keepTwo();
  await expect(batchesAfter(0, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
});
