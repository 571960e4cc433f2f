import { linkOf, metaOf } from '../../support/browser/document.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog, type SoldOffer } from '../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
const visitor = katalog.visitor();
const [first, second, third] = [
  await katalog.store('Prva'),
  await katalog.store('Druga'),
  await katalog.store('Tretja'),
];
const category = await katalog.category({ sl: 'Čaji', en: 'Teas' });
const platform = await katalog.signedInAs('super_admin');
await platform.write('POST', '/api/attributes', {
  translations: { name: { sl: 'Barva', en: 'Colour' } },
  ...{ type: 'text', unit: null, categories: [{ id: category, filterable: true }] },
});

const colour = { sl: 'Barva', en: 'Colour' };
const ean = anEan();
const sell = (store: typeof first, offer: Partial<SoldOffer> & { productCode: string }) =>
  katalog.sellOne(store, { category: 'Čaji', price: 10, ...offer } as SoldOffer);

const slovenian = await sell(first, {
  productCode: 'SL',
  name: 'Zeleni čaj Listič',
  ...{ ean, price: 9 },
  attributes: [
    { name: 'Barva', value: 'zelena' },
    { name: 'Masa', value: '1,5 kg' },
    { name: 'Poreklo', value: 'Pohorje' },
  ],
});
const both = await sell(second, {
  productCode: 'OBA',
  name: { sl: 'Čaj Listič, zeleni', en: 'Listič green tea' },
  ...{ ean, price: 11 },
  attributes: [
    { name: colour, value: { sl: 'zelena', en: 'green' } },
    { name: { sl: 'Masa', en: 'Weight' }, value: { sl: '1,5', en: '1.5' }, unit: 'kg' },
  ],
});
const english = await sell(third, { productCode: 'EN', name: { en: 'Listič tea, green' }, ean, price: 12 });
const alone = await sell(first, {
  productCode: 'SAM',
  name: 'Beli čaj',
  price: 20,
  attributes: [
    { name: 'Barva', value: 'zelena' },
    { name: 'Teža', value: 'lahka' },
  ],
});

// another product does not translate a free attribute
await sell(second, {
  productCode: 'DRUG',
  name: { sl: 'Kava', en: 'Coffee' },
  category: 'Kave',
  attributes: [{ name: { sl: 'Poreklo', en: 'Origin' }, value: { sl: 'Pohorje', en: 'the Pohorje hills' } }],
});

const pageOf = async (path: string) => (await visitor.page(path, 'products/show')).props;
const cardsAt = async (path: string) => (await visitor.page(path, 'products/category')).props.list!.cards;
const LIST = { sl: `/izdelki/rezultati/${category}/caji`, en: `/en/products/results/${category}/teas` };
const NAME = { text: 'Listič green tea' };

describe('the name of a product', () => {
  it('comes from the first other offer with one, at the same URL', async () => {
    const path = `/en/product/${slovenian}/zeleni-caj-listic`;
    const { product, breadcrumb, offers } = await pageOf(path);
    expect(product.name).toEqual(NAME);
    expect(breadcrumb.at(-1)!.name).toEqual(NAME);
    // in Slovenian the first offer has the name of the page, the second one another order of its words
    expect(offers.map(({ name }) => name)).toEqual([null, null, null]);
    const document = await visitor.document(path);
    expect(document.title).toMatch(/^Listič green tea/);
    expect(document.jsonLd[0]).toMatchObject({ name: NAME.text });
    expect(metaOf(document, 'robots')).toBeUndefined();
    expect(linkOf(document, 'canonical')).toContain(path);
    expect((await pageOf(`/izdelek/${slovenian}/zeleni-caj-listic`)).product.name.text).toBe(
      'Zeleni čaj Listič',
    );
  });

  it('is the own one of the page’s offer, if there is one', async () => {
    expect((await pageOf(`/en/product/${english}/listic-tea-green`)).product.name.text).toBe(
      'Listič tea, green',
    );
    expect((await pageOf(`/izdelek/${english}/listic-tea-green`)).product.name).toEqual({
      text: 'Zeleni čaj Listič',
    });
  });

  it('is the original, with its language, if no other offer has one', async () => {
    const path = `/en/product/${alone}/beli-caj`;
    expect((await pageOf(path)).product.name).toEqual({ text: 'Beli čaj', lang: 'sl' });
    const document = await visitor.document(path);
    expect(document.body).toMatch(/<h1[^>]*><span lang="sl">Beli čaj<\/span>/);
    expect(metaOf(document, 'robots')).toBe('noindex,follow');
  });

  it('is on cards, which a search for it finds, in suggestions and on the watch list', async () => {
    expect((await cardsAt(`${LIST.en}?sort=price`)).map(({ name }) => name)).toEqual([
      NAME,
      { text: 'Beli čaj', lang: 'sl' },
    ]);
    const found = await visitor.page('/en/search/products/results/listic%20green%20tea', 'products/search');
    expect(found.props.list!.cards.map(({ name }) => name)).toEqual([NAME]);
    const watching = katalog.visitor();
    await watching.submit('POST', '/en/watch-list', { add: slovenian });
    const { watched } = (await watching.page('/en/watch-list', 'watch-list/show')).props;
    expect(watched.map(({ name }) => name)).toEqual([NAME]);
  });

  it('comes from no offer that is not compared', async () => {
    const setCompared = (is: boolean) =>
      katalog.rows('update catalogue_offers set comparable = $2 where offer_id = $1', [both, is]);
    await setCompared(false);
    const { product } = await pageOf(`/en/product/${slovenian}/zeleni-caj-listic`);
    await setCompared(true);
    expect(product.name).toEqual({ text: 'Listič tea, green' });
  });

  it('in a third language counts only if no other offer has one', async () => {
    const rename = (id: number, name: object) =>
      katalog.rows('update products set name = $2 where id = $1', [id, JSON.stringify(name)]);
    const german = { sl: 'Grüner Tee', en: 'Grüner Tee', lang: 'de' };
    await rename(slovenian, german);
    const { product } = await pageOf(`/en/product/${slovenian}/gruner-tee`);
    await rename(slovenian, { sl: 'Zeleni čaj Listič' });
    expect(product.name).toEqual(NAME);
    await rename(alone, german);
    const original = await pageOf(`/en/product/${alone}/gruner-tee`);
    await rename(alone, { sl: 'Beli čaj' });
    expect(original.product.name).toEqual({ text: 'Grüner Tee', lang: 'de' });
  });
});

