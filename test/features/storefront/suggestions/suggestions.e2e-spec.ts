import { CategoriesService } from '../../../../src/categories/categories.service.js';
import type { PageName } from '../../../../src/core/inertia/pages.js';
import { CatalogueCounts } from '../../../../src/products/read-model/catalogue-counts.js';
import type { Suggestions } from '../../../../src/storefront/suggestions/suggestions.props.js';
import { Katalog } from '../../../support/katalog.js';
import { searchCatalogue } from '../../../support/data/search-catalogue.js';

type Kind = 'texts' | 'categories' | 'brands' | 'products';

/** Typed texts, and the first suggestion of a kind for each. */
const EXPECTED: [locale: 'sl' | 'en', typed: string, kind: Kind, first: string][] = [
  // completions of the last word
  ['sl', 'sve', 'texts', 'svetilka'],
  ['sl', 'čev', 'texts', 'čevelj'],
  ['sl', 'cev', 'texts', 'čevelj'],
  ['sl', 'zeleni č', 'texts', 'zeleni čaj'],
  ['sl', 'bela sko', 'texts', 'bela skodelica'],
  ['en', 'headp', 'texts', 'headphone'],
  // in the language of the page, else in the other one
  ['sl', 'ste', 'texts', 'stenska'],
  ['en', 'ste', 'texts', 'steel'],
  ['sl', 'orbiq sm', 'texts', 'orbiq smartphone'],
  ['en', 'ogled', 'texts', 'ogledalo'],
  // a letter that may be the beginning of a word, or a unit
  ['en', 'orbiq 14 l', 'texts', 'orbiq 14 laptop'],
  ['en', 'orbiq 14 l', 'products', 'Laptop Orbiq Air 14'],
  ['sl', 'lonec 24 l', 'products', 'Litoželezni lonec 24 cm'],
  // spelling mistakes
  ['sl', 'otroski cevjli', 'texts', 'otroski čevlji'],
  ['sl', 'svetlika', 'texts', 'svetilka'],
  ['en', 'smartpone', 'texts', 'smartphone'],
  // beginnings with a mistake
  ['sl', 'slušlk', 'texts', 'slušalke'],
  ['sl', 'slušlk', 'products', 'Brezžične slušalke Nokturno'],
  ['sl', 'svetikl', 'texts', 'svetilka'],
  ['sl', 'orbiq pern', 'texts', 'orbiq prenosnik'],
  ['sl', 'orbiq pern', 'products', 'Prenosnik Orbiq Air 14'],
  ['en', 'smrtph', 'products', 'Smartphone Orbiq X5 128 GB'],
  // names of categories
  ['sl', 'elek', 'categories', 'Elektronika'],
  ['sl', 'oblač', 'categories', 'Obutev in oblačila'],
  ['sl', 'elektroniko', 'categories', 'Elektronika'],
  ['en', 'electr', 'categories', 'Electronics'],
  ['sl', 'orb', 'brands', 'Orbiq'],
  ['sl', 'telefon orb', 'brands', 'Orbiq'],
  ['sl', 'prazarna vo', 'brands', 'Pražarna Vogal'],
  // best results
  ['sl', 'sk', 'products', 'Bela skodelica za kavo'],
  ['sl', 'prenosnik', 'products', 'Prenosnik Orbiq Air 14'],
  ['sl', 'slusakle', 'products', 'Brezžične slušalke Nokturno'],
  ['sl', 'TEL-2', 'products', 'Polnilnik za telefone'],
  ['sl', '3838900000014', 'products', 'Stoječa svetilka Bor'],
  ['en', 'round mir', 'products', 'Round mirror 60 cm'],
];

const katalog = await Katalog.use({ worker: false });
const store = await katalog.store('Vse za dom');
const home = await katalog.category({ sl: 'Hiša', en: 'House' });
for (const [sl, en] of [
  ['Obutev in oblačila', 'Footwear and clothing'],
  ['Elektronika', 'Electronics'],
  ['Živila', 'Groceries'],
])
  await katalog.category({ sl, en });
await katalog.category({ sl: 'Dom', en: 'Living' }, home);
await katalog.sell(store, ...searchCatalogue());

