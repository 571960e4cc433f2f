import { type LookupAddress, promises as dns } from 'node:dns';
import { FetchRefused } from './fetch-refused.js';
import { isPublicAddress } from './public-address.js';

/** Turns a host into its addresses; the system's resolver unless somebody brings another one. */
export type Resolver = (host: string) => Promise<LookupAddress[]>;

export const systemResolver: Resolver = (host) => dns.lookup(host, { all: true });

const ORDINARY_PORTS = ['', '80', '443'];

/**
 * The addresses that may be connected to for this URL: public ones only, unless its exact origin is allowed.
 * @throws FetchRefused
 */
export async function resolveAllowed(
  url: URL,
  allowedPrivateOrigins: readonly string[],
  resolver: Resolver,
): Promise<LookupAddress[]> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('address_invalid');
  const trusted = allowedPrivateOrigins.includes(url.origin);
  if (!trusted && !ORDINARY_PORTS.includes(url.port)) throw new FetchRefused('address_not_allowed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await resolver(host).catch((cause: Error) => {
    throw new FetchRefused('name_not_found', null, { cause });
  });
  const allowed = trusted ? found : found.filter(({ address }) => isPublicAddress(address));
  if (!allowed.length) throw new FetchRefused('address_not_allowed');
  return allowed;
}
