import { linkOf } from '../../support/browser/document.js';
import { type aFeed, anEan } from '../../support/data/feed.js';
import { choiceOf, rangeOf } from '../../support/filter-controls.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { reduceFrom } from '../../support/data/past-prices.js';

const katalog = await Katalog.use({ worker: false });
const store = await katalog.store('Prva trgovina');
const other = await katalog.store('Druga trgovina');

describe('a list', () => {
  const sell = (seller: Store, offers: Parameters<typeof aFeed>[0]) => katalog.sell(seller, ...offers);

  /** The content of a list in an Inertia answer. */
  const results = async (path: string) => {
    const { props } = await katalog.visitor().page(path, 'products/category');
    return { ...props.results, cards: props.list.cards };
  };
  const names = async (path: string) => (await results(path)).cards.map(({ name }) => name.text);

  describe('of a category', () => {
    let parent: number;
    let child: number;
    let path: string;

    beforeAll(async () => {
      parent = await katalog.category({ sl: 'Računalništvo', en: 'Computing' });
      child = await katalog.category({ sl: 'Prenosniki', en: 'Laptops' }, parent);
      path = `/izdelki/rezultati/${parent}/racunalnistvo`;
      const ean = anEan();
      const category = 'Računalništvo > Prenosniki';
      await sell(store, [
        { name: { sl: 'Cel', en: 'Whole' }, category, brand: 'Savica', price: 100, ean },
        { name: { sl: 'Čil', en: 'Lively' }, category, brand: 'Savica', price: 300 },
        { name: { sl: 'Siv', en: 'Grey' }, category: 'Računalništvo', brand: 'Norden', price: 200 },
        { name: { sl: 'Šum', en: 'Noise' }, category: 'Računalništvo', brand: 'Norden', price: 400 },
        { name: { sl: 'Zid', en: 'Wall' }, category, price: 50 },
        { name: { sl: 'Žar', en: 'Glow' }, category, price: 1, currency: 'CHF' },
      ]);
      await sell(other, [{ name: 'Cel', category, brand: 'Savica', price: 90, productCode: 'CEL', ean }]);
      await reduceFrom(katalog.app, 120, [await katalog.idOf(other, 'CEL')]);
    });

    it('is whole without JavaScript, in both languages', async () => {
      const sl = await katalog.visitor().document(path);
      const en = await katalog.visitor().document(`/en/products/results/${parent}/computing`);

      expect([sl.status, sl.lang, sl.title]).toEqual([200, 'sl', 'Računalništvo · Katalog']);
      expect(sl.text).toContain('Računalništvo 6 izdelkov');
      for (const text of ['Cel', 'od 90,00 € 2 ponudbi', 'Šum', '400,00 €', 'Prva trgovina', 'Prenosniki'])
        expect(sl.text).toContain(text);
      const [first] = (await results(path)).cards;
      expect(sl.links.get(first!.url)).toBe(first!.name.text);
      expect(linkOf(sl, 'rel="canonical"')).toBe(katalog.origin + path);
      expect(linkOf(sl, 'hreflang="en"')).toBe(`${katalog.origin}/en/products/results/${parent}/computing`);

      expect([en.status, en.lang, en.title]).toEqual([200, 'en', 'Computing · Katalog']);
      for (const text of ['Computing 6 products', 'Lively', '€300.00', 'from €90.00', 'Laptops'])
        expect(en.text).toContain(text);
    });

    it('includes products of its descendants', async () => {
      expect((await results(path)).count).toBe(6);
      expect((await results(`/izdelki/rezultati/${child}/racunalnistvo/prenosniki`)).count).toBe(4);
    });

    it('redirects to its canonical URL, with filters', async () => {
      const { status, headers } = await katalog
        .visitor()
        .get(`/izdelki/rezultati/${child}/prenosniki?brand=norden&sort=price`);
      expect([status, headers.get('location')]).toEqual([
        301,
        `/izdelki/rezultati/${child}/racunalnistvo/prenosniki?brand=norden&sort=price`,
      ]);
    });

    it.each([
      '/izdelki/rezultati/999999',
      '/izdelki/rezultati/x/y',
      '/izdelki/rezultati',
      '/storitve/rezultati/1',
    ])('is not at %s', async (address) => {
      expect((await katalog.visitor().get(address)).status).toBe(404);
    });

    it('is sorted by price, by the cheapest offer of each card, foreign currencies last in both directions', async () => {
      expect(await names(`${path}?sort=price`)).toEqual(['Zid', 'Cel', 'Siv', 'Čil', 'Šum', 'Žar']);
      expect(await names(`${path}?sort=-price`)).toEqual(['Šum', 'Čil', 'Siv', 'Cel', 'Zid', 'Žar']);
    });

    it('is sorted by name as Slovenian is', async () => {
      expect(await names(`${path}?sort=name`)).toEqual(['Cel', 'Čil', 'Siv', 'Šum', 'Zid', 'Žar']);
    });

    it('is sorted by newest', async () => {
      expect(await names(`${path}?sort=newest`)).toEqual(['Žar', 'Zid', 'Šum', 'Siv', 'Čil', 'Cel']);
    });

    it('is filtered by brands; their counts ignore that filter, the price range does not', async () => {
      const list = await results(`${path}?brand=norden&sort=name`);
      expect(list.cards.map(({ name }) => name.text)).toEqual(['Siv', 'Šum']);
      expect(choiceOf(list, 'brand').items).toEqual([
        { id: 'norden', title: { text: 'Norden' }, count: 2, selected: true },
        { id: 'savica', title: { text: 'Savica' }, count: 2, selected: false },
      ]);
      expect(rangeOf(list, 'priceFrom')).toMatchObject({ lowest: 200, highest: 400, from: null, to: null });
      expect(await names(`${path}?brand=norden&brand=savica&sort=name`)).toEqual([
        'Cel',
        'Čil',
        'Siv',
        'Šum',
      ]);
    });

    it('is filtered by price, both ends included; the range ignores that filter, the brands do not', async () => {
      const list = await results(`${path}?priceFrom=90&priceTo=200&sort=price`);
      expect(list.cards.map(({ name }) => name.text)).toEqual(['Cel', 'Siv']);
      const price = rangeOf(list, 'priceFrom');
      expect(price).toMatchObject({ lowest: 50, highest: 400, from: 90, to: 200 });
      expect([price.buckets![0], price.buckets!.at(-1)]).toEqual([1, 1]);
      expect(choiceOf(list, 'brand').items.map(({ id, count }) => [id, count])).toEqual([
        ['norden', 1],
        ['savica', 1],
      ]);
      // written with a decimal comma
      expect(await names(`${path}?priceTo=${encodeURIComponent('90,00')}&sort=price`)).toEqual([
        'Zid',
        'Cel',
      ]);
    });

    it('shows the cheapest matching offer of a card', async () => {
      const [card] = (await results(`${path}?priceFrom=95&priceTo=150`)).cards;
      expect(card).toMatchObject({ name: { text: 'Cel' }, lowestPrice: { amount: 100 } });
    });

    it('is filtered by discount', async () => {
      const list = await results(`${path}?discount=1`);
      expect(list.cards).toMatchObject([{ name: { text: 'Cel' }, discount: { percent: 25 } }]);
    });

    it('shows the selected filters, with links that remove each', async () => {
      const address = `${path}?brand=norden&priceFrom=250`;
      const page = await katalog.visitor().document(address);
      expect(page.text).toContain('1 izdelek');
      // the chip, and with so few hits a link below them
      expect(page.links.get(`${path}?priceFrom=250`)).toBe('Znamka: ni pomembno');
      expect(page.links.get(`${path}?brand=norden`)).toBe('Cena: ni pomembno');
      expect(page.links.has(path)).toBe(true);
      expect(page.head).toMatch(/name="robots" content="noindex,follow"/);
      expect(linkOf(page, 'rel="canonical"')).toBeUndefined();
    });

    it('offers links when nothing matches', async () => {
      const page = await katalog.visitor().document(`${path}?priceFrom=100000`);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/Ni zadetkov.*Cena: ni pomembno/);
      expect(page.links.has(path)).toBe(true);
    });

    it.each([
      'sort=cheapest',
      'page=0',
      'page=abc',
      'page=1.5',
      'page=99999',
      'priceFrom=abc',
      'priceFrom=-5',
      'priceTo[]=3',
      'priceFrom=1&priceFrom=2',
      'brand=',
      'brand[a]=b',
      'discount=maybe',
      'utm_source=letter&__proto__[x]=1',
    ])('ignores ?%s', async (query) => {
      expect((await results(`${path}?${query}`)).count).toBe(6);
      expect((await katalog.visitor().document(`${path}?${query}`)).status).toBe(200);
    });
  });

  describe('of many', () => {
    let path: string;
    const COUNT = 53;

    beforeAll(async () => {
      const id = await katalog.category({ sl: 'Množica', en: 'Crowd' });
      path = `/izdelki/rezultati/${id}/mnozica`;
      await sell(
        store,
        Array.from({ length: COUNT }, (_, index) => ({
          category: 'Množica',
          price: index + 1,
          brand: 'Brez konca',
        })),
      );
    });

    it('has pages that contain everything once', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map(async (page) => (await results(`${path}?sort=price&page=${page}`)).cards),
      );
      expect(pages.map(({ length }) => length)).toEqual([24, 24, 5]);
      expect(pages.flat().map(({ lowestPrice }) => lowestPrice.amount)).toEqual(
        Array.from({ length: COUNT }, (_, index) => index + 1),
      );
    });

    it('links its pages with their filters', async () => {
      const page = await katalog.visitor().document(`${path}?brand=brez+konca&page=2`);
      expect(page.text).toContain('53 izdelkov');
      for (const address of [`${path}?brand=brez+konca`, `${path}?brand=brez+konca&page=3`])
        expect(page.links.has(address)).toBe(true);
      expect(page.body).toMatch(/aria-current="page"[^>]*>2</);
    });

    it('shows the last page for a larger page number', async () => {
      const list = await results(`${path}?sort=price&page=7`);
      expect(list.cards).toHaveLength(5);
      expect(list.pagination).toMatchObject({ page: 3, pageCount: 3, nextUrl: null });
    });
  });

  describe('of a search', () => {
    beforeAll(async () => {
      await sell(store, [
        { productCode: 'ISK-1', name: { sl: 'Čevlji za pohod', en: 'Hiking shoes' }, brand: 'Đerdap' },
        { productCode: 'ISK-2', name: { sl: 'Vezalke', en: 'Shoelaces' }, ean: '3838942123450' },
      ]);
    });
    const found = async (words: string, locale = 'sl') => {
      const base = locale === 'sl' ? '/iskanje/izdelki/rezultati' : '/en/search/products/results';
      const { props } = await katalog
        .visitor()
        .page(`${base}/${encodeURIComponent(words)}`, 'products/search');
      return props.list.cards.map(({ name }) => name.text);
    };

    it.each([
      ['cevlji', ['Čevlji za pohod']],
      ['ČEVLJI', ['Čevlji za pohod']],
      ['pohod cev', ['Čevlji za pohod']],
      ['čevlji vezalke', ['Vezalke', 'Čevlji za pohod']],
      ['derdap', ['Čevlji za pohod']],
      ['shoes', ['Čevlji za pohod']],
      ['ISK-2', ['Vezalke']],
      ["'; drop table products; --", []],
      ['a & | ! ( ) :*', []],
    ])('finds by »%s«', async (words, names) => {
      expect(await found(words)).toEqual(names);
    });

    it('is whole without JavaScript, in both languages', async () => {
      const sl = await katalog.visitor().document('/iskanje/izdelki/rezultati/cevlji');
      expect([sl.status, sl.title]).toEqual([200, 'Iskanje: »cevlji« · Katalog']);
      expect(sl.text).toContain('1 izdelek');
      expect(sl.text).toContain('Čevlji za pohod');
      const en = await katalog.visitor().document('/en/search/products/results/shoes');
      expect([en.lang, en.status]).toEqual(['en', 200]);
      expect(en.text).toContain('Hiking shoes');
    });

    it('is opened by the query of the form', async () => {
      const visitor = katalog.visitor();
      const redirectOf = async (path: string) => {
        const { status, headers } = await visitor.get(path);
        return [status, headers.get('location')];
      };
      const base = '/iskanje/izdelki/rezultati';
      expect(await redirectOf(`${base}?query=zimski+čevlji`)).toEqual([302, `${base}/zimski%20%C4%8Devlji`]);
      expect(await redirectOf(`${base}?query=a%2Fb%3Fc`)).toEqual([
        302,
        expect.stringContaining('b%3Fc') as string,
      ]);
      expect(await redirectOf(`${base}?query=`)).toEqual([302, base]);
      // prices in the text are chosen in the list
      expect(await redirectOf(`${base}?query=kovček+do+99,90+€`)).toEqual([
        302,
        `${base}/kov%C4%8Dek?priceTo=99.9&typed=kov%C4%8Dek+do+99%2C90+%E2%82%AC`,
      ]);
      expect(await redirectOf(`${base}?query=od+20+do+50+eur`)).toEqual([
        302,
        `${base}?priceFrom=20&priceTo=50&typed=od+20+do+50+eur`,
      ]);
      expect(await redirectOf('/en/search/products/results?query=shoes+under+100')).toEqual([
        302,
        '/en/search/products/results/shoes?priceTo=100&typed=shoes+under+100',
      ]);
      const form = (await visitor.document('/')).body;
      expect(form).toMatch(new RegExp(`<form[^>]*action="${base}"[^>]*method="get"`));
      expect(form).toMatch(/<input[^>]*name="query"/);
    });

    it('of nothing lists everything', async () => {
      const page = await katalog.visitor().document('/iskanje/izdelki/rezultati');
      expect([page.status, page.title]).toEqual([200, 'Vsi izdelki · Katalog']);
      const { props } = await katalog.visitor().page('/iskanje/izdelki/rezultati', 'products/search');
      expect(props.results.count).toBeGreaterThan(50);
    });

    it('without results offers links', async () => {
      const page = await katalog.visitor().document('/iskanje/izdelki/rezultati/takegani');
      expect(page.status).toBe(200);
      expect(page.text).toContain('Računalništvo');
      expect(page.text).toContain('takegani');
    });
  });
});
