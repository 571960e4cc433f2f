import { CategoriesService } from '../../../src/categories/categories.service.js';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { CatalogueCounts } from '../../../src/products/read-model/catalogue-counts.js';
import type { CategoryChoice } from '../../../src/products/product.props.js';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { choiceOf, findControl, rangeOf } from '../../support/filter-controls.js';
import { Katalog } from '../../support/katalog.js';

const ALL = '/iskanje/izdelki/rezultati';

describe('the categories of hits', () => {
  let katalog: Katalog;
  let ids: Record<'home' | 'lamps' | 'desk' | 'ceiling' | 'garden', number>;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false });
    const home = await katalog.category({ sl: 'Dom', en: 'Home' });
    const lamps = await katalog.category({ sl: 'Svetila', en: 'Lighting' }, home);
    const desk = await katalog.category({ sl: 'Namizne', en: 'Desk lamps' }, lamps);
    const ceiling = await katalog.category({ sl: 'Stropne', en: 'Ceiling lamps' }, lamps);
    const garden = await katalog.category({ sl: 'Vrt', en: 'Garden' });
    ids = { home, lamps, desk, ceiling, garden };
    const offers = [
      { name: 'Lučka Nočna', category: 'Dom > Svetila > Namizne', price: 10 },
      { name: 'Lučka Bralna', category: 'Dom > Svetila > Namizne', price: 20 },
      { name: 'Lučka Okrogla', category: 'Dom > Svetila > Stropne', price: 30 },
      { name: 'Lučka Potna', category: 'Vrt', price: 40 },
      { name: 'Svetilka Potna', category: 'Vrt', price: 50 },
      { name: 'Žarnica Topla', category: 'Dom > Svetila > Namizne', price: 60 },
      { name: 'Žarnica Hladna', category: 'Dom > Svetila > Stropne', price: 70 },
    ];
    await katalog.sell(await katalog.store('Prva'), ...offers);
  });
  afterAll(() => katalog?.close());

  const show = async (address: string) => {
    const { props } = await katalog.visitor().page(address, 'products/search');
    return { ...props, names: props.list.cards.map(({ name }) => name.text).sort() };
  };
  const search = (words: string, query = '') => show(`${ALL}/${encodeURIComponent(words)}${query}`);
  type Line = [name: string, count: number | null, below?: Line[]];
  const lines = (choices: CategoryChoice[] = []): Line[] =>
    choices.map(({ name, count, children }) =>
      children.length ? [name.text, count, lines(children)] : [name.text, count],
    );

  it('are a tree with their counts, the most telling first, opened where one has all', async () => {
    const { results } = await search('lučka');
    expect(lines(results.categories?.choices)).toEqual([
      ['Dom', 3],
      ['Vrt', 1],
    ]);
    expect(results.categories!.allUrl).toBeNull();
    const bulbs = await search('žarnica');
    expect(lines(bulbs.results.categories?.choices)).toEqual([
      [
        'Dom',
        2,
        [
          [
            'Svetila',
            2,
            [
              ['Namizne', 1],
              ['Stropne', 1],
            ],
          ],
        ],
      ],
    ]);
  });

  it('narrow the hits one after the other, and widen them again', async () => {
    const { results } = await search('lučka');
    const home = await show(results.categories!.choices[0]!.url);
    expect(home.names).toEqual(['Lučka Bralna', 'Lučka Nočna', 'Lučka Okrogla']);
    expect(home.results.count).toBe(3);
    const [{ children: below, selected }] = home.results.categories!.choices as [CategoryChoice];
    expect([selected, lines(below)]).toEqual([
      true,
      [
        [
          'Svetila',
          3,
          [
            ['Namizne', 2],
            ['Stropne', 1],
          ],
        ],
      ],
    ]);

    const desk = await show(below[0]!.children[0]!.url);
    expect(desk.names).toEqual(['Lučka Bralna', 'Lučka Nočna']);
    expect(lines(desk.results.categories?.choices)).toEqual([
      ['Dom', null, [['Svetila', null, [['Namizne', 2]]]]],
    ]);
    const [chip] = desk.results.chips;
    expect(chip!.name).toBe('Namizne');
    for (const url of [chip!.removeUrl, desk.results.categories!.allUrl!, desk.results.resetUrl!])
      expect((await show(url)).results.count).toBe(4);
  });

  it('keep the rest of the state, and go along with it', async () => {
    const cheap = await search('lučka', '?priceTo=15&sort=price');
    expect(lines(cheap.results.categories?.choices)).toEqual([
      ['Dom', 1, [['Svetila', 1, [['Namizne', 1]]]]],
    ]);
    const home = await show(cheap.results.categories!.choices[0]!.url);
    expect(home.results).toMatchObject({ count: 1, sort: 'price' });
    expect(rangeOf(home.results, 'priceTo').to).toBe(15);
    expect(home.results.kept).toContainEqual({ name: 'category', value: String(ids.home) });
    for (const { url } of home.results.sorts) expect((await show(url)).names).toEqual(['Lučka Nočna']);
  });

  it('are counted of everything once something is chosen there', async () => {
    expect((await show(ALL)).results.categories).toBeNull();
    const dear = await show(`${ALL}?priceFrom=35`);
    expect(lines(dear.results.categories?.choices)).toEqual([
      ['Dom', 2],
      ['Vrt', 2],
    ]);
    const exchanged = (await show(`${ALL}?priceFrom=900&priceTo=35`)).results;
    expect(exchanged.count).toBe(dear.results.count);
    expect(rangeOf(exchanged, 'priceFrom')).toMatchObject({ from: 35, to: 900 });
    const below = await show(dear.results.categories!.choices[0]!.url);
    expect(lines(below.results.categories?.choices)).toEqual([['Dom', 2, [['Svetila', 2]]]]);
  });

  it('are something to choose where one main category has all of everything that is left', async () => {
    const address = `${ALL}?priceFrom=55`;
    const { results } = await show(address);
    expect(lines(results.categories?.choices)).toEqual([['Dom', 2]]);
    const page = await katalog.visitor().document(address);
    expect(page.links.has(`${ALL}?category=${ids.home}&priceFrom=55`)).toBe(true);
  });

  it('take the values that they name with them when everything is listed again, but not from words', async () => {
    const chosen = `category=${ids.lamps}&attributes%5B1%5D=siva`;
    const { results } = await show(`${ALL}?${chosen}&priceFrom=35`);
    expect(results.categories!.allUrl).toBe(`${ALL}?priceFrom=35`);
    expect(results.categories!.choices[0]!.url).toBe(`${ALL}?category=${ids.home}&priceFrom=35`);
    const left = results.chips.map(({ name, removeUrl }) => name === 'Svetila' && removeUrl);
    expect(left).toContain(`${ALL}?priceFrom=35`);
    const words = await search('lučka', `?${chosen}`);
    expect(words.results.categories!.allUrl).toContain('attributes');
  });

  it('keep a chosen price in the form where nothing has one', async () => {
    const html = await (await katalog.visitor().get(`${ALL}?brand=nihce&priceTo=15`)).text();
    expect(/<input[^>]*name="priceTo"[^>]*>/.exec(html)?.[0]).toContain('value="15"');
  });

  it('stand in the page as links, without JavaScript, and are nothing for search engines', async () => {
    const address = `${ALL}/lu%C4%8Dka`;
    const page = await katalog.visitor().document(address);
    expect(page.links.has(`${address}?category=${ids.garden}`)).toBe(true);
    const html = await (await katalog.visitor().get(`${ALL}?category=${ids.garden}`)).text();
    expect(html).toContain('noindex');
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*><span>Vrt/);
  });

  it.each(['0', '999999', 'x', '1&category=2'])('that there are not are left out: %s', async (value) => {
    const { results } = await search('lučka', `?category=${value}`);
    expect(results).toMatchObject({ count: 4, chips: [], resetUrl: null });
  });

  it('are links above a category’s own list, with its filters and counts', async () => {
    const moved = await katalog.visitor().get(`/izdelki/rezultati/${ids.lamps}`);
    const path = moved.headers.get('location')!;
    const open = async (address: string) =>
      (await katalog.visitor().page(address, 'products/category')).props;
    const linksIn = async (query: string) =>
      (await open(path + query)).subcategories.map(
        ({ name, productCount, url }) => [name.text, productCount, url] as const,
      );
    const [desk, ceiling] = await linksIn('?sort=price');
    expect([desk!.slice(0, 2), ceiling!.slice(0, 2)]).toEqual([
      ['Namizne', 3],
      ['Stropne', 2],
    ]);
    expect(desk![2]).not.toContain('?');

    const query = '?priceFrom=20&priceTo=65&sort=price';
    const links = await linksIn(query);
    expect(links).toEqual([
      ['Namizne', 2, desk![2] + query],
      ['Stropne', 1, ceiling![2] + query],
    ]);
    for (const [, count, url] of links)
      expect((await open(url)).results).toMatchObject({ count, sort: 'price' });
    expect(await linksIn('?priceTo=15')).toEqual([['Namizne', 1, `${desk![2]}?priceTo=15`]]);
    expect(await linksIn('?priceTo=5')).toEqual([]);

    // a parameter that is no filter of this list changes nothing
    expect(await linksIn('?category=1')).toEqual([desk, ceiling]);
    const html = await (await katalog.visitor().get(`${path}?priceTo=15`)).text();
    expect(html).toContain(`href="${desk![2]}?priceTo=15" rel="nofollow"`);
    expect(await (await katalog.visitor().get(path)).text()).toContain(`href="${desk![2]}">`);
  });

  it('are no state of a category’s own list', async () => {
    const moved = await katalog.visitor().get(`/izdelki/rezultati/${ids.garden}`);
    const path = moved.headers.get('location')!;
    const { props } = await katalog.visitor().page(`${path}?category=${ids.home}`, 'products/category');
    expect(props.results).toMatchObject({ count: 2, categories: null, chips: [] });
  });
});

