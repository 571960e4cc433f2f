import { aFeed, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const LIST = '/administracija/izdelki';

const katalog = await Katalog.use();

describe('writers of the same offers', () => {
  const offers = (price: number): Partial<OfferOfFeed>[] =>
    // codes and ids have different orders
    ['Z', 'A'].map((productCode) => ({ productCode, name: productCode, price }));
  const aStore = async () => {
    const store = await katalog.store();
    for (const offer of offers(10)) await katalog.import(store, aFeed([offer]), { mode: 'delta' });
    return { store, ids: [await katalog.idOf(store, 'Z'), await katalog.idOf(store, 'A')] };
  };
  const send = async ({ admin }: Store, method: string, path: string, body: object) => {
    expect((await admin.submit(method, path, body, { from: LIST })).status).toBe(303);
  };
  const exported = async ({ admin }: Store) => (await admin.get(`${LIST}/izvoz`)).text();
  const rollBack = async ({ company, admin }: Store) => {
    const [{ id }] = (await katalog.rows('select max(id) as id from imports where company_id = $1', [
      company.id,
    ])) as [{ id: number }];
    expect((await admin.send('POST', `/api/imports/${id}/rollback`)).status).toBe(202);
    await until(() => katalog.rows("select from imports where id = $1 and status <> 'rolled-back'", [id]), {
      holds: (open) => !open.length,
    });
  };

  it.each<[string, (store: Store, ids: number[], file: string) => Promise<unknown>]>([
    ['imports', (store) => katalog.import(store, aFeed(offers(20)), { mode: 'delta' })],
    [
      'full imports without them',
      (store) => katalog.import(store, aFeed([{ productCode: 'N' }]), { mode: 'full' }),
    ],
    [
      'edited exports',
      (store, _, file) => katalog.import(store, file.replaceAll('<price>10.00', '<price>20.00')),
    ],
    ['rollbacks', rollBack],
    [
      'bulk actions',
      (store, ids) => send(store, 'POST', `${LIST}/skupinsko`, { action: 'delete', ids: ids.toReversed() }),
    ],
    [
      'cells',
      (store, ids) =>
        send(store, 'PUT', `${LIST}/vrednosti`, {
          rows: ids.toReversed().map((id) => ({ id, values: { price: '20' }, was: {} })),
          undo: false,
        }),
    ],
  ])('lock them by their ids: %s', async (name, write) => {
    const { store, ids } = await aStore();
    if (name === 'rollbacks') await katalog.import(store, aFeed(offers(15)), { mode: 'delta' });
    const [first, second] = ids;
    const file = await exported(store);
    const connection = await katalog.connect();
    let writing: Promise<unknown>;
    try {
      await connection.query('begin');
      await connection.query('select from products where id = $1 for no key update', [first]);
      writing = write(store, ids!, file);
      await until(
        () =>
          katalog.rows(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        { holds: (waiting) => waiting.length > 0 },
      );
      const free = await connection.query(
        'select from products where id = $1 for no key update skip locked',
        [second],
      );
      expect(free.rowCount).toBe(1);
    } finally {
      await connection.query('rollback');
      connection.release();
    }
    await writing;
    const versions = await katalog.rows(
      'select from products where id = any($1) and updated_at > created_at',
      [ids],
    );
    expect(versions).toHaveLength(2);
  });
});
