import { MatchRefresher } from '../../../src/matching/match-refresher.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { Katalog, type Store } from '../../support/katalog.js';

const PATH = '/administracija/izdelki/zdruzevanje';
const katalog = await Katalog.use({ worker: false });

describe('the page of suggested matches', () => {
  let stores: Store[];
  let admin: Visitor;

  const list = async (query = '') => (await admin.page(PATH + query, 'matches/index')).props;
  const groups = () =>
    katalog.value<number>('select count(distinct group_id)::integer from catalogue_offers');
  const send = async (fields: Record<string, unknown>) => {
    const response = await admin.submit('POST', `${PATH}/odlocitev`, fields);
    expect(response.status).toBe(303);
  };

  beforeAll(async () => {
    stores = [await katalog.store('Prva'), await katalog.store('Druga')];
    admin = await katalog.signedInAs('super_admin');
    const names = ['Pralni stroj Bosch WGB256A0BY', 'Čajnik Braun WK3110', 'Hladilnik Liebherr CNSDD5223'];
    for (const store of stores)
      await katalog.sell(
        store,
        ...names.map((name, index) => ({ productCode: `K${index}`, name, price: 100 })),
      );
    await katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
  });

  it('shows both sides with reasons in words', async () => {
    const { suggestions } = await list();
    expect(suggestions).toHaveLength(3);
    const [first] = suggestions;
    expect(first!.reasons).toContainEqual(expect.stringMatching(/^Ista oznaka: /));
    expect(first!.sides[0].facts[0]).toBe('Prva, 100,00\u00a0€');
    expect((await admin.document(PATH)).text).toContain('Isti izdelek');
  });

  it('joins the pair of a row, rejects another, and undoes', async () => {
    const before = await list();
    await send({ row: `same ${before.suggestions[0]!.pair}` });
    expect(await groups()).toBe(5);
    await send({ row: `different ${before.suggestions[1]!.pair}` });
    expect((await list()).suggestions.map(({ id }) => id)).toEqual([before.suggestions[2]!.id]);
    const { decisions } = await list('?tab=decided');
    expect(decisions.map(({ kind }) => kind)).toEqual(['different', 'same']);
    expect((await admin.submit('POST', decisions[1]!.undoUrl!, {})).status).toBe(303);
    expect(await groups()).toBe(6);
    expect((await list('?tab=decided')).decisions[1]!.undoUrl).toBeNull();
  });

  it('decides about several chosen pairs, and asks for one if none is chosen', async () => {
    await katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
    const { suggestions } = await list();
    expect(suggestions).toHaveLength(2);
    await send({ kind: 'same' });
    expect(await groups()).toBe(6);
    await send({ kind: 'same', pairs: suggestions.map(({ pair }) => pair) });
    expect(await groups()).toBe(4);
    expect((await list()).suggestions).toEqual([]);
  });

  it('joins three offers whose three pairs are chosen together', async () => {
    for (const store of [...stores, await katalog.store('Tretja')])
      await katalog.sell(store, { productCode: 'M', name: 'Mešalnik Kenwood KVL6320', price: 200 });
    await katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
    const before = await groups();
    const { suggestions } = await list();
    expect(suggestions).toHaveLength(3);
    await send({ kind: 'same', pairs: suggestions.map(({ pair }) => pair) });
    expect(await groups()).toBe(before - 2);
    expect((await list()).suggestions).toEqual([]);
  });
});
