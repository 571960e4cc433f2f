import { SHOPS } from '../../../../src/import/feed/probing/shop-profiles.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import {
  csvOf,
  magentoExport,
  openCartExport,
  prestaExport,
  SHOPIFY_COLUMNS,
  shopifyExport,
  wooExport,
} from '../../../support/data/shop-exports.js';

const katalog = await Katalog.use();

const pageOf = (id: number) => `/administracija/uvozi/${id}/oblika`;

describe('a CSV export of a shop system', () => {
  let store: Store;
  const formOf = async (id: number, query = '') => {
    const { props } = await store.admin.page(pageOf(id) + query, 'import/format');
    return props;
  };
  const offers = () =>
    katalog.rows<{ code: string; name: string; link: string; status: string; images: number; group: string }>(
      `select product_code as code, name->>'sl' as name, link, status, variant_group as "group",
         (select count(*)::integer from product_media m where m.product_id = p.id) as images
       from products p where company_id = $1 order by product_code`,
      [store.company.id],
    );
  const setWebsite = (website: string | null) =>
    katalog.rows('update companies set website = $2 where id = $1', [store.company.id, website]);

  beforeEach(async () => {
    store = await katalog.store();
    await setWebsite('https://majice.example/');
  });

  it('of Shopify has all published variants, with links, after one confirmation', async () => {
    const file = shopifyExport();
    const { id, status } = await katalog.import(store, file);
    expect(status).toBe('needs-mapping');
    const { shop, form, preview } = await formOf(id);
    expect(shop).toMatchObject({ name: 'Shopify', address: 'https://majice.example', isWrong: false });
    expect(form!.values.linkTemplate).toBe('https://majice.example/products/{Handle}');
    expect(preview[1]!.offer).toMatchObject({
      productCode: 'M1-M',
      name: 'Majica 1',
      link: 'https://majice.example/products/majica-1',
      brand: 'Nit',
      stock: 5,
      regularPrice: null,
      pictureCount: 3,
      attributes: [{ name: 'Velikost', value: 'M' }],
    });

    await store.admin.send('PUT', pageOf(id), form!.values);
    const run = await katalog.settled(store, id);
    expect(run).toMatchObject({
      status: 'done',
      counters: { read: 180, created: 144, rejected: 0, excluded: 36 },
    });
    const found = await offers();
    expect(found).toHaveLength(144);
    for (const { name, link } of found)
      expect(link).toBe(`https://majice.example/products/majica-${name.split(' ')[1]}`);
    // two images of the product, and the variant's own
    expect(found.filter(({ group }) => ['majica-1', 'majica-2'].includes(group))).toMatchObject([
      { code: 'M1-L', images: 2 },
      { code: 'M1-M', images: 3 },
      { code: 'M1-S', images: 2 },
      { code: 'M2-L', images: 1 },
      { code: 'M2-M', images: 2 },
      { code: 'M2-S', images: 1 },
    ]);
    const issues = await katalog.rows(
      `select code, severity, count from import_issue_counts where import_id = $1 order by code`,
      [id],
    );
    expect(issues).toContainEqual({ code: 'row_filtered', severity: 'notice', count: 36 });

    expect(await katalog.import(store, file)).toMatchObject({ counters: { unchanged: 144, updated: 0 } });
    // drafts of a later export are hidden for the true reason
    const drafts = file.replaceAll('"active"', '"draft"').replace('"draft"', '"active"');
    const next = await katalog.import(store, drafts);
    if (next.status === 'held') await store.admin.send('POST', `/api/imports/${next.id}/confirm`);
    await katalog.settled(store, next.id);
    expect(
      await katalog.rows(
        `select left_out as reason, count(*)::integer from products where company_id = $1 and status = 'inactive' group by 1`,
        [store.company.id],
      ),
    ).toEqual([{ reason: 'filtered', count: 141 }]);
  });

  it('asks for the shop’s address before it makes links', async () => {
    await setWebsite(null);
    const { id } = await katalog.import(store, shopifyExport());
    const asking = await formOf(id);
    expect(asking).toMatchObject({ shop: { address: '', isWrong: false }, form: null });
    const { text } = await store.admin.document(pageOf(id));
    expect(text).toContain('Vpišite naslov spletne trgovine; vse drugo je že določeno.');
    expect(await formOf(id, '?shop=localhost')).toMatchObject({ shop: { isWrong: true }, form: null });

    const { form, preview } = await formOf(id, '?shop=http://Majice.example/si/');
    expect(form!.values.linkTemplate).toBe('https://majice.example/si/products/{Handle}');
    expect(preview[0]!.offer!.link).toBe('https://majice.example/si/products/majica-1');
  });

  it('of Shopify may lack SKUs: codes are made of handles and options', async () => {
    const row = { Handle: 'skodelica', 'Variant Price': '9.90', 'Image Src': 'https://slike.example/s.jpg' };
    const file = csvOf(SHOPIFY_COLUMNS, [
      { ...row, Title: 'Skodelica', 'Option1 Name': 'Barva', 'Option1 Value': 'Bela', Status: 'active' },
      { Handle: 'skodelica', 'Option1 Value': 'Modra', 'Variant Price': '10.90' },
      { ...row, Handle: 'vrč', Title: 'Vrč', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
    ]);
    const { id } = await katalog.import(store, file);
    await store.admin.send('PUT', pageOf(id), (await formOf(id)).form!.values);
    await katalog.settled(store, id);
    expect(await offers()).toMatchObject([
      { code: 'skodelica-Bela' },
      { code: 'skodelica-Modra' },
      { code: 'vrč', link: 'https://majice.example/products/vr%C4%8D' },
    ]);
  });

  it('of WooCommerce has simple products and variations, with links', async () => {
    const { id } = await katalog.import(store, wooExport());
    const { shop, form } = await formOf(id);
    expect(shop).toMatchObject({ name: 'WooCommerce' });
    expect(form!.values.linkTemplate).toBe('https://majice.example/?post_type=product&p={parent:ID}');
    await store.admin.send('PUT', pageOf(id), form!.values);
    expect(await katalog.settled(store, id)).toMatchObject({
      status: 'done',
      counters: { read: 50, created: 44, rejected: 0, excluded: 6 },
    });
    const found = await offers();
    expect(found).toHaveLength(17 + 27);
    const byCode = new Map(found.map((offer) => [offer.code, offer]));
    expect(byCode.get('100')).toMatchObject({
      link: 'https://majice.example/?post_type=product&p=100',
      images: 2,
    });
    expect(byCode.get('201')).toMatchObject({
      name: 'Jopa 1 - S',
      link: 'https://majice.example/?post_type=product&p=200',
      images: 1,
    });
    expect(byCode.get('212')).toMatchObject({
      link: 'https://majice.example/?post_type=product&p=210',
      images: 2,
    });
    const details = await katalog.rows(
      `select p.product_code as code, price, sale_price as sale, stock, b.name as brand from products p
       left join brands b on b.id = p.brand_id where company_id = $1 and product_code in ('100', '201', '202') order by 1`,
      [store.company.id],
    );
    expect(details).toMatchObject([
      { code: '100', stock: 4 },
      { code: '201', stock: null, brand: 'Nit' },
      { code: '202', stock: 3, brand: 'Nit' },
    ]);
  });

  it('of Magento has variants of later main products, with links to these', async () => {
    const file = magentoExport();
    const { id } = await katalog.import(store, file);
    const { shop, form } = await formOf(id);
    expect(shop).toMatchObject({ name: 'Magento' });
    expect(form!.values.linkTemplate).toBe('https://majice.example/{parent:url_key}.html');
    await store.admin.send('PUT', pageOf(id), form!.values);
    const { counters, issueCounts } = await katalog.settled(store, id);
    // a disabled product, three variants of another one, and ten rows of a store view
    expect(counters).toMatchObject({ read: 60, created: 46, rejected: 0, excluded: 14 });
    expect(issueCounts).toContainEqual(expect.objectContaining({ code: 'row_filtered', count: 14 }));
    const found = await katalog.rows(
      `select p.product_code as code, p.name->>'sl' as name, link, stock, availability, variant_group as "group",
         b.name as brand, ean is not null as "hasEan", p.description->>'sl' as description,
         (select array_agg(m.source_url order by l.position) from product_media l join media m on m.id = l.media_id
          where l.product_id = p.id) as pictures,
         (select array_agg((a.name->>'sl') || ' ' || (a.value->>'sl')) from product_attributes a
          where a.product_id = p.id) as attributes
       from products p left join brands b on b.id = p.brand_id
       where company_id = $1 and product_code in ('P-0', 'S-0-L', 'S-0-M', 'S-9-M') order by 1`,
      [store.company.id],
    );
    const pictures = 'https://majice.example/media/catalog/product';
    const shirt = {
      availability: 'in_stock',
      brand: null,
      hasEan: false,
      group: 'S-0',
      description: '<p>Lanena srajca.</p>',
      link: 'https://majice.example/srajca-1.html',
    };
    expect(found).toEqual([
      {
        code: 'P-0',
        name: 'Posoda 1',
        link: 'https://majice.example/posoda-1.html',
        stock: 4,
        availability: 'in_stock',
        group: null,
        brand: 'Nit',
        hasEan: true,
        description: '<p>Iz jekla.</p>',
        pictures: [`${pictures}/p/o/p0.jpg`, `${pictures}/p/o/p0-2.jpg`],
        attributes: null,
      },
      {
        ...shirt,
        code: 'S-0-L',
        name: 'Srajca 1-L',
        // its stock is not managed
        stock: null,
        pictures: [`${pictures}/s/r/s0.jpg`],
        attributes: ['Velikost L'],
      },
      {
        ...shirt,
        code: 'S-0-M',
        name: 'Srajca 1-M',
        stock: 4,
        pictures: [`${pictures}/s/r/s0-m.jpg`, `${pictures}/s/r/s0.jpg`],
        attributes: ['Velikost M'],
      },
    ]);
    const { mappings } = (await store.admin.page('/administracija/uvozi/kategorije', 'import/categories'))
      .props;
    expect(mappings.map(({ path }) => path).sort()).toEqual([
      'Default Category > Dom > Posode',
      'Default Category > Oblačila > Srajce',
    ]);
    expect(await katalog.import(store, file)).toMatchObject({ counters: { unchanged: 46, updated: 0 } });
  });

  it('of WooCommerce without a main product has one cause for its variations', async () => {
    const file = wooExport()
      .split('\n')
      .filter((line) => !line.startsWith('"200"'))
      .join('\n');
    const { id } = await katalog.import(store, file);
    await store.admin.send('PUT', pageOf(id), (await formOf(id)).form!.values);
    const { counters, issueCounts } = await katalog.settled(store, id);
    expect(counters).toMatchObject({ created: 41, rejected: 3 });
    expect(issueCounts.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'parent_missing', count: 3, items: 3 },
    ]);
  });

  it.each([
    [
      'PrestaShop',
      prestaExport(),
      { created: 10, excluded: 2, rejected: 0 },
      {
        code: '1',
        name: 'Sveča 1',
        link: 'https://majice.example/index.php?controller=product&id_product=1',
        picture: 'https://slike.example/1.jpg',
        stock: 3,
      },
    ],
    [
      'OpenCart',
      openCartExport(),
      { created: 7, excluded: 1, rejected: 0 },
      {
        code: '40',
        name: 'Svetilka 1',
        link: 'https://majice.example/index.php?route=product/product&product_id=40',
        picture: 'https://majice.example/image/catalog/demo/s0.jpg',
        stock: 7,
      },
    ],
  ])('of %s has active products with links and images', async (name, file, counters, first) => {
    const { id } = await katalog.import(store, file);
    const { shop, form } = await formOf(id);
    expect(shop).toMatchObject({ name });
    await store.admin.send('PUT', pageOf(id), form!.values);
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done', counters });
    const [offer] = await katalog.rows(
      `select product_code as code, p.name->>'sl' as name, link, stock, m.source_url as picture from products p
       join product_media l on l.product_id = p.id join media m on m.id = l.media_id
       where p.company_id = $1 order by length(product_code), product_code limit 1`,
      [store.company.id],
    );
    expect(offer).toEqual(first);
    expect(await katalog.import(store, file)).toMatchObject({ counters: { created: 0, updated: 0 } });
  });

  it('may be written like the example, whose columns are all recognised', async () => {
    const { exampleUrl } = (await store.admin.page('/administracija/uvozi', 'import/index')).props;
    const answer = await store.admin.get(exampleUrl);
    expect(answer.headers.get('content-disposition')).toContain('primer-uvoza.csv');
    const file = await answer.text();
    const { id } = await katalog.import(store, file);
    const { form } = await formOf(id);
    expect(form!.values.fields.filter(({ target }) => target === null)).toEqual([]);
    await store.admin.send('PUT', pageOf(id), form!.values);
    expect(await katalog.settled(store, id)).toMatchObject({
      status: 'done',
      counters: { created: 2, rejected: 0 },
    });
    expect(await offers()).toMatchObject([
      { code: 'L-2', link: 'https://shop.example/lonec-2-l', images: 1 },
      { code: 'P-24', link: 'https://shop.example/ponev-24-cm', images: 1 },
    ]);
  });

  it.each([
    ['/administracija/uvozi', 'V skrbništvu trgovine odprite Products', 'Ime (slovensko)'],
    ['/en/admin/imports', 'In your Shopify admin, open Products', 'Name (Slovenian)'],
  ])('is described on %s, like all accepted formats', async (path, text, title) => {
    const { text: page } = await store.admin.document(path);
    expect(page).toContain(text);
    // the columns of profiles, of other formats, and of the store's own export
    for (const column of ['Option1 Value', 'stock_status_id', 'PRICE_VAT', 'productCode', title])
      expect(page).toContain(column);
    const { acceptedFormats } = (await store.admin.page(path, 'import/index')).props;
    expect(acceptedFormats.map(({ id }) => id)).toEqual(expect.arrayContaining([...SHOPS]));
  });

  it('refuses a template with an unknown column, without https or without columns', async () => {
    const { id } = await katalog.import(store, shopifyExport());
    const { form } = await formOf(id);
    const errorOf = async (linkTemplate: string) => {
      await store.admin.submit('PUT', pageOf(id), { ...form!.values, linkTemplate });
      return (await formOf(id)).errors;
    };
    expect(await errorOf('https://majice.example/{Ročaj}')).toMatchObject({
      linkTemplate: 'V datoteki ni stolpca Ročaj. Vpišite ime enega od njenih stolpcev.',
    });
    for (const wrong of [
      'http://majice.example/{Handle}',
      'https://{Handle}.majice.example/',
      'https://localhost/{Handle}',
      'https://majice.example/majica',
      'https://majice.example/{Handle',
      'https://majice.example/{parent:Handle}',
    ])
      expect(await errorOf(wrong)).toHaveProperty('linkTemplate');
  });

  it('is mapped and read by the API', async () => {
    const { id } = await katalog.import(store, shopifyExport());
    const survey = await store.admin.read<{ shop: string; item: string; suggestions: object[] }>(
      `/api/imports/${id}/survey`,
    );
    expect(survey.shop).toBe('shopify');
    const rules = {
      item: survey.item,
      fields: survey.suggestions,
      linkTemplate: 'https://majice.example/p/{Handle}',
      rows: { key: 'Handle', codes: [], images: 'Image_Src' },
      filters: [{ path: 'Status', condition: 'is', values: ['active'] }],
    };
    expect((await store.admin.send('PUT', `/api/imports/${id}/mapping`, rules)).status).toBe(200);
    expect(await katalog.settled(store, id)).toMatchObject({ counters: { created: 162, excluded: 18 } });
    expect(await store.admin.read(`/api/imports/${id}/mapping`)).toMatchObject({
      linkTemplate: rules.linkTemplate,
      rows: rules.rows,
      filters: rules.filters,
    });
  });
});
