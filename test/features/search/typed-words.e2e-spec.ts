import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use();
await katalog.category({ sl: 'Kavni aparati', en: 'Coffee machines' });
const baths = await katalog.category({ sl: 'Kopalnica', en: 'Bathroom' });
const store = await katalog.store();
const visitor = katalog.visitor();

const FORM = '/iskanje/izdelki/rezultati';
const propsOf = async (path: string) => (await visitor.page(path, 'products/search')).props;
const ledTo = async (words: string) =>
  (await visitor.get(`${FORM}?query=${encodeURIComponent(words)}`)).headers.get('location')!;
/** The address after the filter form is sent with one more field. */
const filtered = async (path: string, name: string, value: string) => {
  const { results } = await propsOf(path);
  const fields = new URLSearchParams();
  for (const field of results.kept) fields.append(field.name, field.value);
  for (const [key, text] of new URL(path, 'http://a.test').searchParams)
    if (!fields.has(key)) fields.append(key, text);
  fields.set(name, value);
  return `${results.formUrl}?${fields}`;
};

beforeAll(async () => {
  const machine = { category: 'Kavni aparati', availability: 'in_stock' };
  await katalog.import(
    store,
    aFeed([
      { ...machine, productCode: 'A', name: 'Aparat Lipa', price: 40 },
      { ...machine, productCode: 'B', name: 'Aparat Breza', price: 45, availability: 'out_of_stock' },
      { ...machine, productCode: 'C', name: 'Aparat Javor', price: 90 },
      { productCode: 'D', category: 'Pohištvo', name: 'Knjižni regal Hrast', price: 70 },
    ]),
  );
});

it('keeps the subject of a search: it becomes no related word', async () => {
  expect(await propsOf(`${FORM}/knjiga`)).toMatchObject({ corrected: null, results: { count: 0 } });
  expect((await propsOf(`${FORM}/${encodeURIComponent('knjižni')}`)).results.count).toBe(1);
});

it.each([
  // a gift is anything that the other words allow
  ['darilo', 4],
  ['darila', 4],
  ['darilo do 50', 2],
  ['knjižni regal za darilo', 1],
  // for any person: the word is not considered
  ['darilo za mamo', 4],
  ['"darilo"', 0],
])('reads words for gifts: %s', async (words, count) => {
  const { corrected, missing, results } = await propsOf(await ledTo(words));
  expect([corrected, missing.includes('darilo'), results.count]).toEqual([null, false, count]);
});

it('names no word for gifts as unknown', async () => {
  const { unknown, results } = await propsOf(await ledTo('darilo do 1 €'));
  expect([unknown, results.count]).toEqual([null, 0]);
});

it('searches for words for gifts if products have them', async () => {
  await katalog.import(
    store,
    aFeed([{ productCode: 'E', category: 'Pohištvo', name: 'Darilo za dom', price: 5 }]),
    { mode: 'delta' },
  );
  expect((await propsOf(await ledTo('darilo'))).results.count).toBe(1);
});

describe('the words of a form whose address has filters', () => {
  const sent = async (query: string) => {
    const path = (await visitor.get(`${FORM}?${query}`)).headers.get('location')!;
    const { list, results, ...props } = await propsOf(path);
    return { ...props, results, path, names: list.cards.map(({ name }) => name.text).sort() };
  };
  const chips = ({ results }: Awaited<ReturnType<typeof sent>>) => results.chips.map(({ name }) => name);

  it('keep the filters, the order and the display', async () => {
    const cheap = await sent('query=aparat&inStock=1&priceTo=60&sort=price&view=list&page=3');
    expect([cheap.names, cheap.query]).toEqual([['Aparat Lipa'], 'aparat']);
    expect(cheap.results).toMatchObject({ sort: 'price', view: 'list' });
    expect(cheap.path).not.toContain('page=');
    expect((await sent('query=knjižni&literal=1')).path).toBe(`${FORM}/knji%C5%BEni?literal=1`);
  });

  it('are read with the filters, which have precedence', async () => {
    const named = await sent('query=kavni+aparati&inStock=1&priceTo=50');
    expect([named.names, named.query]).toEqual([['Aparat Lipa'], 'kavni aparati']);
    expect(chips(named)).toEqual(['Kavni aparati', 'do 50,00\u00A0€', 'Na zalogi']);
    const stated = await sent('query=kavni+aparati+do+50+€&inStock=1');
    expect([stated.names, stated.query]).toEqual([['Aparat Lipa'], 'kavni aparati do 50 €']);
    const dearer = await sent('query=kavni+aparati+do+50+€&priceTo=100');
    expect(dearer.names).toEqual(['Aparat Breza', 'Aparat Javor', 'Aparat Lipa']);
  });

  it('stay words if the address has a category', async () => {
    const within = await sent(`query=kavni+aparati&category=${baths}`);
    expect([within.results.count, within.query, chips(within)]).toEqual([0, 'kavni aparati', ['Kopalnica']]);
  });
});

describe('the words of a search that became filters', () => {
  const words = 'kavni aparati do 50 €';

  it('stay in heading, field and address when another filter or order is chosen', async () => {
    const path = await filtered(await ledTo(words), 'inStock', '1');
    const { query, list, results } = await propsOf(path);
    expect(list.cards.map(({ name }) => name.text)).toEqual(['Aparat Lipa']);
    expect(query).toBe(words);
    for (const { url } of results.sorts) expect((await propsOf(url)).query).toBe(words);
    const { body, title } = await visitor.document(path);
    expect(title).toContain(words);
    expect(body).toMatch(new RegExp(`<h1[^>]*>[^<]*${words}`));
    expect(body).toContain(`value="${words}"`);
  });

  it('lose only their price when another price is chosen', async () => {
    const path = await filtered(await ledTo(words), 'priceTo', '100');
    const { query, results } = await propsOf(path);
    expect([query, results.count]).toEqual(['kavni aparati', 3]);
  });

  it('are gone when their category is', async () => {
    const { results } = await propsOf(await ledTo(words));
    const { query } = await propsOf(results.chips[0]!.removeUrl);
    expect(query).toBeNull();
  });

  it('are never taken from an address that has other filters', async () => {
    expect((await propsOf(`${FORM}?typed=karkoli`)).query).toBeNull();
  });
});

it('reads a unit as no beginning of a word', async () => {
  await katalog.import(
    store,
    aFeed([{ productCode: 'F', category: 'Kavni aparati', name: 'Aparat Barista', price: 95 }]),
    { mode: 'delta' },
  );
  const { expanded, notices } = await propsOf(await ledTo('aparat 19 bar'));
  expect(JSON.stringify([expanded, notices])).not.toContain('barista');
});
