import ipaddr from 'ipaddr.js';

/** A provider gives each customer at least this prefix of IPv6, so a person has any number of addresses. */
const NETWORK_BITS = 64;

/**
 * The network of an IP address as a key: an IPv4 address itself, or the /64 of an IPv6 address. An invalid
 * address is its own key.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // also from ::ffff:192.0.2.1
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`);
  return `${prefix.toString()}/${NETWORK_BITS}`;
}
