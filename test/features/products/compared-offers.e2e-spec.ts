import { aFeed, anEan, type OfferOfFeed } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

type Offer = Partial<OfferOfFeed> & { productCode: string; name: string };

const katalog = await Katalog.use();

describe('offers of one code', () => {
  const sell = (store: Store, ...offers: Offer[]) => katalog.sell(store, ...offers);
  const pathOf = async (store: Store, code: string, language: 'izdelek' | 'en/product' = 'izdelek') => {
    const path = `/${language}/${await katalog.idOf(store, code)}`;
    return (await katalog.visitor().get(path)).headers.get('location') ?? path;
  };
  const pageOf = async (store: Store, code: string) =>
    (await katalog.visitor().page(await pathOf(store, code), 'products/show')).props;
  const cardsOf = async (words: string) => {
    const path = `/iskanje/izdelki/rezultati/${encodeURIComponent(words)}`;
    const { list } = (await katalog.visitor().page(path, 'products/search')).props;
    return list.cards.map(({ name, lowestPrice, offerCount }) => [name.text, lowestPrice.amount, offerCount]);
  };
  const both = async (imports: (() => Promise<unknown>)[], isReversed: boolean) => {
    for (const run of isReversed ? imports.toReversed() : imports) await run();
  };

  describe.each([false, true])('imported in reverse order: %s', (isReversed) => {
    let first: Store;
    let second: Store;
    let word: string;

    beforeAll(async () => {
      first = await katalog.store();
      second = await katalog.store();
      word = isReversed ? 'Obratna' : 'Prava';
    });

    it('have pages of their own where their names have nothing in common', async () => {
      const ean = anEan();
      const shirt = `Majica Breza ${word}`;
      await both(
        [
          () =>
            sell(
              first,
              { productCode: 'E1', name: `${shirt}, rdeča, M`, price: 19.9, ean },
              { productCode: 'E2', name: 'Krožnik Glina, 24 cm', price: 7.9, ean },
              { productCode: 'E3', name: `${shirt}, modra, L`, price: 21.9, ean },
            ),
          () => sell(second, { productCode: 'S', name: `${shirt} M, rdeča`, price: 18, ean }),
        ],
        isReversed,
      );
      const page = await pageOf(second, 'S');
      expect(page.offers.map(({ price }) => price.amount)).toEqual([18, 19.9]);
      expect(await cardsOf(shirt)).toEqual(
        expect.arrayContaining([
          [expect.stringContaining('rdeča'), 18, 2],
          [`${shirt}, modra, L`, 21.9, 1],
        ]),
      );
      expect((await pageOf(first, 'E2')).offers.map(({ price }) => price.amount)).toEqual([7.9]);
    });

    it('are not compared with a pack', async () => {
      const ean = anEan();
      const name = `Baterija ${word} AA`;
      await both(
        [
          () => sell(first, { productCode: 'B1', name, price: 1, ean }),
          () => sell(second, { productCode: 'B24', name: `${name}, 24 ×`, price: 19, ean }),
        ],
        isReversed,
      );
      const page = await pageOf(first, 'B1');
      expect(page.offers).toHaveLength(1);
      expect(page.leftOut).toMatchObject([
        {
          price: '19,00\u00a0€',
          pageUrl: expect.stringContaining('/izdelek/'),
          reason: expect.stringContaining('Pakiranje'),
        },
      ]);
      expect((await cardsOf(name)).map(([, ...rest]) => rest)).toEqual(
        expect.arrayContaining([
          [1, 1],
          [19, 1],
        ]),
      );
    });

    it('keep an extreme price out of the comparison, and take it back', async () => {
      const ean = anEan();
      const name = `Telefon ${word} 12`;
      await both(
        [
          () => sell(first, { productCode: 'T', name, price: 499, ean }),
          () => sell(second, { productCode: 'T', name: `${name} črn`, price: 0.01, ean }),
        ],
        isReversed,
      );
      const page = await pageOf(first, 'T');
      expect(page.product.lowestPrice.amount).toBe(499);
      expect(page.offers.map(({ price }) => price.amount)).toEqual([499]);
      expect(page.bestOffers).toEqual([]);
      expect(page.priceHistory?.lowest).toBe(499);
      expect(page.leftOut).toMatchObject([{ price: '0,01\u00a0€', pageUrl: null }]);
      const { text, head } = await katalog.visitor().document(await pathOf(first, 'T', 'en/product'));
      expect(text).toContain(
        'The price differs sharply from another store’s price (€499.00), so we don’t compare it.',
      );
      expect(head).toContain('"price":"499.00"');
      expect(head).not.toContain('0.01');
      expect(await cardsOf(name)).toEqual([[expect.stringContaining(name), 499, 1]]);
      const ids = [await katalog.idOf(first, 'T'), await katalog.idOf(second, 'T')];
      const answer = await katalog.visitor().get(`/api/products/${ids[1]}`);
      expect(await answer.json()).toMatchObject({ price: 0.01, lowestPrice: 499, offerCount: 1 });
      const filtered = await katalog.visitor().get('/api/products?priceTo=1');
      expect(JSON.stringify(await filtered.json())).not.toContain(name);

      await sell(second, { productCode: 'T', name: `${name} črn`, price: 480, ean });
      expect((await pageOf(first, 'T')).offers.map(({ price }) => price.amount)).toEqual([480, 499]);
      // the price of the other one moves away
      await sell(first, { productCode: 'T', name, price: 1_500, ean });
      expect((await pageOf(first, 'T')).offers.map(({ price }) => price.amount)).toEqual([1_500]);
      await sell(first, { productCode: 'T', name, price: 499, ean });
      expect((await pageOf(first, 'T')).offers.map(({ price }) => price.amount)).toEqual([480, 499]);
    });
  });

  it('show their own name where it is not that of the page', async () => {
    const [first, second, ean] = [await katalog.store(), await katalog.store(), anEan()];
    await sell(first, { productCode: 'N', name: 'Kavni mlinček Zrno', price: 30, ean });
    await sell(second, { productCode: 'N', name: 'Mlinček za kavo Zrno, jeklen', price: 29, ean });
    const { offers } = await pageOf(first, 'N');
    expect(offers.map(({ name }) => name?.text)).toEqual(['Mlinček za kavo Zrno, jeklen', undefined]);
    expect((await katalog.visitor().document(await pathOf(first, 'N'))).text).toContain(
      'Mlinček za kavo Zrno, jeklen',
    );
  });

  it('tell their store why they are not compared', async () => {
    const [first, second, ean] = [await katalog.store(), await katalog.store(), anEan()];
    await sell(first, { productCode: 'V', name: 'Vrtni stol Senca', price: 30, ean });
    await sell(second, { productCode: 'V', name: 'Volnena odeja Zima', price: 29, ean });
    const id = await katalog.idOf(second, 'V');
    const { text } = await second.admin.document(`/administracija/izdelki/${id}`);
    expect(text).toContain(
      'Ponudbe ne primerjamo: ime nima nič skupnega z imenom ponudbe »Vrtni stol Senca« z isto kodo EAN.',
    );
  });

  it('are followed to what they were compared with when they are gone, and to nothing else', async () => {
    const [first, second, ean] = [await katalog.store(), await katalog.store(), anEan()];
    const name = 'Skleda Odhod';
    await sell(
      first,
      { productCode: 'G', name, price: 30, ean },
      { productCode: 'H', name: 'Volnena odeja Odhod', price: 29, ean },
    );
    await sell(second, { productCode: 'G', name, price: 31, ean });
    const ids = [await katalog.idOf(first, 'G'), await katalog.idOf(first, 'H')];
    await katalog.import(first, aFeed([{ productCode: 'X' }]), { mode: 'full' });
    const alternatives = await Promise.all(
      ids.map(async (id) => {
        const { props } = await katalog.visitor().page(`/izdelek/${id}`, 'products/gone');
        return props.alternatives[0]?.name.text;
      }),
    );
    expect(alternatives).toEqual([name, expect.not.stringContaining(name)]);
  });
});
