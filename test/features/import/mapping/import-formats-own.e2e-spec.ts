import type {
  FeedMappingJson,
  FeedSurveyJson,
} from '../../../../src/import/mapping/formats/feed-mapping.json.js';
import type { MappingFormValues } from '../../../../src/import/mapping/import-mapping.pages.js';
import type { Product } from '../../../../src/products/product.entity.js';
import { aFeed, anEan } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const EAN = anEan();
const goods = (price = '350') => `<?xml version="1.0" encoding="UTF-8"?>
<zaloga izdano="2026-11-21"><skupine><skupina id="1" ime="Pijače"/><skupina id="2" ime="Sladkarije"/></skupine><blago>
  <kos sifra="A1"><ime>Zeleni čaj</ime><cena_v_centih>${price}</cena_v_centih><www>https://trgovina.example/caj</www>
    <crtna>${EAN}</crtna><skupina>Pijače#Čaji</skupina><slike>https://trgovina.example/a.jpg;https://trgovina.example/b.jpg</slike>
    <l ime="Teža">100 g</l><l ime="Poreklo">Japonska</l></kos>
  <kos sifra="A2"><ime>Kava</ime><cena_v_centih>129900</cena_v_centih><www>https://trgovina.example/kava</www>
    <skupina>Pijače#Kave</skupina><l ime="Teža">1 kg</l><l ime="Poreklo">Etiopija</l></kos>
  <kos sifra="A3"><ime>Brez cene</ime><cena_v_centih>po dogovoru</cena_v_centih><www>https://trgovina.example/x</www></kos>
</blago></zaloga>`;

const MEANINGS: Record<string, string> = {
  sifra: 'id',
  ime: 'name',
  cena_v_centih: 'price',
  www: 'link',
  crtna: 'eans',
  skupina: 'categoryPath',
  slike: 'pictures',
  'l[ime=Poreklo]': 'attribute',
};

/** The form with all fields mapped. */
const filledIn = (values: MappingFormValues): MappingFormValues => ({
  ...values,
  fields: values.fields.map((field) => ({
    ...field,
    target: (MEANINGS[field.path] ?? null) as (typeof field)['target'],
  })),
  priceFactor: '0,01',
  listSeparator: ';',
  categorySeparator: '#',
  constants: { ...values.constants, brand: 'Domače', deliveryCosts: '3,90' },
});

const katalog = await Katalog.use();

