import { DataSource } from 'typeorm';
import { LOCK_OFFERS } from '../../../src/products/read-model/catalogue.statements.js';
import { useApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { until } from '../../support/until.js';

const LIST = '/administracija/izdelki';
const VALUES = `${LIST}/vrednosti`;

interface Cells {
  id: number;
  values: object;
  was?: object;
}

const started = await useApp();

describe('values of several offers, written at once', () => {
  let seller: Visitor;
  beforeEach(async () => {
    const { id } = await makeCompany(started.app);
    seller = await signedInAs(started, { userType: 'employee', companyId: id, permissionLevel: 1 });
  });

  const add = async (code: string, fields: object = {}): Promise<number> => {
    const link = `https://trgovina.example/${code}`;
    const body = { name: { sl: code }, productCode: code, price: '10', link, status: 'active', ...fields };
    await seller.submit('POST', LIST, body);
    return (await seller.page(`${LIST}?query=${code}`, 'offers/index')).props.products[0]!.id;
  };
  const write = (rows: Cells[], undo = false) => {
    const body = { rows: rows.map((row) => ({ was: {}, ...row })), undo };
    return seller.submit('PUT', VALUES, body, { from: LIST });
  };
  const stored = async (ids: number[]) =>
    (await seller.page(`${LIST}?sort=-newest`, 'offers/index')).props.products
      .filter(({ id }) => ids.includes(id))
      .map(({ price, stock, availability }) => [price.amount, stock, availability]);
  const answer = async (response: Response) => {
    expect(response.status).toBe(303);
    const { props, flash } = await seller.page(LIST, 'offers/index');
    return { errors: props.errors as Record<string, string>, toast: flash?.toast };
  };
  const entries = () =>
    started.rows<{ count: number }>(
      `select count(*)::integer as count from audit_entries where action = 'product.updated'`,
    );

  it('are read as people type them, and recorded for each offer', async () => {
    const ids = [await add('A-1'), await add('A-2'), await add('A-3')];
    const [before] = await entries();
    const saved = await answer(
      await write([
        { id: ids[2]!, values: { price: '1.299,90' } },
        { id: ids[0]!, values: { price: '9,5', stock: '4' }, was: { price: '10,00', stock: '' } },
        { id: ids[1]!, values: { availability: 'preorder' }, was: { availability: 'unknown' } },
      ]),
    );
    expect(saved.toast?.detail).toBe('3 ponudbe so shranjene.');
    expect(await stored(ids)).toEqual([
      [9.5, 4, 'unknown'],
      [10, null, 'preorder'],
      [1299.9, null, 'unknown'],
    ]);
    const [after] = await entries();
    expect(after!.count - before!.count).toBe(3);
  });

  it('take the locks of the read model in its order, whatever that of the rows', async () => {
    const ids = [await add('L-1'), await add('L-2')];
    const [low, high] = ids.toSorted((one, other) => one - other);
    const database = started.app.get(DataSource);
    const holder = database.createQueryRunner();
    await holder.startTransaction();
    const lock = `select offer_id from catalogue_offers where offer_id = $1 for no key update skip locked`;
    expect(await holder.manager.query(lock, [low])).toHaveLength(1);
    const writing = write([
      { id: high!, values: { price: '9' } },
      { id: low!, values: { price: '8' } },
    ]);
    await until(async () => {
      const waiting = await database.query<{ count: number }[]>(
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query = $1`,
        [LOCK_OFFERS],
      );
      return waiting[0]!.count;
    });
    const free = await holder.manager.query<object[]>(lock, [high]);
    await holder.commitTransaction();
    await holder.release();
    expect(free).toHaveLength(1);
    expect((await answer(await writing)).errors).toEqual({});
    expect((await stored(ids)).map(([price]) => price).sort()).toEqual([8, 9]);
  });

  it('can be sent again: the second time nothing changes', async () => {
    const id = await add('B-1');
    const [before] = await entries();
    await write([{ id, values: { price: '9' } }]);
    expect((await answer(await write([{ id, values: { price: '9' } }]))).errors).toEqual({});
    const [after] = await entries();
    expect(after!.count - before!.count).toBe(1);
  });

  it('are written all or not at all, with the errors of every row', async () => {
    const ids = [await add('C-1'), await add('C-2'), await add('C-3', { regularPrice: '12' })];
    const refused = await answer(
      await write([
        { id: ids[0]!, values: { price: '5' } },
        { id: ids[1]!, values: { availability: 'out_of_stock', stock: '2' } },
        { id: ids[2]!, values: { price: '15' } },
      ]),
    );
    expect(Object.keys(refused.errors).sort()).toEqual(['rows.1.values.availability', 'rows.2.values.price']);
    const unread = await answer(
      await write([
        { id: ids[0]!, values: { price: 'poceni' } },
        { id: ids[1]!, values: { stock: '1,5' } },
      ]),
    );
    expect(Object.keys(unread.errors).sort()).toEqual(['rows.0.values.price', 'rows.1.values.stock']);
    expect((await stored(ids)).map(([price]) => price)).toEqual([10, 10, 10]);
  });

  it('do not go over what somebody else has changed since', async () => {
    const ids = [await add('D-1'), await add('D-2')];
    await write([{ id: ids[1]!, values: { price: '8' } }]);
    const rows = ids.map((id) => ({ id, values: { price: '7' }, was: { price: '10' } }));
    expect((await answer(await write(rows))).errors).toEqual({
      'rows.1.values.price': expect.stringContaining('medtem') as string,
    });
    expect((await stored(ids)).map(([price]) => price)).toEqual([10, 8]);
    // a change of another value is none of it
    await write([{ id: ids[0]!, values: { stock: '5' } }]);
    expect((await answer(await write(rows.slice(0, 1)))).errors).toEqual({});
  });

  it('are taken back by what stood there before', async () => {
    const id = await add('E-1', { stock: '3' });
    await write([{ id, values: { stock: '4' }, was: { stock: '3' } }]);
    const undone = await answer(await write([{ id, values: { stock: '3' }, was: { stock: '4' } }], true));
    expect(undone.toast?.detail).toBe('1 ponudba ima spet prejšnje podatke.');
    expect(await stored([id])).toEqual([[10, 3, 'unknown']]);
  });

  it('are of offers of the own store, each once, and not of endless lists', async () => {
    const id = await add('F-1');
    const stranger = await signedInAs(started, {
      userType: 'employee',
      companyId: (await makeCompany(started.app)).id,
      permissionLevel: 1,
    });
    const row = { id, values: { price: '1' }, was: {} };
    await stranger.submit('PUT', VALUES, { rows: [row] });
    const { flash } = await stranger.page(LIST, 'offers/index');
    expect(flash?.toast).toMatchObject({
      severity: 'error',
      detail: expect.stringContaining('ni mogoče najti') as string,
    });
    for (const rows of [[], [row, row], Array.from({ length: 51 }, (_, n) => ({ ...row, id: id + n }))])
      expect(Object.keys((await answer(await write(rows))).errors)).not.toEqual([]);
    expect(await stored([id])).toEqual([[10, null, 'unknown']]);
  });
});
