import { MatchRefresher } from '../../../src/matching/match-refresher.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { anEan } from '../../support/data/feed.js';
import { refreshReadModel } from '../../support/data/read-model.js';
import { Katalog, type Store } from '../../support/katalog.js';

type Kind = 'same' | 'different';
interface Wanted {
  kind: Kind;
  offerIds: number[];
  otherId?: number;
}

const katalog = await Katalog.use({ worker: false });

describe('decisions which offers are one product', () => {
  let stores: Store[];
  let admin: Visitor;

  const send = async (path: string, ...decisions: Wanted[]) => {
    const response = await admin.send('POST', `/api/matching/${path}`, { decisions });
    return { status: response.status, body: (await response.json()) as never };
  };
  const decide = (...decisions: Wanted[]) => send('decisions', ...decisions);
  const decided = async (...decisions: Wanted[]) => {
    const { status, body } = await decide(...decisions);
    expect([status, body]).toEqual([201, expect.anything()]);
    return (body as { decisions: { id: number; kind: Kind; offerIds: number[]; otherIds: number[] }[] })
      .decisions;
  };
  const undo = (id: number) => admin.send('DELETE', `/api/matching/decisions/${id}`);
  /** The codes of the offers by group. */
  const groups = () =>
    katalog.values<string>(
      `select string_agg(p.product_code, ' ' order by p.id) from catalogue_offers o join products p on p.id = o.offer_id
       group by o.group_id order by o.group_id`,
    );
  const pathOf = async (id: number) =>
    (await katalog.visitor().get(`/izdelek/${id}`)).headers.get('location') ?? `/izdelek/${id}`;
  const pageOf = async (id: number) =>
    (await katalog.visitor().page(await pathOf(id), 'products/show')).props;
  async function write(id: number, assignment: string): Promise<void> {
    await katalog.rows(`update products set ${assignment}, updated_at = now() where id = $1`, [id]);
    await refreshReadModel(katalog.app, [id]);
  }
  const refreshMatches = () =>
    katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
  const suggested = async () => {
    await refreshMatches();
    return await katalog.values<string>(
      `select a.product_code || ' ' || b.product_code from matching_suggestions s
       join products a on a.id = s.offer_id join products b on b.id = s.other_id order by 1`,
    );
  };
  const machine = 'Bosch WGB256A0BY pralni stroj';
  const sell = (
    index: number,
    productCode: string,
    fields: { name?: string; ean?: string; price?: number } = {},
  ) => katalog.sellOne(stores[index]!, { productCode, name: machine, price: 100 + index, ...fields });

  beforeAll(async () => {
    stores = [await katalog.store('Prva'), await katalog.store('Druga'), await katalog.store('Tretja')];
    admin = await katalog.signedInAs('super_admin');
  });
  beforeEach(async () => {
    await katalog.rows('delete from products');
    await katalog.rows('delete from matching_decisions');
    await katalog.rows('truncate audit_entries');
    await katalog.rows('truncate catalogue_offers, catalogue_texts, catalogue_sources');
    await katalog.rows('truncate matching_changes, matching_offers, matching_blocks, matching_suggestions');
  });

  it('join the groups of two offers, with one page, comparison and price history', async () => {
    const ean = anEan();
    const a = await sell(0, 'A', { ean, price: 120 });
    await sell(1, 'B', { ean, price: 110 });
    const c = await sell(2, 'C', { price: 105 });
    expect(await groups()).toEqual(['A B', 'C']);
    const [decision] = await decided({ kind: 'same', offerIds: [c], otherId: a });
    expect(decision).toMatchObject({ kind: 'same', offerIds: [c] });
    expect(decision!.otherIds).toHaveLength(2);
    expect(await groups()).toEqual(['A B C']);
    const page = await pageOf(a);
    expect(page.offers.map(({ price }) => price.amount)).toEqual([105, 110, 120]);
    expect(page.priceHistory!.stores).toHaveLength(3);
  });

  it('redirect the page that disappears permanently, and show it again when they are undone', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    const old = await pathOf(b);
    const [decision] = await decided({ kind: 'same', offerIds: [a], otherId: b });
    const moved = await katalog.visitor().get(`${old}?order=total`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`${await pathOf(a)}?order=total`);
    // a browser that kept the redirect could never see the page again
    expect(moved.headers.get('cache-control')).toContain('no-cache');
    // the page remains while any offer of the product is sold
    await write(b, `status = 'inactive'`);
    expect((await katalog.visitor().get(old)).headers.get('location')).toBe(await pathOf(a));
    await write(b, `status = 'active'`);
    await write(a, `status = 'inactive'`);
    expect((await katalog.visitor().get(old)).status).toBe(200);
    await write(a, `status = 'active'`);
    expect((await undo(decision!.id)).status).toBe(200);
    expect(await groups()).toEqual(['A', 'B']);
    expect((await katalog.visitor().get(old)).status).toBe(200);
    // again changes nothing
    expect((await undo(decision!.id)).status).toBe(200);
  });

  it('keep a rejected pair apart, and do not suggest it again', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    expect(await suggested()).toEqual(['A B']);
    const [decision] = await decided({ kind: 'different', offerIds: [a], otherId: b });
    expect(await suggested()).toEqual([]);
    const ean = anEan();
    await sell(0, 'A', { ean, name: `${machine} nov` });
    await sell(1, 'B', { ean });
    expect(await groups()).toEqual(['A', 'B']);
    expect(await suggested()).toEqual([]);
    expect(
      await katalog.value(`select apart ->> 'reason' from catalogue_offers where offer_id = $1`, [b]),
    ).toBe('decision');
    await undo(decision!.id);
    expect(await groups()).toEqual(['A B']);
    await sell(1, 'B');
    await sell(0, 'A');
    expect(await suggested()).toEqual(['A B']);
  });

  it('suggest a pair again when its rejection is undone', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    expect(await suggested()).toEqual(['A B']);
    const [decision] = await decided({ kind: 'different', offerIds: [a], otherId: b });
    expect(await suggested()).toEqual([]);
    await undo(decision!.id);
    expect(await suggested()).toEqual(['A B']);
  });

  it('split a group, so that the remaining offers stay together', async () => {
    const ean = anEan();
    const a = await sell(0, 'A', { ean });
    await sell(1, 'B', { ean });
    const c = await sell(2, 'C', { ean });
    await decided({ kind: 'different', offerIds: [a] });
    expect(await groups()).toEqual(['A', 'B C']);
    expect((await decide({ kind: 'different', offerIds: [a, c] })).status).toBe(422);
  });

  it('move an offer to another group in one step', async () => {
    const [one, two] = [anEan(), anEan()];
    await sell(0, 'A', { ean: one });
    const b = await sell(1, 'B', { ean: one });
    const c = await sell(2, 'C', { ean: two });
    await decided({ kind: 'different', offerIds: [b] }, { kind: 'same', offerIds: [b], otherId: c });
    expect(await groups()).toEqual(['A', 'B C']);
  });

  it('undo nothing of a move that fails', async () => {
    const ean = anEan();
    await sell(0, 'A', { ean });
    const b = await sell(1, 'B', { ean });
    const moved = await decide(
      { kind: 'different', offerIds: [b] },
      { kind: 'same', offerIds: [b], otherId: 999_999 },
    );
    expect(moved.status).toBe(404);
    expect(await groups()).toEqual(['A B']);
    expect(await katalog.value('select count(*)::integer from matching_decisions')).toBe(0);
  });

  it('answer 409 with the earlier decision about the pair, 404 for what visitors do not see', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    const [decision] = await decided({ kind: 'different', offerIds: [a], otherId: b });
    const again = await decide({ kind: 'same', offerIds: [b], otherId: a });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'decided_different', values: { decision: decision!.id, kind: 'different' } },
    });
    expect((await decide({ kind: 'different', offerIds: [a], otherId: b })).status).toBe(409);
    await write(b, 'deleted_at = now()');
    expect((await decide({ kind: 'same', offerIds: [a], otherId: b })).status).toBe(404);
    expect((await decide({ kind: 'same', offerIds: [a], otherId: 999_999 })).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
  });

  it('do not join services, contracts, or another condition', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    await write(b, `condition = 'used'`);
    expect((await decide({ kind: 'same', offerIds: [a], otherId: b })).status).toBe(422);
    await write(b, `condition = 'new', contract = '24 x 35.00/month'`);
    expect((await decide({ kind: 'same', offerIds: [a], otherId: b })).status).toBe(422);
    await write(b, `contract = null`);
    await decided({ kind: 'same', offerIds: [a], otherId: b });
    // a condition is a fact, which no decision changes
    await write(b, `condition = 'used'`);
    expect(await groups()).toEqual(['A', 'B']);
    await write(b, `condition = 'new'`);
    expect(await groups()).toEqual(['A B']);
  });

  it('follow price changes: an outlier is not compared', async () => {
    const a = await sell(0, 'A', { price: 100 });
    const b = await sell(1, 'B', { price: 101 });
    await decided({ kind: 'same', offerIds: [a], otherId: b });
    await sell(1, 'B', { price: 1 });
    expect(
      await katalog.value(`select apart ->> 'reason' from catalogue_offers where offer_id = $1`, [b]),
    ).toBe('price');
    await sell(1, 'B', { price: 99 });
    expect(await katalog.value(`select apart from catalogue_offers where offer_id = $1`, [b])).toBeNull();
  });

  it('tell their effect before they are made, and change nothing then', async () => {
    const ean = anEan();
    const a = await sell(0, 'A', { ean, price: 120 });
    await sell(1, 'B', { ean, price: 110 });
    const c = await sell(2, 'C', { price: 105 });
    await katalog.rows(
      `insert into price_alerts (product_id, email, locale, known_price, confirmed_at) values ($1, 'ana@gost.test', 'sl', 105, now())`,
      [c],
    );
    const { status, body } = await send('effect', { kind: 'same', offerIds: [c], otherId: a });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      before: [
        { id: a, lowest: 110, highest: 120, offers: [{ companyName: 'Druga' }, { id: a }] },
        { id: c, lowest: 105, highest: 105, offers: [{ id: c, alerts: 1, historyEntries: 1 }] },
      ],
      after: [{ id: a, lowest: 105, highest: 120, offers: [{ id: c }, {}, {}] }],
      redirects: expect.arrayContaining([
        {
          from: katalog.config.publicUrl + (await pathOf(c)),
          to: katalog.config.publicUrl + (await pathOf(a)),
        },
      ]),
    });
    expect(await groups()).toEqual(['A B', 'C']);
    expect(await katalog.value('select count(*)::integer from matching_decisions')).toBe(0);
    expect(
      await katalog.value(`select count(*)::integer from audit_entries where object_kind = 'match-decision'`),
    ).toBe(0);
  });

  it('appear in the audit log and in the list of decisions', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    const [decision] = await decided({ kind: 'same', offerIds: [a], otherId: b });
    await undo(decision!.id);
    expect(
      await katalog.values(
        `select action from audit_entries where object_kind = 'match-decision' order by id`,
      ),
    ).toEqual(['match-decision.joined', 'match-decision.undone']);
    const list = (await (await admin.get('/api/matching/decisions?limit=1')).json()) as object;
    expect(list).toMatchObject({
      decisions: [{ id: decision!.id, undoneAt: expect.any(String) }],
      next: null,
    });
  });
});
