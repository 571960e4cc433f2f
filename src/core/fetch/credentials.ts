import { FetchRefused } from './fetch-refused.js';

/** Headers for the first origin only. */
const PRIVATE_HEADERS = ['authorization', 'cookie'];

export type Headers = Record<string, string>;

/** The headers with credentials, including those in the URL. */
export function credentialHeaders(url: URL, headers: Headers): Headers {
  const given = pick(headers, (name) => PRIVATE_HEADERS.includes(name));
  return url.username || url.password ? { authorization: basic(url), ...given } : given;
}

/** The headers for any server. */
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
