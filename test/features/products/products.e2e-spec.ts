import { CompaniesService } from '../../../src/companies/companies.service.js';
import { linkOf } from '../../support/browser/document.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { reduceFrom } from '../../support/data/past-prices.js';
import { until } from '../../support/until.js';

const katalog = await Katalog.use();
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');

describe('products', () => {
  /** The page itself, past the redirect to its full address. */
  const pageOf = async (store: Store, code: string, locale: 'sl' | 'en' = 'sl') => {
    const path = `${locale === 'sl' ? '/izdelek' : '/en/product'}/${await katalog.idOf(store, code)}`;
    const { headers } = await katalog.visitor().get(path);
    return katalog.visitor().document(headers.get('location') ?? path);
  };

  const cardsNamed = async (words: string, filters = '') => {
    const path = `/iskanje/izdelki/rezultati/${encodeURIComponent(words)}${filters}`;
    return (await katalog.visitor().page(path, 'products/search')).props.list.cards;
  };

  describe('the page of a product', () => {
    it('is complete without JavaScript, in both languages', async () => {
      const category = await katalog.category({ sl: 'Čajniki', en: 'Teapots' });
      const ean = anEan();
      await katalog.sell(first, {
        productCode: 'CAJNIK',
        name: { sl: 'Čajnik Žličnik', en: 'Teapot Spoon' },
        description: { sl: '<p>Drži <b>tri</b> skodelice.</p>', en: '<p>Holds <b>three</b> cups.</p>' },
        category: { sl: 'Čajniki', en: 'Teapots' },
        brand: 'Savica',
        price: 1299.9,
        regularPrice: 1500,
        deliveryCost: 4.1,
        stock: 3,
        ean,
      });
      await reduceFrom(katalog.app, 1500, [await katalog.idOf(first, 'CAJNIK')]);
      const sl = await pageOf(first, 'CAJNIK');
      const en = await pageOf(first, 'CAJNIK', 'en');
      const id = await katalog.idOf(first, 'CAJNIK');

      expect([sl.status, sl.lang, sl.title]).toEqual([200, 'sl', 'Čajnik Žličnik · Katalog']);
      for (const text of [
        'Čajniki Čajnik Žličnik',
        '1.299,90 €',
        '1.500,00 €',
        '−13 %',
        '1.304,00 €',
        'Savica',
        ean,
      ])
        expect(sl.text).toContain(text);
      expect(sl.text).toContain('Na zalogi 3 kosi');
      expect(sl.body).toContain('<p>Drži <b>tri</b> skodelice.</p>');
      expect(sl.links.get(`/pojdi/${id}`)).toBeDefined();
      expect(sl.links.get(`/izdelki/rezultati/${category}/cajniki`)).toBe('Čajniki');
      expect(sl.links.get(`/izdelki/rezultati/${category}/cajniki?brand=savica`)).toBe('Savica');

      expect([en.status, en.lang, en.title]).toEqual([200, 'en', 'Teapot Spoon · Katalog']);
      for (const text of ['Teapots Teapot Spoon', '€1,299.90', 'In stock 3 pieces', 'Holds three cups.'])
        expect(en.text).toContain(text);
      expect(en.links.get(`/en/products/results/${category}/teapots`)).toBe('Teapots');

      expect(linkOf(sl, 'rel="canonical"')).toBe(`${katalog.origin}/izdelek/${id}/cajnik-zlicnik`);
      expect(linkOf(sl, 'hreflang="en"')).toBe(`${katalog.origin}/en/product/${id}/teapot-spoon`);
      expect(linkOf(en, 'hreflang="x-default"')).toBe(`${katalog.origin}/izdelek/${id}/cajnik-zlicnik`);
      expect(sl.links.get(`/en/product/${id}/teapot-spoon`)).toBe('EN');
      expect(sl.jsonLd[0]).toMatchObject({
        '@type': 'Product',
        name: 'Čajnik Žličnik',
        gtin: ean,
        offers: {
          '@type': 'Offer',
          price: '1299.90',
          priceCurrency: 'EUR',
          seller: { name: 'Prva trgovina' },
        },
      });
    });

    it('has the price per unit of what comes in packs', async () => {
      await katalog.sell(first, { productCode: 'OLJE', name: 'Olje', price: 9.95, unitMeasure: '750 ml' });
      await katalog.sell(first, {
        ...{ productCode: 'SIRUP', name: 'Sirup', price: 5.5 },
        ...{ unitMeasure: '500 ml', unitBase: '100 ml' },
      });
      expect((await pageOf(first, 'OLJE')).text).toContain('Cena na enoto: 13,27 €/l');
      expect((await pageOf(first, 'SIRUP')).text).toContain('Cena na enoto: 1,10 €/100 ml');
      expect((await pageOf(first, 'SIRUP', 'en')).text).toContain('Unit price: €1.10/100 ml');
    });

    it('has the price per unit of the store with the lowest price, by what that store says of its content', async () => {
      const ean = anEan();
      await katalog.sell(first, { productCode: 'KIS', name: 'Kis', price: 20, ean });
      await katalog.sell(second, { productCode: 'KIS', name: 'Kis', price: 15, unitMeasure: '1.5 l', ean });
      for (const store of [first, second])
        expect((await pageOf(store, 'KIS')).text).toContain('Cena na enoto: 10,00 €/l');
    });

    it('redirects to its canonical URL and keeps the query', async () => {
      await katalog.sell(first, { productCode: 'NASLOV', name: { sl: 'Ena pot', en: 'One way' } });
      const id = await katalog.idOf(first, 'NASLOV');
      const visitor = katalog.visitor();
      for (const [wrong, right] of [
        [`/izdelek/${id}`, `/izdelek/${id}/ena-pot`],
        [`/izdelek/${id}/`, `/izdelek/${id}/ena-pot`],
        [`/izdelek/${id}/druga/pot?a=1&b=č?`, `/izdelek/${id}/ena-pot?a=1&b=%C4%8D?`],
        [`/izdelek/${id}/one-way`, `/izdelek/${id}/ena-pot`],
        [`/en/product/${id}/ena-pot`, `/en/product/${id}/one-way`],
      ]) {
        const { status, headers } = await visitor.get(wrong!);
        expect([wrong, status, headers.get('location')]).toEqual([wrong, 301, right]);
      }
      expect((await visitor.get(`/izdelek/${id}/ena-pot?a=1`)).status).toBe(200);
    });

    it('is no alternate for search engines in a language without its text', async () => {
      await katalog.sell(first, { productCode: 'SAMO-SL', name: 'Samo slovensko' });
      const sl = await pageOf(first, 'SAMO-SL');
      const en = await pageOf(first, 'SAMO-SL', 'en');
      expect(linkOf(sl, 'hreflang="en"')).toBeUndefined();
      expect(linkOf(en, 'hreflang="sl"')).toBeUndefined();
      expect(en.head).toMatch(/name="robots" content="noindex/);
      // the language switch is there nevertheless
      expect([...sl.links.values()]).toContain('EN');
    });

    it.each(['/izdelek/0', '/izdelek/abc', '/izdelek/99999999999', '/izdelek/-1/a', '/izdelek/2147483647'])(
      'but not at %s',
      async (path) => {
        const page = await katalog.visitor().document(path);
        expect(page.status).toBe(404);
        expect(page.text).toContain('Te strani nismo našli');
      },
    );

    it('is not served under the path of services', async () => {
      await katalog.sell(first, { productCode: 'NI-STORITEV' });
      expect(
        (await katalog.visitor().get(`/storitev/${await katalog.idOf(first, 'NI-STORITEV')}`)).status,
      ).toBe(404);
    });
  });

  describe('offers of several stores', () => {
    it('are one card with all offers, the cheapest first', async () => {
      const ean = anEan();
      await katalog.sell(first, {
        productCode: 'SKUPEN',
        name: 'Skupnik rdeči',
        ean,
        price: 30,
        deliveryCost: 0,
      });
      await katalog.sell(second, {
        productCode: 'SKUPEN',
        name: 'Skupnik red',
        ean,
        price: 25,
        deliveryCost: 6,
      });

      const cards = await cardsNamed('Skupnik');
      expect(cards).toMatchObject([
        { name: { text: 'Skupnik red' }, lowestPrice: { amount: 25 }, offerCount: 2, isFrom: true },
      ]);
      const page = await pageOf(first, 'SKUPEN');
      const body = page.body.slice(page.body.indexOf('<tbody>'));
      expect(body.indexOf('Druga trgovina')).toBeLessThan(body.indexOf('Prva trgovina'));
      expect(page.text).toContain('2 ponudbi');
      expect(page.jsonLd[0]).toMatchObject({
        offers: { '@type': 'AggregateOffer', lowPrice: '25.00', highPrice: '30.00', offerCount: 2 },
      });
      // the pages of all offers name the first as canonical
      const other = await pageOf(second, 'SKUPEN');
      expect(other.status).toBe(200);
      expect(linkOf(other, 'rel="canonical"')).toBe(linkOf(page, 'rel="canonical"'));
    });

    it('are found by the words of each of them, and show the lowest price', async () => {
      const ean = anEan();
      const dear = { ean, name: 'Žepnik vodotesni', price: 41, brand: 'Krtina', category: 'Žepniki' };
      await katalog.sell(first, { productCode: 'ZEPNIK', ...dear });
      await katalog.sell(second, { productCode: 'ZEPNIK', ean, name: 'Žepnik Z', price: 29 });
      for (const words of ['vodotesni', 'žepnik z vodotesni', 'krtina', '"žepnik vodotesni"', 'žepniki z'])
        expect(await cardsNamed(words)).toMatchObject([
          { lowestPrice: { amount: 29 }, offerCount: 2, isFrom: true },
        ]);
      expect(await cardsNamed('žepnik -vodotesni')).toEqual([]);
      expect(await cardsNamed('vodotesni', '?priceTo=30')).toMatchObject([{ lowestPrice: { amount: 29 } }]);
      expect(await cardsNamed('vodotesni', `?company=${first.company.id}`)).toMatchObject([
        { lowestPrice: { amount: 41 }, isFrom: false, storeName: 'Prva trgovina' },
      ]);
    });

    it.each([
      ['a code of one store only', { ean: anEan('2') }, { ean: anEan('2') }],
      ['another condition', {}, { condition: 'used' }],
      ['a foreign currency', {}, { currency: 'CHF' }],
    ])('is not joined by %s', async (_, one, other) => {
      const ean = anEan();
      const name = `Ločenec ${ean}`;
      await katalog.sell(first, { productCode: `L-${ean}`, name, ean, ...one });
      await katalog.sell(second, { productCode: `L-${ean}`, name, ean, ...one, ...other });
      expect(await cardsNamed(name)).toMatchObject([{ offerCount: 1 }, { offerCount: 1 }]);
    });

    it('follow the status of their store', async () => {
      const ean = anEan();
      const third = await katalog.store('Tretja trgovina');
      await katalog.sell(first, { productCode: 'ODHOD', name: 'Odhodnik', ean, price: 20 });
      await katalog.sell(third, { productCode: 'ODHOD', name: 'Odhodnik', ean, price: 10 });
      await katalog.sell(third, { productCode: 'SAM', name: 'Odhodnik sam' });
      const companies = katalog.app.get(CompaniesService);
      const switchTo = async (active: boolean) => {
        await companies.setActive(null, third.company.id, active);
        await until(async () => (await cardsNamed('Odhodnik')).length === (active ? 2 : 1));
      };

      await switchTo(false);
      expect(await cardsNamed('Odhodnik')).toMatchObject([{ lowestPrice: { amount: 20 }, offerCount: 1 }]);
      expect((await pageOf(third, 'SAM')).status).toBe(404);
      await switchTo(true);
      expect((await cardsNamed('Odhodnik'))[0]).toMatchObject({ lowestPrice: { amount: 10 }, offerCount: 2 });
      expect((await pageOf(third, 'SAM')).status).toBe(200);
    });
  });

  it('shows variants as one card, each with a page', async () => {
    await katalog.sell(
      first,
      { productCode: 'MAJICA-S', name: 'Majica Razna S', variantGroup: 'MAJICA', price: 12 },
      { productCode: 'MAJICA-M', name: 'Majica Razna M', variantGroup: 'MAJICA', price: 9 },
    );
    await katalog.sell(second, { productCode: 'MAJICA', name: 'Majica Razna druga', variantGroup: 'MAJICA' });
    const cards = await cardsNamed('Majica Razna');
    expect(
      cards.map(({ lowestPrice, notes }) => [lowestPrice.amount, notes.includes('2 različici')]).sort(),
    ).toEqual([
      [10, false],
      [9, true],
    ]);
    expect((await pageOf(first, 'MAJICA-M')).title).toContain('Majica Razna M');
    const page = await pageOf(first, 'MAJICA-S');
    expect(page.title).toContain('Majica Razna S');
    const other = `/izdelek/${await katalog.idOf(first, 'MAJICA-M')}/majica-razna-m`;
    expect(page.links.get(other)).toBe('9,00 €');
    expect((await pageOf(second, 'MAJICA')).links.has(other)).toBe(false);
  });

  it('marks only the name of its own offer as one in a third language', async () => {
    const ean = anEan();
    await katalog.sell(first, { productCode: 'TEE', name: 'Jezikovnik', price: 5, ean });
    await katalog.sell(second, { productCode: 'CAJ', name: 'Jezikovnik', price: 4, ean });
    await katalog.rows('update products set name = $1 where id = $2', [
      { sl: 'Sprachtee', en: 'Sprachtee', lang: 'de' },
      await katalog.idOf(first, 'TEE'),
    ]);
    expect((await cardsNamed('Jezikovnik')).map(({ name }) => name)).toEqual([{ text: 'Jezikovnik' }]);
  });

  it('shows variants by what they differ in, with the lowest price of all stores', async () => {
    const ean = anEan();
    const offer = (size: string, colour: string, more: object = {}) => ({
      productCode: `JAKNA-${size}-${colour}`,
      name: `Jakna ${size} ${colour}`,
      variantGroup: 'JAKNA',
      price: 40,
      attributes: [
        { name: 'Barva', value: colour },
        { name: 'Velikost', value: size },
      ],
      ...more,
    });
    const sold = [
      offer('XL', 'siva', { ean }),
      offer('M', 'siva', { price: 30, availability: 'out_of_stock' }),
    ];
    await katalog.sell(first, ...sold, offer('M', 'bela'));
    await katalog.sell(second, offer('XL', 'siva', { ean, price: 35, variantGroup: undefined }));
    const page = await pageOf(first, 'JAKNA-XL-siva');
    const table = page.body.slice(page.body.indexOf('class="variants"'));
    const cells = table
      .slice(0, table.indexOf('</table>'))
      .replaceAll('</', ' </')
      .replace(/<[^>]*>/g, '');
    expect(cells.replace(/\s+/g, ' ')).toContain(
      'Barva × Velikost M XL bela 40,00 € – Te različice ni siva 30,00 € Ni na zalogi 35,00 €',
    );
    expect(page.body).toMatch(/aria-current="page">35,00\s€/);
    const [other] = [...page.links].find(([, text]) => text.startsWith('30,00'))!;
    expect(other).toBe(`/izdelek/${await katalog.idOf(first, 'JAKNA-M-siva')}/jakna-m-siva`);
  });

  it('shows a foreign currency unconverted, without a discount', async () => {
    await katalog.sell(first, {
      productCode: 'TUJ',
      name: 'Tujka',
      currency: 'CHF',
      price: 80,
      regularPrice: 100,
    });
    const page = await pageOf(first, 'TUJ');
    expect(page.text).toContain('80,00 CHF');
    expect(page.text).not.toContain('−20 %');
    expect(page.text).not.toContain('100,00');
  });

  describe('a deleted product', () => {
    beforeAll(async () => {
      await katalog.category({ sl: 'Minljivosti', en: 'Passing things' });
      const category = 'Minljivosti';
      await katalog.sell(
        first,
        { productCode: 'MINIL', name: { sl: 'Minuli čajnik', en: 'Bygone teapot' }, category },
        { productCode: 'OSTAL', name: { sl: 'Ostali čajnik', en: 'Remaining teapot' }, category },
      );
      await katalog.rows(`update products set deleted_at = now() where id = $1`, [
        await katalog.idOf(first, 'MINIL'),
      ]);
      // refreshes the read model, like the admin area
      await katalog.rows('delete from catalogue_offers where offer_id = $1', [
        await katalog.idOf(first, 'MINIL'),
      ]);
    });

    it('answers 404 with its name and alternatives, in both languages', async () => {
      const sl = await pageOf(first, 'MINIL');
      expect([sl.status, sl.title]).toEqual([404, 'Minuli čajnik · Katalog']);
      expect(sl.text).toContain('Ostali čajnik');
      const en = await pageOf(first, 'MINIL', 'en');
      expect([en.status, en.lang]).toEqual([404, 'en']);
      expect(en.text).toContain('Remaining teapot');
      expect(sl.head).toMatch(/name="robots" content="noindex/);
    });

    it('links to its category', async () => {
      const { body, links } = await pageOf(first, 'MINIL', 'en');
      const [url] = [...links].find(([, text]) => text === 'Passing things')!;
      expect(url).toMatch(/^\/en\/products\/results\/\d+\/passing-things$/);
      expect(body).toContain('class="breadcrumb"');
      expect(body).not.toContain('class="category-links"');
    });

    it('answers 410 after 90 days', async () => {
      const id = await katalog.idOf(first, 'MINIL');
      const statusAfter = async (days: number) => {
        await katalog.rows(
          `update products set deleted_at = now() - make_interval(days => $2) where id = $1`,
          [id, days],
        );
        return (await pageOf(first, 'MINIL')).status;
      };
      expect([await statusAfter(89), await statusAfter(91)]).toEqual([404, 410]);
    });
  });

  it('renders the props that Inertia gets', async () => {
    await katalog.sell(first, { productCode: 'ENAK' });
    const { page: shown } = await pageOf(first, 'ENAK');
    // the same visitor, because form tokens differ between visitors
    const visitor = katalog.visitor();
    const { page } = await visitor.document(shown.url);
    const visited = await visitor.page(page.url, 'products/show');
    expect(visited.props).toEqual(page.props);
    expect(visited.url).toBe(page.url);
  });
});
