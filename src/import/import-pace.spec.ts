import { Import } from './import.entity.js';
import { paceOf } from './import-pace.js';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
/** Groups of columns, of which the given ones are replaced. */
type Facts = {
  [Name in keyof Import]?: Import[Name] extends Date | null ? Import[Name] : Partial<Import[Name]>;
};

const aRun = (facts: Facts) =>
  Object.assign(new Import(), {
    ...facts,
    upload: { bytes: 1000 },
    progress: { bytesRead: 0, total: 0, items: 0, ...facts.progress },
    counters: { read: 0, created: 0, updated: 0, ...facts.counters },
    writing: { cursor: 0, batchAt: null, ...facts.writing },
    feed: { ...facts.feed },
  });

describe('pace of an import', () => {
  beforeAll(() => jest.useFakeTimers({ now: new Date('2026-07-14T12:00:00Z') }));
  afterAll(() => jest.useRealTimers());

  it.each(['judging', 'reading'] as const)(
    'is computed from bytes while the number of items is unknown, %s',
    (step) => {
      const run = aRun({
        status: 'validating',
        progress: { step, since: ago(10), items: 500, bytesRead: 250 },
      });
      expect(paceOf(run)).toEqual({
        step,
        items: 500,
        total: null,
        progress: 0.25,
        itemsPerSecond: 50,
        secondsLeft: 30,
      });
    },
  );

  it.each(['reading', 'comparing'] as const)('counts only the time of the current step, %s', (step) => {
    const run = aRun({ status: 'validating', progress: { step, since: ago(5), items: 200, total: 1000 } });
    expect(paceOf({ ...run, startedAt: ago(500) })).toEqual({
      step,
      items: 200,
      total: 1000,
      progress: 0.2,
      itemsPerSecond: 40,
      secondsLeft: 20,
    });
  });

  it('counts written offers and skips unchanged ones', () => {
    const facts = {
      status: 'writing' as const,
      writing: { since: ago(10), cursor: 903_000 },
      feed: { itemCount: 1_000_000 },
    };
    const run = { ...facts, progress: { total: 100_000 }, counters: { created: 2_000, updated: 1_000 } };
    expect(paceOf(aRun(run))).toMatchObject({
      step: 'writing',
      items: 3_000,
      total: 100_000,
      progress: 0.03,
    });
    // every offer of an edited export is compared
    expect(paceOf(aRun(facts))).toMatchObject({ items: 903_000, total: 1_000_000, progress: 0.903 });
  });

  it.each([
    ['just now', 0, 10],
    ['some time ago', 4, 6],
    ['longer ago than the estimate', 30, 40],
  ])('estimates the remaining time from the last written batch: %s', (_, passed, secondsLeft) => {
    const run = aRun({
      status: 'writing',
      writing: { since: ago(10 + passed), batchAt: ago(passed) },
      feed: { itemCount: 6_000 },
      progress: { total: 6_000 },
      counters: { created: 3_000, updated: 0 },
    });
    expect(paceOf(run)).toMatchObject({
      progress: 0.5,
      itemsPerSecond: 300,
      secondsLeft,
    });
  });

  it('is unknown until the first batch is written', () => {
    const run = aRun({
      status: 'writing',
      writing: { since: ago(3), batchAt: null },
      feed: { itemCount: 500 },
      progress: { total: 500 },
    });
    expect(paceOf(run)).toMatchObject({
      items: 0,
      progress: 0,
      itemsPerSecond: null,
      secondsLeft: null,
    });
  });

  it('includes all stored batches', () => {
    const reading = (items: number, read: number) =>
      aRun({
        status: 'validating',
        progress: { step: 'reading', since: ago(5), items, total: 4_000 },
        counters: { read },
      });
    expect(paceOf(reading(1_900, 2_000))).toMatchObject({ items: 2_000 });
    expect(paceOf(reading(2_100, 2_000))).toMatchObject({ items: 2_100 });
  });

  it('raises the total when more items are read than counted', () => {
    const run = aRun({
      status: 'validating',
      progress: { step: 'reading', since: ago(5), items: 30, total: 10 },
    });
    expect(paceOf(run)).toMatchObject({ items: 30, total: 30, progress: 1, secondsLeft: 0 });
  });

  it('is null while a run waits or has ended', () => {
    const nothing = { step: null, items: null, total: null, progress: null, itemsPerSecond: null };
    for (const status of ['queued', 'held', 'done'] as const)
      expect(paceOf(aRun({ status, progress: { step: 'comparing', since: ago(5) } }))).toMatchObject(nothing);
  });
});
