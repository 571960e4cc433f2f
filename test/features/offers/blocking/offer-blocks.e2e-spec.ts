import { aFeed, type OfferOfFeed } from '../../../support/data/feed.js';
import { buildSitemap } from '../../../support/data/sitemap.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const TERMS = '/administracija/uvozi/blokirani-izrazi';
const OFFERS = '/administracija/uvozi/blokirane-ponudbe';
const EAN = '3831234567898';

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');

describe('a blocked offer', () => {
  let store: Store;
  let number = 0;
  let code: string;
  let id: number;

  beforeEach(async () => {
    store = await katalog.store();
    code = `BL-${++number}`;
    await sell();
    id = await katalog.idOf(store, code);
  });

  const kratom = (more: Partial<OfferOfFeed> = {}) => ({
    productCode: code,
    name: `Kratom modri ${number}`,
    category: 'Zelišča',
    ean: EAN,
    ...more,
  });
  const sell = (more: Partial<OfferOfFeed> = {}) =>
    katalog.import(
      store,
      aFeed([kratom(more), { productCode: 'M', name: `Meta ${number}`, category: 'Zelišča' }]),
    );
  const row = async () => {
    const [found] = await katalog.rows<{ status: string; decision: string | null; deleted: boolean }>(
      `select status, b.decision, deleted_at is not null as deleted
       from products p left join offer_blocks b on b.product_id = p.id where p.id = $1`,
      [id],
    );
    return found!;
  };
  const status = async () => (await row()).status;
  const decide = (decision: string, more: object = {}, by = platform) =>
    by.submit('POST', `${OFFERS}/${id}/odlocitev`, { decision, ...more });
  const object = (by = store.admin) => by.submit('POST', `${OFFERS}/${id}/ugovor`);
  const actions = async () =>
    (
      await katalog.rows<{ action: string }>(
        `select action from audit_entries where object_kind = 'product' and object_id = $1 order by id`,
        [String(id)],
      )
    ).map(({ action }) => action);
  const offerPage = async (by = store.admin) =>
    (await by.page(`/administracija/izdelki/${id}`, 'offers/form')).props;

  it('is not to be seen by visitors anywhere', async () => {
    const visitor = katalog.visitor();
    expect(await status()).toBe('blocked');
    const name = `Kratom modri ${number}`;
    for (const path of [
      `/izdelek/${id}/kratom`,
      `/pojdi/${id}`,
      `/api/products/${id}`,
      `/prijava-napake/${id}`,
    ]) {
      const answer = await visitor.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain(name);
    }
    for (const path of ['/iskanje/kratom', '/api/products?query=kratom', `/api/products?ids=${id}`])
      expect(await (await visitor.get(path)).text()).not.toContain(name);
    await buildSitemap(katalog.work);
    const listed = await (await visitor.get('/sitemap.xml?part=products-0')).text();
    expect(listed).toContain(`/meta-${number}<`);
    expect(listed).not.toContain(`/kratom-modri-${number}<`);
    expect(await katalog.rows('select from catalogue_offers where offer_id = $1', [id])).toEqual([]);
    expect(await katalog.rows(`select from product_data where name ->> 'sl' = $1`, [name])).toEqual([]);
  });

  it('is listed with its reason for its store', async () => {
    const list = await store.admin.page('/administracija/izdelki?status=blocked', 'offers/index');
    expect(list.props.products.map(({ productCode }) => productCode)).toEqual([code]);
    expect(list.props.products[0]!.visibility).toMatchObject({
      state: 'blocked',
      text: 'Ime ustreza prepovedanemu izrazu »kratom«.',
    });
    const { block, visibility } = await offerPage();
    expect(visibility!.text).toContain('prepovedanemu izrazu »kratom«');
    expect(block).toMatchObject({ decision: null, objectedAt: null, decideUrl: null });
    expect(block!.reasons).toEqual(['Ime ustreza prepovedanemu izrazu »kratom«.']);
    const english = (await store.admin.page(`/en/admin/products/${id}`, 'offers/form')).props;
    expect(english.block!.reasons).toEqual(['The name matches the blocked term “kratom”.']);
    const preview = await store.admin.page(`/en/admin/products/${id}/preview`, 'products/preview');
    expect(preview.props.reason).toContain('This offer is blocked, so visitors can’t see it.');
  });

  it('cannot be shown by its store in any way', async () => {
    const api = await store.admin.send('PATCH', `/api/products/${id}`, { status: 'active' });
    expect(api.status).toBe(409);
    const read = await store.admin.read<Record<string, unknown>>(`/api/products/${id}`);
    expect(read['status']).toBe('blocked');
    // a read product may be sent back
    expect((await store.admin.send('PUT', `/api/products/${id}`, read)).status).toBe(200);
    expect(await status()).toBe('blocked');
    const plain = await katalog.idOf(store, 'M');
    expect((await store.admin.send('PUT', `/api/products/${plain}`, { status: 'blocked' })).status).toBe(422);

    const form = `/administracija/izdelki/${id}`;
    await store.admin.submit('PATCH', form, { status: 'active' });
    expect(await status()).toBe('blocked');
    await store.admin.submit('PATCH', form, { status: 'inactive' });
    expect(await status()).toBe('inactive');
    await store.admin.submit('PATCH', form, { status: 'active' });
    expect(await status()).toBe('blocked');
    for (const action of ['activate', 'delete'])
      await store.admin.submit('POST', '/administracija/izdelki/skupinsko', { action, ids: [id] });
    await until(row, { holds: ({ deleted }) => deleted });
    await store.admin.send('POST', `/api/products/${id}/restore`, {});
    expect(await status()).toBe('blocked');

    // a feed that lacks it, and has it again
    await katalog.import(store, aFeed([{ productCode: 'M', name: `Meta ${number}`, category: 'Zelišča' }]));
    expect(await status()).toBe('inactive');
    await sell();
    expect(await status()).toBe('blocked');
  });

  it('returns to being blocked by a rollback', async () => {
    const run = await sell({ name: `Modri prah ${number}` });
    expect(await status()).toBe('active');
    await store.admin.send('POST', `/api/imports/${run.id}/rollback`);
    await until(status, { holds: (found) => found === 'blocked' });
  });

  it('is objected to with one click, and released or blocked for good', async () => {
    await object();
    await object();
    expect((await offerPage()).block).toMatchObject({ objectUrl: null, decision: null });
    const { props } = await platform.page(OFFERS, 'blocked-terms/offers');
    expect(props.offers.map((offer) => offer.id)).toContain(id);
    expect(props.tabs.find((tab) => tab.id === 'objected')!.count).toBe(props.offers.length);

    await decide('blocked', { reason: 'Prepovedana snov', seen: '' });
    expect((await offerPage()).block).toMatchObject({
      decision: 'blocked',
      reason: 'Prepovedana snov',
      objectUrl: null,
    });
    // another name does not help, nor does another objection
    await sell({ name: `Modri prah ${number}` });
    expect(await status()).toBe('blocked');
    expect((await store.admin.send('POST', `/api/blocks/${id}/objection`, {})).status).toBe(409);

    // who has not seen this decision does not overrule it
    await decide('released', { seen: '' });
    expect(await status()).toBe('blocked');
    const { decidedAt } = (await offerPage(platform)).block!;
    await decide('released', { seen: decidedAt });
    await decide('released', { seen: decidedAt });
    expect(await row()).toMatchObject({ status: 'active', decision: 'released' });
    expect(await actions()).toEqual(['product.objected', 'product.blocked', 'product.released']);
  });

  it('stays released through imports, edits, restores and changes of the term', async () => {
    await decide('released');
    expect(await status()).toBe('active');
    const run = await sell({ price: 12 });
    expect(run.counters).toMatchObject({ blocked: 0, updated: 1 });
    expect(await status()).toBe('active');
    await store.admin.send('PATCH', `/api/products/${id}`, { price: 13 });
    await store.admin.send('DELETE', `/api/products/${id}`);
    await store.admin.send('POST', `/api/products/${id}/restore`, {});
    expect(await status()).toBe('active');

    const save = (fields: object) => platform.submit('POST', TERMS, { reason: 'other', ...fields });
    const settled = () =>
      until(async () => (await platform.page(TERMS, 'blocked-terms/index')).props.isApplying, {
        holds: (isApplying) => !isApplying,
      });
    const { terms } = (await platform.page(TERMS, 'blocked-terms/index')).props;
    const known = terms.find(({ term }) => term === 'kratom')!;
    await save({ id: known.id, term: 'kratom', forms: 'modri, kratoma', inNames: 'on' });
    await settled();
    expect(await status()).toBe('active');
    // an own name that only the same term matches
    await sell({ name: `Kratom beli ${number}` });
    expect(await status()).toBe('active');
    await save({ term: `Posebni ${number}`, inNames: 'on' });
    await settled();
    await sell({ name: `Kratom posebni ${number}` });
    expect(await row()).toEqual({ status: 'blocked', decision: null, deleted: false });
    await platform.submit('POST', TERMS, {
      id: known.id,
      term: 'kratom',
      reason: 'other',
      forms: known.forms.join(', '),
      inNames: 'on',
      exceptions: known.exceptions.join(', '),
    });
    await settled();
  });

  it('is decided once by two admins at the same time', async () => {
    const other = await katalog.signedInAs('super_admin');
    await Promise.all([decide('released', { seen: '' }), decide('blocked', { seen: '' }, other)]);
    const made = (await actions()).filter((action) => action !== 'product.objected');
    expect(made).toHaveLength(1);
    const { status: now, decision } = await row();
    expect(now).toBe(decision === 'released' ? 'active' : 'blocked');
  });

  it('is objected to and decided by forms without JavaScript', async () => {
    const html = await (await store.admin.get(`/administracija/izdelki/${id}`)).text();
    expect(html).toContain(`action="${OFFERS}/${id}/ugovor"`);
    expect((await store.admin.post(`${OFFERS}/${id}/ugovor`, {})).status).toBe(303);
    const list = await (await platform.get(`/en/admin/imports/blocked-offers`)).text();
    expect(list).toContain(`action="/en/admin/imports/blocked-offers/${id}/decision"`);
    expect(
      (
        await platform.post(`/en/admin/imports/blocked-offers/${id}/decision`, {
          decision: 'released',
          seen: '',
        })
      ).status,
    ).toBe(303);
    expect(await status()).toBe('active');
  });

  it('says why by the API', async () => {
    const why = await store.admin.get(`/api/blocks/${id}`);
    expect(await why.json()).toMatchObject({
      reasons: ['Ime ustreza prepovedanemu izrazu »kratom«.'],
      decision: null,
    });
    const objected = await store.admin.send('POST', `/api/blocks/${id}/objection`, {});
    expect(await objected.json()).toMatchObject({ objectedAt: expect.any(String) });
    const decided = await platform.send('PUT', `/api/blocks/${id}`, { decision: 'released' });
    expect(await decided.json()).toMatchObject({ decision: 'released' });
  });

  it('is hidden at once when a person gives it such a name', async () => {
    const plain = await katalog.idOf(store, 'M');
    await store.admin.send('PUT', `/api/products/${plain}`, {
      translations: { name: { sl: 'Kratom v prahu' } },
    });
    const [{ status: now }] = (await katalog.rows<{ status: string }>(
      'select status from products where id = $1',
      [plain],
    )) as [{ status: string }];
    expect(now).toBe('blocked');
  });
});
