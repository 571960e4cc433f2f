const FOUND = {
  sl: {
    home: '/',
    search: '/iskanje/izdelki/rezultati/',
    listing: /href="(\/izdelki\/rezultati\/\d+\/[^"]+)"/,
    product: /href="(\/izdelek\/\d+\/[^"]+)"/,
  },
  en: {
    home: '/en',
    search: '/en/search/products/results/',
    listing: /href="(\/en\/products\/results\/\d+\/[^"]+)"/,
    product: /href="(\/en\/product\/\d+\/[^"]+)"/,
  },
};

/**
 * One page of each main kind, in both languages, found by following links.
 * @param {string} address origin of a running catalogue
 * @returns {Promise<Record<string, string>>} name to path
 */
export async function mainPages(address) {
  const found = {};
  for (const [locale, { home, search, listing, product }] of Object.entries(FOUND)) {
    const list = listing.exec(await textOf(address + home))[1];
    const html = await textOf(address + list);
    const brand = /name="brand"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
    found[`home ${locale}`] = home;
    found[`listing ${locale}`] = list;
    found[`listing, filtered ${locale}`] =
      `${list}?brand=${encodeURIComponent(brand)}&priceFrom=5&sort=price`;
    found[`search ${locale}`] = search + encodeURIComponent(brand);
    found[`product ${locale}`] = product.exec(html)[1];
  }
  return found;
}

async function textOf(address) {
  return (await fetch(address)).text();
}
