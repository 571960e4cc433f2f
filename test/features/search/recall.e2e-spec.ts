import { CatalogueIndex, type IndexQuery } from '../../../src/search/catalogue-index/catalogue-index.js';
import { resultsUrl } from '../../../src/products/listing/search.presenter.js';
import { QueryParser } from '../../../src/search/query-parser.js';
import { type OfferOfFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { AMOUNTS, everyNth } from '../../support/nightly.js';

type Locale = 'sl' | 'en';
const LOCALES: Locale[] = ['sl', 'en'];

/** Leaf categories under a main one; names of one word, of several, with “and”, and in the plural. */
const CATEGORIES: Record<Locale, string>[] = [
  { sl: 'Slušalke', en: 'Headphones' },
  { sl: 'Ponve in lonci', en: 'Pans and pots' },
  { sl: 'Namizne svetilke', en: 'Desk lamps' },
  { sl: 'Pohodniški čevlji', en: 'Hiking shoes' },
  { sl: 'Kuhinjski noži', en: 'Kitchen knives' },
  { sl: 'Prenosniki', en: 'Laptops' },
  { sl: 'Zvočniki', en: 'Speakers' },
  { sl: 'Odeje', en: 'Blankets' },
  { sl: 'Otroške igre', en: 'Board games' },
  { sl: 'Ročne ure', en: 'Watches' },
];
const COLOURS: Record<Locale, string>[] = [
  { sl: 'črna', en: 'black' },
  { sl: 'bela', en: 'white' },
  { sl: 'rdeča', en: 'red' },
  { sl: 'modra', en: 'blue' },
  { sl: 'zelena', en: 'green' },
];
const MATERIALS: Record<Locale, string>[] = [
  { sl: 'les', en: 'wood' },
  { sl: 'jeklo', en: 'steel' },
  { sl: 'usnje', en: 'leather' },
  { sl: 'bombaž', en: 'cotton' },
];
const BRANDS = ['Nivelo', 'Tihovar', 'Grebenar', 'Kovar Dom', 'Orbiq'];
const OFFERS_OF_A_CATEGORY = 24;

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const home = await katalog.category({ sl: 'Vse za dom', en: 'Everything for the home' });
const ids: number[] = [];
for (const name of CATEGORIES) ids.push(await katalog.category(name, home));
const define = async (name: Record<Locale, string>, type: string): Promise<number> => {
  const categories = ids.map((id) => ({ id, filterable: true }));
  return (
    await platform.write<{ id: number }>('POST', '/api/attributes', {
      translations: { name },
      type,
      unit: null,
      categories,
    })
  ).id;
};
const colour = await define({ sl: 'Barva', en: 'Colour' }, 'text');
const material = await define({ sl: 'Material', en: 'Material' }, 'text');
const wireless = await define({ sl: 'Brezžična povezava', en: 'Wireless' }, 'boolean');
const offers = CATEGORIES.flatMap((category, place) =>
  Array.from({ length: OFFERS_OF_A_CATEGORY }, (_, n): Partial<OfferOfFeed> => {
    const number = place * OFFERS_OF_A_CATEGORY + n;
    return {
      productCode: `R-${number}`,
      name: { sl: `Model ${number}`, en: `Model ${number}` },
      brand: BRANDS[n % BRANDS.length],
      category: { sl: `Vse za dom > ${category.sl}` },
      attributes: [
        { name: 'barva', value: COLOURS[n % COLOURS.length]!.sl },
        { name: 'material', value: MATERIALS[n % MATERIALS.length]!.sl },
        { name: 'brezzicna povezava', value: n % 3 ? 'da' : 'ne' },
      ],
    };
  }),
);
await katalog.sell(await katalog.store('Prva'), ...offers);
// an import in Slovenian leaves English labels to people
for (const { sl, en } of [...COLOURS, ...MATERIALS])
  await katalog.rows(
    `update attribute_values set label = label || jsonb_build_object('en', $2::text) where label ->> 'sl' = $1`,
    [sl, en],
  );
const values = await katalog.rows<{ id: number; definitionId: number; sl: string; key: string }>(
  `select id, definition_id as "definitionId", label ->> 'sl' as sl, key from attribute_values`,
);
const keys = new Map(values.map(({ id, key }) => [id, key]));
const valueOf = (definitionId: number, sl: string) =>
  values.find((value) => value.definitionId === definitionId && (value.sl === sl || value.key === sl))!.id;
const expectations = LOCALES.flatMap((locale) => {
  const texts = CATEGORIES.flatMap((category, place) => {
    const told = (word: string, filters: IndexQuery['filters']) =>
      [`${word} ${category[locale]}`, `${category[locale]} ${word}`].map((text) => ({
        text,
        locale,
        query: { categoryId: ids[place]!, filters },
      }));
    const of = (definitionId: number, valueId: number) => ({
      attributes: [{ definitionId, valueIds: [valueId] }],
    });
    return [
      ...COLOURS.flatMap((one) => told(one[locale], of(colour, valueOf(colour, one.sl)))),
      ...MATERIALS.flatMap((one) => told(one[locale], of(material, valueOf(material, one.sl)))),
      ...BRANDS.flatMap((one) => told(one, { brand: [one.toLowerCase()] })),
      ...told({ sl: 'brezžična povezava', en: 'wireless' }[locale], of(wireless, valueOf(wireless, 'true'))),
    ];
  });
  expect(texts).toHaveLength(300);
  return everyNth(texts, AMOUNTS.categoryTextStep);
});

describe('texts that name a category and a value', () => {
  const found = async (query: Omit<IndexQuery, 'unit'>) => {
    const page = { sort: 'newest', locale: 'sl', page: 1, pageSize: 1_000 } as const;
    const answer = await katalog.app
      .get(CatalogueIndex)
      .open({ ...query, unit: 'card' })
      .page(page);
    return new Set(answer.found.map(({ entryId }) => entryId));
  };

  it.each(LOCALES)('become these filters where the search form leads, in %s', async (locale) => {
    const parser = katalog.app.get(QueryParser);
    for (const { text, query } of expectations.filter((one) => one.locale === locale)) {
      const led = new URL(resultsUrl(await parser.parse(text, locale), locale), katalog.origin);
      const { brand: brands = [], attributes: [attribute] = [] } = query.filters;
      const filters = {
        words: led.pathname.split('/')[locale === 'sl' ? 4 : 5],
        category: Number(led.searchParams.get('category')),
        brands: led.searchParams.getAll('brand'),
        values: attribute ? led.searchParams.getAll(`attributes[${attribute.definitionId}]`) : [],
      };
      expect({ text, ...filters }).toEqual({
        text,
        words: undefined,
        category: query.categoryId,
        brands,
        values: attribute ? [keys.get(attribute.valueIds[0]!)] : [],
      });
    }
  });

  it('are chips that can be taken off, and words again', async () => {
    const open = async (address: string) => (await katalog.visitor().page(address, 'products/search')).props;
    const led = await katalog
      .visitor()
      .get('/iskanje/izdelki/rezultati?query=rde%C4%8De+Ponve+in+lonci+do+9000+%E2%82%AC');
    const { query, named, results, list } = await open(led.headers.get('location')!);
    expect({ query, count: results.count }).toEqual({ query: 'rdeče Ponve in lonci do 9000 €', count: 5 });
    expect(results.chips.map(({ name }) => name)).toEqual([
      'Ponve in lonci',
      'do 9.000,00\u00a0€',
      'Barva: rdeča',
    ]);
    expect(list.cards).toHaveLength(5);
    const [category, , colour] = results.chips;
    const uncoloured = await open(colour!.removeUrl);
    expect({ ...uncoloured, count: uncoloured.results.count }).toMatchObject({
      query: null,
      named: null,
      count: 24,
    });
    expect((await open(category!.removeUrl)).results.count).toBe(240);
    // the order is another one of the same list
    expect(await open(results.sorts.find(({ id }) => id === 'price')!.url)).toMatchObject({ query, named });
    const words = await open(named!.wordsUrl);
    expect({ query: words.query, chips: words.results.chips.length, count: words.results.count }).toEqual({
      query: 'rdeče Ponve in lonci',
      chips: 1,
      count: 5,
    });
    const page = await katalog.visitor().document(led.headers.get('location')!);
    expect(page.text).toContain('Iskane besede smo uporabili kot filtre.');
  });

  it('stay words where a filter would lose what has them, and what is quoted or unwished', async () => {
    const other = {
      productCode: 'ETUI',
      name: 'Etui za prenosnike',
      category: 'Vse za dom > Odeje',
      price: 1,
    };
    await katalog.sell(await katalog.store('Druga'), other);
    const parser = katalog.app.get(QueryParser);
    const led = async (text: string) =>
      decodeURIComponent(resultsUrl(await parser.parse(text, 'sl'), 'sl')).replace(/^.*rezultati/, '');
    expect(await led('prenosniki')).toBe('/prenosniki');
    expect(await led('etui za prenosnike')).toBe('/etui za prenosnike');
    expect(await led('»Ročne ure«')).toBe('/»Ročne ure«');
    expect(await led('ročne ure -nivelo')).toBe('/ročne ure -nivelo');
    expect(await led('ročne ure -"nivelo"')).toBe('/ročne ure -"nivelo"');
    expect(await led('ročne ure neznano')).toBe('/ročne ure neznano');
    const [{ id }] = (await katalog.rows(`select id from categories where name ->> 'sl' = 'Odeje'`)) as [
      { id: number },
    ];
    expect(await led('etui odeje')).toBe(`/etui?category=${id}&typed=etui+odeje`);
    expect(await led('nivelo')).toBe('?brand=nivelo&typed=nivelo');
  });

  it.each(LOCALES)('find the same on the page and by the API, in %s', async (locale) => {
    const form = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' }[locale];
    const visitor = katalog.visitor();
    let [recall, precision] = [0, 0];
    const empty: string[] = [];
    const differing: string[] = [];
    const texts = expectations.filter((one) => one.locale === locale);
    for (const { text, query } of texts) {
      const wanted = await found(query);
      const asked = new URLSearchParams({ query: text, locale, limit: '100' }).toString();
      const { products, count } = await visitor.read<{ products: { id: number }[]; count: number }>(
        `/api/products?${asked}`,
      );
      const ids = products.map(({ id }) => id);
      const led = await visitor.get(`${form}?query=${encodeURIComponent(text)}`);
      const page = await katalog.visitor().page(led.headers.get('location')!, 'products/search');
      const cards = page.props.list.cards.map(({ id }) => id);
      const isSame = String(cards) === String(ids.slice(0, 24)) && page.props.results.count === count;
      if (!isSame) differing.push(text);
      if (!ids.length) empty.push(text);
      const both = ids.filter((id) => wanted.has(id)).length;
      recall += both / wanted.size / texts.length;
      precision += ids.length ? both / ids.length / texts.length : 0;
    }
    expect({ empty, differing }).toEqual({ empty: [], differing: [] });
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(precision).toBeGreaterThanOrEqual(0.98);
  });

  it.each(LOCALES)('find what the filters list, in %s', async (locale) => {
    const parser = katalog.app.get(QueryParser);
    const texts = expectations.filter((one) => one.locale === locale);
    let [recall, precision] = [0, 0];
    const empty: string[] = [];
    for (const { text, query } of texts) {
      const wanted = await found(query);
      const { search } = await parser.parse(text, locale, { filters: false });
      const got = await found({ text: search!.query, filters: {} });
      const both = [...got].filter((id) => wanted.has(id)).length;
      if (!got.size) empty.push(text);
      recall += both / wanted.size / texts.length;
      precision += got.size ? both / got.size / texts.length : 0;
    }
    expect(empty).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(precision).toBeGreaterThanOrEqual(0.98);
  });
});
