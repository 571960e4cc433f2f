const NAMES =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetcher|scrap|facebookexternalhit|mediapartners/i;

/** Whether a program reads rather than a person; browsers all say Mozilla or Opera. */
export function isBot(userAgent: string): boolean {
  return !/^(Mozilla|Opera)\//.test(userAgent) || NAMES.test(userAgent);
}
