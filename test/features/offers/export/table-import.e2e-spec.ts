import { CategoriesService } from '../../../../src/categories/categories.service.js';
import type { DifferenceJson } from '../../../../src/import/differences/difference.json.js';
import type { ProductJson } from '../../../../src/products/product.json.js';
import { aFeed, anEan } from '../../../support/data/feed.js';
import { Katalog, type FeedOptions, type Store } from '../../../support/katalog.js';

const katalog = await Katalog.use();
const teas = await katalog.category({ sl: 'Čaji', en: 'Teas' });
const herbs = await katalog.category({ sl: 'Zelišča in žajbelj', en: 'Herbs' }, teas);
const platform = await katalog.signedInAs('super_admin');
const { id: weight } = await platform.write<{ id: number }>('POST', '/api/attributes', {
  name: 'Masa',
  unit: 'g',
  type: 'number',
});
katalog.app.get(CategoriesService).dropCache();

describe('an exported table', () => {
  let store: Store;
  let lipa: number;
  const read = (id: number) => store.admin.read<ProductJson>(`/api/products/${id}`);
  const add = async (fields: object) =>
    (
      await store.admin.write<{ id: number }>('POST', '/api/products', {
        price: 12.5,
        status: 'active',
        link: 'https://trgovina.example/',
        ...fields,
      })
    ).id;

  beforeEach(async () => {
    store = await katalog.store();
    // a rule that is shown must not become a stored value
    await store.admin.send('PUT', `/api/companies/${store.company.id}`, { deliveryCost: 3.9 });
    lipa = await add({
      productCode: 'LIPA-50',
      ean: anEan(),
      translations: {
        name: { sl: 'Lipov čaj, 50 g', en: 'Linden tea' },
        description: { sl: '<ul><li>ročno nabran</li><li>žličnik</li></ul>' },
      },
      variantGroup: 'LIPA',
      stock: 3,
      categoryIds: [herbs, teas],
      highlights: 'Brez sladkorja\nIz Slovenije',
      attributes: [
        { definitionId: weight, name: 'Masa', value: '50' },
        { translations: { name: { sl: 'Okus', en: 'Taste' }, value: { sl: 'blag', en: 'mild' } } },
      ],
    });
    await add({ productCode: '=LIPA-90', name: '-Lipov; "čaj"\n90 g', variantGroup: 'LIPA' });
    await add({ productCode: 'META', name: 'Meta', deliveryCost: 0 });
  });

  const table = async (query = '', language: 'sl' | 'en' = 'sl') => {
    const path = language === 'sl' ? '/administracija/izdelki/izvoz' : '/en/admin/products/export';
    return (await store.admin.get(`${path}?format=csv${query}`)).text();
  };
  const upload = (file: string | Buffer, options: FeedOptions = {}) =>
    katalog.import(store, file, { fileName: 'izdelki.csv', ...options });
  const changesOf = async (id: number) => {
    const changes = await store.admin.read<DifferenceJson[]>(`/api/imports/${id}/changes`);
    return changes.map(({ productCode, fields }) => [productCode, fields.map(({ field }) => field)]);
  };

  it.each(['sl', 'en'] as const)('changes only the cell that was edited (%s)', async (language) => {
    const file = await table('', language);
    const edited = file.replace(/(LIPA-50;.*?;)12([.,])50;/, '$113$290;');
    expect(edited).not.toBe(file);

    const preview = await upload(edited, { mode: 'dry-run' });
    expect(preview).toMatchObject({
      status: 'done',
      format: 'Katalog (tabela)',
      dryRunCounters: { created: 0, updated: 1, unchanged: 2, deactivated: 0 },
    });
    expect(await changesOf(preview.id)).toEqual([['LIPA-50', ['Cena']]]);
    expect(preview.notes[0]!.text).toContain('ostanejo nespremenjeni');
    expect(preview.issueCounts).toMatchObject([{ code: 'columns_ignored', severity: 'notice', count: 1 }]);

    const run = await upload(edited);
    expect(run.counters).toMatchObject({ created: 0, updated: 1, unchanged: 2, deactivated: 0 });
    expect(await changesOf(run.id)).toEqual([['LIPA-50', ['Cena']]]);
    expect(await read(lipa)).toMatchObject({
      price: 13.9,
      description: '<ul><li>ročno nabran</li><li>žličnik</li></ul>',
      deliveryCost: null,
      shownDeliveryCost: 3.9,
      categoryIds: [herbs, teas],
      attributes: [{ definitionId: weight, value: '50', unit: 'g' }, { value: 'blag' }],
    });
    expect((await upload(edited)).counters).toMatchObject({ updated: 0, unchanged: 3 });
  });

  it('is read with commas and in the encoding of an old spreadsheet', async () => {
    const rows = [
      ['Šifra izdelka', 'Ime (slovensko)', 'Cena', 'Zaloga', 'Povezava'],
      ['LIPA-50', 'Lipov čaj, 50 g', '12,5', '7', 'https://trgovina.example/'],
      ['META', 'Poprova meta žajbelj', '12,50', '', 'https://trgovina.example/'],
    ];
    const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
    const windows = Buffer.from(
      [...text].map((sign) => ({ č: 0xe8, Š: 0x8a, ž: 0x9e })[sign] ?? sign.charCodeAt(0)),
    );
    const run = await upload(windows);
    expect(run.counters).toMatchObject({ read: 2, updated: 2, deactivated: 0 });
    expect(await changesOf(run.id)).toEqual([
      ['LIPA-50', ['Zaloga']],
      ['META', ['Ime (slovenščina)']],
    ]);
    expect(await read(lipa)).toMatchObject({
      stock: 7,
      highlights: 'Brez sladkorja\nIz Slovenije',
    });
    expect(await katalog.value('select name from products where id = $1', [lipa])).toEqual({
      sl: 'Lipov čaj, 50 g',
      en: 'Linden tea',
    });
  });

  it('is preferred to a mapping of the store that fits its columns', async () => {
    await katalog.rows(
      `insert into feed_mappings (company_id, root, item, rules) values ($1, 'table', 'table-row', $2)`,
      [
        store.company.id,
        {
          decimalSign: null,
          constants: {},
          root: 'table',
          item: 'table-row',
          fields: [
            { path: 'Šifra_izdelka', target: 'id' },
            { path: 'Ime_slovensko', target: 'name' },
            { path: 'Cena', target: 'price' },
            { path: 'Povezava', target: 'link' },
          ],
        },
      ],
    );
    const run = await upload(await table('&query=META'));
    expect(run).toMatchObject({ format: 'Katalog (tabela)', counters: { unchanged: 1, deactivated: 0 } });
  });

  it('changes categories, texts and attributes by their cells', async () => {
    const file = (await table('', 'en'))
      .replace('Teas › Herbs | Teas', 'Teas')
      .replace('ročno nabran žličnik', 'nabran v juniju')
      .replace('Masa: 50 g | Taste: mild', 'Masa: 0,06 kg | Taste: mild | Origin: Slovenia');
    const run = await upload(file);
    expect(await changesOf(run.id)).toEqual([['LIPA-50', ['Opis (slovenščina)', 'Kategorije', 'Lastnosti']]]);
    expect(await read(lipa)).toMatchObject({
      categoryIds: [teas],
      description: '<p>nabran v juniju</p>',
      attributes: [
        { definitionId: weight, value: '60', unit: 'g' },
        { value: 'blag' },
        { definitionId: null, name: 'Origin', value: 'Slovenia' },
      ],
    });
  });

  it('keeps what a spreadsheet spoiled, and categories that do not exist', async () => {
    const { ean } = await read(lipa);
    const file = (await table())
      .replace(ean!, '3,83001E+12')
      .replace('Čaji › Zelišča in žajbelj', 'Čaji › Kava');
    const run = await upload(file);
    expect(run.counters).toMatchObject({ updated: 0, unchanged: 3 });
    expect(run.issueCounts.map(({ code }) => code)).toEqual(expect.arrayContaining(['category_label']));
    expect(await read(lipa)).toMatchObject({ ean, categoryIds: [herbs, teas] });
  });

  it('adds new rows, and leaves products of a feed that it does not list', async () => {
    await katalog.import(store, aFeed([{ productCode: 'IZ-VIRA' }]), { mode: 'delta' });
    const file = await table('&query=META');
    const run = await upload(`${file}${file.split('\r\n')[1]!.replace('META', 'KAMILICA')}\r\n`);
    expect(run.counters).toMatchObject({ read: 2, created: 1, unchanged: 1, deactivated: 0 });
    expect(await read(await katalog.idOf(store, 'IZ-VIRA'))).toMatchObject({ status: 'active' });
  });
});
