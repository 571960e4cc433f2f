/**
 * What is asked of the catalogue that `bench:load` has made: name to path, `{ path, headers }` where a path is not enough.
 * @param client connected to its database
 * @param address origin of the application
 */
export async function programPaths(client, address) {
  const [large, middle, small] = await categories(client);
  const brand = await topBrand(address, large);
  const [colour, weight] = await definitions(client);
  const list = (query) => `/api/products?${query}`;
  const narrowed = `category=${large}&brand=${encodeURIComponent(brand)}&attributes[${colour}]=crna`;
  return {
    everything: list(''),
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
  sl: { common: 'slušalke', typo: 'slušlake breza', begun: 'slu' },
  en: { common: 'headphones', typo: 'headphnoes breza', begun: 'hea' },
};

/** The same of the pages, drawn as HTML, in both languages. */
export async function pagePaths(client, address) {
  const [large] = await categories(client);
  const brand = encodeURIComponent(await topBrand(address, large));
  const [colour] = await definitions(client);
  const { rows } = await client.query(
    `select offer_id as id from catalogue_offers group by group_id, offer_id having group_id = offer_id limit 1`,
  );
  const version = await clientVersion(address);
  const found = {};
  for (const [locale, { common, typo, begun }] of Object.entries(WORDS)) {
    const start = locale === 'sl' ? '' : '/en';
    const named = (sl, en) => start + (locale === 'sl' ? sl : en);
    const category = await canonical(address, named('/izdelki/rezultati', '/products/results') + `/${large}`);
    const search = named('/iskanje/izdelki/rezultati', '/search/products/results');
    const product = named('/izdelek', '/product') + `/${rows[0].id}`;
    Object.assign(found, {
      [`home ${locale}`]: start || '/',
      [`largest category ${locale}`]: category,
      [`three filters ${locale}`]: `${category}?brand=${brand}&attributes[${colour}]=crna&inStock=1&sort=price`,
      [`common word ${locale}`]: `${search}/${encodeURIComponent(common)}`,
      [`typing mistake ${locale}`]: `${search}/${encodeURIComponent(typo)}`,
      [`product ${locale}`]: await canonical(address, product),
      [`suggestions ${locale}`]: { path: start || '/', headers: suggestionsOf(begun, version) },
    });
  }
  return found;
}

/** As the browser asks while somebody types. */
function suggestionsOf(text, version) {
  return {
    'x-inertia': 'true',
    'x-inertia-version': version,
    'x-inertia-partial-component': 'storefront/home',
    'x-inertia-partial-data': 'suggestions',
    'x-suggest-query': encodeURIComponent(text),
  };
}

async function clientVersion(address) {
  const html = await (await fetch(`${address}/en`)).text();
  return /"version":"([^"]+)"/.exec(html)[1];
}

async function canonical(address, path) {
  const response = await fetch(address + path);
  await response.arrayBuffer();
  return response.url.slice(address.length);
}

/** The largest category, a middling and a small one. */
async function categories(client) {
  const { rows } = await client.query(`
    select id from categories where product_count > 0 order by product_count desc`);
  return [0, 20, 150].map((place) => rows[place].id);
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
