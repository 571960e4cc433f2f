import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { readBody } from './body.js';
import { credentialHeaders, type Headers, openHeaders, withoutCredentials } from './credentials.js';
import { Deadline } from './deadline.js';
import { FetchRefused } from './fetch-refused.js';
import { requestOnce } from './request.js';
import { resolveAllowed, type Resolver, systemResolver } from './resolve.js';

export interface SafeFetchOptions {
  /** Most bytes of the body, as received and as unpacked. */
  maxBytes: number;
  /** Milliseconds for everything: names, redirects, the whole body. */
  timeoutMs: number;
  /** Milliseconds without a byte. */
  idleMs: number;
  maxRedirects?: number;
  /** The Accept header. */
  accept?: string;
  /** Asks for gzip, and leaves it packed. */
  keepGzip?: boolean;
  /** More request headers; `authorization` and `cookie` stay with the first origin. */
  headers?: Headers;
  /** Exact origins that may be private and have any port. */
  allowedPrivateOrigins?: readonly string[];
  signal?: AbortSignal;
  resolver?: Resolver;
}

export interface FetchedBody {
  /** 2xx, or 304 when the headers ask for changes only. */
  status: number;
  stream: Readable;
  /** Media type without parameters, as the server claims; empty when it does not. */
  contentType: string;
  /** The last address after redirects, without credentials. */
  url: string;
  headers: IncomingHttpHeaders;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches an address that a stranger gave: http(s) on ordinary ports of public addresses, checked anew at each
 * redirect, limited in bytes and time. The stream must be read or destroyed.
 * @throws FetchRefused, as does the stream
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<FetchedBody> {
  const deadline = new Deadline(options.timeoutMs, options.signal);
  try {
    return await follow(parse(address), options, deadline);
  } catch (error) {
    deadline.release();
    throw deadline.explain(error);
  }
}

async function follow(first: URL, options: SafeFetchOptions, deadline: Deadline): Promise<FetchedBody> {
  const { maxRedirects = 5, headers = {} } = options;
  const credentials = credentialHeaders(first, headers);
  let url = withoutCredentials(first);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const shown = { ...openHeaders(headers), ...(url.origin === first.origin && credentials) };
    const response = await ask(url, shown, options, deadline);
    try {
      const target = redirectTarget(response, url);
      if (!target) return accept(response, url, options, deadline);
      url = target;
    } catch (error) {
      response.destroy();
      throw error;
    }
    response.destroy();
  }
  throw new FetchRefused('too_many_redirects');
}

async function ask(
  url: URL,
  headers: Headers,
  options: SafeFetchOptions,
  deadline: Deadline,
): Promise<IncomingMessage> {
  const { allowedPrivateOrigins = [], resolver = systemResolver, accept = '*/*', idleMs } = options;
  const encoding = options.keepGzip ? 'gzip' : 'identity';
  const addresses = await deadline.race(resolveAllowed(url, allowedPrivateOrigins, resolver));
  return requestOnce(url, {
    addresses,
    headers: { accept, 'accept-encoding': encoding, ...headers },
    idleMs,
    deadline,
  });
}

function accept(
  response: IncomingMessage,
  url: URL,
  options: SafeFetchOptions,
  deadline: Deadline,
): FetchedBody {
  const status = response.statusCode ?? 0;
  if ((status < 200 || status > 299) && status !== 304) throw new FetchRefused('http_status', status);
  return {
    status,
    stream: readBody(response, options.maxBytes, deadline, options.keepGzip),
    contentType: (response.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase(),
    url: url.href,
    headers: response.headers,
  };
}

function redirectTarget(response: IncomingMessage, base: URL): URL | null {
  if (!REDIRECTS.includes(response.statusCode ?? 0)) return null;
  const location = response.headers.location;
  // what a redirect brings along as credentials is nobody's wish
  return location ? withoutCredentials(parse(location, base)) : null;
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchRefused('address_invalid');
  return new URL(address, base);
}
