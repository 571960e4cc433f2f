import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { type OfferOfFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

type Locale = 'sl' | 'en';

const CATEGORIES = {
  headphones: { sl: 'Slušalke', en: 'Headphones' },
  shirts: { sl: 'Majice', en: 'T-shirts' },
  bags: { sl: 'Nahrbtniki', en: 'Backpacks' },
};
const FORM = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };

/** Name, category and values, by product code. */
const OFFERS: Record<
  string,
  [name: string, category: keyof typeof CATEGORIES, values: Record<string, string>]
> = {
  H1: ['Model Aria', 'headphones', { vodoodporno: 'da', prikljucek: 'žična, 3,5 mm', mikrofon: 'brez' }],
  H2: ['Model Bora', 'headphones', { vodoodporno: 'ne', prikljucek: 'žična, USB-C', mikrofon: 'na kablu' }],
  H3: ['Model Cora', 'headphones', { vodoodporno: 'da', prikljucek: 'brezžična' }],
  H4: ['Model Dara', 'headphones', { vodoodporno: 'ne', prikljucek: 'žična, 3,5 mm' }],
  T1: ['Majica Rdeča pesa z napisom', 'shirts', { barva: 'modra', velikost: 'S' }],
  T2: ['Majica s kapuco', 'shirts', { barva: 'rdeča', velikost: 'M' }],
  T3: ['Model Sora', 'shirts', { barva: 'rdeča', velikost: 'S' }],
  T4: ['Majica Slon', 'shirts', { barva: 'bela', velikost: 'L' }],
  T5: ['Majica Rdeči S', 'shirts', { barva: 'bela', velikost: 'XL' }],
  B1: ['Nahrbtnik Gora', 'bags', { vodoodporno: 'da', barva: 'rdeča' }],
  B2: ['Nahrbtnik Reka', 'bags', { vodoodporno: 'ne', barva: 'modra' }],
};

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const ids: number[] = [];
for (const name of Object.values(CATEGORIES)) ids.push(await katalog.category(name));
for (const [sl, en, type] of [
  ['Vodoodporno', 'Waterproof', 'boolean'],
  ['Priključek', 'Connection', 'text'],
  ['Mikrofon', 'Microphone', 'text'],
  ['Barva', 'Colour', 'text'],
  ['Velikost', 'Size', 'text'],
] as const) {
  const categories = ids.map((id) => ({ id, filterable: true }));
  const made = { translations: { name: { sl, en } }, type, unit: null, categories };
  expect((await platform.send('POST', '/api/attributes', made)).status).toBe(201);
}
const offers = Object.entries(OFFERS).map(
  ([productCode, [name, category, values]], at): Partial<OfferOfFeed> => ({
    productCode,
    name: { sl: name, en: name },
    price: 20 + at,
    category: { sl: CATEGORIES[category].sl },
    attributes: Object.entries(values).map(([attribute, value]) => ({ name: attribute, value })),
  }),
);
await katalog.sell(await katalog.store('Prva'), ...offers);
for (const [sl, en] of [
  ['rdeča', 'red'],
  ['modra', 'blue'],
  ['bela', 'white'],
  ['žična, 3,5 mm', 'wired, 3.5 mm'],
  ['žična, USB-C', 'wired, USB-C'],
  ['brezžična', 'wireless'],
])
  await katalog.rows(
    `update attribute_values set label = label || jsonb_build_object('en', $2::text) where label ->> 'sl' = $1`,
    [sl, en],
  );

