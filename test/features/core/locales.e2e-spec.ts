import { Katalog } from '../../support/katalog.js';

const ENGLISH = 'en-GB,en;q=0.9,sl;q=0.5';
const HTML = 'text/html,application/xhtml+xml';

const katalog = await Katalog.use({ worker: false });
const store = await katalog.store();
await katalog.category({ sl: 'Skodelice', en: 'Cups' });
await katalog.sell(store, {
  productCode: 'A',
  name: { sl: 'Skodelica', en: 'Cup' },
  category: 'Skodelice',
  brand: 'Savica',
});
const id = await katalog.idOf(store, 'A');
const product = `/izdelek/${id}/skodelica`;
const english = `/en/product/${id}/cup`;

describe('the language', () => {
  it.each([
    ['prefers English', ENGLISH, '/en'],
    ['prefers Slovenian', 'sl,en;q=0.8', null],
    ['prefers a third one, then English', 'de, en;q=0.4', '/en'],
    ['knows neither', 'de,fr;q=0.5', null],
    ['rules English out', 'en;q=0, de', null],
    ['says nothing', '', null],
  ])('of the home page for a visitor who %s', async (_, accepted, location) => {
    const response = await katalog.visitor().get('/', { 'accept-language': accepted });
    expect([response.status, response.headers.get('location')]).toEqual(
      location ? [302, location] : [200, null],
    );
  });

  it('of every other page is determined by its path', async () => {
    for (const path of [product, '/iskanje/izdelki/rezultati', '/prijava']) {
      const page = await katalog.visitor().document(path, { 'accept-language': ENGLISH });
      expect([path, page.status, page.lang]).toEqual([path, 200, 'sl']);
    }
  });

  it('is negotiated on the home page, and not stored by reading', async () => {
    const visitor = katalog.visitor();
    await visitor.get('/en');
    await visitor.get(english);
    expect(visitor.cookies.has('i18n_redirected')).toBe(false);
  });

  it('is stored for a year when it is chosen, and precedes the browser’s preference', async () => {
    const visitor = katalog.visitor();
    const response = await visitor.get('/', {
      accept: HTML,
      referer: `${katalog.origin}/en`,
      'accept-language': ENGLISH,
      // a link of our own page
      'sec-fetch-site': 'same-origin',
    });
    const [cookie] = response.headers.getSetCookie().filter((line) => line.startsWith('i18n_redirected='));
    expect(response.status).toBe(200);
    expect(cookie).toMatch(/^i18n_redirected=sl;/);
    expect(cookie).toMatch(/Max-Age=31536000/i);
    expect((await visitor.get('/', { 'accept-language': ENGLISH })).status).toBe(200);
  });

  it('can be chosen on the home page without a referrer', async () => {
    const visitor = katalog.visitor();
    visitor.cookies.set('i18n_redirected', 'en');
    expect((await visitor.get('/', { accept: HTML, 'sec-fetch-site': 'none' })).status).toBe(302);
    expect((await visitor.get('/', { accept: HTML, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('is stored when it is chosen on any page', async () => {
    const visitor = katalog.visitor();
    await visitor.get(english, { accept: HTML, referer: katalog.origin + product });
    expect(visitor.cookies.get('i18n_redirected')).toBe('en');
  });

  it('is not chosen by subresources or prefetches', async () => {
    const visitor = katalog.visitor();
    const referer = katalog.origin + english;
    await visitor.get('/media/none/400.webp', { accept: 'image/avif,image/webp,*/*', referer });
    await visitor.get('/favicon.svg', { accept: 'image/svg+xml,*/*', referer });
    await visitor.get(product, { accept: HTML, referer, purpose: 'prefetch' });
    expect(visitor.cookies.has('i18n_redirected')).toBe(false);
  });

  it('is not chosen by a visit from another site', async () => {
    const visitor = katalog.visitor();
    await visitor.get('/en', { accept: HTML, referer: 'https://iskalnik.example/' });
    await visitor.get('/en', { accept: HTML, referer: `${katalog.origin}.example/` });
    expect(visitor.cookies.has('i18n_redirected')).toBe(false);
  });

  it('can be changed on the page of a product', async () => {
    const visitor = katalog.visitor();
    const sl = await visitor.document(product);
    expect(sl.links.get(english)).toBe('EN');
    const en = await visitor.document(english);
    expect(en.links.get(product)).toBe('SL');
  });

  it('can be changed on a list, and keeps the filters', async () => {
    const { props } = await katalog.visitor().page('/', 'storefront/home');
    const query = '?brand=savica&priceTo=50&sort=price';
    const list = props.categories[0]!.url;
    const sl = await katalog.visitor().document(list + query);
    const address = [...sl.links].find(([, text]) => text === 'EN')![0];
    expect(address).toMatch(/^\/en\/products\/results\/\d+\/cups\?/);
    expect(address.endsWith(query)).toBe(true);
    const en = await katalog.visitor().document(address);
    expect([en.status, en.lang]).toEqual([200, 'en']);
    expect([...en.links].find(([, text]) => text === 'SL')![0]).toBe(list + query);
  });

  it('can be changed on a search', async () => {
    const sl = await katalog.visitor().document('/iskanje/izdelki/rezultati/bela%20skodelica?sort=price');
    expect(sl.links.get('/en/search/products/results/bela%20skodelica?sort=price')).toBe('EN');
  });

  it('of the API is that of ?locale, else of Accept-Language', async () => {
    const titleOf = async (path: string, accepted = '') => {
      const response = await katalog.visitor().get(path, { 'accept-language': accepted });
      return ((await response.json()) as { title: string }).title;
    };
    expect(await titleOf('/api/nothing')).toBe(
      'Iskanega ni mogoče najti. Preverite naslov in poskusite znova.',
    );
    expect(await titleOf('/api/nothing', ENGLISH)).toBe(
      'We couldn’t find that. Check the address and try again.',
    );
    expect(await titleOf('/api/nothing?locale=sl', ENGLISH)).toBe(
      'Iskanega ni mogoče najti. Preverite naslov in poskusite znova.',
    );
    expect(await titleOf('/api/nothing?locale=en')).toBe(
      'We couldn’t find that. Check the address and try again.',
    );
    expect(await titleOf('/api/nothing?locale=de')).toBe(
      'Iskanega ni mogoče najti. Preverite naslov in poskusite znova.',
    );
  });
});
