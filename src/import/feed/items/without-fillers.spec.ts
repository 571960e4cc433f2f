import { googleFeed, googleItem, itemsOf, onlyOffer } from '../testing/feeds.js';
import { mappedFormat } from '../formats/mapped.js';
import { FeedNode } from '../feed-node.js';

const CENEJE = (fields: Record<string, string>) => {
  const all = { ID: '1', name: 'Lonec', price: '5,00 EUR', link: 'https://a.example/1', ...fields };
  const elements = Object.entries(all).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<CNJExport><Item>${elements.join('')}<mainImage>https://a.example/1.jpg</mainImage></Item></CNJExport>`;
};

it('takes no value from a filler, in any field', async () => {
  const texts = [
    'brand',
    'EAN',
    'productCode',
    'groupId',
    'fileUnder',
    'description',
    'specifications',
    'quantity',
  ];
  for (const filler of ['#N/A', 'null', '–', 'Default Title']) {
    const fields = Object.fromEntries(texts.map((name) => [name, filler]));
    const offer = await onlyOffer(
      CENEJE({ ...fields, regularPrice: filler, deliveryCost: filler, color: filler }),
    );
    expect(offer).toMatchObject({
      brand: null,
      ean: null,
      mpn: null,
      variantGroup: null,
      categoryPath: [],
      description: null,
      specifications: null,
      stock: null,
      regularPriceCents: null,
      deliveryCostCents: null,
      attributes: [],
    });
    const codes = new Set(offer.issues.map(({ code }) => code));
    expect([...codes]).toEqual(filler === '#N/A' ? ['spreadsheet_error'] : []);
  }
});

it('reports each error of a spreadsheet with its field', async () => {
  const { issues } = await onlyOffer(CENEJE({ brand: '#VREDNOST!', EAN: '#NV' }));
  expect(issues).toMatchObject([
    { severity: 'warning', text: '#VREDNOST!', values: { field: 'brand' } },
    { severity: 'warning', text: '#NV', values: { field: 'ean' } },
  ]);
});

it.each([
  ['ID', 'id_missing'],
  ['name', 'name_missing'],
  ['price', 'price_missing'],
  ['link', 'link_missing'],
])('rejects a product without a needed value: %s', async (field, code) => {
  const [item] = await itemsOf(CENEJE({ [field]: '#REF!' }));
  expect(item!.kind).toBe('rejected');
  expect(item!.issues.map((issue) => issue.code)).toEqual(['spreadsheet_error', code]);
});

it('reads the next of several fields instead', async () => {
  expect(
    await onlyOffer(
      CENEJE({ name: '#N/D', opis: 'Lep' })
        .replace('</Item>', '<productModel>X1</productModel><productCode>#N/A</productCode></Item>')
        .replace('<name>#N/D', '<name>Lonec'),
    ),
  ).toMatchObject({ mpn: 'X1' });
});

it('judges the fields of a mapping alike', () => {
  const item = new FeedNode('row', '');
  for (const [name, text] of [
    ['znamka', '#N/A'],
    ['proizvajalec', 'Breza'],
  ]) {
    const node = new FeedNode(name!, '');
    node.text = text!;
    item.append(node);
  }
  const format = mappedFormat({
    root: 'table',
    item: 'row',
    fields: [
      { path: 'znamka', target: 'brand', label: null },
      { path: 'proizvajalec', target: 'brand', label: null },
    ],
    constants: {},
    decimalSign: null,
    categorySeparator: null,
    listSeparator: null,
    priceFactor: 1,
    currency: null,
    language: null,
  });
  const context = { root: null, now: () => 0, language: 'sl', report: () => undefined } as const;
  expect(format.readItem(item, context).brand).toBe('Breza');
});

it.each(['-1', '-5', '−3', '-2,0', '- 4'])('%s in stock or availability is out of stock', async (text) => {
  for (const field of ['stock', 'quantity', 'availability'])
    expect(await onlyOffer(CENEJE({ [field]: text }))).toMatchObject({
      availability: 'out_of_stock',
      issues: [{ code: 'currency_by_store' }].slice(1),
    });
  expect(
    await onlyOffer(googleFeed(googleItem('1', `<g:availability>${text}</g:availability>`))),
  ).toMatchObject({
    availability: 'out_of_stock',
  });
});
