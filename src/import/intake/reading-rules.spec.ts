import type { CategoryTree } from '../../categories/category-tree.js';
import type { FeedSummary } from '../feed/items/summary.js';
import { ItemBlocking } from './item-blocking.js';
import type { OfferRecordSettings } from './offer-record-settings.js';
import { OtherSites } from './other-sites.js';
import { digestOfRules } from './reading-rules.js';

const NO_TREE = { rows: [] } as unknown as CategoryTree;
const NOTHING_BLOCKED = new ItemBlocking(
  { terms: [], googlePaths: new Map(), decisions: new Map() },
  NO_TREE,
);

const digest = (summary: Partial<FeedSummary>, sites: string[] = []) =>
  digestOfRules({
    options: {},
    summary: {
      format: 'ceneje',
      currency: { code: 'EUR' },
      decimalSign: ',',
      stockSign: null,
      ...summary,
    } as FeedSummary,
    settings: { otherSites: new OtherSites(null, sites), blocking: NOTHING_BLOCKED } as OfferRecordSettings,
    tree: NO_TREE,
    mappings: [],
    google: [],
  }).then((bytes) => bytes.toString('hex'));

it('is equal for equal rules', async () => {
  expect(await digest({ itemCount: 1 })).toBe(await digest({ itemCount: 2 }));
});

it.each([{ format: 'heureka' }, { decimalSign: null }, { stockSign: '.' }] as const)(
  'differs when the feed has %j',
  async (summary) => {
    expect(await digest(summary)).not.toBe(await digest({}));
  },
);

it('differs when the website of another store changes', async () => {
  expect(await digest({}, ['https://kava.si'])).not.toBe(await digest({}));
});