describe('hits that are products and services', () => {
  let katalog: Katalog;
  let repairs: number;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false });
    const store = await katalog.store('Prva');
    const bicycles = await katalog.category({ sl: 'Kolesa', en: 'Bicycles' });
    const name = { sl: 'Popravila', en: 'Repairs' };
    repairs = await katalog.app.get(CategoryWriter).create(null, { name, kind: 'service' });
    for (const [productCode, of, kind, id] of [
      ['KOL-1', 'Gorsko kolo', 'product', bicycles],
      ['KOL-2', 'Mestno kolo', 'product', bicycles],
      ['SER-1', 'Servis kolo', 'service', repairs],
    ] as const) {
      const offer = {
        productCode,
        name: of,
        kind,
        price: 30,
        link: 'https://store.example/',
        status: 'active',
      };
      const made = await store.admin.send('POST', '/api/products', { ...offer, categoryIds: [id] });
      expect(made.status).toBe(201);
    }
    await katalog.app.get(CatalogueCounts).refresh();
    katalog.app.get(CategoriesService).dropCache();
  });
  afterAll(() => katalog?.close());

  const show = async (address: string) => {
    const { props } = await katalog.visitor().page(address, 'products/search');
    const names = props.list.cards.map(({ name, isService }) => (isService ? `${name.text}*` : name.text));
    return { ...props, names: names.sort() };
  };

  it('say which is which, and are counted and narrowed by it', async () => {
    const { names, results } = await show(`${ALL}/kolo`);
    expect(names).toEqual(['Gorsko kolo', 'Mestno kolo', 'Servis kolo*']);
    expect(results).toMatchObject({ kind: null, count: 3 });
    const kinds = [
      { id: 'product', title: { text: 'Izdelki' }, count: 2, selected: false },
      { id: 'service', title: { text: 'Storitve' }, count: 1, selected: false },
    ];
    expect(choiceOf(results, 'kind').items).toEqual(kinds);
    expect(results.categories!.choices.map(({ name }) => name.text)).toEqual(['Kolesa', 'Popravila']);

    const services = await show(`${ALL}/kolo?kind=service`);
    expect(services.names).toEqual(['Servis kolo*']);
    expect(services.results).toMatchObject({ kind: 'service', count: 1 });
    expect(choiceOf(services.results, 'kind').items).toEqual([kinds[0], { ...kinds[1], selected: true }]);
    expect(services.results.chips).toEqual([{ name: 'Storitve', removeUrl: `${ALL}/kolo` }]);
    expect(services.results.sorts[1]!.url).toContain('kind=service');
    const within = await show(services.results.categories!.choices[0]!.url);
    expect(within.results).toMatchObject({ kind: 'service', count: 1 });
    expect(within.names).toEqual(['Servis kolo']);

    const products = await show(`${ALL}/kolo?kind=product`);
    expect(products.names).toEqual(['Gorsko kolo', 'Mestno kolo']);
    expect(products.results).toMatchObject({ kind: 'product', count: 2 });
    expect((await show(`${ALL}/kolo?kind=product&kind=service`)).results.count).toBe(3);
    expect((await show(`${ALL}/kolo?kind=x`)).results.chips).toEqual([]);
  });

  it('are services alone if a word or its synonym names them', async () => {
    expect((await show(`${ALL}/popravilo kolo`)).names).toEqual(['Servis kolo*']);
    // closest to it are other repairs
    const near = await show(`${ALL}/popravilo ure`);
    expect([near.names, near.missing]).toEqual([['Servis kolo*'], ['ure']]);
  });

  it('are products alone if the query has a price and names a category of products', async () => {
    const led = async (words: string) => {
      const { headers } = await katalog.visitor().get(`${ALL}?query=${encodeURIComponent(words)}`);
      return show(headers.get('location')!);
    };
    const products = await led('rdeče kolo do 50 €');
    expect(products.names).toEqual(['Gorsko kolo', 'Mestno kolo']);
    expect(products.query).toBe('rdeče kolo do 50 €');
    expect((await led('popravilo kolo do 50 €')).names).toEqual(['Servis kolo']);
    const answer = await katalog.visitor().read<ProductListJson>('/api/products?query=rdeče+kolo+do+50+eur');
    expect(answer).toMatchObject({ count: 2, understood: { constraints: { kind: 'product' } } });
  });

  it('leave the choice out where there are only products, or only services', async () => {
    const kindsIn = async (address: string) => {
      const { results } = await show(address);
      return [results.kind, findControl(results, 'kind')];
    };
    expect(await kindsIn(`${ALL}/gorsko`)).toEqual(['product', undefined]);
    expect(await kindsIn(`${ALL}/servis`)).toEqual(['service', undefined]);
    const everything = await show(`${ALL}?kind=service`);
    expect(everything.names).toEqual(['Gorsko kolo', 'Mestno kolo']);
    expect(everything.results).toMatchObject({ kind: 'product', resetUrl: null });
    expect(findControl(everything.results, 'kind')).toBeUndefined();
  });

  it('are marked in the page, which works without JavaScript', async () => {
    const html = await (await katalog.visitor().get(`/en/search/products/results/kolo`)).text();
    expect(html.match(/<span class="tag">Service<\/span>/g)).toHaveLength(1);
    expect(html).toMatch(/<input type="checkbox" name="kind" value="service"/);
    expect(html).toContain('3 results');
  });

  it('lead to the categories of services that they name', async () => {
    const { recognised } = await show(`${ALL}/popravila`);
    expect(recognised.categories.map(({ id }) => id)).toEqual([repairs]);
    expect(recognised.categories[0]!.url).toMatch(/^\/storitve\/rezultati\//);
  });

  it('come to programs, too, unless they ask for one of them', async () => {
    const list = async (query: string) => {
      const { products, filters } = await katalog.visitor().read<ProductListJson>(`/api/products?${query}`);
      const kinds = filters.find(({ id }) => id === 'kind')?.items.map(({ id, count }) => [id, count]);
      return { names: products.map(({ name, kind }) => `${kind} ${name}`).sort(), kinds };
    };
    // as on the page, to which the name of a category leads
    expect((await list('query=kolo')).names).toEqual(['product Gorsko kolo', 'product Mestno kolo']);
    expect(await list('query=kolo&literal=true')).toEqual({
      names: ['product Gorsko kolo', 'product Mestno kolo', 'service Servis kolo'],
      kinds: [
        ['product', 2],
        ['service', 1],
      ],
    });
    expect(await list('query=kolo&kind=service')).toEqual({
      names: ['service Servis kolo'],
      kinds: undefined,
    });
    expect((await list('query=kolo&kind=product')).names).toHaveLength(2);
    expect((await list('')).names).toEqual(['product Gorsko kolo', 'product Mestno kolo']);
  });
});

describe('a search that is meant as it is written', () => {
  let katalog: Katalog;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false });
    const platform = await katalog.signedInAs('super_admin');
    await platform.send('POST', '/api/synonyms', { language: 'sl', words: ['klobuk', 'čepica'] });
    const offers = ['Klobuk Slamnik', 'Klobuk Polst', 'Čepica Volna'].map((name) => ({ name, price: 20 }));
    await katalog.sell(await katalog.store('Prva'), ...offers);
  });
  afterAll(() => katalog?.close());

  it('stays so when it is narrowed, ordered and widened', async () => {
    const show = async (address: string) =>
      (await katalog.visitor().page(address, 'products/search')).props.results;
    expect((await show(`${ALL}/klobuk`)).count).toBe(3);
    const literal = await show(`${ALL}/klobuk?literal=1`);
    expect(literal.count).toBe(2);
    expect(literal.kept).toEqual([{ name: 'literal', value: '1' }]);
    for (const { url } of literal.sorts) expect((await show(url)).count).toBe(2);
    const narrowed = await show(`${ALL}/klobuk?literal=1&priceTo=30`);
    for (const url of [narrowed.resetUrl!, narrowed.chips[0]!.removeUrl])
      expect((await show(url)).count).toBe(2);
  });
});
