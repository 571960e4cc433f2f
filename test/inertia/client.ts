import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string>;

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The page object, of a document or of an Inertia response. */
  page: TestPage;
}

export interface TestPage {
  component: string;
  props: Record<string, unknown>;
  url: string;
  version: string | null;
  sharedProps: string[];
  flash?: Record<string, unknown>;
  [metadata: string]: unknown;
}

export interface Sent {
  headers?: Headers;
  body?: unknown;
}

/** A browser from the server's view: keeps cookies, sends the CSRF pair, follows redirects like an XHR. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** A plain request; redirects are not followed. */
  async send(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Reply> {
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    const payload = body === undefined || isText ? body : JSON.stringify(body);
    const sent: Headers = {
      ...(this.cookies.size ? { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...(body !== undefined && !isText ? { 'content-type': 'application/json' } : {}),
      ...headers,
    };
    const reply = await exchange(method, this.origin + path, sent, payload);
    for (const cookie of reply.headers['set-cookie'] ?? []) this.keep(cookie);
    return reply;
  }

  get(path: string, headers: Headers = {}): Promise<Reply> {
    return this.send('GET', path, { headers: { accept: 'text/html', ...headers } });
  }

  /** One Inertia request, with the version of the build and the CSRF token; redirects are not followed. */
  visit(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Reply> {
    const token = this.cookies.get('XSRF-TOKEN');
    return this.send(method, path, {
      body,
      headers: {
        'x-inertia': 'true',
        'x-requested-with': 'XMLHttpRequest',
        accept: 'text/html, application/xhtml+xml',
        'x-inertia-version': 'v1',
        ...(token ? { 'x-xsrf-token': decodeURIComponent(token) } : {}),
        ...headers,
      },
    });
  }

  /** An Inertia request whose redirects are followed with the same headers, like a browser's XHR. */
  async follow(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    const reply = await this.visit(method, path, sent);
    const isRedirect = [301, 302, 303].includes(reply.status);
    return isRedirect ? this.follow('GET', reply.headers.location ?? '', { headers: sent.headers }) : reply;
  }

  /** A partial reload of a component. */
  partial(path: string, component: string, headers: Headers = {}): Promise<Reply> {
    return this.visit('GET', path, { headers: { 'x-inertia-partial-component': component, ...headers } });
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

function exchange(method: string, url: string, headers: Headers, body: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // Node's client frames the body of a DELETE only with a stated length
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body as string)) };
    const call = httpRequest(
      url,
      { method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { statusCode: status = 0, headers: received } = response;
          resolve({
            status,
            headers: received,
            text,
            get page() {
              return pageOf(text);
            },
          });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** The page object of a response body. */
export function pageOf(text: string): TestPage {
  const json = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? text;
  return JSON.parse(json) as TestPage;
}
