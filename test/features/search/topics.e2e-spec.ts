import { Katalog } from '../../support/katalog.js';

type Locale = 'sl' | 'en';

/** Names in both languages and the category of each product. */
const PRODUCTS: [sl: string, en: string, category: string][] = [
  ['Superge Brin', 'Brin trainers', 'Superge'],
  ['Superge Hrib', 'Hrib trainers', 'Superge'],
  ['Modra majica Brin', 'Brin T-shirt', 'Majice'],
  ['Pametni telefon Val', 'Val smartphone', 'Pametni telefoni'],
  ['Pametni telefon Mik', 'Mik smartphone', 'Pametni telefoni'],
  ['Pametna ura Takt', 'Takt smartwatch', 'Pametne ure'],
  ['Zeliščni čaj Meta', 'Meta herbal tea', 'Čaj'],
  ['Črni čaj Assam', 'Assam black tea', 'Čaj'],
  ['Zelena skodelica', 'Green mug', 'Skodelice'],
  ['Črna skodelica', 'Black mug', 'Skodelice'],
  ['Aparat za kavo Crema', 'Crema espresso machine', 'Kavni aparati'],
  ['Knjižni regal Hrast', 'Hrast bookcase', 'Regali'],
  ['Kosilnica Trava', 'Trava mower', 'Kosilnice'],
  ['Vrtalnik Bosch', 'Bosch drill', 'Vrtalniki'],
  ['Plišasti medved', 'Soft bear', 'Plišaste igrače'],
  ['Napajalnik Moč', 'Power supply', 'Napajalniki'],
  ['Stenska svetilka', 'Forest lamp', 'Svetilke'],
  ['Tipkovnica Črka, Bluetooth', 'Črka keyboard, Bluetooth', 'Tipkovnice in miške'],
  ['Mehanska tipkovnica Tipka', 'Tipka mechanical keyboard', 'Tipkovnice in miške'],
  ['Brezžična miška Sled', 'Sled wireless mouse', 'Tipkovnice in miške'],
];
const TREE: [sl: string, en: string, below?: string][] = [
  ['Oblačila in obutev', 'Clothing and shoes'],
  ['Superge', 'Trainers', 'Oblačila in obutev'],
  ['Majice', 'T-shirts', 'Oblačila in obutev'],
  ['Telefoni in ure', 'Phones and watches'],
  ['Pametni telefoni', 'Smartphones', 'Telefoni in ure'],
  ['Pametne ure', 'Smartwatches', 'Telefoni in ure'],
  ['Čaj', 'Tea'],
  ['Skodelice', 'Mugs'],
  ['Kavni aparati', 'Coffee machines'],
  ['Regali', 'Bookcases'],
  ['Kosilnice', 'Mowers'],
  ['Vrtalniki', 'Drills'],
  ['Plišaste igrače', 'Soft toys'],
  ['Svetilke', 'Lamps'],
  ['Tipkovnice in miške', 'Keyboards and mice'],
  ['Dom in kuhinja', 'Home and kitchen'],
  ['Napajalniki', 'Chargers', 'Dom in kuhinja'],
];
const SYNONYMS = [
  { language: 'en', words: ['shoe'], meanings: ['trainers'] },
  { language: 'en', words: ['smartphone', 'phone'] },
  { language: 'en', words: ['wireless'], meanings: ['Bluetooth'] },
  { language: 'sl', words: ['brezžičen'], meanings: ['Bluetooth'] },
  { language: 'en', words: ['smartwatch', 'watch'] },
];

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const ids = new Map<string, number>();
for (const [sl, en, below] of TREE)
  ids.set(sl, await katalog.category({ sl, en }, below ? ids.get(below) : null));
for (const synonym of SYNONYMS)
  expect((await platform.send('POST', '/api/synonyms', synonym)).status).toBe(201);
const pathOf = (category: string): string => {
  const above = TREE.find(([sl]) => sl === category)![2];
  return above ? `${pathOf(above)} > ${category}` : category;
};
await katalog.sell(
  await katalog.store(),
  ...PRODUCTS.map(([sl, en, category], at) => ({
    productCode: `P${at}`,
    name: { sl, en },
    category: { sl: pathOf(category) },
  })),
);

