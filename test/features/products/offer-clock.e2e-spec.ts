import { ScheduledChanges } from '../../../src/products/writing/scheduled-changes.js';
import { OfferClock } from '../../../src/products/refresh/offer-clock.js';
import { googleFeed, googleItem } from '../../../src/import/feed/testing/feeds.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { startMailServer } from '../../support/servers/mail-server.js';
import { until } from '../../support/until.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();

interface Row {
  price: string;
  availability: string;
  next_change_at: Date | null;
  sale_from: Date | null;
  sale_until: Date | null;
}

const mailServer = await startMailServer();
const katalog = await Katalog.use({
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Katalog <katalog@katalog.test>' },
});
afterAll(() => mailServer.close());

describe('what the clock changes of offers', () => {
  let store: Store;
  const never = new AbortController().signal;
  beforeEach(async () => {
    store = await katalog.store();
  });

  /** An item that costs 20, and 15 in the period; other elements come first. */
  const onSale = (code: string, period: string, more = '') =>
    googleItem(
      code,
      `<g:price>20 EUR</g:price><g:sale_price>15 EUR</g:sale_price>
       <g:sale_price_effective_date>${period}</g:sale_price_effective_date>
       <g:availability>in_stock</g:availability>${more}`,
    );
  const send = (...items: string[]) => katalog.import(store, googleFeed(...items));
  const rowOf = async (code: string) => {
    const [row] = await katalog.rows<Row>(
      'select * from products where company_id = $1 and product_code = $2',
      [store.company.id, code],
    );
    return row!;
  };
  const historyOf = (id: number) =>
    katalog.rows<{ at: Date; price: string }>(
      'select at, price from price_history where product_id = $1 order by at',
      [id],
    );
  const pathOf = (id: number, code: string) => `/izdelek/${id}/izdelek-${code.toLowerCase()}`;
  const apiOf = (id: number) => katalog.visitor().read<ProductJson>(`/api/products/${id}`);
  const cardOf = async (code: string) => {
    return (
      await katalog
        .visitor()
        .read<{ products: ProductJson[] }>(`/api/products?query=Izdelek ${code}&company=${store.company.id}`)
    ).products.find(({ productCode }) => productCode === code);
  };
  const applyNow = () => katalog.app.get(ScheduledChanges).writeDueChanges(never);
  /** Has announced times come earlier, without touching anything else. */
  const passTime = async (id: number, ms: number) => {
    await katalog.rows(`update price_history set at = at - $2 * interval '1 ms' where product_id = $1`, [
      id,
      ms,
    ]);
    await katalog.rows(
      `update products set sale_from = sale_from - $2 * interval '1 ms', sale_until = sale_until - $2 * interval '1 ms',
         available_from = available_from - $2 * interval '1 ms', expires_at = expires_at - $2 * interval '1 ms',
         next_change_at = next_change_at - $2 * interval '1 ms', updated_at = updated_at - $2 * interval '1 ms'
       where id = $1`,
      [id, ms],
    );
  };

  it('is done by the worker itself, at the begin and at the end of a sale', async () => {
    const [from, end] = [inTime(8 * SECOND), inTime(14 * SECOND)];
    const feed = [onSale('WHOLE', `${from}/${end}`)];
    await send(...feed);
    const id = await katalog.idOf(store, 'WHOLE');
    expect(await rowOf('WHOLE')).toMatchObject({ price: '20.00', sale_from: new Date(from) });
    await until(async () => (await historyOf(id)).length === 3, { patienceMs: 90 * SECOND });
    expect((await historyOf(id)).slice(1)).toEqual([
      { at: new Date(from), price: '15.00' },
      { at: new Date(end), price: '20.00' },
    ]);
    expect(await rowOf('WHOLE')).toMatchObject({ price: '20.00', next_change_at: null });

    const again = await send(...feed);
    expect(again.counters).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await rowOf('WHOLE')).toMatchObject({ price: '20.00' });
  });

  it('mails about a price that has fallen, and is in the journal as announced', async () => {
    await send(onSale('FALLS', `${inTime(HOUR)}/${inTime(9 * HOUR)}`));
    const id = await katalog.idOf(store, 'FALLS');
    await katalog.rows(
      `insert into price_alerts (product_id, email, locale, known_price, confirmed_at) values ($1, 'pade@gost.test', 'sl', 20, now())`,
      [id],
    );
    await passTime(id, 2 * HOUR);
    await katalog.work.get(OfferClock).askWhenDue();
    await until(async () => (await rowOf('FALLS')).price === '15.00');
    await until(() => mailServer.mails.some(({ to }) => to.includes('pade@gost.test')), {
      patienceMs: 60 * SECOND,
    });
    const { history } = await store.admin.reload(`/administracija/izdelki/${id}`, 'offers/form', ['history']);
    expect(history).toMatchObject([
      {
        actor: 'Samodejno',
        actionText: 'Uveljavitev načrtovane spremembe izdelka',
        changes: [{ field: 'Cena', before: '20,00\u00a0€', after: '15,00\u00a0€' }],
      },
    ]);
    expect((await apiOf(id)).lowestPrice).toBe(15);
    const page = await katalog.visitor().document(pathOf(id, 'FALLS'));
    expect(page.text).toContain('Cena velja do');
    expect(page.jsonLd[0]).toMatchObject({
      offers: { price: '15.00', priceValidUntil: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
  });

  it('is shown although the worker is late, and its history has the true time', async () => {
    const end = inTime(20 * SECOND);
    await send(onSale('LATE', `${inTime(-HOUR)}/${end}`));
    const id = await katalog.idOf(store, 'LATE');
    expect(await apiOf(id)).toMatchObject({ price: 15, lowestPrice: 15, saleUntil: end });
    const tag = (await katalog.visitor().get(`/api/products/${id}`)).headers.get('etag');
    await katalog.stopWorker();
    try {
      await passTime(id, HOUR);
      expect(await rowOf('LATE')).toMatchObject({ price: '15.00' });
      expect(await apiOf(id)).toMatchObject({ price: 20, lowestPrice: 20, discount: null });
      expect(await cardOf('LATE')).toMatchObject({ price: 20, lowestPrice: 20 });
      const page = await katalog.visitor().document(pathOf(id, 'LATE'));
      expect(page.text).toMatch(/20,00\s€/);
      // the history may name it
      expect(page.text.split('Zgodovina cen')[0]).not.toMatch(/15,00\s€/);
      expect(JSON.stringify(page.jsonLd)).not.toContain('15.00');
      expect((await katalog.visitor().get(`/api/products/${id}`)).headers.get('etag')).not.toBe(tag);
      expect(await historyOf(id)).toHaveLength(1);
    } finally {
      await katalog.startWorker();
    }
    await applyNow();
    expect((await historyOf(id)).at(-1)).toEqual({
      at: new Date(Date.parse(end) - HOUR),
      price: '20.00',
    });
    expect(await rowOf('LATE')).toMatchObject({ price: '20.00', next_change_at: null });
  });

  it('hides what has expired, says why, and shows it again with a later date', async () => {
    const item = (date: string) =>
      googleItem(
        'EXPIRES',
        `<g:availability>in_stock</g:availability><g:expiration_date>${date}</g:expiration_date>`,
      );
    const feed = item(inTime(HOUR));
    await send(feed);
    const id = await katalog.idOf(store, 'EXPIRES');
    expect(await cardOf('EXPIRES')).toBeDefined();
    await passTime(id, 2 * HOUR);
    await applyNow();
    expect(await cardOf('EXPIRES')).toBeUndefined();
    expect((await katalog.visitor().get(pathOf(id, 'EXPIRES'))).status).toBe(404);
    const { visibility } = (await store.admin.page(`/administracija/izdelki/${id}`, 'offers/form')).props;
    expect(visibility).toMatchObject({ state: 'expired', text: expect.stringContaining('potekla') });
    const [entry] = await katalog.rows(
      `select action, before, after from audit_entries where object_id = $1 order by id desc limit 1`,
      [String(id)],
    );
    expect(entry).toEqual({
      action: 'product.switched',
      before: { expired: false },
      after: { expired: true },
    });

    expect((await send(feed)).counters).toMatchObject({ unchanged: 1 });
    const back = await send(item(inTime(5 * HOUR)));
    expect(back.counters).toMatchObject({ updated: 1 });
    expect(await cardOf('EXPIRES')).toBeDefined();
    expect((await katalog.visitor().get(pathOf(id, 'EXPIRES'))).status).toBe(200);
  });

  it('is done at once for a feed whose dates have passed already', async () => {
    const run = await send(
      googleItem('OVER', `<g:expiration_date>${inTime(-HOUR)}</g:expiration_date>`),
      googleItem(
        'SOON',
        `<g:availability>preorder</g:availability><g:availability_date>2020-01-01</g:availability_date>`,
      ),
    );
    expect(run.counters).toMatchObject({ created: 2 });
    expect(await cardOf('OVER')).toBeUndefined();
    expect(await rowOf('SOON')).toMatchObject({ availability: 'unknown' });
    const codes = await katalog.rows('select code from import_issues where import_id = $1', [run.id]);
    expect(codes).toContainEqual({ code: 'offer_expired' });
  });

  it('ends a preorder, whose stock then decides', async () => {
    const more = `<g:availability>preorder</g:availability><g:availability_date>${inTime(HOUR)}</g:availability_date>`;
    await send(googleItem('WAITS', more), googleItem('STOCK', `${more}<g:quantity>4</g:quantity>`));
    expect(await rowOf('WAITS')).toMatchObject({ availability: 'preorder' });
    for (const code of ['WAITS', 'STOCK']) await passTime(await katalog.idOf(store, code), 2 * HOUR);
    expect(await cardOf('WAITS')).toMatchObject({ availability: 'unknown' });
    await applyNow();
    expect(await rowOf('WAITS')).toMatchObject({ availability: 'unknown', next_change_at: null });
    expect(await rowOf('STOCK')).toMatchObject({ availability: 'in_stock' });
  });

  it('is done once by several workers, and after one was killed', async () => {
    const codes = Array.from({ length: 40 }, (_, index) => `MANY-${index}`);
    await send(...codes.map((code) => onSale(code, `/${inTime(HOUR)}`)));
    await katalog.stopWorker();
    const ids = await katalog.values<number>('select id from products where company_id = $1', [
      store.company.id,
    ]);
    for (const id of ids) await passTime(id, 2 * HOUR);
    const held = await katalog.connect();
    try {
      // a worker is killed in the middle of its batch, at an offer that it waits for
      await held.query('begin');
      await held.query('select from products where id = $1 for update', [Math.max(...ids)]);
      const killed = katalog.spawnWorker({ WORKER_QUEUES: 'catalogue' });
      await katalog.app.get(OfferClock).askWhenDue();
      await until(
        async () =>
          (
            await katalog.rows(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length > 0,
        { patienceMs: 60 * SECOND },
      );
      killed.kill('SIGKILL');
    } finally {
      await held.query('rollback');
      held.release();
    }
    await Promise.all([applyNow(), applyNow(), applyNow()]);
    const rows = await katalog.rows<{ count: number; prices: string[] }>(
      `select count(*)::integer as count, array_agg(h.price order by at)::text[] as prices from price_history h
       where product_id = any($1::integer[]) group by product_id`,
      [ids],
    );
    expect(rows).toHaveLength(40);
    for (const row of rows) expect(row).toEqual({ count: 2, prices: ['15.00', '20.00'] });
    expect(await applyNow()).toBe(0);
    await katalog.startWorker();
  });

  it('does not keep an import from being rolled back', async () => {
    await send(googleItem('BACK', '<g:price>30 EUR</g:price>'));
    const id = await katalog.idOf(store, 'BACK');
    const second = await send(onSale('BACK', `/${inTime(15 * SECOND)}`));
    expect(await rowOf('BACK')).toMatchObject({ price: '15.00' });
    await katalog.rows(
      `update products set sale_until = updated_at + interval '1 s', next_change_at = updated_at + interval '1 s' where id = $1`,
      [id],
    );
    await until(async () => (await applyNow()) === 0 && (await rowOf('BACK')).price === '20.00');
    expect((await store.admin.send('POST', `/api/imports/${second.id}/rollback`)).status).toBe(202);
    await until(async () => (await rowOf('BACK')).price === '30.00', { patienceMs: 60 * SECOND });
    expect(await rowOf('BACK')).toMatchObject({ sale_until: null, next_change_at: null });
    expect((await historyOf(id)).map(({ price }) => price)).toEqual(['30.00']);
  });

  it('follows what people write, in the API and in the form', async () => {
    await send(googleItem('HAND', '<g:price>20 EUR</g:price><g:availability>in_stock</g:availability>'));
    const id = await katalog.idOf(store, 'HAND');
    const read = await apiOf(id);
    const put = (body: object) => store.admin.send('PUT', `/api/products/${id}`, body);
    const refused = await put({ ...read, salePrice: 25, saleFrom: '2026-12-05', saleUntil: '2026-12-01' });
    expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['salePrice', 'saleUntil'],
    ]);
    expect((await put({ ...read, salePrice: 15, saleUntil: '2027-12-31' })).status).toBe(200);
    expect(await apiOf(id)).toMatchObject({
      price: 15,
      regularPrice: 20,
      salePrice: 15,
      saleFrom: null,
      saleUntil: '2027-12-31T23:00:00.000Z',
    });
    expect((await put(await apiOf(id))).status).toBe(200);
    expect(await historyOf(id)).toHaveLength(2);
    // another price changes the one that is paid now
    expect((await store.admin.send('PATCH', `/api/products/${id}`, { price: 14 })).status).toBe(200);
    expect(await apiOf(id)).toMatchObject({ price: 14, regularPrice: 20, salePrice: 14 });

    const path = `/administracija/izdelki/${id}`;
    const { form } = (await store.admin.page(path, 'offers/form')).props;
    expect(form).toMatchObject({ salePrice: 14, saleUntil: '2028-01-01T00:00' });
    await store.admin.submit('PUT', path, { saleFrom: '2027-12-01T08:00', _version: form.version });
    expect(await apiOf(id)).toMatchObject({
      price: 20,
      saleFrom: '2027-12-01T07:00:00.000Z',
      saleUntil: '2027-12-31T23:00:00.000Z',
    });
  });
});
