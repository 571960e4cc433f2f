import type { ProductListJson } from '../../../src/products/product-list.json.js';
import { Katalog } from '../../support/katalog.js';

const FORM = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };
/** Ages by the name of a toy. */
const TOYS: Record<string, [sl: string, en: string]> = {
  Aga: ['od 18 mesecev', '18 months and up'],
  Bor: ['od 3 let', '3 years and up'],
  Cita: ['od 6 let', '6 years and up'],
  Dora: ['od 10 let', '10 years and up'],
  Ema: ['3–4 leta', '3–4 years'],
};

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const toys = await katalog.category({ sl: 'Sestavljanke', en: 'Puzzles' });
await katalog.category({ sl: 'Šotori', en: 'Tents' });
const made = await platform.send('POST', '/api/attributes', {
  translations: { name: { sl: 'Starost', en: 'Age' } },
  type: 'text',
  unit: null,
  categories: [{ id: toys, filterable: true }],
});
expect(made.status).toBe(201);
const { id: ageId } = (await made.json()) as { id: number };
await katalog.sell(
  await katalog.store('Prva'),
  ...Object.entries(TOYS).map(([name, [age]], at) => ({
    productCode: name,
    name: { sl: `Sestavljanka ${name}`, en: `Puzzle ${name}` },
    price: 10 + at,
    category: { sl: 'Sestavljanke' },
    attributes: [{ name: 'starost', value: age }],
  })),
  ...[2, 3, 4].map((persons) => ({
    productCode: `S${persons}`,
    name: { sl: `Šotor Vrh, ${persons} osebe`, en: `Vrh tent, ${persons} people` },
    price: 100,
    category: { sl: 'Šotori' },
  })),
);
for (const [sl, en] of Object.values(TOYS))
  await katalog.rows(
    `update attribute_values set label = label || jsonb_build_object('en', $2::text) where label ->> 'sl' = $1`,
    [sl, en],
  );

describe('ages and numbers of persons', () => {
  const visitor = katalog.visitor();
  async function search(words: string, locale: 'sl' | 'en') {
    const led = await visitor.get(`${FORM[locale]}?query=${encodeURIComponent(words)}`);
    const { props } = await visitor.page(led.headers.get('location')!, 'products/search');
    const names = props.list.cards.map(({ name }) => name.text.replace(/^(Sestavljanka|Puzzle) /, ''));
    const query = new URLSearchParams({ query: words, locale }).toString();
    const answer = await visitor.read<ProductListJson>(`/api/products?${query}`);
    expect(answer.products.map(({ id }) => id)).toEqual(props.list.cards.map(({ id }) => id));
    return { names, missing: props.missing, corrected: props.corrected };
  }

  it.each([
    ['sl', 'sestavljanka za 5-letnika', ['Aga', 'Bor'], []],
    ['sl', 'darilo za petletnico', ['Aga', 'Bor'], []],
    ['sl', 'sestavljanke od 3 let', ['Aga', 'Bor', 'Ema'], []],
    ['sl', 'sestavljanke od 6 let', ['Aga', 'Bor', 'Cita'], []],
    ['en', 'gift for a 5-year-old', ['Aga', 'Bor'], []],
    ['en', 'puzzle for a seven year old', ['Aga', 'Bor', 'Cita'], []],
    ['en', 'puzzles from 3 years', ['Aga', 'Bor', 'Ema'], []],
    ['en', 'puzzle 18 months', ['Aga'], []],
    ['sl', 'šotor za štiri osebe', ['Šotor Vrh, 4 osebe'], []],
    ['sl', 'šotor za štiri', ['Šotor Vrh, 4 osebe'], []],
    ['sl', 'dvoosebni šotor', ['Šotor Vrh, 2 osebe'], []],
    ['en', 'tent for four people', ['Vrh tent, 4 people'], []],
    ['en', 'four-person tent', ['Vrh tent, 4 people'], []],
  ] as const)('are read in %s: %s', async (locale, words, names, missing) => {
    const found = await search(words, locale);
    expect({ ...found, names: found.names.sort() }).toEqual({ names, missing, corrected: null });
  });

  it('begin with the nearest lower bound', async () => {
    expect((await search('sestavljanka za 7-letnika', 'sl')).names).toEqual(['Cita', 'Bor', 'Aga']);
    expect((await search('gift for a 4-year-old', 'en')).names).toEqual(['Bor', 'Ema', 'Aga']);
  });

  describe('in a filter', () => {
    const path = `/izdelki/rezultati/${toys}/sestavljanke`;
    const open = async (query = '') => (await visitor.page(path + query, 'products/category')).props;
    const itemsOf = async (query = '') => {
      const control = (await open(query)).results.filters.find(({ title }) => title.text === 'Starost')!;
      return control.type === 'choice' ? control.items : [];
    };

    it('are sorted, and include what suits them', async () => {
      const items = await itemsOf();
      expect(items.map(({ title, count }) => `${title.text}: ${count}`)).toEqual([
        'od 18 mesecev: 1',
        '3–4 leta: 3',
        'od 3 let: 3',
        'od 6 let: 3',
        'od 10 let: 4',
      ]);
      for (const { id, count } of items) {
        const chosen = `?attributes[${ageId}]=${encodeURIComponent(id)}`;
        const { results, list } = await open(chosen);
        expect([results.count, list.cards.length]).toEqual([count, count]);
        // the counts of a filter ignore its own selection
        expect((await itemsOf(chosen)).map((item) => item.count)).toEqual(items.map((item) => item.count));
      }
    });

    it('have the same counts in the API', async () => {
      const { filters } = await visitor.read<ProductListJson>(`/api/products?category=${toys}&locale=sl`);
      const group = filters.find(({ id }) => id === `attributes[${ageId}]`)!;
      expect(group.items.map(({ count }) => count)).toEqual([1, 3, 3, 3, 4]);
    });
  });
});
