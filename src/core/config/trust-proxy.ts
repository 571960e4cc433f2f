import { isIP } from 'node:net';

/** No proxy, any proxy, a number of proxies in a row, or the proxies at these addresses. */
export type TrustProxy = boolean | number | string[];

/** Fastify's names for the private ranges. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads the value of TRUST_PROXY; null when it is invalid. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^(true|yes)$/i.test(text)) return true;
  if (/^(false|no)$/i.test(text)) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddress) ? addresses : null;
}

/** An address, or a subnet as `10.0.0.0/8`. */
function isAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (prefix === undefined) return RANGES.includes(address) || isIP(address) > 0;
  const bits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) <= bits &&
    Number(prefix) > 0
  );
}

/**
 * The equivalent option of Fastify. If Fastify gets a number, it trusts no proxy, because a number cannot
 * show whether the first hop is a proxy. Here only proxies reach the process.
 */
export function toFastify(trust: TrustProxy) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
