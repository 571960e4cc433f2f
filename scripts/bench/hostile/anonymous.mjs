import { canonical, clientVersion, partialOf } from '../catalogue/paths.mjs';

const MISTAKES = [
  'slšualke prneosnik čvelji kuahlnik sveitlka nahrbtink čleada sesalink',
  'haedphones latpop sohes ketlte lmap bakcpack hlemet hoevor',
];
const COLOURS = ['crna', 'bela', 'siva', 'modra', 'rdeca', 'zelena'];
const MAX_LIMIT = 100;
const MAX_CHOICES = 50;

/** A parameter with several values: a list with commas would be one value. */
const repeated = (name, values) => values.map((value) => `${name}=${encodeURIComponent(value)}`).join('&');

/**
 * What anyone may ask of the catalogue that `bench:load` has made, at its most expensive: name to a function that
 * gives the n-th request, another one each time, so that no answer is cached for the next one.
 * @param client connected to its database
 * @param address origin of the application
 */
export async function anonymousRequests(client, address) {
  const column = async (sql) => (await client.query(sql)).rows;
  const valuesOf = (rows) => rows.map(({ value }) => value);
  const [{ value: category }] = await column(
    'select id as value from categories order by product_count desc limit 1',
  );
  const brands = valuesOf(await column(`select name as value from brands order by id limit ${MAX_CHOICES}`));
  const stores = valuesOf(await column(`select id as value from companies order by id limit ${MAX_CHOICES}`));
  const definitions = await column('select id as value from attribute_definitions order by id');
  const offers = (
    await column(
      `select offer_id as value from catalogue_offers where group_id = offer_id order by offer_id limit 200`,
    )
  ).map(({ value }) => value);
  const [{ value: largest }] = await column(
    'select group_id as value from catalogue_offers group by group_id order by count(*) desc, 1 limit 1',
  );
  const version = await clientVersion(address);
  const product = await canonical(address, `/izdelek/${largest}`);
  const list = await canonical(address, `/izdelki/rezultati/${category}`);
  const products = await Promise.all(
    offers.slice(0, 40).map((value) => canonical(address, `/izdelek/${value}`)),
  );
  const { nextCursor } = await (await fetch(`${address}/api/products?sort=price&page=200`)).json();

  const api = (query) => `/api/products?${query}`;
  const search = '/iskanje/izdelki/rezultati';
  const words = (text) => `${search}/${encodeURIComponent(text)}`;
  const attributes = definitions.map(({ value }) => repeated(`attributes[${value}]`, COLOURS)).join('&');
  const ofBrands = `${repeated('brand', brands)}&inStock=true&${attributes}`;
  const filters = `${ofBrands}&${repeated('company', stores)}`;
  const offer = (n) => offers[n % offers.length];
  const several = (n, count) => Array.from({ length: count }, (_, index) => offer(n + index)).join();
  return {
    'home page': (n) => `/?n=${n}`,
    'home page, English': (n) => `/en?n=${n}`,
    'first list': (n) => `${search}?n=${n}`,
    'first list, each another price': (n) => `${search}?priceFrom=${1 + n}`,
    'everything by price': (n) => `${search}?sort=price&priceFrom=${1 + n}`,
    'everything by name': (n) => `${search}?sort=name&priceFrom=${1 + n}`,
    'everything as a table': (n) => `${search}?view=list&priceFrom=${1 + n}`,
    'page 200': (n) => `${search}?sort=price&page=${200 - n}`,
    'page 200 by name': (n) => `${search}?sort=name&page=${200 - n}`,
    'beyond page 200': (n) => `${search}?sort=price&cursor=${nextCursor}&n=${n}`,
    'largest category': (n) => `${list}?priceFrom=${1 + n}`,
    'all filters': (n) => `${search}?${filters}&priceFrom=${n}`,
    'common word': (n) => `${words('slušalke')}?priceFrom=${1 + n}`,
    'two letters': (n) => `${words('sl')}?priceFrom=${1 + n}`,
    'longest query': (n) => words(`${n} ${'slušalke črna bela '.repeat(20)}`.slice(0, 200)),
    'different words': (n) =>
      words(
        Array.from({ length: 30 }, (_, index) => `a${n}b${index}`)
          .join(' ')
          .slice(0, 200),
      ),
    'eight typing mistakes': (n) => words(`${MISTAKES[0]} ${n}`),
    'eight typing mistakes, English': (n) =>
      `/en/search/products/results/${encodeURIComponent(`${MISTAKES[1]} ${n}`)}`,
    'product of most stores': (n) => `${product}?n=${n}`,
    product: (n) => `${products[n % products.length]}?n=${n}`,
    'similar products': (n) => ({
      path: `${product}?n=${n}`,
      headers: partialOf('products/show', 'similar', version),
    }),
    suggestions: (n) => ({
      path: '/',
      headers: {
        ...partialOf('storefront/home', 'suggestions', version),
        'x-suggest-query': encodeURIComponent(`sl ${String.fromCharCode(97 + (n % 26))}`),
      },
    }),
    'suggestions for mistakes': (n) => ({
      path: '/',
      headers: {
        ...partialOf('storefront/home', 'suggestions', version),
        'x-suggest-query': encodeURIComponent(`${MISTAKES[0]} ${n}`),
      },
    }),
    comparison: (n) => `/primerjava?ids=${several(n, 4)}`,
    'watch list': () => '/opazovani',
    'four questions to the assistant': (n) =>
      `/pomocnik?${[1, 2, 3, 4].map((one) => `q=${encodeURIComponent(`${MISTAKES[0]} ${one}${n}`)}`).join('&')}`,
    'report of an error': (n) => `/napaka/${offer(n)}`,
    'price alert': (n) => `/obvestilo-o-ceni/${offer(n)}`,
    'way to a store': (n) => `/pojdi/${offer(n)}`,
    stores: (n) => `/company?n=${n}`,
    store: (n) => `/company?id=${1 + (n % 40)}`,
    blog: (n) => `/blogi?n=${n}`,
    'feed of the blog': () => '/blogi.xml',
    'page that is not there': (n) => `/neznano/${n}`,
    'product that is not there': (n) => `/izdelek/${999_000_000 + n}`,
    'sign-in': (n) => `/prijava?n=${n}`,
    'API: first list': (n) => api(`priceFrom=${n}`),
    'API: by name': (n) => api(`sort=name&priceFrom=${n}`),
    'API: page 200': (n) => api(`sort=price&page=${200 - n}`),
    'API: 100 products': (n) => api(`limit=${MAX_LIMIT}&priceFrom=${n}`),
    'API: 100 products, translations': (n) => api(`limit=${MAX_LIMIT}&translations=true&priceFrom=${n}`),
    'API: 100 products by id, translations': (n) =>
      api(`limit=${MAX_LIMIT}&translations=true&ids=${several(n, MAX_LIMIT)}`),
    'API: eight typing mistakes': (n) => api(`query=${encodeURIComponent(`${MISTAKES[0]} ${n}`)}`),
    'API: all filters': (n) => api(`${ofBrands}&priceFrom=${n}`),
    'API: product of most stores': () => `/api/products/${largest}?translations=true`,
    'API: similar products': () => `/api/products/${largest}/similar`,
    'API: categories': () => '/api/categories',
    'API: stores': () => `/api/companies?limit=${MAX_LIMIT}`,
    'API: description': () => '/api/docs-json',
    sitemap: () => '/sitemap.xml',
    'part of the sitemap': (n) => ({
      path: `/sitemap.xml?part=products-${n % 4}`,
      headers: { 'accept-encoding': 'gzip' },
    }),
    'part of the sitemap, unpacked': (n) => `/sitemap.xml?part=products-${n % 4}`,
    'part of the sitemap, in Brotli': (n) => ({
      path: `/sitemap.xml?part=products-${n % 4}`,
      headers: { 'accept-encoding': 'br' },
    }),
    robots: () => '/robots.txt',
    'health, live': () => '/health/live',
    'health, ready': () => '/health/ready',
  };
}
