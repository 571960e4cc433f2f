import type { OfferRecord } from '../../products/writing/offer-record.js';
import type { ConvertedItem } from './to-offer-record.js';
import { inBatches } from './offer-batches.js';

const anItem = (itemNumber: number, description = ''): ConvertedItem => ({
  itemNumber,
  line: itemNumber,
  record:
    itemNumber % 2
      ? ({
          productCode: `${itemNumber}`,
          description: { sl: description },
          specifications: {},
        } as OfferRecord)
      : null,
  issues: [],
});
async function* pairs(count: number, description?: string) {
  for (let number = 1; number < count; number += 2)
    yield await Promise.resolve([anItem(number, description), anItem(number + 1)]);
}
async function batchesOf(source: AsyncIterable<ConvertedItem[]>, most: number) {
  const found: [number, number][] = [];
  for await (const { records, lastItem } of inBatches(source, most)) found.push([records.length, lastItem]);
  return found;
}

it('counts accepted and rejected items of a batch', async () => {
  expect(await batchesOf(pairs(10), 4)).toEqual([
    [2, 4],
    [2, 8],
    [1, 10],
  ]);
});

it('makes smaller batches of long texts', async () => {
  expect(await batchesOf(pairs(8, 'x'.repeat(5_000_000)), 1_000)).toEqual([
    [2, 4],
    [2, 8],
  ]);
});
