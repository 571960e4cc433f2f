import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { readBody } from './body.js';
import { credentialHeaders, type Headers, openHeaders, withoutCredentials } from './credentials.js';
import { Deadline } from './deadline.js';
import { FetchRefused } from './fetch-refused.js';
import { requestOnce } from './request.js';
import { resolveAllowed, type Resolver, systemResolver } from './resolve.js';

export interface SafeFetchOptions {
  /** Maximum of the body's bytes, as received and as decompressed. */
  maxBytes: number;
  /** Milliseconds for everything: DNS, redirects, the whole body. */
  timeoutMs: number;
  /** Milliseconds without a byte. */
  idleMs: number;
  maxRedirects?: number;
  /** The Accept header. */
  accept?: string;
  /** Requests gzip, and leaves it compressed. */
  keepGzip?: boolean;
  /** More request headers; `authorization` and `cookie` are sent to the first origin only. */
  headers?: Headers;
  /** Exact origins that may be private and have any port. */
  allowedPrivateOrigins?: readonly string[];
  signal?: AbortSignal;
  resolver?: Resolver;
}

export interface FetchedBody {
  /** 2xx, or 304 for a conditional request. */
  status: number;
  stream: Readable;
  /** The server's media type without parameters; else empty. */
  contentType: string;
  /** The last URL after redirects, without credentials. */
  url: string;
  headers: IncomingHttpHeaders;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches a URL from an untrusted source: http(s) on ordinary ports of public addresses, checked again at
 * each redirect, with limits of bytes and time. Read or destroy the stream.
 * @throws FetchRefused; the stream throws it, too
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<FetchedBody> {
  const deadline = new Deadline(options.timeoutMs, options.signal);
  try {
    return await fetchWithRedirects(parse(address), options, deadline);
  } catch (error) {
    deadline.release();
    throw deadline.explain(error);
  }
}

async function fetchWithRedirects(
  first: URL,
  options: SafeFetchOptions,
  deadline: Deadline,
): Promise<FetchedBody> {
  const { maxRedirects = 5, headers = {} } = options;
  const credentials = credentialHeaders(first, headers);
  let url = withoutCredentials(first);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const shown = { ...openHeaders(headers), ...(url.origin === first.origin && credentials) };
    const response = await requestPage(url, shown, options, deadline);
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

async function requestPage(
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
  // credentials in a redirect are not sent
  return location ? withoutCredentials(parse(location, base)) : null;
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchRefused('address_invalid');
  return new URL(address, base);
}
