import { isPublicAddress } from './public-address.js';

/** The host of an http(s) link. */
const HOST = /^https?:\/\/(?<host>\[[^\]]*\]|[^/?#:]*)/;
const OWN_NETWORK = /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home\.arpa)$/;
const IP_ADDRESS = /^(?:\[.*\]|[\d.]+)$/;

/**
 * Whether visitors can follow a link, an absolute http(s) URL in lower case. Judged by its text alone,
 * without DNS.
 */
export function leadsToPublicHost(link: string): boolean {
  const host = HOST.exec(link)?.groups!.host!.replace(/\.$/, '');
  if (host === undefined) return false;
  if (IP_ADDRESS.test(host)) return isPublicAddress(host.replace(/^\[|\]$/g, ''));
  return host.includes('.') && !OWN_NETWORK.test(host);
}