describe('the attributes of a product', () => {
  it('are shown as other offers state them in the language of the page', async () => {
    const { product } = await pageOf(`/en/product/${slovenian}/zeleni-caj-listic`);
    expect(product.attributes).toEqual([
      { name: { text: 'Colour' }, value: { text: 'green' } },
      { name: { text: 'Weight' }, value: { text: '1.5\u00a0kg' } },
      { name: { text: 'Poreklo', lang: 'sl' }, value: { text: 'Pohorje', lang: 'sl' } },
    ]);
  });

  it('on cards are in the language of the page, also by a value of another product', async () => {
    expect((await cardsAt(`${LIST.en}?sort=price`)).map((card) => card.facts)).toEqual([
      // the name of the product has it
      [],
      [{ text: 'Colour: green' }],
    ]);
    expect((await cardsAt(`${LIST.sl}?sort=price`))[1]!.facts).toEqual([{ text: 'Barva: zelena' }]);
  });

  it('do not differ in a comparison by their language alone', async () => {
    const free = (name: object | string, value: object | string, productCode: string) =>
      sell(second, {
        productCode,
        name: `Čajnik ${productCode}`,
        attributes: [{ name: name as string, value: value as string }],
      });
    const ids = [
      await free('Ročaj', 'lesen', 'C1'),
      await free({ en: 'Handle' }, { en: 'wooden' }, 'C2'),
      await free({ sl: 'Ročaj', en: 'Handle' }, { sl: 'lesen', en: 'wooden' }, 'C3'),
    ];
    for (const [path, name] of [
      ['/primerjava', 'Ročaj'],
      ['/en/compare', 'Handle'],
    ]) {
      const { rows } = (await visitor.page(`${path}?ids=${ids.join('-')}`, 'comparison/show')).props;
      expect(rows.filter((row) => /Ročaj|Handle/.test(row.name.text))).toMatchObject([
        { name: { text: name }, differs: false, isMarked: false },
      ]);
    }
  });
});

describe('the order by name', () => {
  const firstNames = async (path: string) =>
    (await cardsAt(`${path}?sort=name`)).slice(0, 6).map(({ name }) => name.text);
  const FIRST = ['Beli čaj', 'Čajnik C1', 'Čajnik C2', 'Čajnik C3'];
  const NAMES = { sl: [...FIRST, 'Mate', 'Pehtran 0'], en: [...FIRST, 'Listič green tea', 'Mate'] };

  it('is that of the names on the cards', async () => {
    await sell(second, { productCode: 'MATE', name: { sl: 'Mate', en: 'Mate' } });
    await sell(second, { productCode: 'P-0', name: { sl: 'Pehtran 0', en: 'Tarragon 0' } });
    expect(await firstNames(LIST.en)).toEqual(NAMES.en);
    expect(await firstNames(LIST.sl)).toEqual(NAMES.sl);
  });

  it('is the same for many cards', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      productCode: `P-${at}`,
      name: { sl: `Pehtran ${at}`, en: `Tarragon ${at}` },
      category: 'Čaji',
    }));
    await katalog.sell(third, ...many);
    expect(await firstNames(LIST.en)).toEqual(NAMES.en);
    expect(await firstNames(LIST.sl)).toEqual(NAMES.sl);
  });
});
