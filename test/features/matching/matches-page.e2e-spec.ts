import { MatchRefresher } from '../../../src/matching/match-refresher.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { anEan } from '../../support/data/feed.js';
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

  it('shows the effect of the chosen pairs before it joins them', async () => {
    for (const store of stores)
      await katalog.sell(store, { productCode: 'E', name: 'Sesalnik Miele SKCF5', price: 300 });
    await katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
    const before = await groups();
    const [row] = (await list()).suggestions.filter(({ label }) => label.includes('Miele'));
    const answer = await admin.submit('POST', `${PATH}/odlocitev`, { preview: 'same', pairs: [row!.pair] });
    const url = answer.headers.get('location')!;
    const { effect, confirmUrl, fields } = (await admin.page(url, 'matches/effect')).props;
    expect(effect!.before.map(({ count }) => count)).toEqual([1, 1]);
    expect(effect!.after).toMatchObject([
      { count: 2, prices: '300,00\u00a0€', historyEntries: 2, alerts: 0 },
    ]);
    expect(effect!.redirects).toHaveLength(1);
    expect((await admin.page(row!.effectUrl, 'matches/effect')).props.effect).toEqual(effect);
    expect((await admin.document(url)).text).toContain('Potrdi odločitev');
    expect(await groups()).toBe(before);
    const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    expect((await admin.post(confirmUrl, sent)).status).toBe(303);
    expect(await groups()).toBe(before - 1);
    const again = (await admin.page(url, 'matches/effect')).props;
    expect(again).toMatchObject({ effect: null, problem: expect.stringContaining('že odločeno') });
  });

  it('splits a group, and moves an offer to another one', async () => {
    const ean = anEan();
    const third = await katalog.store('Četrta');
    const name = 'Pečica Gorenje BOS6737E09X';
    const ids: number[] = [];
    for (const store of [...stores, third])
      ids.push(await katalog.sellOne(store, { productCode: 'S', name, ean, price: 400 }));
    const other = await katalog.sellOne(third, { productCode: 'T', name: 'Igrača medved', price: 410 });
    const [a, b, c] = ids as [number, number, number];
    const group = async (id: number) => (await admin.page(`${PATH}/skupina/${id}`, 'matches/group')).props;
    const members = async (id: number) =>
      (await group(id)).offers.map((offer) => offer.id).sort((x, y) => x - y);
    const decide = async (query: string) => {
      const { effectUrl } = await group(a);
      const { fields, confirmUrl, effect } = (await admin.page(effectUrl + query, 'matches/effect')).props;
      expect(effect).not.toBeNull();
      const form = new URLSearchParams();
      for (const { name: field, value } of fields) form.append(field, value);
      expect((await admin.submit('POST', confirmUrl, form)).status).toBe(303);
    };
    expect((await admin.document(`${PATH}/skupina/${a}`)).text).toContain('Gorenje');
    expect(await members(b)).toEqual([a, b, c]);
    await decide(`?offers=${b}&to=${other}`);
    expect(await members(b)).toEqual([b, other]);
    expect(await members(a)).toEqual([a, c]);
    await decide(`?offers=${a}&offers=${c}`);
    expect((await group(a)).count).toBe(1);
    expect((await group(c)).count).toBe(1);
    const wrong = await admin.page(`${PATH}/ucinek?offers=${a}&to=nekam`, 'matches/effect');
    expect(wrong.props.problem).not.toBeNull();
    expect((await admin.get(`${PATH}/skupina/999999`)).status).toBe(404);
  });
});
