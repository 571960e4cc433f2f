/**
 * Currencies by country of the formats; shops of the euro area are included, so that the format's currency
 * does not apply to them.
 */
const CURRENCIES: Record<string, string> = {
  al: 'ALL',
  at: 'EUR',
  ba: 'BAM',
  be: 'EUR',
  bg: 'EUR',
  ch: 'CHF',
  cy: 'EUR',
  cz: 'CZK',
  de: 'EUR',
  dk: 'DKK',
  ee: 'EUR',
  es: 'EUR',
  fi: 'EUR',
  fr: 'EUR',
  gr: 'EUR',
  hr: 'EUR',
  hu: 'HUF',
  ie: 'EUR',
  it: 'EUR',
  lt: 'EUR',
  lu: 'EUR',
  lv: 'EUR',
  mk: 'MKD',
  mt: 'EUR',
  nl: 'EUR',
  no: 'NOK',
  pl: 'PLN',
  pt: 'EUR',
  ro: 'RON',
  rs: 'RSD',
  ru: 'RUB',
  se: 'SEK',
  si: 'EUR',
  sk: 'EUR',
  tr: 'TRY',
  ua: 'UAH',
  uk: 'GBP',
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
