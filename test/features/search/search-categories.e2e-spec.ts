import type { CategoryChoice } from '../../../src/products/product.props.js';
import { aFeed } from '../../support/feed.js';
import { Katalog } from '../../support/katalog.js';

const ALL = '/iskanje/izdelki/rezultati';

describe('the categories of hits', () => {
  let katalog: Katalog;
  let ids: Record<'home' | 'lamps' | 'desk' | 'ceiling' | 'garden', number>;

  beforeAll(async () => {
    katalog = await Katalog.start();
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
    await katalog.import(await katalog.store('Prva'), aFeed(offers));
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
    expect(home.results).toMatchObject({ count: 1, sort: 'price', price: { to: 15 } });
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

  it('are no state of a category’s own list', async () => {
    const moved = await katalog.visitor().get(`/izdelki/rezultati/${ids.garden}`);
    const path = moved.headers.get('location')!;
    const { props } = await katalog.visitor().page(`${path}?category=${ids.home}`, 'products/category');
    expect(props.results).toMatchObject({ count: 2, categories: null, chips: [] });
  });
});

describe('a search that is meant as it is written', () => {
  let katalog: Katalog;

  beforeAll(async () => {
    katalog = await Katalog.start();
    const platform = await katalog.signedInAs('super_admin');
    await platform.send('POST', '/api/synonyms', { language: 'sl', words: ['klobuk', 'čepica'] });
    const offers = ['Klobuk Slamnik', 'Klobuk Polst', 'Čepica Volna'].map((name) => ({ name, price: 20 }));
    await katalog.import(await katalog.store('Prva'), aFeed(offers));
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
