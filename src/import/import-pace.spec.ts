import { Import } from './import.entity.js';
import { paceOf } from './import-pace.js';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const aRun = (facts: Partial<Import>) =>
  Object.assign(new Import(), {
    bytes: 1000,
    bytesRead: 0,
    itemsMet: 0,
    stepItems: 0,
    itemsRead: 0,
    cursor: 0,
    writtenAt: null,
    ...facts,
  });

describe('pace of an import', () => {
  beforeAll(() => jest.useFakeTimers({ now: new Date('2026-07-14T12:00:00Z') }));
  afterAll(() => jest.useRealTimers());

  it.each(['judging', 'reading'] as const)(
    'is computed from bytes while the number of items is unknown, %s',
    (step) => {
      const run = aRun({
        status: 'validating',
        step,
        stepSince: ago(10),
        stepItems: 500,
        bytesRead: 250,
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

  it.each(['reading', 'foreseeing'] as const)('counts only the time of the current step, %s', (step) => {
    const run = aRun({ status: 'validating', step, stepSince: ago(5), stepItems: 200, itemsMet: 1000 });
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
      writingSince: ago(10),
      itemCount: 1_000_000,
      cursor: 903_000,
    };
    const run = { ...facts, itemsMet: 100_000, created: 2_000, updated: 1_000 };
    expect(paceOf(aRun(run))).toMatchObject({
      step: 'writing',
      items: 3_000,
      total: 100_000,
      progress: 0.03,
    });
    // of an edited export, every offer is compared
    expect(paceOf(aRun(facts))).toMatchObject({ items: 903_000, total: 1_000_000, progress: 0.903 });
  });

  it.each([
    ['just now', 0, 10],
    ['some time ago', 4, 6],
    ['longer ago than the estimate', 30, 40],
  ])('estimates the remaining time from the last written batch: %s', (_, passed, secondsLeft) => {
    const run = { status: 'writing' as const, writingSince: ago(10 + passed), writtenAt: ago(passed) };
    expect(
      paceOf(aRun({ ...run, itemCount: 6_000, itemsMet: 6_000, created: 3_000, updated: 0 })),
    ).toMatchObject({
      progress: 0.5,
      itemsPerSecond: 300,
      secondsLeft,
    });
  });

  it('is unknown until the first batch is written', () => {
    const run = { status: 'writing' as const, writingSince: ago(3), writtenAt: null, itemCount: 500 };
    expect(paceOf(aRun({ ...run, itemsMet: 500, created: 0, updated: 0 }))).toMatchObject({
      items: 0,
      progress: 0,
      itemsPerSecond: null,
      secondsLeft: null,
    });
  });

  it('includes all stored batches', () => {
    const run = { status: 'validating', step: 'reading', stepSince: ago(5), itemsMet: 4_000 } as const;
    expect(paceOf(aRun({ ...run, stepItems: 1_900, itemsRead: 2_000 }))).toMatchObject({ items: 2_000 });
    expect(paceOf(aRun({ ...run, stepItems: 2_100, itemsRead: 2_000 }))).toMatchObject({ items: 2_100 });
  });

  it('raises the total when more items are read than counted', () => {
    const run = aRun({
      status: 'validating',
      step: 'reading',
      stepSince: ago(5),
      stepItems: 30,
      itemsMet: 10,
    });
    expect(paceOf(run)).toMatchObject({ items: 30, total: 30, progress: 1, secondsLeft: 0 });
  });

  it('is null while a run waits or has ended', () => {
    const nothing = { step: null, items: null, total: null, progress: null, itemsPerSecond: null };
    for (const status of ['queued', 'held', 'done'] as const)
      expect(paceOf(aRun({ status, step: 'foreseeing', stepSince: ago(5) }))).toMatchObject(nothing);
  });
});
