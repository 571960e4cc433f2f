import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');

describe('the visibility of an offer', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const line = async (code: string, { who = store.admin, locale = 'sl' } = {}) => {
    const id = await katalog.idOf(store, code);
    const path = locale === 'sl' ? `/administracija/izdelki/${id}/cene` : `/en/admin/products/${id}/prices`;
    return (await who.page(path, 'offers/prices')).props.visibility;
  };
  const row = async (code: string, { who = store.admin, locale = 'sl', filter = '' } = {}) => {
    const path = locale === 'sl' ? '/administracija/izdelki' : '/en/admin/products';
    const { products } = (await who.page(`${path}?sort=name${filter}`, 'offers/index')).props;
    return products.find(({ productCode }) => productCode === code)!.visibility;
  };
  const set = (code: string, assignments: string) =>
    katalog.rows(`update products set ${assignments} where product_code = $1 and company_id = $2`, [
      code,
      store.company.id,
    ]);

  it('names the category and the place by price among the stores', async () => {
    await katalog.category({ sl: 'Nahrbtniki', en: 'Backpacks' });
    const ean = anEan();
    const offer = (price: number) => ({ productCode: 'N-1', ean, price, category: 'Nahrbtniki' });
    for (const price of [10, 30]) await katalog.sell(await katalog.store(), offer(price));
    await katalog.sell(store, offer(20));
    const seen = await line('N-1');
    expect(seen).toMatchObject({
      state: 'visible',
      text: 'Kategorija: Nahrbtniki. Mesto po ceni: 2. od 3 trgovin.',
      remedy: null,
    });
    const page = await katalog.visitor().page(seen.url!, 'products/show');
    expect(page.props.offers.map(({ price }) => price.amount)).toEqual([10, 20, 30]);
    expect((await line('N-1', { locale: 'en' })).text).toBe(
      'Category: Backpacks. Ranked no. 2 of 3 stores by price, lowest first.',
    );
    // a store that is hidden does not compete
    await katalog.rows(
      `update companies set active = false where id <> $1 and id in (select company_id from products where ean = $2 and price < 20)`,
      [store.company.id, ean],
    );
    expect((await line('N-1')).text).toBe('Kategorija: Nahrbtniki. Mesto po ceni: 1. od 2 trgovin.');
  });

  it('says what keeps a visible one from being found or compared', async () => {
    await katalog.sell(store, { productCode: 'S-1', price: 20 });
    await set('S-1', 'ean = null');
    const id = await katalog.idOf(store, 'S-1');
    const { text, notes } = await line('S-1');
    expect(text).toContain('Obiskovalci ponudbo najdejo samo z iskanjem.');
    const remedy = (label: string, field: string) => ({
      label,
      url: `/administracija/izdelki/${id}#${field}`,
    });
    expect(notes).toEqual([
      {
        text: 'Ponudba nima kategorije, ki bi jo kupci videli.',
        remedy: remedy('Izberi kategorijo', 'categoryIds'),
      },
      { text: 'Brez kode EAN ponudbe ni v primerjavi cen.', remedy: remedy('Vpiši EAN', 'ean') },
      { text: 'Ponudba nima slike.', remedy: remedy('Dodaj sliko', 'media') },
    ]);
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    expect((await line('S-1', { who: onlooker })).notes.map((note) => note.remedy)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['draft', `status = 'draft'`, 'Ponudba je osnutek.', 'Dopolni in aktiviraj'],
    ['deactivated', `status = 'inactive'`, 'Ponudba je deaktivirana.', 'Aktiviraj'],
    [
      'left_feed',
      `status = 'inactive', left_feed = true`,
      'Ponudbe ni več v viru podatkov. Ko bo spet v njem, jo bomo samodejno prikazali.',
      'Preglej uvoze',
    ],
  ])('says why it is not seen: %s', async (state, assignments, text, label) => {
    await katalog.sell(store, { productCode: 'H-1' });
    await set('H-1', assignments);
    expect(await line('H-1')).toMatchObject({ state, text, remedy: { label }, url: null });
  });

  it('says why an import left out an offer that its feed still has', async () => {
    const kept = [{ productCode: 'O-1' }, { productCode: 'O-2', category: 'Akcija' }, { productCode: 'O-3' }];
    await katalog.import(store, aFeed([...kept, { productCode: 'O-4' }]));
    await katalog.rows(`update category_mappings set origin = 'excluded' where company_id = $1`, [
      store.company.id,
    ]);
    const faulty = [...kept.slice(0, 2), { productCode: 'O-3', price: 'nič' }];
    await katalog.import(store, aFeed(faulty));
    expect(await line('O-2')).toMatchObject({
      state: 'excluded',
      text: expect.stringContaining('Preslikava trgovine izključuje kategorijo te ponudbe.'),
      remedy: { label: 'Spremeni preslikavo', url: '/administracija/uvozi/kategorije?origin=excluded' },
    });
    expect(await line('O-3')).toMatchObject({ state: 'rejected', remedy: { label: 'Preglej uvoze' } });
    expect(await line('O-4')).toMatchObject({ state: 'left_feed' });
    const { state, text } = await row('O-2', { filter: '&visibility=excluded' });
    expect([state, text]).toEqual(['excluded', 'Izključeno s preslikavo']);

    // the reason follows the newest file
    await katalog.import(store, aFeed([{ productCode: 'O-1' }, { productCode: 'O-4', category: 'Akcija' }]));
    expect((await line('O-2')).state).toBe('left_feed');
    expect((await line('O-4')).state).toBe('excluded');
    await katalog.rows(`update category_mappings set origin = 'none' where company_id = $1`, [
      store.company.id,
    ]);
    await katalog.import(store, aFeed(kept));
    for (const { productCode } of kept) expect((await line(productCode)).state).toBe('visible');
  });

  it('is in the list, in few words, with what to do first', async () => {
    await katalog.category({ sl: 'Svetilke', en: 'Lamps' });
    const ean = anEan();
    await katalog.sell(await katalog.store(), { productCode: 'L-1', ean, price: 10, category: 'Svetilke' });
    await katalog.sell(
      store,
      { productCode: 'L-1', ean, price: 20, category: 'Svetilke' },
      { productCode: 'L-2', price: 20 },
      { productCode: 'L-3', price: 20 },
    );
    await set('L-2', 'ean = null');
    await set('L-3', `status = 'inactive'`);
    const id = (code: string) => katalog.idOf(store, code);
    expect(await row('L-1')).toMatchObject({ state: 'visible', text: '2. od 2 po ceni, Svetilke' });
    expect((await row('L-1', { locale: 'en' })).text).toBe('No. 2 of 2 by price, Lamps');
    expect(await row('L-2')).toEqual({
      state: 'visible',
      text: 'Samo v iskanju',
      remedy: {
        label: 'Izberi kategorijo',
        url: `/administracija/izdelki/${await id('L-2')}?sort=name#categoryIds`,
      },
    });
    // who looks for a gap wants to close this one
    expect((await row('L-2', { filter: '&without=picture' })).remedy!.label).toBe('Dodaj sliko');
    expect(await row('L-3')).toEqual({
      state: 'deactivated',
      text: 'Deaktivirano',
      remedy: { label: 'Aktiviraj', url: `/administracija/izdelki/${await id('L-3')}?sort=name#status` },
    });
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    expect((await row('L-3', { who: onlooker })).remedy).toBeNull();
  });

  it('is on the page of the offer, whose fields are its remedies', async () => {
    await katalog.sell(store, { productCode: 'P-1' });
    await set('P-1', `status = 'draft'`);
    const page = async (path: string) => (await store.admin.page(path, 'offers/form')).props.visibility;
    expect(await page(`/administracija/izdelki/${await katalog.idOf(store, 'P-1')}`)).toMatchObject({
      state: 'draft',
      remedy: { label: 'Dopolni in aktiviraj', url: '#status' },
    });
    expect(await page('/administracija/izdelki/nov')).toBeNull();
  });

  it('says that the store is not active, with the remedy for catalogue admins', async () => {
    await katalog.sell(store, { productCode: 'T-1' });
    await katalog.rows('update companies set active = false where id = $1', [store.company.id]);
    expect(await line('T-1')).toMatchObject({ state: 'store', remedy: null });
    expect((await line('T-1', { who: platform })).remedy).toEqual({
      label: 'Odpri podatke trgovine',
      url: `/administracija/podjetja?edit=${store.company.id}`,
    });
  });

  it('says that a new price waits for a confirmation', async () => {
    const feed = (price: number) =>
      aFeed(['C-1', 'C-2', 'C-3'].map((productCode) => ({ productCode, price })));
    await katalog.import(store, feed(10));
    const held = await katalog.import(store, feed(90));
    expect(held.status).toBe('held');
    expect((await line('C-2')).notes[0]).toEqual({
      text: 'Nova cena čaka na potrditev uvoza.',
      remedy: { label: 'Preglej uvoz', url: `/administracija/uvozi?import=${held.id}` },
    });
  });
});
