import { DataSource } from 'typeorm';
import { anEan } from '../../../support/data/feed.js';
import { Katalog, type SoldOffer } from '../../../support/katalog.js';
import { insertProducts } from '../../../support/data/product-rows.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { refreshReadModel } from '../../../support/data/read-model.js';

const katalog = await Katalog.use({ worker: false });
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');

describe('the watch list', () => {
  const sell = (offer: SoldOffer, store = first) => katalog.sellOne(store, offer);
  const watch = (visitor: Visitor, body: object) => visitor.submit('POST', '/opazovani', body);
  const hide = (offer: number) => change(offer, `status = 'inactive'`);
  const change = async (offer: number, what: string) => {
    await katalog.rows(`update products set ${what} where id = $1`, [offer]);
    await refreshReadModel(katalog.app, [offer]);
  };
  const today = () => new Date().toISOString().slice(0, 10);
  const seen = async (visitor: Visitor) => (await visitor.page('/opazovani', 'watch-list/show')).props;

  it('shows the change of the lowest price of all stores', async () => {
    const ean = anEan();
    const id = await sell({ productCode: 'CAJNIK', name: { sl: 'Čajnik', en: 'Teapot' }, price: 25, ean });
    const visitor = katalog.visitor();
    const dayBefore = today();
    await watch(visitor, { add: id });
    expect((await seen(visitor)).watched).toMatchObject([
      {
        ...{ id, price: { amount: 25 }, watchedPrice: { amount: 25, currency: 'EUR' }, change: null },
        // there is no mail server
        alertUrl: null,
      },
    ]);

    await sell({ productCode: 'CAJNIK', name: 'Čajnik', price: 19.9, ean }, second);
    const { watched } = await seen(visitor);
    expect(watched).toMatchObject([
      { price: { amount: 19.9 }, offerCount: 2, change: { amount: { amount: -5.1 }, percent: -20 } },
    ]);
    expect([dayBefore, today()]).toContain(watched[0]!.watchedOn);
    const page = await visitor.document('/en/watch-list');
    expect(page.text).toContain('Teapot');
    expect(page.text).toContain('€5.10 less (20%)');
    expect(page.body).toContain(`href="/en/go/${await katalog.idOf(second, 'CAJNIK')}"`);
    expect(page.text).toMatch(/Price checked \d+ \w+ \d{4}, \d\d:\d\d €19.90 €5.10 less \(20%\) 2 offers/);
    expect(page.head).toContain('content="noindex,follow"');
    expect((await visitor.document('/opazovani')).text).toContain('5,10 € ceneje (20 %)');
  });

  it('has no button or total of a sold-out offer, and leads to the best one that can be bought', async () => {
    const pot = { productCode: 'RABLJEN', name: 'Rabljen lonec', condition: 'used', ean: anEan() };
    const id = await sell({ ...pot, price: 10, deliveryCost: 2.5, availability: 'out_of_stock' });
    const visitor = katalog.visitor();
    await watch(visitor, { add: id });
    const row = async () => (await seen(visitor)).watched[0]!;
    const none = 'Trenutno ni na zalogi v nobeni trgovini.';
    expect(await row()).toMatchObject({ missing: 'Ni na zalogi', goUrl: null, facts: none });

    const other = await sell({ ...pot, price: 12, deliveryCost: 2, availability: 'in_stock' }, second);
    expect(await row()).toMatchObject({
      price: { amount: 12 },
      missing: null,
      goUrl: `/pojdi/${other}`,
      storeName: 'Druga trgovina',
      facts: '14,00\u00a0€ z dostavo · Na zalogi · Rabljeno',
    });
    await change(id, `availability = 'in_stock'`);
    expect(await row()).toMatchObject({
      missing: null,
      goUrl: `/pojdi/${id}`,
      facts: '12,50\u00a0€ z dostavo · Na zalogi · Rabljeno',
    });
    await katalog.rows(`update products set link = '' where id = any($1)`, [[id, other]]);
    expect(await row()).toMatchObject({
      goUrl: null,
      storeName: 'Prva trgovina',
      facts: expect.stringContaining('Na zalogi'),
    });
  });

  it('has a link to a read-only copy, until its owner removes it', async () => {
    const id = await sell({ productCode: 'DELJEN', name: 'Deljen lonec', price: 30 });
    const other = await sell({ productCode: 'DODAN', name: 'Dodan lonec', price: 5 });
    const owner = katalog.visitor();
    const copying = (body: object = {}) => owner.submit('POST', '/opazovani/kopija', body);
    expect((await copying()).status).toBe(303);
    expect((await seen(owner)).copy).toBeNull();

    await watch(owner, { add: id });
    await copying();
    const { url, isCurrent } = (await seen(owner)).copy!;
    const path = url.replace(katalog.origin, '');
    expect(path).toMatch(/^\/opazovani\/kopija\/[\w-]{43}$/);
    expect(isCurrent).toBe(true);
    await change(id, 'price = 20');
    const reader = katalog.visitor();
    const page = await reader.document(path);
    expect(page.head).toMatch(/name="robots"[^>]*noindex/);
    expect(page.text).toMatch(/Cena \d+\. \d+\. \d{4}: 30,00\s€/);
    expect(page.text).toMatch(/10,00\s€ ceneje/);
    expect((await seen(reader)).watched).toEqual([]);

    // the copy follows when the owner wants it to
    await watch(owner, { add: other });
    const copied = async () =>
      (await reader.page(path, 'watch-list/copy')).props.watched.map((one) => one.id);
    expect((await seen(owner)).copy).toMatchObject({ url, isCurrent: false });
    expect(await copied()).toEqual([id]);
    await copying();
    expect((await seen(owner)).copy).toMatchObject({ url, isCurrent: true });
    expect(await copied()).toEqual([other, id]);
    expect(await katalog.value('select token_hash from shared_watch_lists')).not.toBe(path.split('/').at(-1));

    await copying({ remove: '1' });
    expect((await seen(owner)).copy).toBeNull();
    expect((await reader.get(path)).status).toBe(404);
    expect((await seen(owner)).watched).toHaveLength(2);
  });

  it('loses its copy when it is emptied, and after its time', async () => {
    const id = await sell({ productCode: 'KRATEK', name: 'Kratek lonec' });
    const pathOf = async (visitor: Visitor) => {
      await watch(visitor, { add: id });
      await visitor.submit('POST', '/opazovani/kopija', {});
      return (await seen(visitor)).copy!.url.replace(katalog.origin, '');
    };
    const owner = katalog.visitor();
    const emptied = await pathOf(owner);
    await watch(owner, { clear: 'all' });
    expect((await owner.get(emptied)).status).toBe(404);

    const late = katalog.visitor();
    const old = await pathOf(late);
    await katalog.rows(`update shared_watch_lists set saved_at = now() - interval '181 days'`);
    expect((await late.get(old)).status).toBe(404);
    await pathOf(katalog.visitor());
    expect(await katalog.value('select count(*)::integer from shared_watch_lists')).toBe(1);
    expect((await late.get(`/opazovani/kopija/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('counts services separately', async () => {
    const visitor = katalog.visitor();
    const service = await sell({ productCode: 'BRUSENJE' });
    await change(service, `kind = 'service'`);
    await watch(visitor, { add: service });
    expect((await visitor.document('/opazovani')).text).toMatch(/Opazovani izdelki\s*1 storitev/);
    await watch(visitor, { add: await sell({ productCode: 'NOZ' }) });
    expect((await visitor.document('/opazovani')).text).toMatch(/Opazovani izdelki\s*1 izdelek, 1 storitev/);
  });

  it('is kept in a cookie only, prolonged at each visit, and can be emptied', async () => {
    const id = await sell({ productCode: 'SKODELICA' });
    const visitor = katalog.visitor();
    const { headers } = await watch(visitor, { add: id });
    const cookieOf = ({ headers }: Response) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith('watch_list='));
    expect(cookieOf({ headers } as Response)).toMatch(/Max-Age=7776000.*HttpOnly.*SameSite=Lax/);
    expect(cookieOf(await visitor.get('/opazovani'))).toMatch(/Max-Age=7776000/);
    expect(cookieOf(await visitor.get('/opazovani', { purpose: 'prefetch' }))).toBeUndefined();
    expect((await visitor.page('/', 'storefront/home')).props.watchList.ids).toEqual([id]);

    expect((await visitor.document('/opazovani')).text).toContain('samo v tem brskalniku');
    await watch(visitor, { clear: 'all' });
    expect(visitor.cookies.has('watch_list')).toBe(false);
    expect((await seen(visitor)).watched).toEqual([]);
  });

  it('shows the newest first, each product once, and removes one', async () => {
    const ids = [await sell({ productCode: 'W1' }), await sell({ productCode: 'W2' })];
    const visitor = katalog.visitor();
    for (const id of [...ids, ids[0]]) await watch(visitor, { add: id });
    expect((await seen(visitor)).watched.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    await watch(visitor, { remove: ids[1] });
    expect((await seen(visitor)).watched.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('follows the product when the store’s offer is deleted, and says when no store sells it', async () => {
    const ean = anEan();
    const id = await sell({ productCode: 'SELITEV', name: 'Selitev', price: 10, ean });
    const other = await sell({ productCode: 'SELITEV', name: 'Selitev', price: 12, ean }, second);
    const visitor = katalog.visitor();
    await watch(visitor, { add: id });
    await hide(id);
    expect((await seen(visitor)).watched).toMatchObject([
      { id: other, price: { amount: 12 }, change: { amount: { amount: 2 }, percent: 20 } },
    ]);
    await hide(other);
    expect((await seen(visitor)).watched).toMatchObject([{ id: other, price: null, change: null }]);
    expect((await visitor.document('/opazovani')).text).toContain('Ni več na voljo v nobeni trgovini.');
  });

  it('shows the price of a product that is not sold any more in its currency', async () => {
    const id = await sell({ productCode: 'URA', name: 'Ura', price: 130, currency: 'USD' });
    const visitor = katalog.visitor();
    await watch(visitor, { add: id });
    await hide(id);
    expect((await seen(visitor)).watched).toMatchObject([
      { id, price: null, watchedPrice: { amount: 130, currency: 'USD' } },
    ]);
  });

  it('holds a hundred products, reads them by few queries, and refuses one more', async () => {
    const database = katalog.app.get(DataSource);
    const ids = await insertProducts(database, first.company.id, 101, { status: 'active' });
    await refreshReadModel(katalog.app, ids);
    const visitor = katalog.visitor();
    for (const id of ids.slice(0, 100)) await watch(visitor, { add: id });
    expect((await seen(visitor)).watched).toHaveLength(100);
    await watch(visitor, { add: ids[100] });
    const { flash, props } = await visitor.page('/opazovani', 'watch-list/show');
    expect(flash?.toast?.detail).toContain('največ 100 izdelkov');
    expect(props.watched).toHaveLength(100);
    expect((await visitor.document('/opazovani?full=1')).text).toContain('največ 100 izdelkov');
  });

  it.each(['x', '1.2-9.9', 'zzz.zzz.zzz', '%00'])('takes no harm from the cookie %s', async (cookie) => {
    const visitor = katalog.visitor();
    visitor.cookies.set('watch_list', cookie);
    expect((await seen(visitor)).watched).toEqual([]);
  });
});
