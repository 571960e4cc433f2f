import { anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const PAGE = '/en/admin/product-data';

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const [brand, category, media] = await katalog.values<number>(
  `with b as (insert into brands (key, name) values ('savica', 'Savica') returning id),
     m as (insert into media (source_url, status, storage_key, width, height)
       values ('https://a.test/tea.jpg', 'ready', 'tea', 8, 8) returning id)
   select unnest(array[(select id from b), $1, (select id from m)])`,
  [await katalog.category({ sl: 'Čaji', en: 'Teas' })],
);

const importId = await katalog.value<number>(
  `insert into imports (company_id, source, file_name, storage_key, bytes, language, status)
   values ($1, 'upload', 'a.xml', 'gone', 1, 'sl', 'done') returning id`,
  [(await katalog.store()).company.id],
);

describe('all product data that a list finds', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  /** Suggests data of the store; returns its id. */
  async function suggest(fields: object = {}, of = store): Promise<number> {
    const ean = anEan();
    const row = {
      ean,
      gtin: `0${ean}`,
      name: { en: 'Tea' },
      company_id: of.company.id,
      import_id: importId,
      ...fields,
    };
    const names = Object.keys(row).join(', ');
    return katalog.value<number>(
      `insert into product_data (${names}) select ${names} from json_populate_record(null::product_data, $1)
       returning id`,
      [JSON.stringify(row)],
    );
  }
  async function complete(id: number): Promise<number> {
    await katalog.rows('insert into product_data_categories values ($1, $2)', [id, category]);
    await katalog.rows('insert into product_data_media values ($1, $2)', [id, media]);
    return id;
  }
  const sells = ({ company }: Store, gtin: string) =>
    katalog.rows(
      `insert into products (company_id, product_code, name, price, link, ean, gtin)
       values ($1, $2::text, '{"sl":"Čaj"}', 3, 'https://store.test/', $2::text, $2::text)`,
      [company.id, gtin],
    );
  const list = async (filters: string, who = platform) =>
    (await who.page(`${PAGE}?${filters}`, 'product-data/index')).props;
  const found = async (filters: string) =>
    (await list(`company=${store.company.id}&sort=updatedAt&${filters}`)).items.map(({ id }) => id).sort();
  const statuses = () =>
    katalog.values<string>('select status from product_data where company_id = $1 order by id', [
      store.company.id,
    ]);
  async function decide(filters: string, fields: object, who = platform) {
    const { bulkUrl } = await list(filters, who);
    const answer = await who.submit('POST', bulkUrl!, { all: true, ...fields });
    expect(answer.status).toBe(303);
    return (await who.page(PAGE, 'product-data/index')).flash;
  }

  it('is approved at once, except the records that a person leaves out', async () => {
    const left = await suggest();
    for (let count = 0; count < 60; count++) await suggest();
    await suggest({}, await katalog.store());
    const filters = `company=${store.company.id}&status=requested`;
    expect(await list(filters)).toMatchObject({ count: 61, maxFound: 5000 });
    const flash = await decide(filters, { status: 'approved', except: [left] });
    expect(flash!.toast!.detail).toBe('60 descriptions are now approved.');
    expect(await statuses()).toEqual(['requested', ...Array<string>(60).fill('approved')]);
    const audited = `select count(*)::integer from audit_entries a join product_data d on d.id::text = a.object_id
      where a.action = 'product-data.approved' and d.company_id = $1`;
    expect(await katalog.value(audited, [store.company.id])).toBe(60);

    const again = await decide(`company=${store.company.id}`, { status: 'approved', except: [left] });
    expect(again!.toast!.detail).toBe('0 descriptions are now approved.');
    await decide(`company=${store.company.id}&status=approved`, { status: 'rejected' });
    expect(new Set(await statuses())).toEqual(new Set(['requested', 'rejected']));
  });

  it('leaves one approved record for each EAN, and names the refused ones', async () => {
    const [taken, twice] = [anEan(), anEan()];
    await suggest({ ean: taken, gtin: `0${taken}`, status: 'approved' }, await katalog.store());
    await suggest({ ean: taken, gtin: `0${taken}`, name: { en: 'Taken' } });
    await suggest({ ean: twice, gtin: `0${twice}` });
    await suggest({ ean: twice, gtin: `0${twice}`, name: { en: 'Second' } });
    const flash = await decide(`company=${store.company.id}`, { status: 'approved' });
    expect(await statuses()).toEqual(['requested', 'approved', 'requested']);
    expect(flash!.refused!.reasons.flatMap(({ names }) => names)).toEqual(['Taken', 'Second']);
    expect(flash!.toast).toMatchObject({ severity: 'warn' });
  });

  it('is limited by rules: completeness, other sellers, the store’s record and the origin', async () => {
    const full = await complete(await suggest({ description: { en: 'Green.' }, brand_id: brand }));
    const unbranded = await complete(await suggest({ description: { en: 'Green.' } }));
    const shared = anEan();
    const sharedId = await suggest({ ean: shared, gtin: `0${shared}`, import_id: null });
    await sells(await katalog.store(), `0${shared}`);
    expect(await found('content=complete')).toEqual([full]);
    expect(await found('content=incomplete')).toEqual([unbranded, sharedId]);
    expect(await found('sellers=several')).toEqual([sharedId]);
    expect(await found('origin=person')).toEqual([sharedId]);
    expect(await found('origin=feed')).toEqual([full, unbranded]);
    expect(await found('stores=proven')).toEqual([]);
    const approved = await suggest({ status: 'approved' });
    expect(await found('stores=proven&status=requested')).toEqual([full, unbranded, sharedId]);
    await suggest({ status: 'rejected' });
    expect(await found('stores=proven')).toEqual([]);
    await decide(`company=${store.company.id}&content=complete`, { status: 'approved' });
    expect(await found('status=approved')).toEqual([full, approved]);
  });

  it('is only its own for a store, and only what no other store sells', async () => {
    const other = await katalog.store();
    const [alone, shared] = [anEan(), anEan()];
    await suggest({ ean: alone, gtin: `0${alone}` });
    await suggest({ ean: shared, gtin: `0${shared}` });
    const foreign = await suggest({}, other);
    for (const gtin of [alone, shared]) await sells(store, `0${gtin}`);
    await sells(other, `0${shared}`);
    await decide(`company=${other.company.id}`, { status: 'approved' }, store.admin);
    expect(await statuses()).toEqual(['approved', 'requested']);
    expect(await katalog.value('select status from product_data where id = $1', [foreign])).toBe('requested');
  });

  it('is not decided with a wrong filter, or together with selected records', async () => {
    const id = await suggest();
    const bulk = (query: string, fields: object) =>
      platform.send('POST', `${PAGE}/bulk${query}`, { status: 'approved', ...fields });
    expect((await bulk('?content=any', { all: true })).status).toBe(400);
    for (const fields of [{ all: true, ids: [id] }, {}, { ids: [] }]) {
      expect((await bulk('', fields)).ok).toBe(false);
      expect(await statuses()).toEqual(['requested']);
    }
  });
});
