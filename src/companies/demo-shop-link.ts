const DEMO_SHOP = /^https:\/\/www\.([\w-]+)\.example(?=\/|$)/;

/**
 * The address that opens for a visitor of an offer or of a store's website. The demo's stores have names that no site can
 * have, so their links lead to pages of the demo.
 * @param shopsUrl URL of those pages; null: there is no demo
 */
export function demoShopLink(link: string, shopsUrl: string | null): string {
  return shopsUrl === null ? link : link.replace(DEMO_SHOP, `${shopsUrl}/$1`);
}
