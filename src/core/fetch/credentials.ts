import { FetchRefused } from './fetch-refused.js';

/** What only the origin that was asked first may see. */
const PRIVATE_HEADERS = ['authorization', 'cookie'];

export type Headers = Record<string, string>;

/** The headers that carry credentials, those written into the address included. */
export function credentialHeaders(url: URL, headers: Headers): Headers {
  const given = pick(headers, (name) => PRIVATE_HEADERS.includes(name));
  return url.username || url.password ? { authorization: basic(url), ...given } : given;
}

/** The headers that any server may see. */
export function openHeaders(headers: Headers): Headers {
  return pick(headers, (name) => !PRIVATE_HEADERS.includes(name));
}

export function withoutCredentials(url: URL): URL {
  const bare = new URL(url);
  bare.username = bare.password = '';
  return bare;
}

function basic({ username, password }: URL): string {
  try {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString('base64')}`;
  } catch {
    throw new FetchRefused('address_invalid');
  }
}

function pick(headers: Headers, wanted: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name.toLowerCase())));
}
