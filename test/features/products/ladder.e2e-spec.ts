import type { Rung } from '../../../src/products/product.props.js';
import { metaOf } from '../../support/browser/document.js';
import { anEan, type OfferOfFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const FORM = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };

/** Colour, size, price and whether it is out of stock. */
const TRAINERS: [colour: string, size: string, price: number, isSoldOut?: true][] = [
  ['temno modra', '38', 50],
  ['temno modra', '40', 50],
  ['temno modra', '44', 60, true],
  ['bela', '42', 70],
  ['rdeča', '42', 80],
  ['rdeča', '42', 90],
];

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const categoryId = await katalog.category({ sl: 'Superge', en: 'Trainers' });
const mugs = await katalog.category({ sl: 'Skodelice', en: 'Mugs' });
const categories = [categoryId, mugs].map((id) => ({ id, filterable: true }));
for (const [sl, en] of [
  ['Barva', 'Colour'],
  ['Velikost', 'Size'],
] as const) {
  const made = { translations: { name: { sl, en } }, type: 'text', unit: null, categories };
  expect((await platform.send('POST', '/api/attributes', made)).status).toBe(201);
}
const offers = TRAINERS.map(([barva, velikost, price, isSoldOut], at): Partial<OfferOfFeed> => ({
  productCode: `T${at}`,
  name: { sl: `Model ${at}`, en: `Model ${at}` },
  price,
  availability: isSoldOut ? 'out_of_stock' : 'in_stock',
  category: { sl: 'Superge' },
  attributes: Object.entries({ barva, velikost }).map(([name, value]) => ({ name, value })),
}));
for (const [at, value] of ['bela', 'temno modra'].entries())
  offers.push({
    productCode: `S${at}`,
    name: { sl: `Pikica ${at}`, en: `Pikica ${at}` },
    category: { sl: 'Skodelice' },
    attributes: [{ name: 'barva', value }],
  });
await katalog.sell(await katalog.store('Prva'), ...offers);
const dearer = await katalog.store('Dražja');
const plates = await katalog.category({ sl: 'Krožniki', en: 'Plates' });
const codes = Array.from({ length: 12 }, () => anEan());
for (const [store, price] of [
  [await katalog.store('Cenejša'), 20],
  [dearer, 40],
] as const)
  await katalog.sell(
    store,
    ...codes.map((ean, at) => ({
      productCode: `K${at}`,
      ean,
      name: { sl: `Krožnik ${at}`, en: `Plate ${at}` },
      price: price + at,
      category: { sl: 'Krožniki' },
    })),
  );
await katalog.rows(
  `with made as (
    insert into media (company_id, source_url, storage_key, content_hash, width, height, mime, bytes, status, variants)
    select company_id, 'https://a.test/' || id, 'media/' || id, md5(id::text), 320, 320, 'image/png', 1, 'ready',
      '[{"width": 320, "height": 320, "format": "webp"}, {"width": 320, "height": 320, "format": "avif"}]'
    from products returning id, source_url)
  insert into product_media (product_id, media_id)
  select substring(source_url from '\\d+$')::integer, id from made`,
);
for (const [key, en] of [
  ['temno modra', 'dark blue'],
  ['rdeca', 'red'],
])
  await katalog.rows(
    `update attribute_values set label = label || jsonb_build_object('en', $2::text) where key = $1`,
    [key, en],
  );

