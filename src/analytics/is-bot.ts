const NAMES =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetcher|scrap|facebookexternalhit|mediapartners/i;

/** Whether a user agent is a program; all browsers begin with Mozilla or Opera. */
export function isBot(userAgent: string): boolean {
  return !/^(Mozilla|Opera)\//.test(userAgent) || NAMES.test(userAgent);
}