describe('a file in an unknown format', () => {
  let store: Store;
  const pageOf = (id: number) => `/administracija/uvozi/${id}/oblika`;
  const formOf = async (id: number) => {
    const { props } = await store.admin.page(pageOf(id), 'import/format');
    return { ...props, form: props.form! };
  };
  const offers = () =>
    katalog.rows<
      Pick<Product, 'productCode' | 'status'> & { price: string; brand: string; delivery: string }
    >(
      `select product_code as "productCode", price, b.name as brand, delivery_cost as delivery, status
       from products p left join brands b on b.id = p.brand_id where company_id = $1 order by product_code`,
      [store.company.id],
    );
  beforeEach(async () => {
    store = await katalog.store();
  });

  it('waits for a mapping, on the page and in the API', async () => {
    const run = await katalog.import(store, goods());

    expect(run).toMatchObject({
      status: 'needs-mapping',
      active: false,
      finishedAt: null,
      reason: { message: expect.stringContaining('»kos«') },
      surveyUrl: `${katalog.origin}/api/imports/${run.id}/survey`,
    });
    const { text } = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
    expect(text).toContain('Čaka na preslikavo');
    expect(text).toContain('Preslikaj polja');
    expect(await offers()).toEqual([]);
  });

  it('shows its fields, and suggests their mapping', async () => {
    const { id } = await katalog.import(store, goods());
    const { survey, items, fields, form } = await formOf(id);

    expect(survey).toEqual({ root: 'zaloga', item: 'kos', itemCount: 3 });
    expect(items).toContainEqual(
      expect.objectContaining({ name: 'skupina', count: expect.any(Number), current: false }),
    );
    expect(fields[0]).toEqual({ path: 'sifra', title: 'sifra', count: 3, samples: ['A1', 'A2', 'A3'] });
    expect(fields.find(({ path }) => path === 'crtna')).toMatchObject({ count: 1, samples: [EAN] });
    const guessed = Object.fromEntries(form.values.fields.map(({ path, target }) => [path, target]));
    expect(guessed).toMatchObject({ sifra: 'id', ime: 'name', www: 'link', crtna: 'eans' });
    expect(form.known).toBe(false);
  });

  it('suggests references to categories that the file lists, and shows where they lead', async () => {
    const file = `<trgovina><categories><category id="1">Vrt</category><category id="7" parentId="1">Orodje</category></categories>
      <blago>${['Grablje', 'Motika']
        .map(
          (name, index) =>
            `<kos><sku>${index}</sku><ime>${name}</ime><cena>9,90</cena><url>https://trgovina.example/${index}</url><categoryId>7</categoryId></kos>`,
        )
        .join('')}</blago></trgovina>`;
    const { id } = await katalog.import(store, file);
    const { form, fields, preview } = await formOf(id);
    expect(form.values.fields).toContainEqual(
      expect.objectContaining({ path: 'categoryId', target: 'categoryPath' }),
    );
    expect(fields.find(({ path }) => path === 'categoryId')?.samples).toEqual(['7 → Vrt > Orodje']);
    expect(preview[0]!.offer!.categoryPath).toEqual(['Vrt', 'Orodje']);
  });

  it('offers the runner-up with its examples, and exchanges the two by a link', async () => {
    const file = `<blago>${['Grablje', 'Motika']
      .map(
        (name, index) => `<kos><sku>${index}</sku><naziv>${name}</naziv><naslov>${name} z ročajem</naslov>
          <cena>9,90</cena><redna_cena>12,90</redna_cena><url>https://trgovina.example/${index}</url></kos>`,
      )
      .join('')}</blago>`;
    const { id } = await katalog.import(store, file);
    const { text } = await store.admin.document(pageOf(id));
    expect(text).toContain('Druga možnost: naslov (Grablje z ročajem; Motika z ročajem)');

    const targets = async (url: string) => {
      const { props } = await store.admin.page(url, 'import/format');
      const byPath = Object.fromEntries(props.form!.values.fields.map(({ path, target }) => [path, target]));
      return { ...props, byPath };
    };
    const before = await targets(pageOf(id));
    expect(before.byPath).toMatchObject({ naziv: 'name', naslov: null, cena: 'price' });
    const byName = await targets(before.alternatives.name!.find(({ path }) => path === 'naslov')!.url);
    expect(byName.byPath).toMatchObject({ naslov: 'name', naziv: null });
    // the next choice keeps this one
    const both = await targets(byName.alternatives.price!.find(({ path }) => path === 'redna_cena')!.url);
    expect(both.byPath).toMatchObject({ naslov: 'name', redna_cena: 'price', cena: 'regularPrice' });
    expect(both.preview[0]!.offer).toMatchObject({ name: 'Grablje z ročajem', price: 12.9 });

    const survey = await store.admin.read<FeedSurveyJson>(`/api/imports/${id}/survey`);
    expect(survey.runnersUp).toContainEqual({ target: 'name', path: 'naslov' });
  });

  it('previews attributes with the suggested names', async () => {
    const lists = `<blago><kos><sifra>A1</sifra><ime>Čaj</ime><cena>3,50</cena><www>https://trgovina.example/caj</www>
      <names><n>poreklo</n><n>Teža</n></names><values><v>Japonska</v><v>100 g</v></values></kos></blago>`;
    const { id } = await katalog.import(store, lists);
    const { preview, form } = await formOf(id);
    expect(form.values.fields.filter(({ target }) => target === 'attribute')).toHaveLength(2);
    expect(preview[0]!.offer!.attributes).toEqual([
      { name: 'Poreklo', value: 'Japonska' },
      { name: 'Teža', value: '100 g' },
    ]);
  });

  it('is previewed with the mapping before it is saved', async () => {
    const { id } = await katalog.import(store, goods());
    const { form } = await formOf(id);
    const props = await store.admin.preview(pageOf(id), 'import/format', ['preview'], filledIn(form.values));

    expect(props.form).toBeUndefined();
    expect(props.preview).toMatchObject([
      {
        line: 3,
        offer: {
          productCode: 'A1',
          price: 3.5,
          currency: 'EUR',
          ean: EAN,
          brand: 'Domače',
          deliveryCost: 3.9,
          categoryPath: ['Pijače', 'Čaji'],
          pictureCount: 2,
          attributes: [{ name: 'Poreklo', value: 'Japonska' }],
        },
        issues: [],
      },
      { offer: { productCode: 'A2', price: 1299 } },
      { offer: null, issues: [{ code: 'price_not_a_number', severity: 'error', text: 'po dogovoru' }] },
    ]);
    expect((await formOf(id)).form.known).toBe(false);
  });

  it('continues once it is mapped, as do later files of its shape', async () => {
    const { id } = await katalog.import(store, goods());
    const { form } = await formOf(id);
    const saved = await store.admin.send('PUT', pageOf(id), filledIn(form.values));
    expect(saved.status).toBe(303);
    expect(await katalog.settled(store, id)).toMatchObject({
      status: 'done',
      format: 'Lastna oblika',
      counters: { created: 2, rejected: 1 },
    });
    expect(await offers()).toEqual([
      { productCode: 'A1', price: '3.50', brand: 'Domače', delivery: '3.90', status: 'active' },
      { productCode: 'A2', price: '1299.00', brand: 'Domače', delivery: '3.90', status: 'active' },
    ]);

    const next = await katalog.import(store, goods('450'));
    expect(next).toMatchObject({ status: 'done', counters: { updated: 1, unchanged: 1 } });
    const audit = await katalog.rows<{ action: string }>(
      `select action from audit_entries where object_kind = 'feed-mapping' and object_name = 'zaloga/kos'
         and actor_email = (select email from users where company_id = $1)`,
      [store.company.id],
    );
    expect(audit).toEqual([{ action: 'feed-mapping.created' }]);
  });

  it('may be a table, whose columns are mapped', async () => {
    const table = (price: string) =>
      `šifra,ime izdelka,cena z DDV,povezava\nT1,"Čaj, zeleni","${price}",https://trgovina.example/t1\n`;
    const { id, ...run } = await katalog.import(store, table('3,50'));
    expect(run).toMatchObject({
      status: 'needs-mapping',
      reason: {
        message: 'Te tabele ne poznamo. Med njenimi stolpci so: šifra, ime izdelka, cena z DDV, povezava.',
      },
    });
    const { form, fields } = await formOf(id);
    expect(fields.map(({ samples }) => samples[0])).toEqual([
      'T1',
      'Čaj, zeleni',
      '3,50',
      'https://trgovina.example/t1',
    ]);
    expect(form.values.fields.map(({ target }) => target)).toEqual(['id', 'name', 'price', 'link']);
    await store.admin.send('PUT', pageOf(id), form.values);
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done', counters: { created: 1 } });
    expect(await katalog.import(store, table('4,50'))).toMatchObject({ counters: { updated: 1 } });
    expect(await offers()).toMatchObject([{ productCode: 'T1', price: '4.50' }]);
  });

  it('is another format for each header row of a table; columns keep their names', async () => {
    const shopify = (columns = '', cells = '') =>
      `Handle,Title,Body (HTML),Variant Price,Variant SKU,Google Shopping / MPN,Page${columns}
majica,Majica,<p>Bombaž</p>,19.90,S-1,M-1,https://trgovina.example/majica${cells}
`;
    const woo = `ID,Name,Regular price,Meta: barva,External URL\n7,Kapa,12.50,modra,https://trgovina.example/kapa\n`;
    const wanted: Record<string, string> = {
      ...{
        'Variant SKU': 'id',
        Title: 'name',
        'Variant Price': 'price',
        Page: 'link',
        'Body (HTML)': 'description',
      },
      ...{ ID: 'id', Name: 'name', 'Regular price': 'price', 'External URL': 'link' },
      ...{ 'Google Shopping / MPN': 'attribute', 'Meta: barva': 'attribute' },
    };
    const mapped = async (file: string) => {
      const { id, status } = await katalog.import(store, file, { mode: 'delta' });
      expect(status).toBe('needs-mapping');
      const { form, fields } = await formOf(id);
      expect(form.known).toBe(false);
      const values = form.values.fields.map((field, index) => ({
        ...field,
        target: (wanted[fields[index]!.title] ?? null) as (typeof field)['target'],
      }));
      expect((await store.admin.send('PUT', pageOf(id), { ...form.values, fields: values })).status).toBe(
        303,
      );
      expect(await katalog.settled(store, id)).toMatchObject({ status: 'done', counters: { created: 1 } });
      return fields.map(({ title }) => title);
    };
    expect(await mapped(shopify())).toEqual([
      ...['Handle', 'Title', 'Body (HTML)', 'Variant Price', 'Variant SKU', 'Google Shopping / MPN', 'Page'],
    ]);
    expect(await mapped(woo)).toEqual(['ID', 'Name', 'Regular price', 'Meta: barva', 'External URL']);

    const { props } = await store.admin.page('/administracija/uvozi/oblike', 'import/formats');
    expect(props.formats.map(({ isTable, fields }) => [isTable, fields.map(({ title }) => title)])).toEqual([
      [true, ['ID', 'Name', 'Regular price', 'Meta: barva', 'External URL']],
      [true, ['Title', 'Body (HTML)', 'Variant Price', 'Variant SKU', 'Google Shopping / MPN', 'Page']],
    ]);
    const [, ofShopify] = props.formats;
    expect(ofShopify!.fields).toContainEqual(expect.objectContaining({ label: 'Google Shopping / MPN' }));
    const { text } = await store.admin.document('/administracija/uvozi/oblike');
    expect(text).toContain('Tabela, prvi stolpci: Title, Body (HTML), Variant Price');

    // both are read again, also with a further column
    expect(await katalog.import(store, woo, { mode: 'delta' })).toMatchObject({ counters: { unchanged: 1 } });
    expect(await katalog.import(store, shopify(), { mode: 'delta' })).toMatchObject({
      counters: { unchanged: 1 },
    });
    const { id, ...wider } = await katalog.import(store, shopify(',Status', ',active'), { mode: 'delta' });
    expect(wider).toMatchObject({ status: 'done', counters: { unchanged: 1 } });
    const { fields, form } = await formOf(id);
    expect(fields.filter(({ count }) => count === 0)).toEqual([]);
    await store.admin.send('PUT', pageOf(id), form.values);
    expect(
      await katalog.values('select header from feed_mappings where company_id = $1', [store.company.id]),
    ).toEqual(expect.arrayContaining([expect.any(String), expect.any(String), expect.any(String)]));
  });

  it('misses a required field that only an earlier file had', async () => {
    const { id: first } = await katalog.import(store, goods());
    const { form } = await formOf(first);
    await store.admin.send('PUT', pageOf(first), filledIn(form.values));
    await katalog.settled(store, first);
    const { id } = await katalog.import(store, goods().replaceAll('cena_v_centih', 'znesek'));
    const { text } = await store.admin.document(pageOf(id));
    expect(text).toContain('Določiti je treba še: Cena.');
    expect(text).not.toContain('Vsa obvezna polja so določena.');
  });

  it('refuses the second of two concurrent first mappings', async () => {
    const { id } = await katalog.import(store, goods());
    const { form } = await formOf(id);
    const values = { ...filledIn(form.values), _version: form.version };
    const save = (brand: string) =>
      store.admin.submit('PUT', pageOf(id), { ...values, constants: { ...values.constants, brand } });
    await save('Prva');
    await save('Druga');
    expect((await formOf(id)).errors).toHaveProperty('_version');
    expect((await formOf(id)).form).toMatchObject({ known: true, values: { constants: { brand: 'Prva' } } });
  });

  it('is not read by the mapping of another store or shape', async () => {
    const { id } = await katalog.import(store, goods());
    const { form } = await formOf(id);
    await store.admin.send('PUT', pageOf(id), filledIn(form.values));
    await katalog.settled(store, id);

    const other = await katalog.store();
    expect(await katalog.import(other, goods())).toMatchObject({ status: 'needs-mapping' });
    const renamed = goods().replaceAll('cena_v_centih', 'znesek');
    expect(await katalog.import(store, renamed)).toMatchObject({ status: 'needs-mapping' });
  });

  it('prefers the mapping of the store to a known format', async () => {
    const known = (price: string) =>
      `<CNJExport>${`<Item><ID>K1</ID><name>Čaj</name><price>${price}</price>
      <dealer>2.00</dealer><link>https://trgovina.example/caj</link></Item>`.repeat(1)}</CNJExport>`;
    const { id } = await katalog.import(store, known('9.90'));
    const { form } = await formOf(id);
    const values = {
      ...form.values,
      fields: form.values.fields.map((field) => ({
        ...field,
        target: { ID: 'id', name: 'name', dealer: 'price', link: 'link' }[field.path] ?? null,
      })),
    };
    expect((await store.admin.send('PUT', pageOf(id), values)).status).toBe(303);
    await katalog.import(store, known('9.90'));
    expect(await offers()).toMatchObject([{ productCode: 'K1', price: '2.00' }]);
  });

  it('cannot be mapped without the required fields', async () => {
    const { id } = await katalog.import(store, goods());
    const { form } = await formOf(id);
    const fields = form.values.fields.map((field) => ({ ...field, target: null }));
    const answer = await store.admin.send('PUT', `/api/imports/${id}/mapping`, {
      ...form.values,
      priceFactor: 1,
      constants: {},
      fields,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: {
        'needed.name': expect.anything(),
        'needed.price': expect.anything(),
        'needed.link': expect.anything(),
      },
    });
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'needs-mapping' });
  });

  it.each([
    ['a path that is none', { fields: [{ path: 'a[b', target: 'name' }] }],
    ['a path that is too long', { fields: [{ path: 'a'.repeat(201), target: 'name' }] }],
    ['a target that there is not', { fields: [{ path: 'ime', target: 'companyId' }] }],
    [
      'too many fields',
      { fields: Array.from({ length: 101 }, (_, n) => ({ path: `p${n}`, target: 'name' })) },
    ],
    ['a factor of nothing', { priceFactor: 0 }],
    ['a currency that is none', { currency: 'evro' }],
  ])('refuses a mapping with %s', async (_, wrong) => {
    const { id } = await katalog.import(store, goods());
    const body = { item: 'kos', fields: [], constants: {}, ...wrong };
    expect((await store.admin.send('PUT', `/api/imports/${id}/mapping`, body)).status).toBe(422);
  });

  it('is surveyed, mapped and unmapped in the API, with If-Match', async () => {
    const { id } = await katalog.import(store, goods());
    const at = `/api/imports/${id}`;
    const survey = await store.admin.read<FeedSurveyJson>(`${at}/survey`);
    expect(survey.candidates[0]).toMatchObject({ name: 'kos', count: 3 });
    expect((await store.admin.get(`${at}/mapping`)).status).toBe(404);

    const body = { item: survey.item, fields: survey.suggestions.filter(({ target }) => target !== 'price') };
    const fields = [...body.fields, { path: 'cena_v_centih', target: 'price', label: null }];
    const put = await store.admin.send('PUT', `${at}/mapping`, { ...body, fields, priceFactor: 0.01 });
    expect(put.status).toBe(200);
    const tag = put.headers.get('etag')!;
    const mapping = (await put.json()) as FeedMappingJson;
    expect(mapping).toMatchObject({ root: 'zaloga', item: 'kos', priceFactor: 0.01 });
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });

    const change = (etag: string) =>
      store.admin.send('PUT', `${at}/mapping`, { item: 'kos', fields, priceFactor: 1 }, { 'if-match': etag });
    const second = await change(tag);
    expect(second.status).toBe(200);
    expect((await change(tag)).status).toBe(412);
    expect((await store.admin.send('DELETE', `${at}/mapping`, undefined, { 'if-match': tag })).status).toBe(
      412,
    );
    const newest = second.headers.get('etag')!;
    expect(
      (await store.admin.send('DELETE', `${at}/mapping`, undefined, { 'if-match': newest })).status,
    ).toBe(204);
    expect(await katalog.import(store, goods('999'))).toMatchObject({ status: 'needs-mapping' });
  });

  describe('on the page of the store’s formats', () => {
    const PAGE = '/administracija/uvozi/oblike';
    const said = async () => (await store.admin.page(PAGE, 'import/formats')).props;
    const mapped = async () => {
      const { id } = await katalog.import(store, goods());
      const { form } = await formOf(id);
      await store.admin.send('PUT', pageOf(id), filledIn(form.values));
      await katalog.settled(store, id);
      return id;
    };

    it('shows its mapping, author and edit link', async () => {
      expect((await said()).formats).toEqual([]);
      const id = await mapped();
      const { formats, categories } = await said();
      expect(formats).toMatchObject([
        {
          root: 'zaloga',
          item: 'kos',
          settings: { priceFactor: 0.01, listSeparator: ';' },
          constants: { brand: 'Domače' },
          changedBy: expect.stringMatching(/./),
        },
      ]);
      expect(formats[0]!.fields).toContainEqual({
        path: 'cena_v_centih',
        title: 'cena_v_centih',
        label: 'Cena',
      });
      expect(new URL(formats[0]!.editUrl!, katalog.origin).pathname).toBe(pageOf(id));
      expect((await store.admin.page(formats[0]!.editUrl!, 'import/format')).props.form).toMatchObject({
        known: true,
      });
      expect(categories).toContainEqual(expect.objectContaining({ origin: 'none', count: 2 }));
      const { text } = await store.admin.document(PAGE);
      expect(text).toContain('cena_v_centih');
      expect(text).toContain('Domače');
    });

    it('links the newest stored file of the format, if any, as the log does', async () => {
      const platform = await katalog.signedInAs('super_admin');
      const logged = async () => {
        const { props } = await platform.page('/administracija/dnevnik?query=zaloga', 'audit/index');
        return (await platform.get(props.entries[0]!.objectUrl!)).headers.get('location');
      };
      await mapped();
      const later = await katalog.import(store, goods('450'));
      const { editUrl } = (await said()).formats[0]!;
      expect(editUrl).toContain(pageOf(later.id));
      expect(await logged()).toBe(editUrl);
      await katalog.rows('update imports set cleaned_at = now() where company_id = $1', [store.company.id]);
      expect((await said()).formats[0]!.editUrl).toBeNull();
      expect(await logged()).toBe(`${PAGE}?company=${store.company.id}`);
    });

    it('is deleted there, but not on an outdated version', async () => {
      const id = await mapped();
      const [seen] = (await said()).formats;
      const { form } = await formOf(id);
      await store.admin.send('PUT', pageOf(id), { ...filledIn(form.values), currency: 'CHF' });
      const forget = (version: string) =>
        store.admin.submit('DELETE', seen!.deleteUrl!, { _version: version });
      await forget(seen!.version);
      expect((await said()).formats).toHaveLength(1);
      await forget((await said()).formats[0]!.version);
      expect((await said()).formats).toEqual([]);
      expect(await katalog.import(store, goods('999'))).toMatchObject({ status: 'needs-mapping' });
    });

    it('is listed and deleted in the API', async () => {
      await mapped();
      const all = () => store.admin.get(`/api/companies/${store.company.id}/feed-mappings`);
      const [mapping] = (await (await all()).json()) as FeedMappingJson[];
      const at = `/api/feed-mappings/${mapping!.id}`;
      expect(await (await store.admin.get(at)).json()).toEqual(mapping);
      expect((await store.admin.send('DELETE', at)).status).toBe(204);
      expect(await (await all()).json()).toEqual([]);
    });
  });

  it('can be cancelled, and is by a newer import that is written', async () => {
    const first = await katalog.import(store, goods());
    expect((await store.admin.send('POST', `/api/imports/${first.id}/cancel`)).status).toBe(200);
    expect(await katalog.settled(store, first.id)).toMatchObject({ status: 'cancelled' });

    const second = await katalog.import(store, goods());
    await katalog.import(store, aFeed([{ productCode: 'N1' }]));
    expect(await katalog.settled(store, second.id)).toMatchObject({ status: 'cancelled' });
  });
});
