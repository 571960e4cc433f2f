import ipaddr from 'ipaddr.js';

/** All allocated global addresses; most obsolete forms that embed IPv4 are outside of it. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Looks public, but is internal in a cloud: Azure's platform service. */
const CLOUD_SERVICES = ['168.63.129.16'];

/**
 * Whether an IP address is a plain one of the public internet. Loopback, private, shared, link-local,
 * unique-local, multicast and reserved ones are not (IANA special-purpose registries), nor are notations of
 * IPv4 in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || CLOUD_SERVICES.includes(address)) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}
