import { Clicks } from '../../../src/analytics/clicks.js';
import { RankRecords } from '../../../src/analytics/rank-records.js';
import { anEan } from '../../support/data/feed.js';
import { avoidMidnight } from '../../support/avoid-midnight.js';
import { Katalog } from '../../support/katalog.js';

await avoidMidnight();
const katalog = await Katalog.use({ worker: false });
const [store, second, third] = [await katalog.store(), await katalog.store(), await katalog.store()];
const cup = { productCode: 'CUP', name: 'Skodelica Breza', ean: anEan() };
const pot = { productCode: 'POT', name: 'Lonec Breza', ean: anEan() };
const lid = { productCode: 'LID', name: 'Pokrovka Breza', ean: anEan() };
await katalog.sell(store, { ...cup, price: 10 }, { ...pot, price: 20 }, { ...lid, price: 7 });
await katalog.sell(second, { ...cup, price: 8 }, { ...pot, price: 25 });
await katalog.sell(third, { ...cup, price: 12 });

const LIST = '/administracija/izdelki';
const listOf = async (query = '') => (await store.admin.page(`${LIST}${query}`, 'offers/index')).props;
const codesOf = async (query: string) => (await listOf(query)).products.map(({ productCode }) => productCode);
const marketOf = async (code: string) =>
  (await listOf()).products.find(({ productCode }) => productCode === code)!.market;

/** Events of an offer, summed like the worker does. */
async function happen(type: string, of: typeof store, code: string, count: number): Promise<void> {
  await katalog.rows(
    `insert into fresh_events (at, type, product_id, company_id)
     select now(), $2, p.id, p.company_id from products p, generate_series(1, $3) where p.id = $1`,
    [await katalog.idOf(of, code), type, count],
  );
  await katalog.app.get(Clicks).sumUp();
}
const leave = (of: typeof store, code: string, count: number) =>
  happen('PRODUCT_STORE_REDIRECT', of, code, count);

