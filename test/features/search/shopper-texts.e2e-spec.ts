import { demoOffers } from '../../../scripts/demo/offers.js';
import { type DemoProduct, demoProducts } from '../../../scripts/demo/products.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { ENGLISH } from '../../support/data/shopper-texts/english.js';
import type { ShopperText, Wanted } from '../../support/data/shopper-texts/shopper-text.js';
import { SLOVENIAN } from '../../support/data/shopper-texts/slovenian.js';
import { reduceFrom } from '../../support/data/past-prices.js';
import { putDemoIn } from '../../support/demo-catalogue.js';
import { Katalog } from '../../support/katalog.js';
import { AMOUNTS, everyNth } from '../../support/nightly.js';

const FIRST = 5;
/** Part of each language's texts. */
const FOUND = 0.95;

const products = new Map(demoProducts().flatMap((product) => product.name.map((name) => [name, product])));
const lowestPrices = new Map<DemoProduct['ean'], number>();
for (const { product, price } of [...demoOffers().values()].flat())
  lowestPrices.set(product.ean, Math.min(price, lowestPrices.get(product.ean) ?? Infinity));

const isWanted = ({ type, brand, name, attributes, ean }: DemoProduct, wanted: Wanted): boolean => {
  const texts = attributes.flatMap((attribute) =>
    [0, 1].map(
      (language) => `${attribute.name[language]}=${attribute.value[language]}${attribute.unit ?? ''}`,
    ),
  );
  return (
    (wanted.in === undefined || type.category === wanted.in) &&
    (wanted.brand === undefined || brand === wanted.brand) &&
    (wanted.name === undefined || name.some((one) => one.includes(wanted.name!))) &&
    (wanted.has ?? []).every((part) => texts.some((text) => text.includes(part))) &&
    (wanted.upTo === undefined || lowestPrices.get(ean)! <= wanted.upTo)
  );
};

const katalog = await Katalog.use();
await putDemoIn(katalog);

const sold = [...new Set(products.values())];

