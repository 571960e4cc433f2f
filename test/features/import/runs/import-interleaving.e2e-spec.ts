import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { dumpStore } from '../../../support/data/dump.js';
import { aFeed, numberedOffers } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const ROUNDS = 8;
const offers = (count: number, price = 10) => aFeed(numberedOffers(count, { price }));

const katalog = await Katalog.use();

describe('simultaneous actions on imports', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const post = async (id: number, verb: string) =>
    (await store.admin.send('POST', `/api/imports/${id}/${verb}`)).status;
  const detail = (id: number) => store.admin.read<ImportDetail>(`/api/imports/${id}`);
  const ended = async (id: number) => {
    await until(async () => !(await detail(id)).active);
    return detail(id);
  };
  /** A held run that would deactivate all offers but one. */
  const held = async () => {
    await katalog.import(store, offers(40));
    const run = await katalog.import(store, offers(1));
    expect(run.status).toBe('held');
    return run.id;
  };

  it('confirm an import only once', async () => {
    const id = await held();
    const answers = await Promise.all([1, 2, 3].map(() => post(id, 'confirm')));
    expect(answers.sort()).toEqual([200, 409, 409]);
    expect(await ended(id)).toMatchObject({ status: 'done', counters: { deactivated: 39, unchanged: 1 } });
    const [runs] = await katalog.rows<{ run: number }>('select run from imports where id = $1', [id]);
    expect(runs).toEqual({ run: 2 });
  });

  it('confirm and cancel: the result matches the last successful answer', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      store = await katalog.store();
      const id = await held();
      const verbs = round % 2 ? ['confirm', 'cancel'] : ['cancel', 'confirm'];
      const answers = await Promise.all(verbs.map((verb) => post(id, verb)));
      const [confirmed, cancelled] = round % 2 ? answers : answers.toReversed();
      const { status, counters } = await ended(id);
      // a cancellation fails only if the run already ended
      if (cancelled === 200) expect(status).toBe('cancelled');
      else
        expect({ confirmed, cancelled, status }).toEqual({ confirmed: 200, cancelled: 409, status: 'done' });
      if (confirmed === 409) expect(counters.deactivated).toBe(0);
    }
  });

  it('roll back while a newer import starts: they run one after the other, or the rollback is refused', async () => {
    const expected = await katalog.store();
    await katalog.import(expected, offers(40));
    await katalog.import(expected, offers(40, 12));
    const uninterrupted = (await dumpStore(katalog, expected)).map(withoutPrices);
    for (let round = 0; round < ROUNDS; round++) {
      store = await katalog.store();
      await katalog.import(store, offers(40));
      const { id } = await katalog.import(store, offers(40, 11));
      const [newer, answer] = await Promise.all([
        katalog.upload(store, offers(40, 12)),
        post(id, 'rollback'),
      ]);
      expect([202, 409]).toContain(answer);
      expect(await ended(newer)).toMatchObject({ status: 'done', counters: { updated: 40 } });
      expect((await ended(id)).status).toBe(answer === 202 ? 'rolled-back' : 'done');
      expect((await dumpStore(katalog, store)).map(withoutPrices)).toEqual(uninterrupted);
    }
  });
});

/** Price history also has the prices of the run that was rolled back. */
const withoutPrices = (row: unknown) => ({ ...(row as object), prices: undefined });
