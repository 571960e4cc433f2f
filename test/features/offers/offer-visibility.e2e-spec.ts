import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import type { Visitor } from '../../support/browser/visitor.js';

describe('the visibility of an offer', () => {
  let katalog: Katalog;
  let store: Store;
  let platform: Visitor;

  beforeAll(async () => {
    katalog = await Katalog.start();
    platform = await katalog.signedInAs('super_admin');
  });
  afterAll(() => katalog?.close());
  beforeEach(async () => {
    store = await katalog.store();
  });

  const line = async (code: string, { who = store.admin, locale = 'sl' } = {}) => {
    const id = await katalog.idOf(store, code);
    const path = locale === 'sl' ? `/administracija/izdelki/${id}/cene` : `/en/admin/products/${id}/prices`;
    return (await who.page(path, 'offers/prices')).props.visibility;
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
      text: 'Kategorija: Nahrbtniki. Po ceni 2. od 3 trgovin.',
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
    expect((await line('N-1')).text).toBe('Kategorija: Nahrbtniki. Po ceni 1. od 2 trgovin.');
  });

  it('says what keeps a visible one from being found or compared', async () => {
    await katalog.sell(store, { productCode: 'S-1', price: 20 });
    await set('S-1', 'ean = null');
    const id = await katalog.idOf(store, 'S-1');
    const { text, notes } = await line('S-1');
    expect(text).toContain('Obiskovalci ponudbo najdejo samo z iskanjem.');
    const remedy = (label: string) => ({ label, url: `/administracija/izdelki/${id}` });
    expect(notes).toEqual([
      { text: 'Ponudba nima kategorije, ki bi jo kupci videli.', remedy: remedy('Izberi kategorijo') },
      { text: 'Brez kode EAN ponudbe ni v primerjavi cen.', remedy: remedy('Vpiši EAN') },
      { text: 'Ponudba nima slike.', remedy: remedy('Dodaj sliko') },
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
    expect((await line('C-2')).notes.at(-1)).toEqual({
      text: 'Nova cena čaka na potrditev uvoza.',
      remedy: { label: 'Preglej uvoz', url: `/administracija/uvozi?import=${held.id}` },
    });
  });
});
