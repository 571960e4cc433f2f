/** Countries of the formats' homes; a shop in the euro area names its own, so that the format's is not taken. */
const CURRENCIES: Record<string, string> = {
  at: 'EUR',
  bg: 'EUR',
  cy: 'EUR',
  cz: 'CZK',
  de: 'EUR',
  gr: 'EUR',
  hr: 'EUR',
  hu: 'HUF',
  it: 'EUR',
  pl: 'PLN',
  ro: 'RON',
  rs: 'RSD',
  si: 'EUR',
  sk: 'EUR',
};
const TOP_LEVEL = /^(?:(?:https?:)?\/\/)?[^/?#\s]+\.([a-z]{2})(?::\d+)?(?:[/?#\s]|$)/i;

/** ISO 4217 by the country in a site's name or address, for formats that name no currency; empty when it has none. */
export function currencyOfSite(site: string): string {
  const country = TOP_LEVEL.exec(site)?.[1]?.toLowerCase();
  return (country && CURRENCIES[country]) || '';
}