describe('a search stays with its topic', () => {
  const FORM = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' };
  async function search(words: string, locale: Locale) {
    const led = await katalog.visitor().get(`${FORM[locale]}?query=${encodeURIComponent(words)}`);
    const path = led.headers.get('location')!;
    const { props } = await katalog.visitor().page(path, 'products/search');
    const names = props.list.cards.map(({ name }) => name.text).sort();
    return { path, props, names };
  }

  it.each([
    // one kind of a collective name, if it has a category of its own
    ['sl', 'telefoni', ['Pametni telefon Mik', 'Pametni telefon Val']],
    ['sl', 'ura', ['Pametna ura Takt']],
    ['en', 'phone', ['Mik smartphone', 'Val smartphone']],
    ['en', 'watches', ['Takt smartwatch']],
    ['en', 'shoes', ['Brin trainers', 'Hrib trainers']],
    // or if the products have it in their names
    ['en', 'keyboard', ['Tipka mechanical keyboard', 'Črka keyboard, Bluetooth']],
    ['en', 'mice', ['Sled wireless mouse']],
    ['en', 'wireless keyboard', ['Črka keyboard, Bluetooth']],
    ['sl', 'brezžična tipkovnica', ['Tipkovnica Črka, Bluetooth']],
    [
      'en',
      'keyboards and mice',
      ['Sled wireless mouse', 'Tipka mechanical keyboard', 'Črka keyboard, Bluetooth'],
    ],
    // the whole name, and a kind without a category, are everything in it
    ['en', 'clothing', ['Brin T-shirt', 'Brin trainers', 'Hrib trainers']],
    ['en', 'phones and watches', ['Mik smartphone', 'Takt smartwatch', 'Val smartphone']],
    // all of the words
    ['en', 'black tea', ['Assam black tea']],
    ['sl', 'črna skodelica', ['Črna skodelica']],
  ] as const)('with all words, in %s: %s', async (locale, words, expected) => {
    const { names, props } = await search(words, locale);
    expect([names, props.isNear]).toEqual([expected, false]);
  });

  it.each<[Locale, string, string[], string[]]>([
    // without all of the words, products of the category that is named
    ['en', 'green tea', ['Assam black tea', 'Meta herbal tea'], ['green']],
    ['sl', 'zelen čaj', ['Zeliščni čaj Meta', 'Črni čaj Assam'], ['zelen']],
    ['en', 'black drill', ['Bosch drill'], ['black']],
    ['sl', 'kosilnica bosch', ['Kosilnica Trava'], ['bosch']],
    ['sl', 'čaj za vrtalnik', ['Zeliščni čaj Meta', 'Črni čaj Assam'], ['vrtalnik']],
    ['en', 'tea machine', ['Crema espresso machine'], ['tea']],
    // a noun before its adjective
    ['sl', 'superge modre', ['Superge Brin', 'Superge Hrib'], ['modre']],
    ['sl', 'skodelica plišasta', ['Zelena skodelica', 'Črna skodelica'], ['plišasta']],
  ])(
    'with one word less, and says that nothing has all, in %s: %s',
    async (locale, words, expected, missing) => {
      const { names, props, path } = await search(words, locale);
      expect([names, props.missing, props.isNear]).toEqual([expected.toSorted(), missing, true]);
      const { text } = await katalog.visitor().document(path);
      expect(text).toContain(
        {
          sl: `Najbližji zadetki · ${names.length} Neupoštevano: ${missing}`,
          en: `Closest matches · ${names.length} Not considered: ${missing}`,
        }[locale],
      );
    },
  );

  it.each([
    // the word for the kind is unknown, or a longer word is another thing
    ['en', 'washing machine', ['Coffee machines']],
    ['sl', 'aparat za vaflje', ['Kavni aparati']],
    // at any price
    ['en', 'washing machine under 300 euros', ['Coffee machines']],
    ['sl', 'aparat za vaflje do 300 evrov', ['Kavni aparati']],
    ['en', 'cremer', ['Clothing and shoes', 'Phones and watches', 'Tea', 'Mugs', 'Coffee machines']],
    ['en', 'xqzvwk', ['Clothing and shoes', 'Phones and watches', 'Tea', 'Mugs', 'Coffee machines']],
  ] as const)(
    'or finds nothing, and shows the nearest categories, in %s: %s',
    async (locale, words, near) => {
      const { names, props, path } = await search(words, locale);
      expect([names, props.corrected]).toEqual([[], null]);
      expect(props.categories.map(({ name }) => name.text).slice(0, 5)).toEqual(near);
      const { text } = await katalog.visitor().document(path);
      const said = { sl: 'ni zadetkov v nobeni od naših trgovin', en: 'None of our stores has anything' };
      expect(text).toContain(said[locale]);
    },
  );

  it.each([
    ['en', 'book', 'Words starting with “book”: bookcase, bookcases'],
    ['sl', 'kosiln', 'Daljše besede na »kosiln«: kosilnica, kosilnice'],
    ['sl', 'bosch vrtaln', 'Daljše besede na »vrtaln«: vrtalnik, vrtalniki'],
    // a form of a word is no beginning
    ['en', 'drills', null],
    ['sl', 'kosilnic', null],
  ] as const)('with longer words, which are named, in %s: %s', async (locale, words, notice) => {
    const { props } = await search(words, locale);
    expect(props.results.count).toBe(1);
    expect(props.notices).toEqual(notice === null ? [] : [notice]);
  });

  it.each([
    // another letter of a short word makes another word: soft, home
    ['en', 'sofa', 0],
    ['en', 'hose', 0],
    // next to another unknown word, this would be power
    ['en', 'washing powder', 0],
    // letters that changed places, or are missing, are mistakes
    ['en', 'bera', 1],
    ['en', 'drlil', 1],
  ] as const)('when it is corrected, in %s: %s', async (locale, words, count) => {
    const { props } = await search(words, locale);
    expect([props.results.count, props.corrected !== null]).toEqual([count, count > 0]);
  });

  it.each([
    ['sl', 'rdeči čevlji številka 42'],
    ['en', 'blender for soup'],
  ] as const)('and words without a meaning of their own stay out of it, in %s: %s', async (locale, words) => {
    const { props } = await search(words, locale);
    expect([props.corrected, props.notices.join().includes('orest')]).toEqual([null, false]);
  });
});
