import { CoverageRecords } from '../../../src/matching/coverage/coverage-records.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
const [store, other, inactive] = [
  await katalog.store('Prva'),
  await katalog.store('Druga'),
  await katalog.store('Zaprta'),
];
const kitchen = await katalog.category({ sl: 'Kuhinja' });
const cups = await katalog.category({ sl: 'Skodelice' }, kitchen);
const [cup, pot] = [anEan(), anEan()];

const records = katalog.app.get(CoverageRecords, { strict: false });
const admin = await katalog.signedInAs('super_admin');
const PAGE = '/administracija/izdelki/zdruzevanje/pokritost';
const propsOf = async (query = '') => (await admin.page(`${PAGE}${query}`, 'matches/coverage')).props;
const countsOf = async (query: string) =>
  (await propsOf(query)).rows.map(({ name, products, compared }) => [name, products, compared]);
const record = async (daysAgo: number) =>
  records.record(
    await katalog.value<string>(
      `select ((now() at time zone 'Europe/Ljubljana')::date - $1::integer)::text`,
      [daysAgo],
    ),
  );

beforeAll(async () => {
  await katalog.sell(store, { productCode: 'CUP', ean: cup }, { productCode: 'POT', ean: pot });
  await katalog.sell(inactive, { productCode: 'POT', ean: pot });
  await katalog.rows('update companies set active = false where id = $1', [inactive.company.id]);
  await katalog.rows(
    'insert into product_categories (product_id, category_id) select id, $1 from products where ean = $2',
    [cups, cup],
  );
});

describe('the coverage of the comparison', () => {
  it('is empty before the first record', async () => {
    expect(await propsOf()).toMatchObject({ total: null, rows: [] });
    expect((await admin.document(PAGE)).text).toContain('Podatkov še ni');
  });

  it('counts visible products of active stores, by store, by category and in total', async () => {
    await record(28);
    await katalog.sell(other, { productCode: 'C', ean: cup }, { productCode: 'X', ean: anEan() });
    expect(await records.isDue()).toBe(true);
    await records.record();
    expect(await records.isDue()).toBe(false);
    expect((await propsOf()).total).toMatchObject({
      products: 4,
      compared: 2,
      share: 0.5,
      month: 0,
      week: null,
    });
    expect(await countsOf('?sort=-products')).toEqual([
      ['Prva', 2, 1],
      ['Druga', 2, 1],
    ]);
    expect(await countsOf('?by=category')).toEqual([
      ['Kuhinja', 1, 1],
      ['Kuhinja › Skodelice', 1, 1],
    ]);
  });

  it('is counted again after an hour, with one record a day, which is forgotten after its period', async () => {
    await record(401);
    await katalog.sell(other, { productCode: 'POT', ean: pot });
    await katalog.rows(`update matching_coverage set recorded_at = now() - interval '61 minutes'`);
    expect(await records.isDue()).toBe(true);
    await records.record();
    expect((await propsOf()).total).toMatchObject({ products: 5, compared: 4 });
    await katalog.rows('update companies set active = false where id = $1', [other.company.id]);
    await records.record();
    expect(await countsOf('')).toEqual([['Prva', 2, 0]]);
    expect(await katalog.value(`select count(distinct day)::integer from matching_coverage`)).toBe(2);
  });
});
