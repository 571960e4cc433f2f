import type { Visitor } from '../../support/browser/visitor.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

interface Objection {
  id: number;
  status: string;
  rejection: string | null;
  decisionId: number | null;
}

const MATCHES = '/administracija/izdelki/zdruzevanje';
const katalog = await Katalog.use({ worker: false });

describe('objections of stores to comparisons', () => {
  let stores: Store[];
  let own: Visitor;
  let admin: Visitor;
  let second: Visitor;

  const call = async (who: Visitor, method: string, path: string, body?: object) => {
    const response = await who.send(method, `/api/matching/${path}`, body);
    return { status: response.status, body: (await response.json()) as never };
  };
  const object = (offerId: number, body: object, who = own) =>
    call(who, 'POST', `offers/${offerId}/objections`, body);
  const objected = async (offerId: number, body: object) => {
    const made = await object(offerId, body);
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    return made.body as Objection;
  };
  const answer = (id: number, body: object, who = admin) => call(who, 'PUT', `objections/${id}`, body);
  const read = async (offerId: number) => (await call(own, 'GET', `offers/${offerId}`)).body as OfferRead;
  type OfferRead = { group: { offers: { id: number }[]; count: number } | null; objections: Objection[] };
  const statusOf = async (offerId: number) => (await read(offerId)).objections.map(({ status }) => status);
  const groups = () =>
    katalog.values<string>(
      `select string_agg(p.product_code, ' ' order by p.id) from catalogue_offers o join products p on p.id = o.offer_id
       group by o.group_id order by o.group_id`,
    );
  const pageOf = (id: number) => `/administracija/izdelki/${id}/primerjava`;
  const sell = (index: number, productCode: string, fields: { ean?: string; price?: number } = {}) =>
    katalog.sellOne(stores[index]!, { productCode, name: 'Bosch WGB256A0BY', price: 100 + index, ...fields });
  /** Two offers of one group. */
  const aGroup = async () => {
    const ean = anEan();
    return [await sell(0, 'A', { ean }), await sell(1, 'B', { ean })] as const;
  };

  beforeAll(async () => {
    stores = [await katalog.store('Prva'), await katalog.store('Druga'), await katalog.store('Tretja')];
    own = await katalog.signedInAs('employee', { companyId: stores[0]!.company.id, permissionLevel: 1 });
    admin = await katalog.signedInAs('super_admin');
    second = await katalog.signedInAs('super_admin');
  });
  beforeEach(async () => {
    await katalog.rows('delete from products');
    await katalog.rows('delete from matching_decisions');
    await katalog.rows('truncate audit_entries, catalogue_offers, catalogue_texts, catalogue_sources');
  });

  it('show a store the group of its offer as the product page does', async () => {
    const [a, b] = await aGroup();
    await sell(2, 'C');
    const hidden = await sell(0, 'H');
    await katalog.rows(`update products set deleted_at = now() where id = $1`, [hidden]);
    expect((await read(a)).group).toMatchObject({
      count: 2,
      offers: [{ id: a }, { id: b, companyName: 'Druga', price: 101, isCompared: true }],
    });
    for (const id of [b, hidden, 999_999]) {
      expect((await call(own, 'GET', `offers/${id}`)).status).toBe(404);
      expect((await object(id, { kind: 'different' })).status).toBe(404);
      expect((await own.get(pageOf(id))).status).toBe(404);
    }
  });

  it('split a group when they are accepted, and are open again when the decision is undone', async () => {
    const [a] = await aGroup();
    const { id } = await objected(a, { kind: 'different', reason: 'Drug model' });
    expect(await groups()).toEqual(['A B']);
    const accepted = (await answer(id, { answer: 'accepted' })).body as Objection;
    expect(accepted).toMatchObject({ status: 'accepted', decisionId: expect.any(Number) });
    expect(await groups()).toEqual(['A', 'B']);
    expect(await statusOf(a)).toEqual(['accepted']);
    // again changes nothing
    expect((await answer(id, { answer: 'accepted' })).status).toBe(200);
    expect(await katalog.value('select count(*)::integer from matching_decisions')).toBe(1);
    await admin.send('DELETE', `/api/matching/decisions/${accepted.decisionId}`);
    expect(await groups()).toEqual(['A B']);
    expect(await statusOf(a)).toEqual(['open']);
  });

  it('join the group of another page, named by its address or id', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    const other = `${katalog.config.publicUrl}/izdelek/${b}/bosch?order=total`;
    const { id } = await objected(a, { kind: 'same', other });
    expect((await object(a, { kind: 'same', other: String(b) })).status).toBe(409);
    await answer(id, { answer: 'accepted' });
    expect(await groups()).toEqual(['A B']);
    const undone = await call(admin, 'DELETE', `objections/${id}/answer`);
    expect(undone).toMatchObject({ status: 200, body: { status: 'open', decisionId: null } });
    expect(await groups()).toEqual(['A', 'B']);
    expect((await call(admin, 'DELETE', `objections/${id}/answer`)).status).toBe(200);
  });

  it('are rejected with a reason, which the store sees, and can be opened again', async () => {
    const [a] = await aGroup();
    const { id } = await objected(a, { kind: 'different' });
    expect((await answer(id, { answer: 'rejected' })).status).toBe(422);
    expect((await answer(id, { answer: 'rejected', reason: ' ' })).status).toBe(422);
    expect((await answer(id, { answer: 'rejected', reason: 'Isti model' })).status).toBe(200);
    expect((await read(a)).objections).toMatchObject([{ status: 'rejected', rejection: 'Isti model' }]);
    const again = await object(a, { kind: 'different' });
    expect(again).toMatchObject({ status: 409, body: { code: 'known_rejected', values: { objection: id } } });
    expect(await answer(id, { answer: 'accepted' })).toMatchObject({
      status: 409,
      body: { code: 'answered_rejected' },
    });
    expect((await call(admin, 'DELETE', `objections/${id}/answer`)).status).toBe(200);
    expect(await statusOf(a)).toEqual(['open']);
    expect(await groups()).toEqual(['A B']);
  });

  it('answer 409 with the decision about the offers, without the admin', async () => {
    const [a, b] = await aGroup();
    const c = await sell(2, 'C');
    const decide = async (kind: string, otherId: number) => {
      const decisions = [{ kind, offerIds: [a], otherId }];
      return (await call(admin, 'POST', 'decisions', { decisions })).status;
    };
    expect(await decide('different', c)).toBe(201);
    const rejected = await object(a, { kind: 'same', other: String(c) });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'decided_different' } });
    expect(JSON.stringify(rejected.body)).not.toContain('@');
    expect(await decide('same', b)).toBe(201);
    expect(await object(a, { kind: 'different' })).toMatchObject({
      status: 409,
      body: { code: 'decided_same', values: { decision: expect.any(Number) } },
    });
  });

  it('refer to an equal decision that was made meanwhile', async () => {
    const [a, b] = await aGroup();
    const { id } = await objected(a, { kind: 'different' });
    const decisions = [{ kind: 'different', offerIds: [b], otherId: a }];
    const made = (await call(admin, 'POST', 'decisions', { decisions })).body as { decisions: Objection[] };
    const accepted = await answer(id, { answer: 'accepted' });
    expect(accepted).toMatchObject({ status: 200, body: { decisionId: made.decisions[0]!.id } });
    expect(await katalog.value('select count(*)::integer from matching_decisions')).toBe(1);
  });

  it('answer 422 for what could not be accepted, and 404 for what visitors do not see', async () => {
    const a = await sell(0, 'A');
    const b = await sell(1, 'B');
    const codes = async (body: object) => {
      const { status, body: fault } = await object(a, body);
      return [status, (fault as { code: string }).code];
    };
    expect(await codes({ kind: 'different' })).toEqual([422, 'alone']);
    expect(await codes({ kind: 'same' })).toEqual([422, 'no_product']);
    expect(await codes({ kind: 'same', other: 'https://elsewhere.test/izdelek/1' })).toEqual([
      422,
      'no_product',
    ]);
    expect(await codes({ kind: 'same', other: String(a) })).toEqual([422, 'together']);
    expect((await object(a, { kind: 'same', other: '999999' })).status).toBe(404);
    await katalog.rows(`update products set condition = 'used' where id = $1`, [b]);
    expect(await codes({ kind: 'same', other: String(b) })).toEqual([422, 'other_condition']);
    expect((await answer(999_999, { answer: 'accepted' })).status).toBe(404);
  });

  it('are decided by one of two people', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await katalog.rows('delete from products');
      const [a] = await aGroup();
      const { id } = await objected(a, { kind: 'different' });
      const answers = await Promise.all([
        answer(id, { answer: 'accepted' }),
        answer(id, { answer: 'rejected', reason: 'Isti model' }, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isAccepted = answers[0].status === 200;
      expect(await statusOf(a)).toEqual([isAccepted ? 'accepted' : 'rejected']);
      expect(await groups()).toEqual(isAccepted ? ['A', 'B'] : ['A B']);
    }
  });

  it('are made once when a store sends one twice', async () => {
    const [a] = await aGroup();
    const sent = await Promise.all([1, 2, 3].map(() => object(a, { kind: 'different' })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('appear in the lists of their store and of admins, and in the audit log', async () => {
    const [a, b] = await aGroup();
    const first = await objected(a, { kind: 'different' });
    await object(b, { kind: 'different' }, stores[1]!.admin);
    const listed = async (who: Visitor, query = '') =>
      ((await call(who, 'GET', `objections${query}`)).body as { objections: Objection[] }).objections;
    expect((await listed(own)).map(({ id }) => id)).toEqual([first.id]);
    expect(await listed(admin)).toHaveLength(2);
    await answer(first.id, { answer: 'rejected', reason: 'Isti model' });
    await call(admin, 'DELETE', `objections/${first.id}/answer`);
    await answer(first.id, { answer: 'accepted' });
    expect(await listed(own, '?status=open')).toEqual([]);
    expect(await listed(own, '?status=accepted')).toHaveLength(1);
    const actions = await katalog.values(
      `select action from audit_entries where object_kind = 'match-objection' and object_id = $1 order by id`,
      [String(first.id)],
    );
    expect(actions).toEqual(
      ['made', 'rejected', 'reopened', 'accepted'].map((one) => `match-objection.${one}`),
    );
  });

  it('are sent and answered on pages, without JavaScript', async () => {
    const [a] = await aGroup();
    const { props } = await own.page(pageOf(a), 'matches/offer');
    expect(props.offers.map(({ companyName }) => companyName)).toEqual(['Prva', 'Druga']);
    const fields = { kind: 'different', other: '', reason: 'Drug model' };
    expect((await own.submit('POST', props.objectUrl!, fields)).status).toBe(303);
    const { objections } = (await admin.page(`${MATCHES}?tab=objected`, 'matches/index')).props;
    expect(objections).toMatchObject([{ reason: 'Drug model', companyName: 'Prva', status: 'open' }]);
    expect((await admin.document(`${MATCHES}?tab=objected`)).text).toContain('Drug model');
    const { answerUrl, effectUrl } = objections[0]!;
    const { effect, fields: confirmed } = (await admin.page(effectUrl!, 'matches/effect')).props;
    expect(effect).toMatchObject({ before: [{ count: 2 }], after: [{ count: 1 }, { count: 1 }] });
    expect(confirmed).toEqual([{ name: 'answer', value: 'accepted' }]);
    expect((await admin.submit('POST', answerUrl!, { answer: 'rejected', reason: '' })).status).toBe(303);
    expect(await statusOf(a)).toEqual(['open']);
    await admin.submit('POST', answerUrl!, { answer: 'rejected', reason: 'Isti model' });
    expect((await own.document(pageOf(a))).text).toContain('Isti model');
    const list = (await own.page('/administracija/izdelki/ugovori', 'matches/objections')).props;
    expect(list.objections).toMatchObject([{ rejection: 'Isti model', answerUrl: null, companyName: null }]);
    const [answered] = (await admin.page(`${MATCHES}?tab=answered`, 'matches/index')).props.objections;
    await admin.submit('POST', answered!.undoUrl!, {});
    expect(await statusOf(a)).toEqual(['open']);
    expect((await admin.document(pageOf(a))).text).toContain('Prva');
  });
});
