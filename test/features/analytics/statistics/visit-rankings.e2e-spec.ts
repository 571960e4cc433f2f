import { Clicks } from '../../../../src/analytics/clicks.js';
import { DailyRollUp } from '../../../../src/analytics/daily-roll-up.js';
import { PERIODS, RANKING_SORTS } from '../../../../src/analytics/statistics/statistics.query.js';
import { eachDay, periodOf } from '../../../../src/analytics/statistics/visits/visit-period.js';
import { VisitRankings } from '../../../../src/analytics/statistics/visits/visit-rankings.js';
import type { Ranked } from '../../../../src/analytics/statistics/visits/visit-rankings.statements.js';
import { Katalog } from '../../../support/katalog.js';
import { avoidMidnight } from '../../../support/avoid-midnight.js';

const SORTS = RANKING_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);
type Sort = (typeof SORTS)[number];

await avoidMidnight();
const katalog = await Katalog.use({ worker: false });

/** Without a worker, whose own runs would interfere. */
describe('rankings of products', () => {
  let random: () => number;
  const companies = [901, 902];

  interface Sum {
    day: string;
    type: string;
    id: number;
    companyId: number;
    count: number;
  }
  const upTo = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]) => list[upTo(list.length)]!;
  const sums = () =>
    katalog.rows<Sum>(
      'select day::text, type, product_id as id, company_id as "companyId", count from event_days',
    );
  const rankings = () => katalog.app.get(VisitRankings);
  const turn = async (day: string) => {
    while (await katalog.app.get(DailyRollUp).movePeriods(day));
  };
  const reached = () => katalog.rows('select distinct until::text from visit_periods');
  /** Removes all counts and starts at this day. */
  const beginAt = async (day: string) => {
    await katalog.rows('delete from event_days');
    await katalog.rows('truncate product_visits');
    await katalog.rows('update visit_periods set until = $1', [day]);
  };
  /** Small counts, so that many products are equal. */
  const count = (number: number, days: string[]) => {
    const made = Array.from({ length: number }, () => [
      one(days),
      one(['PRODUCT_CLICK', 'PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT', 'FEATURED_PRODUCT_CLICK']),
      1 + upTo(60),
      1 + upTo(3),
    ]);
    return katalog.rows(
      `insert into event_days as d (day, type, product_id, company_id, count)
       select day::date, type, id::integer, ${companies[0]} + id::integer % 2, sum(count::integer)
       from jsonb_to_recordset($1) made(day text, type text, id text, count text) group by 1, 2, 3, 4
       on conflict (day, type, product_id, company_id) do update set count = d.count + excluded.count`,
      [JSON.stringify(made.map(([day, type, id, count]) => ({ day, type, id: `${id}`, count: `${count}` })))],
    );
  };

  /** The expected ranking, from the sums by day. */
  function added(all: Sum[], until: string, days: number, sort: Sort, companyId?: number): Ranked[] {
    const { from, to, before } = periodOf(days, until);
    const rows = new Map<number, Ranked>();
    for (const { day, type, id, companyId: company, count } of all) {
      if (day < before.from || day > to || (companyId && company !== companyId)) continue;
      const row = rows.get(id) ?? { id, views: 0, visits: 0, before: 0 };
      rows.set(id, row);
      if (type === 'PRODUCT_CLICK') row[day < from ? 'before' : 'views'] += count;
      if (type === 'PRODUCT_STORE_REDIRECT' && day >= from) row.visits += count;
    }
    const isSeen = ({ views, visits, before }: Ranked) =>
      views + visits > 0 || (sort.endsWith('change') && before > 0);
    const key = (row: Ranked) => keyOf(row, sort);
    return [...rows.values()]
      .filter(isSeen)
      .sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)) || b.views - a.views || a.id - b.id);
  }
  function keyOf({ views, visits, before }: Ranked, sort: Sort): number {
    const sign = sort.startsWith('-') ? -1 : 1;
    const [by] = RANKING_SORTS.filter((known) => sort.endsWith(known));
    if (by === 'rate') return views > 0 ? (sign * visits) / views : Infinity;
    return sign * { views, visits, change: views - before }[by!];
  }

  /** Checks each order of each period at some page, of one store and of all. */
  async function expectExact(until: string) {
    const all = await sums();
    for (const days of PERIODS)
      for (const sort of SORTS) {
        const companyId = one([undefined, ...companies]);
        const expected = added(all, until, days, sort, companyId);
        const limit = 1 + upTo(20);
        const page = 1 + upTo(Math.ceil(expected.length / limit) + 1);
        const asked = { days, sort, companyId };
        const found = await rankings().page('products', asked, { page, limit });
        expect({ ...asked, until, page, limit, ...found }).toEqual({
          ...asked,
          until,
          page,
          limit,
          count: expected.length,
          rows: expected.slice((page - 1) * limit, page * limit),
        });
        expect([...(await rankings().listAll('products', asked))]).toEqual(expected);
      }
  }

  it.each([1, 2, 3])('are what their days add up to, whatever happens to these (%i)', async (seed) => {
    random = seeded(seed);
    let until = '2025-02-11';
    await beginAt(until);
    await count(600, eachDay({ from: '2023-01-20', to: '2025-02-13' }));
    await expectExact(until);
    // like the worker, late and after long pauses
    for (const passed of [1, 2, 5, 1, 90, 800]) {
      const coming = eachDay({ from: until, to: '2029-01-01' });
      await turn((until = coming[passed]!));
      // some of today, some removed, some of a day that is still to come
      const tomorrow = coming[passed + 1]!;
      await count(30, [until, tomorrow, one(eachDay(periodOf(365, until)))]);
      await katalog.rows('update event_days set count = count + 1 where product_id % 7 = $1', [upTo(7)]);
      await katalog.rows('delete from event_days where product_id % 11 = $1 and type = $2', [
        upTo(11),
        'PRODUCT_CLICK',
      ]);
      await expectExact(until);
    }
  });

  it('are moved once by concurrent runs while events are counted', async () => {
    random = seeded(4);
    await beginAt('2025-02-11');
    await count(300, eachDay({ from: '2024-12-20', to: '2025-02-11' }));
    await Promise.all([
      turn('2025-02-12'),
      count(40, ['2025-02-11', '2025-02-12', '2025-02-04']),
      turn('2025-02-13'),
      count(40, ['2025-02-06', '2025-02-13']),
      turn('2025-02-12'),
    ]);
    await expectExact('2025-02-13');
    await turn('2025-02-10');
    await expectExact('2025-02-13');
  });

  it('are moved by a few days at a time, and are right after each step', async () => {
    random = seeded(7);
    await beginAt('2025-02-11');
    await count(400, eachDay({ from: '2023-06-01', to: '2025-04-01' }));
    for (const day of ['2025-02-25', '2025-03-11', '2025-03-25']) {
      expect(await katalog.app.get(DailyRollUp).movePeriods('2025-03-26')).toBe(true);
      expect(await reached()).toEqual([{ until: day }]);
      await expectExact(day);
    }
    expect(await katalog.app.get(DailyRollUp).movePeriods('2025-03-26')).toBe(false);
    await expectExact('2025-03-26');
  });

  it('catch up after a year without a worker, and stop when the worker is told to end', async () => {
    await beginAt('2025-02-11');
    await katalog.app.get(Clicks).sumUp(AbortSignal.abort());
    expect(await reached()).toEqual([{ until: '2025-02-25' }]);
    await katalog.app.get(Clicks).sumUp();
    expect(await reached()).toEqual([{ until: periodOf(7).to }]);
  });

  it('drop products without views in both periods', async () => {
    random = seeded(5);
    await beginAt('2025-02-11');
    await count(50, ['2025-02-11']);
    await turn('2025-02-25');
    expect(await katalog.rows('select distinct days from product_visits order by 1')).toEqual(
      [28, 90, 365].map((days) => ({ days })),
    );
  });
});

/** A pseudo-random sequence from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