describe('the ladder of a list with few hits', () => {
  const visitor = katalog.visitor();
  const open = async (path: string) => (await visitor.page(path, 'products/search')).props;
  /** The page that the search form leads to. */
  async function typed(words: string, locale: 'sl' | 'en' = 'sl') {
    const led = await visitor.get(`${FORM[locale]}?query=${encodeURIComponent(words)}`);
    const path = led.headers.get('location')!;
    return { path, ...(await open(path)) };
  }
  const rungsOf = ({ results }: Awaited<ReturnType<typeof open>>) =>
    results.ladder.map(({ name, count, isSoldOut }) =>
      `${name}: ${count}${isSoldOut ? ', sold out' : ''}`.replaceAll('\u00a0', ' '),
    );

  it.each([
    [
      'sl',
      'modre superge 42',
      [
        'Barva: ni pomembno: 3',
        'Velikost: ni pomembno: 3',
        'Velikost: 40 namesto »42«: 1',
        'Velikost: 44 namesto »42«: 1, sold out',
      ],
    ],
    [
      'en',
      'blue trainers 42',
      [
        'Colour: any: 3',
        'Size: any: 3',
        'Size: 40 instead of “42”: 1',
        'Size: 44 instead of “42”: 1, sold out',
      ],
    ],
  ] as const)('comes from words, in %s: %s', async (locale, words, rungs) => {
    const page = await typed(words, locale);
    expect([page.query, page.results.count]).toEqual([words, 0]);
    expect(rungsOf(page).sort()).toEqual([...rungs].sort());
    expect(page.results.ladder.map(({ count }) => count)).toEqual([3, 3, 1, 1]);
    expect(page.results.ladder.at(-1)!.isSoldOut).toBe(true);
  });

  it.each([
    // a value that only another category has
    ['sl', 'rdeča skodelica', ['Barva: ni pomembno: 2']],
    ['en', 'red mug', ['Colour: any: 2']],
    ['en', 'mugs size 42', ['Size: any: 2']],
  ] as const)('replaces loose matches, in %s: %s', async (locale, words, rungs) => {
    const page = await typed(words, locale);
    expect([page.results.count, page.missing, rungsOf(page)]).toEqual([0, [], rungs]);
  });

  it('leads to the lists whose counts it has, with the picture of the first product', async () => {
    const { results, path } = await typed('modre superge 42 do 65 €');
    expect(results.ladder.length).toBeGreaterThan(2);
    for (const { url, count, picture } of results.ladder) {
      const near = await open(url);
      expect([near.results.count, near.list.cards.length]).toEqual([count, count]);
      expect(picture!.src).toBe(near.list.cards[0]!.picture!.src);
    }
    const { text, body } = await visitor.document(path);
    expect(text).toContain('Najbližji zadetki');
    for (const { name } of results.ladder) expect(text).toContain(name);
    expect(body).toContain(results.ladder[0]!.url.replaceAll('&', '&amp;'));
  });

  it.each([
    // the price that just includes a product, before any price
    ['superge do 45 €', ['Cena: ni pomembno: 6', 'do 50,00 € namesto »do 45,00 €«: 2']],
    // the filter that excludes the only hit
    ['na zalogi temno modre superge 44', ['Razpoložljivost: ni pomembno: 1, sold out']],
  ])('tells which filter excludes for %s', async (words, rungs) => {
    expect(rungsOf(await typed(words))).toEqual(expect.arrayContaining(rungs));
  });

  it('has the nearest sizes of a number that is none', async () => {
    const page = await typed('superge 43');
    expect([page.missing, page.results.count]).toEqual([['43'], 6]);
    expect(rungsOf(page)).toEqual(['Velikost: 42 namesto »43«: 3', 'Velikost: 44 namesto »43«: 1, sold out']);
    expect(rungsOf(await typed('superge 2026'))).toEqual([]);
  });

  it('has no words that find nothing with a filter', async () => {
    const rungs = rungsOf(await open(`${FORM.sl}/xqzvwk?category=${categoryId}`));
    expect(rungs).toEqual(['Brez besed »xqzvwk«: 6']);
    expect(rungsOf(await open(`${FORM.sl}/xqzvwk`))).toEqual([]);
  });

  it('is below few hits, and not below many', async () => {
    const few = await open(`${FORM.sl}?category=${categoryId}&priceTo=50`);
    expect([few.results.count, rungsOf(few)]).toEqual([2, ['Cena: ni pomembno: 6']]);
    const many = await open(`${FORM.sl}?category=${categoryId}&priceTo=80`);
    expect([many.results.count, rungsOf(many)]).toEqual([5, []]);
  });

  it('shows the first products of the nearest list, as that list does, if there are no hits', async () => {
    const path = `${FORM.sl}?category=${plates}&company=${dearer.company.id}&priceTo=1`;
    const { results } = await open(path);
    const [nearest, ...others] = results.ladder;
    expect([results.count, nearest!.name, nearest!.count]).toEqual([0, 'Cena: ni pomembno', 12]);
    const { cards } = (await open(nearest!.url)).list;
    expect(nearest!.cards).toEqual(cards.slice(0, 10));
    // the prices of the store that the filter leaves
    const prices = nearest!.cards.map(({ lowestPrice }) => lowestPrice.amount);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(40);
    expect(others.length).toBeGreaterThan(0);
    expect(others.flatMap((other) => other.cards)).toEqual([]);

    const page = await visitor.document(path);
    expect(page.text).toMatch(
      /Ni zadetkov Najbližji zadetki .* Cena: ni pomembno Pokaži vse \(12\) Krožniki Krožnik \d+ [45]\d,00\s€ Dražja/,
    );
    expect(page.links.get(nearest!.url)).toBe('Pokaži vse (12)');
    for (const { url, name } of nearest!.cards) expect(page.links.get(url)).toBe(name.text);
    expect(page.links.has(cards[10]!.url)).toBe(false);
    expect(metaOf(page, 'robots')).toBe('noindex,follow');
  });

  it('shows all products of a short nearest list, without a second link to it', async () => {
    const { results, path } = await typed('red mug', 'en');
    const [{ url, name, cards }] = results.ladder as [Rung];
    const page = await visitor.document(path);
    expect(cards.map((card) => card.name.text).sort()).toEqual(['Pikica 0', 'Pikica 1']);
    for (const card of cards) expect(page.links.get(card.url)).toBe(card.name.text);
    expect([page.links.get(url), page.text.includes('Show all')]).toEqual([name, false]);
  });

  it('shows them on the page of a category as well', async () => {
    const { headers } = await visitor.get(`/izdelki/rezultati/${mugs}`);
    const path = `${headers.get('location')}?priceTo=1`;
    const { results } = (await visitor.page(path, 'products/category')).props;
    const cards = results.ladder.flatMap((rung) => rung.cards);
    expect([results.count, results.ladder.length, cards.length]).toEqual([0, 2, 2]);
    const { links } = await visitor.document(path);
    for (const { url, name } of cards) expect(links.get(url)).toBe(name.text);
  });

  it('shows no other products next to hits', async () => {
    const { results } = await open(`${FORM.sl}?category=${categoryId}&priceTo=50`);
    expect(results.ladder.map(({ count, cards }) => [count, cards])).toEqual([[6, []]]);
  });
});