describe('suggestions', () => {
  /** A partial reload of the suggestions only. */
  const ask = (typed: string, path = '/', component: PageName = 'storefront/home') => {
    const visitor = katalog.visitor();
    return visitor.get(path, {
      ...visitor.reloadHeaders(component, ['suggestions']),
      'x-suggest-query': encodeURIComponent(typed),
    });
  };
  const suggested = async (typed: string, path = '/'): Promise<Suggestions> => {
    const { props } = (await (await ask(typed, path)).json()) as { props: { suggestions: Suggestions } };
    return props.suggestions;
  };
  const namesOf = (found: Suggestions) => ({
    texts: found.texts.map(({ text }) => text),
    categories: found.categories.map(({ name }) => name.text),
    brands: found.brands.map(({ name }) => name),
    products: found.products.map(({ name }) => name.text),
  });

  it.each(EXPECTED)('in %s for %s: first of the %s is %s', async (locale, typed, kind, first) => {
    const names = namesOf(await suggested(typed, locale === 'sl' ? '/' : '/en'));
    expect(names[kind][0]).toBe(first);
  });

  it('are examples of searches in an empty field', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Lonec Model ${at}`);
    const offers = names.map((name) => ({ name, category: 'Hiša', brand: 'Kuhalko', price: 20 }));
    await katalog.sell(await katalog.store('Posoda'), ...offers);
    await katalog.app.get(CatalogueCounts).refresh();
    katalog.app.get(CategoriesService).dropCache();
    const { texts, ...others } = await suggested('');
    expect(texts.map(({ text }) => text)).toEqual([expect.stringMatching(/^hiša Kuhalko do\s\d+\s€$/)]);
    expect([...others.categories, ...others.brands, ...others.products]).toEqual([]);
    const led = (await katalog.visitor().get(texts[0]!.url)).headers.get('location')!;
    const { props } = await katalog.visitor().page(led, 'products/search');
    expect(props.results.count).toBeGreaterThanOrEqual(3);
  });

  it('are whole words', async () => {
    const { texts } = namesOf(await suggested('brezžčne slušal'));
    expect(texts).toEqual(['brezžične slušalke']);
    for (const typed of ['otroski cevj', 'skodelic', 'zlzljiva lest', 'slušlk'])
      for (const text of namesOf(await suggested(typed)).texts)
        expect(
          await katalog
            .visitor()
            .page(`/iskanje/izdelki/rezultati/${encodeURIComponent(text)}`, 'products/search'),
        ).toMatchObject({ props: { corrected: null, missing: [] } });
  });

  it('bring what stands in a category that is named, though its name has none of the words', async () => {
    const found = namesOf(await suggested('electron', '/en'));
    expect(found.categories).toEqual(['Electronics']);
    expect(found.products.length).toBe(5);
  });

  it('are products within the constraints that the text states', async () => {
    const store = await katalog.store('Svetila');
    const name = 'Svetilka za branje';
    await katalog.sell(store, { name: `${name} Mala`, price: 15 }, { name: `${name} Velika`, price: 70 });
    const productsFor = async (typed: string) => namesOf(await suggested(typed)).products.sort();
    expect(await productsFor('svetilka za branje')).toEqual([`${name} Mala`, `${name} Velika`]);
    expect(await productsFor('svetilka za branje do 20 €')).toEqual([`${name} Mala`]);
    expect(await productsFor('svetilka za branje nad 20 €')).toEqual([`${name} Velika`]);
  });

  it('contain no correction without results', async () => {
    expect((await suggested('svetlika prenosink')).texts).toEqual([]);
  });

  it('link to what they name', async () => {
    const found = await suggested('orbiq');
    expect(found.query).toBe('orbiq');
    expect(found.brands).toEqual([{ name: 'Orbiq', url: '/iskanje/izdelki/rezultati?brand=orbiq' }]);
    expect(found.products[0]).toMatchObject({
      url: expect.stringMatching(/^\/izdelek\/\d+\//) as string,
      lowestPrice: { currency: 'EUR' },
      isFrom: false,
    });
    const visitor = katalog.visitor();
    for (const { url } of [
      ...found.brands,
      ...found.products,
      ...(await suggested('dom')).categories,
      ...(await suggested('zeleni č')).texts,
    ])
      expect([url, (await visitor.get(url)).status]).toEqual([url, 200]);
  });

  it('ignore a price limit, and keep it in their URLs', async () => {
    const found = await suggested('bela sko do 20 €');
    expect(found.query).toBe('bela sko do 20 €');
    expect(found.texts[0]).toMatchObject({
      text: 'bela skodelica',
      url: '/iskanje/izdelki/rezultati/bela%20skodelica?priceTo=20',
    });
  });

  it('contain services, marked as such', async () => {
    const service = { kind: 'service', name: 'Ostrenje kuhinjskih nožev', productCode: 'OST-1', price: 9 };
    const made = await store.admin.send('POST', '/api/products', { ...service, status: 'active' });
    expect(made.status).toBe(201);
    const [first, ...others] = (await suggested('nož')).products;
    expect(others.length).toBeGreaterThan(0);
    const all = [first!, ...others].map(({ isService, url }) => [isService, url.split('/')[1]]);
    expect(all).toContainEqual([true, 'storitev']);
    expect(all).toContainEqual([false, 'izdelek']);
  });

  it('show the path of a category', async () => {
    expect((await suggested('dom')).categories).toEqual([
      expect.objectContaining({ name: { text: 'Dom' }, within: 'Hiša' }),
    ]);
    expect((await suggested('elek')).categories[0]).toMatchObject({ within: null });
  });

  it('contain nothing hidden and nothing for one letter, and accept any text', async () => {
    const empty = { texts: [], categories: [], brands: [], products: [] };
    for (const typed of ['', 's', '!!!', "o'r \\ & | :*", '%', '%%%', 'xqzvwk', 'a '.repeat(300)])
      expect([typed, (await ask(typed)).status]).toEqual([typed, 200]);
    for (const typed of ['s', '!!!', 'xqzvwk']) expect(await suggested(typed)).toMatchObject(empty);
    const id = await katalog.idOf(store, 'MED-1');
    await store.admin.send('PATCH', `/api/products/${id}`, { status: 'inactive' });
    expect(await suggested('čebelica')).toMatchObject(empty);
    const forest = async () => namesOf(await suggested('gozdni me')).products;
    expect(await forest()).not.toContain('Gozdni med 900 g');
    await store.admin.send('PATCH', `/api/products/${id}`, { status: 'active' });
    expect(await forest()).toEqual(['Gozdni med 900 g']);
  });

  it('show each product once at its lowest price, however many stores sell it', async () => {
    const other = await katalog.store();
    await katalog.sell(other, {
      productCode: 'X',
      name: 'Stoječa svetilka Bor',
      ean: '3838900000014',
      price: 7.5,
    });
    const found = await suggested('stoječa svetilka');
    expect(found.products).toEqual([
      expect.objectContaining({ lowestPrice: { amount: 7.5, currency: 'EUR' }, isFrom: true }),
    ]);
  });

  it('neither compute nor change props of the page they are loaded from', async () => {
    const id = await katalog.idOf(store, 'TEL-1');
    const { headers } = await katalog.visitor().get(`/izdelek/${id}`);
    const views = () => katalog.rows('select from events');
    const before = (await views()).length;
    const answer = await ask('skod', headers.get('location')!, 'products/show');
    const page = (await answer.json()) as { component: string; props: Record<string, unknown> };
    expect(page.component).toBe('products/show');
    expect(Object.keys(page.props).sort()).toEqual(['errors', 'suggestions']);
    expect(await views()).toHaveLength(before);
  });

  it('are available on the page of a 404 as well', async () => {
    const answer = await ask('skod', '/te-strani-ni', 'errors/show');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      component: 'errors/show',
      props: { suggestions: { query: 'skod' } },
    });
  });

  it('do not open pages that need a permission', async () => {
    const answer = await ask('skod', '/administracija/izdelki', 'offers/index');
    expect(await answer.text()).not.toContain('Bela skodelica');
  });

  it('are not sent unless requested', async () => {
    const { props } = await katalog.visitor().page('/', 'storefront/home');
    expect(props).not.toHaveProperty('suggestions');
  });

  it('are on a page that is not found, for the words of its URL', async () => {
    const lostAt = async (path: string) => {
      const answer = await katalog.visitor().visit(path);
      expect(answer.status).toBe(404);
      const { props } = (await answer.json()) as { props: { urlSuggestions: Suggestions } };
      return props.urlSuggestions;
    };
    const found = await lostAt('/izdelek/999999/bela-skodelica-za-kavo');
    expect(found.query).toBe('bela skodelica za kavo');
    expect(found.products[0]!.name.text).toBe('Bela skodelica za kavo');
    const { categories } = await lostAt('/en/products/results/999999/electronics');
    expect(categories.map(({ name }) => name.text)).toEqual(['Electronics']);
    // not for programs that try paths
    expect(await lostAt('/skodelica')).toMatchObject({ query: 'skodelica', products: [], categories: [] });
    expect((await lostAt('/izdelek/999999')).query).toBe('');
  });
});
