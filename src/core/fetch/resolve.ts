import { type LookupAddress, promises as dns } from 'node:dns';
import { FetchRefused } from './fetch-refused.js';
import { isPublicAddress } from './public-address.js';
import { leadsToPublicHost } from './public-host.js';

/** Resolves a host to its addresses; by default the system's resolver. */
export type Resolver = (host: string) => Promise<LookupAddress[]>;

export const systemResolver: Resolver = (host) => dns.lookup(host, { all: true });

/** A host without credentials, and with an ordinary port or none. */
const ORDINARY = /^https?:\/\/(?:\[[^\]]*\]|[^/?#:@[]*)(?::(?:80|443))?\//;

/**
 * Makes the checks that need no DNS; the fetch itself checks again.
 * @throws FetchRefused
 */
export function assertFetchable(url: URL, allowedPrivateOrigins: readonly string[]): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('address_invalid');
  if (!leadsOutside(url.href, allowedPrivateOrigins)) throw new FetchRefused('address_not_allowed');
}

/**
 * Whether an http(s) URL leads to no private network, by its text alone, and to an ordinary port.
 * @param href as `URL` writes it
 */
export function leadsOutside(href: string, allowedPrivateOrigins: readonly string[]): boolean {
  const isOutside = ORDINARY.test(href) && leadsToPublicHost(href);
  return isOutside || allowedPrivateOrigins.includes(new URL(href).origin);
}

/**
 * The addresses that this URL may be fetched from: public ones only, unless its exact origin is allowed.
 * @throws FetchRefused
 */
export async function resolveAllowed(
  url: URL,
  allowedPrivateOrigins: readonly string[],
  resolver: Resolver,
): Promise<LookupAddress[]> {
  assertFetchable(url, allowedPrivateOrigins);
  const trusted = allowedPrivateOrigins.includes(url.origin);
  const found = await resolver(hostOf(url)).catch((cause: Error) => {
    throw new FetchRefused('name_not_found', null, { cause });
  });
  const allowed = trusted ? found : found.filter(({ address }) => isPublicAddress(address));
  if (!allowed.length) throw new FetchRefused('address_not_allowed');
  return allowed;
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');