describe('what shoppers type', () => {
  /** The page where the search form leads. */
  async function found(text: string, locale: 'sl' | 'en') {
    const form = { sl: '/iskanje/izdelki/rezultati', en: '/en/search/products/results' }[locale];
    const led = await katalog.visitor().get(`${form}?query=${encodeURIComponent(text)}`);
    const { props } = await katalog.visitor().page(led.headers.get('location')!, 'products/search');
    return props;
  }

  /** The names of the hits on its first page. */
  const hits = async (text: string, locale: 'sl' | 'en'): Promise<string[]> =>
    (await found(text, locale)).list.cards.map(({ name }) => name.text);

  /** The ids of the first products that the API answers. */
  async function apiIds(text: string, locale: 'sl' | 'en'): Promise<number[]> {
    const query = new URLSearchParams({ query: text, locale }).toString();
    return (
      await katalog.visitor().read<{ products: { id: number }[] }>(`/api/products?${query}`)
    ).products.map(({ id }) => id);
  }

  it.each([
    ['sl', SLOVENIAN],
    ['en', ENGLISH],
  ] as const)('is among the first hits, in %s', async (locale, all: readonly ShopperText[]) => {
    const texts = everyNth(all, AMOUNTS.shopperTextStep);
    const missed: { text: string; found: string[] }[] = [];
    const differing: string[] = [];
    for (const [text, wanted] of texts) {
      const { cards } = (await found(text, locale)).list;
      const ids = cards.map(({ id }) => id);
      if (String(ids) !== String(await apiIds(text, locale))) differing.push(text);
      const names = cards.slice(0, FIRST).map(({ name }) => name.text);
      const isFound = names.some((name) => products.has(name) && isWanted(products.get(name)!, wanted));
      if (!isFound) missed.push({ text, found: names });
    }
    const most = Math.floor(texts.length * (1 - FOUND));
    expect({ texts: all.length, missed: missed.length > most ? missed : [], differing }).toEqual({
      texts: 150,
      missed: [],
      // page and API have the same cards
      differing: [],
    });
  });

  it.each([
    ['phone', 'phones'],
    ['watch', 'watches'],
    ['shoes', 'shoes'],
  ])('tells %s from the rest of a category of both', async (text, category) => {
    const found = (await hits(text, 'en')).flatMap((name) => products.get(name)?.type.category ?? []);
    expect([...new Set(found)]).toEqual([category]);
  });

  it.each([
    // who names no service means a product
    ['en', 'phone', 'phone'],
    ['en', 'phones under 300', 'phone'],
    ['en', 'knife set', 'knife'],
    ['en', 'pan set', 'pan'],
    ['sl', 'popravilo telefona', 'service', 1],
    ['en', 'phone repair', 'service', 1],
    ['en', 'phone battery', 'service', 1],
    ['en', 'watch repair', 'service', 1],
    ['sl', 'delavnica', 'service', 1],
    // without all of the words, the category that is named
    ['sl', 'zelen čaj', 'tea'],
    ['en', 'green tea', 'tea'],
    ['sl', 'zimska jakna', 'jacket'],
    ['sl', 'sesalnik brez vrečke', 'vacuum'],
    ['sl', 'kava v zrnu', 'coffee'],
    ['sl', 'tekaški copati', 'sneakers'],
    ['sl', 'bunda', 'jacket'],
    ['en', 'robot vacuum', 'vacuum', 1],
    ['en', 'striped mug', 'mug'],
    // by a synonym
    ['en', 'white shoes', 'sneakers', 2],
    ['en', 'water bottle', 'flask', 3],
    // before other things that have it as an attribute
    ['sl', 'zaslon', 'monitor'],
    // a possessive is no size
    ['en', "women's jacket", 'jacket'],
    ['en', 'men’s T-shirt', 't-shirt'],
  ] as const)('begins, in %s, for %s with %s', async (locale, text, type, first: number = FIRST) => {
    const types = (await hits(text, locale)).map((name) => products.get(name)?.type.id ?? 'service');
    expect(types.slice(0, first)).toEqual(Array<string>(first).fill(type));
  });

  it.each([
    // a main category is no match of one word more
    ['sl', 'pasja hrana', 'Hrana in pijača'],
    ['sl', 'hrana za pse', 'Hrana in pijača'],
    ['en', 'dog food', 'Food and drink'],
    ['en', 'xqzvwk electronics', 'Electronics'],
  ] as const)('finds, in %s, nothing for %s but its category', async (locale, text, category) => {
    const { list, categories, corrected } = await found(text, locale);
    expect([list.cards, corrected]).toEqual([[], null]);
    expect(categories.map(({ name }) => name.text)).toEqual([category]);
  });

  it.each([
    ['en', 'iphone 15'],
    ['en', 'red wine'],
    ['sl', 'rdeče vino'],
    ['sl', 'televizor 55 col'],
    ['en', 'smart tv'],
    ['sl', 'pisalna miza'],
    // words of attributes and of main categories, or of the complement alone
    ['en', 'power bank'],
    ['en', 'garden hose'],
    ['en', 'tablet for kids'],
    ['sl', 'polnilec za telefon'],
    // all watches have it, and a lamp called so is no watch
    ['sl', 'ura brez gps'],
  ] as const)('finds, in %s, nothing for %s: none of its words names a product', async (locale, text) => {
    const { list, corrected } = await found(text, locale);
    expect([list.cards, corrected]).toEqual([[], null]);
  });

  it.each([
    // a gift may be anything, and an offer that has more words is near
    ['en', 'gift for kids', []],
    ['sl', 'darilo za 5 let staro deklico', ['deklico']],
    ['sl', 'hrana čaj xqzvwk', ['xqzvwk']],
  ] as const)('finds, in %s, what is near: %s', async (locale, text, missing) => {
    const page = await found(text, locale);
    expect([page.list.cards.length > 0, page.missing]).toEqual([true, missing]);
  });

  it.each([
    ['sl', 'otroško kolo', 'otroško', ['Kolesa', 'Otroci in igrače']],
    ['sl', 'kolo za otroke', 'otroke', ['Kolesa', 'Otroci in igrače']],
    ['en', 'kids bike', 'kids', ['Bicycles', 'Children and toys']],
    ['en', 'striped mug', 'striped', ['Mugs']],
    ['sl', 'oprema za taborjenje', 'oprema', ['Pohodništvo in taborjenje']],
    ['en', 'camping gear', 'gear', ['Hiking and camping']],
  ] as const)('names, in %s, the missing word of %s and its category', async (locale, text, word, links) => {
    const { missing, isNear, recognised } = await found(text, locale);
    expect([missing, isNear]).toEqual([[word], true]);
    expect(recognised.categories.map(({ name }) => name.text)).toEqual(links);
  });

  it.each([
    ['sl', 'kolo za otroke', 'otroke', ['bicikel']],
    ['en', 'kids bike', 'kids', ['bicycle']],
    ['en', 'waterproof jacket men', 'men', ['resistance', 'IP67', 'IP65', 'rain jacket']],
  ] as const)('explains, in %s, no missing word of %s', async (locale, text, word, meanings) => {
    const { missing, expanded, notices } = await found(text, locale);
    expect([missing, expanded!.meanings, notices]).toEqual([[word], meanings, []]);
  });

  it.each([
    ['sl', 'popravilo telefona', /telefon/i],
    ['en', 'phone repair', /phone/i],
    ['sl', 'servis mobitela', /telefon/i],
  ] as const)('finds no service that is booked by phone, in %s, for %s', async (locale, text, name) => {
    const { list, isNear } = await found(text, locale);
    const others = list.cards.filter((card) => !name.test(card.name.text));
    expect([list.cards.length > 0, others, isNear]).toEqual([true, [], false]);
  });

  it.each([
    ['sl', 'čelada za kolo', 9],
    ['sl', 'aparat za kavo', 9],
    ['sl', 'sesalnik za prah', 9],
    ['sl', 'najboljše slušalke', 19],
    ['en', 'something for camping', 34],
    ['en', 'bike helmet', 9],
    ['en', 'e-bike', 2],
    ['en', 'beanie', 9],
    ['sl', 'bio sok', 1],
    // 2–4, 2–5 and 3–6
    ['sl', 'igra za 4 igralce', 7],
    ['en', 'board game for four players', 7],
    ['en', 'smart watch with gps', 12],
    // the whole category, and not only its “Kitchen knives”
    ['en', 'kitchen', 100],
  ] as const)('finds, in %s, all that is meant by %s', async (locale, text, least) => {
    const { results, isNear, missing } = await found(text, locale);
    expect([isNear, missing]).toEqual([false, []]);
    expect(results.count).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['sl', 'graviranje kranj'],
    ['en', 'engraving kranj'],
  ] as const)('finds services by their place, in %s: %s', async (locale, text) =>
    expect((await found(text, locale)).isNear).toBe(false),
  );

  it.each([
    ['sl', 'brezžične slušalke'],
    ['en', 'wireless headphones'],
  ] as const)('finds, in %s, values by a synonym: %s', async (locale, text) => {
    const bluetooth = [...sold].filter((product) =>
      isWanted(product, { in: 'headphones', has: ['Povezava=Bluetooth'] }),
    );
    const names = await hits(text, locale);
    expect(bluetooth.length).toBeGreaterThan(2);
    for (const { name } of bluetooth) expect(names).toContain(name[locale === 'sl' ? 0 : 1]);
  });

  it.each([
    ['moška jakna', null],
    ['moška majica', null],
    ['otroški nahrbtnik', null],
    ['pametna ura moška', null],
    // not into a model
    ['obleka', null],
    ['lutka', null],
    ['volkonja obleka', 'volkonja oblak'],
    // the head as well, if it would be another subject
    ['popravilo pipe', null],
    // not into a place of services
    ['stroj za pranje', null],
    ['pranje', null],
    ['graviranje kranjj', 'graviranje kranj'],
    ['bele slušlke', 'bele slušalke'],
    ['nivelo telefn bela', 'nivelo telefon bela'],
    ['nivelo ponvve', 'nivelo ponve'],
  ])('corrects what describes a thing into what goes with it: %s', async (text, corrected) =>
    expect((await found(text, 'sl')).corrected?.text ?? null).toBe(corrected),
  );

  it('asks only for what a store sells', () => {
    const all = [...SLOVENIAN, ...ENGLISH];
    expect(all.filter(([, wanted]) => !sold.some((product) => isWanted(product, wanted)))).toEqual([]);
    expect(new Set(all.map(([text]) => text)).size).toBe(all.length);
  });

  it('is exemplified on the home page by searches with a category, a price and hits', async () => {
    await katalog.rows(`update products set clicks = 5 where id % 10 = 0 and kind = 'product'`);
    await katalog.app.get(CatalogueService).rebuild();
    await reduceFrom(katalog.app, 2000, await katalog.values('select id from products where id % 9 = 0'));
    for (const [path, locale] of [
      ['/', 'sl'],
      ['/en', 'en'],
    ] as const) {
      const { props } = await katalog.visitor().page(path, 'storefront/home');
      const examples = props.featured.flatMap(({ example }) => example ?? []);
      expect(examples).toHaveLength(3);
      for (const { text } of examples) {
        const { list, results, isNear } = await found(text, locale);
        expect([text, list.cards.length > 2, isNear]).toEqual([text, true, false]);
        expect([text, results.chips.length]).not.toEqual([text, 0]);
      }
    }
  });
});
