/** Cards of the category that catalogues of different sizes have in common. */
const COMMON_SIZE = 10_000;

/**
 * API requests for the catalogue that `bench:load` has made: name to path, or to a function that gives the path of the
 * n-th request.
 * @param client connected to its database
 * @param address origin of the application
 */
export async function programPaths(client, address) {
  const [large, middle, small] = await categories(client);
  const common = await categoryOf(client, COMMON_SIZE);
  const brand = await topBrand(address, large);
  const [colour, weight] = await definitions(client);
  const list = (query) => `/api/products?${query}`;
  const narrowed = `category=${large}&brand=${encodeURIComponent(brand)}&attributes[${colour}]=crna`;
  return {
    everything: list(''),
    'everything, each another price': (n) => list(`priceFrom=${n}`),
    [`${COMMON_SIZE} cards, each another price`]: (n) => list(`category=${common}&priceFrom=${n}`),
    'largest category': list(`category=${large}`),
    'middling category': list(`category=${middle}`),
    'small category': list(`category=${small}`),
    'largest, one brand': list(`category=${large}&brand=${encodeURIComponent(brand)}`),
    'largest, brand and colour': list(narrowed),
    'largest, brand, colour, stock': list(`${narrowed}&inStock=true&sort=price`),
    'largest, range of weight': list(`category=${large}&attributes[${weight}]=1000..2000&sort=total`),
    'largest, dearest first': list(`category=${large}&sort=-price`),
    'everything by name': list('sort=name'),
    'common word': list('query=slusalke'),
    'rare word': list('query=breza%20777'),
    'page 200': list('sort=price&page=200'),
    'beyond page 200, by cursor': list(`sort=price&cursor=${await cursorAt(address, 'sort=price&page=200')}`),
  };
}

const WORDS = {
  sl: {
    kinds: ['slušalke', 'prenosnik', 'čevlji', 'kuhalnik', 'svetilka', 'nahrbtnik', 'čelada', 'sesalnik'],
    colours: ['črna', 'bela', 'siva', 'modra', 'rdeča', 'zelena'],
  },
  en: {
    kinds: ['headphones', 'laptop', 'shoes', 'kettle', 'lamp', 'backpack', 'helmet', 'hoover'],
    colours: ['black', 'white', 'grey', 'blue', 'red', 'green'],
  },
};
const SERIES = ['aria', 'breza', 'cirus', 'delta', 'iskra', 'jadra', 'kres', 'luna'];
const PRODUCTS = 100;

/**
 * Rendered pages in both languages: name to a function that gives the path of the n-th request, so that no
 * answer is cached for the next one.
 */
export async function pagePaths(client, address) {
  const [large] = await categories(client);
  const brand = encodeURIComponent(await topBrand(address, large));
  const [colour] = await definitions(client);
  const { rows } = await client.query(
    `select offer_id as id from catalogue_offers where group_id = offer_id order by offer_id limit ${PRODUCTS}`,
  );
  const version = await clientVersion(address);
  const found = {};
  for (const [locale, { kinds, colours }] of Object.entries(WORDS)) {
    const start = locale === 'sl' ? '' : '/en';
    const named = (sl, en) => start + (locale === 'sl' ? sl : en);
    const category = await canonical(address, named('/izdelki/rezultati', '/products/results') + `/${large}`);
    const search = named('/iskanje/izdelki/rezultati', '/search/products/results');
    const products = [];
    for (const { id } of rows)
      products.push(await canonical(address, `${named('/izdelek', '/product')}/${id}`));
    const kind = (n) => kinds[n % kinds.length];
    const series = (n) => SERIES[n % SERIES.length];
    const words = (...parts) => `${search}/${encodeURIComponent(parts.join(' '))}`;
    Object.assign(found, {
      [`home ${locale}`]: () => start || '/',
      [`largest category ${locale}`]: (n) => `${category}?page=${1 + (n % 200)}`,
      [`three filters ${locale}`]: (n) =>
        `${category}?brand=${brand}&attributes[${colour}]=crna&priceFrom=${n % 200}&sort=price`,
      [`common word ${locale}`]: (n) => `${words(kind(n))}?page=${1 + Math.floor(n / kinds.length)}`,
      [`common word by price ${locale}`]: (n) => `${words(kind(n))}?sort=price&priceFrom=${n % 200}`,
      [`category and colour as words ${locale}`]: (n) =>
        words(colours[n % colours.length], kind(n), series(n)),
      [`typing mistake ${locale}`]: (n) => words(misspelt(kind(n), n), series(n)),
      [`product ${locale}`]: (n) => products[n % products.length],
      [`suggestions ${locale}`]: (n) => ({
        path: start || '/',
        headers: suggestionsOf(kind(n).slice(0, 3 + (n % 3)), version),
      }),
    });
  }
  return found;
}

/** Swaps two letters. */
function misspelt(word, n) {
  const at = 1 + (n % (word.length - 3));
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** The requests of a browser while a person types. */
const suggestionsOf = (text, version) => ({
  ...partialOf('storefront/home', 'suggestions', version),
  'x-suggest-query': encodeURIComponent(text),
});

/** Headers that ask for one prop of a page. */
export const partialOf = (page, prop, version) => ({
  'x-inertia': 'true',
  'x-inertia-version': version,
  'x-inertia-partial-component': page,
  'x-inertia-partial-data': prop,
});

export async function clientVersion(address) {
  const html = await (await fetch(`${address}/en`)).text();
  return /"version":"([^"]+)"/.exec(html)[1];
}

export async function canonical(address, path) {
  const response = await fetch(address + path);
  await response.arrayBuffer();
  return response.url.slice(address.length);
}

/** The largest, a medium and a small category. */
async function categories(client) {
  const { rows } = await client.query(`
    select id from categories where product_count > 0 order by product_count desc`);
  return [0, 20, 150].map((place) => rows[place].id);
}

/** The category with the number of cards that is nearest to this one. */
async function categoryOf(client, cards) {
  const { rows } = await client.query(
    `select id from categories where active order by abs(product_count - $1), id limit 1`,
    [cards],
  );
  return rows[0].id;
}

async function topBrand(address, category) {
  const { filters } = await (await fetch(`${address}/api/products?category=${category}`)).json();
  return filters.find(({ id }) => id === 'brands').items[0].id;
}

/** Colour and weight. */
async function definitions(client) {
  const { rows } = await client.query(`
    select id from attribute_definitions where name ->> 'sl' in ('Barva', 'Masa') order by name ->> 'sl'`);
  return rows.map(({ id }) => id);
}

async function cursorAt(address, query) {
  return (await (await fetch(`${address}/api/products?${query}`)).json()).nextCursor;
}