describe('the market position of offers', () => {
  it('counts clicks to the store and to others, by the reason at the time of the click', async () => {
    await leave(store, 'CUP', 3);
    await leave(second, 'CUP', 4);
    await leave(third, 'CUP', 2);
    await katalog.sell(store, { ...cup, price: 7, availability: 'out_of_stock' });
    await leave(second, 'CUP', 1);
    await leave(second, 'POT', 1);
    await leave(store, 'LID', 5);
    await happen('PRODUCT_CLICK', store, 'CUP', 9);
    const none = { moved: null, views: 0, clicks: 0, lostToPrice: 0, lostToStock: 0, lostOtherwise: 0 };
    expect(await marketOf('CUP')).toEqual({
      ...none,
      views: 9,
      clicks: 3,
      lostToPrice: 4,
      lostToStock: 1,
      lostOtherwise: 2,
    });
    expect(await marketOf('POT')).toEqual({ ...none, lostOtherwise: 1 });
    // no other store has it
    expect(await marketOf('LID')).toEqual(none);
  });

  it('is in the list with an explanation, an order and a filter', async () => {
    const { text } = await store.admin.document(`${LIST}?view=market&columns=clickShare&columns=lostClicks`);
    for (const shown of [
      '30 %',
      '3 od 10',
      '4 zaradi cene',
      '1 zaradi zaloge',
      'medtem ko',
      'Odhode primerjamo od',
    ])
      expect(text).toContain(shown);
    expect(await codesOf('?sort=-lostClicks')).toEqual(['CUP', 'POT', 'LID']);
    expect(await codesOf('?sort=-clickShare')).toEqual(['CUP', 'POT', 'LID']);
    expect(await codesOf('?sort=-views')).toEqual(['CUP', 'POT', 'LID']);
    expect(await codesOf('?lost=price&lost=stock')).toEqual(['CUP']);
    expect((await listOf()).filterCounts!.lost).toEqual({ price: 1, stock: 1 });
  });

  it('forgets clicks after 28 days, and then no longer says since when it counts', async () => {
    expect((await listOf()).clicksSince).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await katalog.rows(
      `update compared_click_days set day = day - 28 where product_id = ${await katalog.idOf(store, 'POT')}`,
    );
    await katalog.rows(`update settings set value = '{"since": "2026-01-01"}' where key = 'market.clicks'`);
    await katalog.app.get(Clicks).sumUp();
    expect((await marketOf('POT')).lostOtherwise).toBe(0);
    expect((await marketOf('CUP')).clicks).toBe(3);
    expect((await listOf()).clicksSince).toBeNull();
    expect(
      await katalog.rows(`
        select product_id, own, lost_to_price, lost_to_stock, lost_otherwise from compared_clicks
        except select product_id, sum(own), sum(lost_to_price), sum(lost_to_stock), sum(lost_otherwise)
        from compared_click_days group by 1`),
    ).toEqual([]);
  });

  it('moves with the daily records of ranks, of which only changes are stored', async () => {
    const record = (day: string) => katalog.app.get(RankRecords).record(undefined, day);
    await record('2026-03-01');
    expect((await marketOf('CUP')).moved).toBeNull();
    await record('2026-03-08');
    expect((await marketOf('CUP')).moved).toBe(0);
    await katalog.sell(store, { ...cup, price: 13 });
    // another record on the same day does nothing
    await record('2026-03-08');
    expect((await marketOf('CUP')).moved).toBe(0);
    await record('2026-03-09');
    await katalog.sell(store, { ...cup, price: 9 });
    await record('2026-03-10');
    expect((await marketOf('CUP')).moved).toBe(-1);
    expect(await codesOf('?changed=rank')).toEqual(['CUP']);
    expect(await codesOf('?sort=moved')).toEqual(['CUP', 'POT', 'LID']);
    expect(await codesOf('?sort=-moved')).toEqual(['POT', 'CUP', 'LID']);
    const changes = 'select count(*)::integer from rank_changes where offer_id = $1';
    expect(await katalog.value(changes, [await katalog.idOf(store, 'CUP')])).toBe(2);
    await record('2026-03-16');
    expect((await marketOf('CUP')).moved).toBe(1);
    await record('2026-03-17');
    expect((await marketOf('CUP')).moved).toBe(0);
    expect(await katalog.value('select count(*)::integer from rank_changes')).toBe(0);
    await second.admin.send('PATCH', `/api/products/${await katalog.idOf(second, 'POT')}`, {
      status: 'inactive',
    });
    await record('2026-03-18');
    expect((await marketOf('POT')).moved).toBeNull();
  });

  it('is in the exported table and in the API', async () => {
    const table = await (await store.admin.get(`${LIST}/izvoz?format=csv`)).text();
    const [titles, ...rows] = table
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const columns = ['Ogledi strani v 28 dneh', 'Odhodi v 28 dneh', 'Odhodi, izgubljeni zaradi cene'];
    const cells = rows.find((row) => row.includes('CUP'))!;
    expect(columns.map((title) => cells[titles!.indexOf(title)])).toEqual(['9', '3', '4']);

    type Positions = { positions: Record<string, unknown>[]; next: string | null };
    const address = '/api/market-positions?sort=-lostClicks&limit=1';
    const { positions, next } = await store.admin.read<Positions>(address);
    expect(positions).toEqual([
      {
        id: await katalog.idOf(store, 'CUP'),
        productCode: 'CUP',
        rank: 2,
        stores: 3,
        gap: 1,
        gapPercent: 12.5,
        totalRank: null,
        totalStores: 0,
        moved: 0,
        views: 9,
        clicks: 3,
        lostToPrice: 4,
        lostToStock: 1,
        lostOtherwise: 2,
      },
    ]);
    const rest = await store.admin.read<Positions>(`${address}&after=${encodeURIComponent(next!)}`);
    expect(rest.positions.map(({ productCode, rank }) => [productCode, rank])).toEqual([['POT', null]]);
    expect((await store.admin.get('/api/market-positions?sort=moon')).status).toBe(400);
    expect((await store.admin.get('/api/market-positions?company=' + second.company.id)).status).toBe(404);
  });
});
