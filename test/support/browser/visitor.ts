import type { FlashData, PageName, PageProps } from '../../../src/core/inertia/pages.js';
import { type Document, readDocument } from './document.js';

/** A page response of the protocol. */
export interface PageResponse<Name extends PageName> {
  component: Name;
  props: PageProps<Name>;
  url: string;
  flash?: FlashData;
  clearHistory?: boolean;
}

const isForm = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

let visitors = 0;

const addressOf = (number: number) => `10.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`;

/**
 * A browser's cookies, and requests that send them with the session's token, as Inertia's client does. Does
 * not follow redirects.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** A separate IP address, which a proxy would report. */
  private readonly address = addressOf(++visitors);

  /** @param version of the client build that the browser has loaded; null if there is no build */
  constructor(
    readonly origin: string,
    readonly version: string | null = null,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, undefined, headers);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(path.startsWith(this.origin) ? path : this.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...this.ownHeaders(body !== undefined && !isForm(body)), ...headers },
      body: body === undefined ? undefined : isForm(body) ? body : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  /** A call of the API that reads. @throws Error for any other status than a success */
  read<Json>(path: string, headers: Record<string, string> = {}): Promise<Json> {
    return this.answer<Json>('GET', path, undefined, headers);
  }

  /** A call of the API that writes. @throws Error for any other status than a success */
  write<Json>(method: string, path: string, body?: unknown): Promise<Json> {
    return this.answer<Json>(method, path, body);
  }

  /**
   * Submits a form as Inertia's client does.
   * @param from the page that it is on, if the answer depends on that
   */
  submit(
    method: string,
    path: string,
    body: unknown = {},
    { from, headers }: { from?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const referer = from === undefined ? undefined : { referer: this.origin + from };
    return this.send(method, path, body, { ...this.visitHeaders(), ...referer, ...headers });
  }

  /** Submits the form of a page to its URL as a browser without JavaScript does. */
  post(path: string, fields: Record<string, string>): Promise<Response> {
    const token = this.formToken;
    const form = new URLSearchParams({ ...(token && { _token: token }), ...fields });
    return this.send('POST', path, form, { ...this.plainHeaders(path), origin: this.origin });
  }

  /** Headers of a form that no script sends from this page. */
  plainHeaders(path: string): Record<string, string> {
    return { accept: 'text/html', referer: this.origin + path, 'x-xsrf-token': '' };
  }

  /** The token of the session, if the browser has one. */
  get formToken(): string | undefined {
    const token = this.cookies.get('__Host-XSRF-TOKEN') ?? this.cookies.get('XSRF-TOKEN');
    return token && decodeURIComponent(token);
  }

  /** Headers of every request of this browser. */
  headers(): Record<string, string> {
    return this.ownHeaders(false);
  }

  /** Requests a page as Inertia's client does. */
  visit(path: string): Promise<Response> {
    return this.get(path, this.visitHeaders());
  }

  /** The page at a URL, as Inertia's client gets it. */
  async page<Name extends PageName>(path: string, name: Name): Promise<PageResponse<Name>> {
    const response = await this.visit(path);
    const text = await response.text();
    if (!response.headers.has('x-inertia'))
      throw new Error(`${path} is no page: ${response.status} ${response.headers.get('location') ?? text}`);
    const page = JSON.parse(text) as PageResponse<Name>;
    if (page.component !== name) throw new Error(`${path} is the page ${page.component}, not ${name}`);
    return page;
  }

  /** Some props of a page, reloaded like by its client. */
  async reload<Name extends PageName>(
    path: string,
    name: Name,
    only: string[],
    headers: Record<string, string> = {},
  ): Promise<PageProps<Name>> {
    const asked = { ...this.reloadHeaders(name, only), ...headers };
    return (await this.read<PageResponse<Name>>(path, asked)).props;
  }

  /** Requests some props with a form that saves nothing. */
  async preview<Name extends PageName>(
    path: string,
    name: Name,
    only: string[],
    body: unknown,
  ): Promise<PageProps<Name>> {
    const response = await this.send('POST', path, body, this.reloadHeaders(name, only));
    return ((await response.json()) as PageResponse<Name>).props;
  }

  /** The document at a URL in a browser without JavaScript. */
  async document(path: string, headers: Record<string, string> = {}): Promise<Document> {
    const response = await this.get(path, { accept: 'text/html', ...headers });
    return readDocument(response.status, await response.text());
  }

  /** Headers of a request for some props of a page. */
  reloadHeaders(name: PageName, only: string[]): Record<string, string> {
    return {
      ...this.visitHeaders(),
      'x-inertia-partial-component': name,
      'x-inertia-partial-data': only.join(','),
    };
  }

  private async answer<Json>(...call: Parameters<Visitor['send']>): Promise<Json> {
    const response = await this.send(...call);
    const text = await response.text();
    if (!response.ok) throw new Error(`${call[0]} ${call[1]}: ${response.status} ${text}`);
    return JSON.parse(text) as Json;
  }

  /** Headers of a request for a page. */
  visitHeaders(): Record<string, string> {
    return { 'x-inertia': 'true', ...(this.version && { 'x-inertia-version': this.version }) };
  }

  private ownHeaders(isJson: boolean): Record<string, string> {
    const token = this.formToken;
    return {
      'x-forwarded-for': this.address,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(this.cookies.size && {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
      ...(token && { 'x-xsrf-token': token }),
    };
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const split = pair.indexOf('=');
    const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isGone) this.cookies.delete(pair.slice(0, split));
    else this.cookies.set(pair.slice(0, split), pair.slice(split + 1));
  }
}
