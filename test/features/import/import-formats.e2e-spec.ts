import { gzipSync } from 'node:zlib';
import { anEan } from '../../support/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const LETTERS: Record<string, number> = { č: 0xe8, š: 0x9a, ž: 0x9e };
/** As an older exporter writes it. */
const windows1250 = (text: string) =>
  Buffer.from(Array.from(text, (char) => LETTERS[char] ?? char.charCodeAt(0)));

describe('a feed made for another site', () => {
  const ean = anEan();
  let katalog: Katalog;

  beforeAll(async () => {
    katalog = await Katalog.start();
  });
  afterAll(() => katalog?.close());

  const formatOf = async ({ admin }: Store, id: number, page: string) =>
    (await admin.page(`${page}?import=${id}`, 'import/index')).props.current!.format;

  it('meets the offers of other stores, whatever format and character set each of them has', async () => {
    const [first, second] = [await katalog.store(), await katalog.store()];
    const ceneje =
      windows1250(`<?xml version="1.0" encoding="windows-1250"?><CNJExport><Item ID="7" name="Sušilnik za čiste lase"
      link="https://prva.example/7" price="1.049,90" curCode="EUR" in_stock="1" EAN="${ean}" fileUnder="Dom | Kopalnica"/></CNJExport>`);
    const heureka = `<SHOP><SHOPITEM><ITEM_ID>S</ITEM_ID><PRODUCTNAME>Sušilec</PRODUCTNAME><URL>https://druga.example/s</URL>
      <PRICE_VAT>999,00</PRICE_VAT><EAN>${ean}</EAN><DELIVERY_DATE>0</DELIVERY_DATE>
      <PARAM><PARAM_NAME>Moč</PARAM_NAME><VAL>2000 W</VAL></PARAM></SHOPITEM></SHOP>`;

    const older = await katalog.import(first, gzipSync(ceneje), { fileName: 'izvoz.dat' });
    const newer = await katalog.import(second, heureka);

    expect([older, newer]).toMatchObject([
      { status: 'done', counters: { created: 1, rejected: 0 }, issueCounts: [{ code: 'category_unmapped' }] },
      { status: 'done', counters: { created: 1, rejected: 0 } },
    ]);
    expect(await formatOf(first, older.id, '/administracija/uvozi')).toBe('Ceneje (CNJExport)');
    expect(await formatOf(second, newer.id, '/en/admin/imports')).toBe('Heureka');
    const response = await katalog.visitor().get(`/api/products/${await katalog.idOf(first, '7')}`);
    expect(await response.json()).toMatchObject({
      name: 'Sušilnik za čiste lase',
      price: 1049.9,
      availability: 'in_stock',
    });
    const groups = await katalog.rows(
      `select count(*)::integer as offers, count(distinct o.group_id)::integer as groups
       from catalogue_offers o join products p on p.id = o.offer_id where p.ean = $1`,
      [ean],
    );
    expect(groups).toEqual([{ offers: 2, groups: 1 }]);
  });

  it('is the same feed the second time, and keeps what is foreign apart', async () => {
    const store = await katalog.store();
    const ceneo = `<offers><o id="1" url="https://sklep.pl/1" price="129.00" avail="7" stock="2"><name>Czajnik</name>
      <attrs><a name="EAN">${ean}</a><a name="Producent">Żar</a></attrs></o></offers>`;
    await katalog.import(store, ceneo);
    expect(await katalog.import(store, ceneo)).toMatchObject({ counters: { created: 0, unchanged: 1 } });
    const response = await katalog.visitor().get(`/api/products/${await katalog.idOf(store, '1')}`);
    expect(await response.json()).toMatchObject({
      price: 129,
      currency: 'PLN',
      brand: 'Żar',
      availability: 'backorder',
      deliveryDays: { min: null, max: 7 },
    });
  });

  it('shows nothing that the shop has hidden, also what it showed before', async () => {
    const store = await katalog.store();
    const item = (id: string, more = '') =>
      `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Hrnek ${id}</PRODUCTNAME>
       <URL>https://obchod.example/${id}</URL><PRICE_VAT>199</PRICE_VAT>${more}</SHOPITEM>`;
    await katalog.import(store, `<SHOP>${item('A')}${item('B')}</SHOP>`);
    const run = await katalog.import(
      store,
      `<SHOP>${item('A', '<VISIBILITY>0</VISIBILITY>')}${item('B')}</SHOP>`,
    );
    expect(run).toMatchObject({
      status: 'done',
      counters: { unchanged: 1, rejected: 0, excluded: 1, deactivated: 1 },
    });
    expect(run.issueCounts).toContainEqual(
      expect.objectContaining({ code: 'item_hidden', severity: 'notice', count: 1 }),
    );
  });
});
