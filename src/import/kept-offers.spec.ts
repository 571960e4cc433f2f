import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferRecord } from '../products/offer-record.js';
import type { IntakenItem } from './intake.js';
import { KeptOffers } from './kept-offers.js';

const signal = new AbortController().signal;
let folder: string;
let kept: KeptOffers;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  kept = new KeptOffers(folder);
});
afterEach(async () => {
  await kept.drop();
  await rm(folder, { recursive: true });
});

const anItem = (itemNumber: number, productCode: string | null): IntakenItem => ({
  itemNumber,
  line: itemNumber,
  record:
    productCode === null ? null : ({ productCode, name: { sl: `Čaj "${productCode}" 🍵` } } as OfferRecord),
  issues: [],
});
async function batchesAfter(itemNumber: number, aborted = signal) {
  const found: [number, string[]][] = [];
  for await (const { records, lastItem } of kept.after(itemNumber, aborted))
    found.push([lastItem, records.map(({ productCode, name }) => `${productCode}: ${name.sl}`)]);
  return found;
}

/** Two batches with offers around one without any. */
async function keepThree(): Promise<void> {
  await kept.begin();
  await kept.add([anItem(1, 'A'), anItem(2, null)]);
  await kept.add([anItem(3, 'B')]);
  kept.endBatch();
  await kept.add([anItem(4, null)]);
  kept.endBatch();
  await kept.add([anItem(5, 'C')]);
  kept.finish();
}

it('gives back the batches that were put aside, from any item on', async () => {
  await keepThree();
  expect(kept.isWhole).toBe(true);
  const all = [
    [3, ['A: Čaj "A" 🍵', 'B: Čaj "B" 🍵']],
    [4, []],
    [5, ['C: Čaj "C" 🍵']],
  ];
  expect(await batchesAfter(0)).toEqual(all);
  expect(await batchesAfter(3)).toEqual(all.slice(1));
  expect(await batchesAfter(5)).toEqual([]);
});

it('leaves nothing on the disk that somebody would have to remove', async () => {
  await keepThree();
  expect(await readdir(folder)).toEqual([]);
});

it('is not whole before the end, nor after it was begun anew', async () => {
  await keepThree();
  await kept.begin();
  await kept.add([anItem(1, 'D')]);
  expect(kept.isWhole).toBe(false);
  kept.finish();
  expect(await batchesAfter(0)).toEqual([[1, ['D: Čaj "D" 🍵']]]);
});

it('does without a place to write, so that the feed is read again', async () => {
  kept = new KeptOffers(join(folder, 'missing'));
  await keepThree();
  expect(kept.isWhole).toBe(false);
});

it('stops when nobody wants the offers any more', async () => {
  await keepThree();
  await expect(batchesAfter(0, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
});
