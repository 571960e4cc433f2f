/**
 * Currencies by country of the formats; shops of the euro area are included, so that the format's currency
 * does not apply to them.
 */
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

/**
 * ISO 4217 by the country in a site's name or URL, for formats that state no currency; empty when there is
 * none.
 */
export function currencyOfSite(site: string): string {
  const country = TOP_LEVEL.exec(site)?.[1]?.toLowerCase();
  return (country && CURRENCIES[country]) || '';
}