describe('values that a query names', () => {
  /** The names on the page that the search form leads to, which the API lists as well. */
  async function search(text: string, locale: Locale) {
    const visitor = katalog.visitor();
    const led = await visitor.get(`${FORM[locale]}?query=${encodeURIComponent(text)}`);
    const { props } = await visitor.page(led.headers.get('location')!, 'products/search');
    const query = new URLSearchParams({ query: text, locale }).toString();
    const answer = await visitor.read<ProductListJson>(`/api/products?${query}`);
    expect(answer.products.map(({ id }) => id)).toEqual(props.list.cards.map(({ id }) => id));
    const codes = answer.products.map(({ productCode }) => productCode);
    return { codes, understood: answer.understood! };
  }

  it.each([
    // of yes and no, the attribute's name
    ['vodoodporne slušalke', 'sl', ['H1', 'H3']],
    ['slušalke vodoodporne', 'sl', ['H1', 'H3']],
    ['waterproof headphones', 'en', ['H1', 'H3']],
    ['waterproof red backpack', 'en', ['B1']],
    ['waterproof', 'en', ['B1', 'H1', 'H3']],
    // a value with a comma
    ['žična, 3,5 mm slušalke', 'sl', ['H1', 'H4']],
    ['slušalke žična, 3,5 mm', 'sl', ['H1', 'H4']],
    ['wired, 3.5 mm headphones', 'en', ['H1', 'H4']],
    ['headphones 3.5 mm', 'en', ['H1', 'H4']],
    ['headphones wired, USB-C', 'en', ['H2']],
    ['red T-shirt', 'en', ['T2', 'T3']],
  ] as const)('are all that %s finds, in %s', async (text, locale, expected) => {
    expect((await search(text, locale)).codes.sort()).toEqual(expected);
  });

  it.each([
    ['S majice', 'sl', ['T1', 'T3']],
    ['majice S', 'sl', ['T1', 'T3']],
    ['majica velikost S', 'sl', ['T1', 'T3']],
    ['S T-shirts', 'en', ['T1', 'T3']],
    ['T-shirts S', 'en', ['T1', 'T3']],
    ['rdeča majica', 'sl', ['T2', 'T3']],
    ['majica rdeča', 'sl', ['T2', 'T3']],
    ['red S T-shirt', 'en', ['T3']],
  ] as const)('come first where other names have the words of %s, in %s', async (text, locale, expected) => {
    const { codes } = await search(text, locale);
    expect(codes.slice(0, expected.length).sort()).toEqual(expected);
    expect(codes.length).toBeGreaterThan(1);
  });

  it.each([
    // an attribute that is denied, also one of yes and no
    ['slušalke brez mikrofona', 'sl', ['H1']],
    ['headphones without a microphone', 'en', ['H1']],
    ['headphones with no microphone', 'en', ['H1']],
    ['no microphone headphones', 'en', ['H1']],
    ['without microphone', 'en', ['H1']],
    // an adjective
    ['slušalke brez žic', 'sl', ['H3']],
    ['headphones without wires', 'en', ['H3']],
    // without the other words
    ['zelene slušalke brez mikrofona', 'sl', ['H1']],
    // not mentioned
    ['majica brez kapuce', 'sl', ['T1', 'T3', 'T4', 'T5']],
    ['majica brez napisa brez kapuce', 'sl', ['T3', 'T4', 'T5']],
    // another value
    ['majica ne bela', 'sl', ['T1', 'T2', 'T3']],
    ['majica, ki ni bela', 'sl', ['T1', 'T2', 'T3']],
    ['T-shirt not bela', 'en', ['T1', 'T2', 'T3']],
    ['majica razen bele', 'sl', ['T1', 'T2', 'T3']],
    ['T-shirt except bela', 'en', ['T1', 'T2', 'T3']],
    // a negation of nothing, and quoted text, are words
    ['majica ne slon', 'sl', ['T4']],
    ['no majica', 'sl', ['T1', 'T2', 'T3', 'T4', 'T5']],
    ['"brez mikrofona"', 'sl', []],
  ] as const)('are not those that the text denies: %s, in %s', async (text, locale, expected) => {
    expect((await search(text, locale)).codes.sort()).toEqual(expected);
  });

  it('are reported by the API, with constraints and words without hits', async () => {
    const ask = async (query: Record<string, string>) => {
      return await katalog
        .visitor()
        .read<ProductListJson>(`/api/products?${new URLSearchParams(query).toString()}`);
    };
    const { understood, count } = await ask({
      query: 'waterproof headphones under 21 in stock',
      locale: 'en',
    });
    expect({ understood, count }).toEqual({
      count: 1,
      understood: {
        text: '',
        corrected: false,
        constraints: { priceTo: 21, inStock: true },
        category: expect.any(Number),
        brand: [],
        company: [],
        values: [{ definitionId: expect.any(Number), value: 'true' }],
        ignored: [],
      },
    });
    expect((await ask({ query: 'slušlke zvezda', locale: 'sl' })).understood).toMatchObject({
      text: 'slušalke zvezda',
      corrected: true,
      category: null,
      ignored: ['zvezda'],
    });
    const literal = await ask({ query: 'slušlke', locale: 'sl', literal: 'true' });
    expect(literal).toMatchObject({ count: 0, understood: { text: 'slušlke', corrected: false } });
    expect((await ask({})).understood).toBeNull();
  });

  it('stay words beside filters that a program states', async () => {
    const found = async (query: string) => {
      return (await katalog.visitor().read<ProductListJson>(`/api/products?locale=en&${query}`)).products
        .map(({ productCode }) => productCode)
        .sort();
    };
    const attribute = (await search('red T-shirt', 'en')).understood.values[0]!.definitionId;
    expect(await found(`query=T-shirts&attributes[${attribute}]=bela`)).toEqual(['T4', 'T5']);
    expect(await found('query=headphones&priceTo=21')).toEqual(['H1', 'H2']);
  });
});
