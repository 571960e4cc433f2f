import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Deadline } from './deadline.js';

export interface HopOptions {
  addresses: LookupAddress[];
  headers: Record<string, string>;
  idleMs: number;
  deadline: Deadline;
}

/** Sends one GET with the URL's own name in Host and TLS, but connects only to the given addresses. */
export function requestOnce(url: URL, options: HopOptions): Promise<IncomingMessage> {
  const { addresses, headers, idleMs, deadline } = options;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // a pooled connection would skip `lookup`
      agent: false,
      headers,
      lookup: fixed(addresses),
      signal: deadline.signal,
      timeout: idleMs,
    });
    request.once('timeout', () => deadline.expire());
    request.once('response', resolve);
    request.on('error', reject);
    request.end();
  });
}

function fixed(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
}
