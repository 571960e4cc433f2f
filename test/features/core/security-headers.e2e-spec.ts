import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSitemap } from '../../support/data/sitemap.js';
import { Katalog } from '../../support/katalog.js';

/** One example of each common kind of answer. */
const ANSWERS: [what: string, path: string, status: number][] = [
  ['a page', '/', 200],
  ['a page in English', '/en/search/products/results', 200],
  ['a page that is not there', '/izdelek/987654321/karkoli', 404],
  ['an address that nobody knows', '/neznano', 404],
  ['the login', '/prijava', 200],
  ['a way to the login', '/administracija', 302],
  ['the assistant', '/pomocnik', 200],
  ['the API', '/api/products', 200],
  ['a refusal of the API', '/api/users', 401],
  ['an address that the API does not know', '/api/neznano', 404],
  ['the page about the API', '/api/docs', 200],
  ['the document about the API', '/api/docs-json', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['robots', '/robots.txt', 200],
  ['a picture of the application', '/favicon.svg', 200],
  ['health', '/health/ready', 200],
];

const policyOf = (response: Response) => {
  const directives = response.headers.get('content-security-policy')?.split(';') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
};

const env = { PUBLIC_URL: 'https://katalog.test', ANALYTICS_ID: 'G-ABC123' };
const katalog = await Katalog.use({ worker: false, env });
await buildSitemap(katalog.app);

describe('security headers', () => {
  it('are reduced for scripts and styles, and complete for images', async () => {
    const files = readdirSync(join(import.meta.dirname, '../../../dist/client/assets'));
    const headersOf = async (type: string) => {
      const file = files.find((name) => name.endsWith(type));
      const response = await fetch(`${katalog.origin}/assets/${file}`, {
        headers: { 'accept-encoding': 'gzip' },
      });
      await response.arrayBuffer();
      return response.headers;
    };
    for (const type of ['.js', '.css', '.woff2']) {
      const headers = await headersOf(type);
      expect([...headers.keys()]).toEqual(
        expect.arrayContaining(['cross-origin-resource-policy', 'strict-transport-security', 'x-request-id']),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.has('content-security-policy')).toBe(false);
      const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
      expect(lines.join('\r\n').length).toBeLessThan(500);
    }
    const picture = await fetch(`${katalog.origin}/favicon.svg`);
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each(ANSWERS)('of %s', async (_, path, status) => {
    const response = await fetch(katalog.origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('same-origin');
    expect(header('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(header('x-frame-options')).toBe('DENY');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])
      expect(header('permissions-policy')?.split(', ')).toContain(`${feature}=()`);
    expect(header('permissions-policy')).not.toContain('clipboard-write');
    expect([header('x-powered-by'), header('server')]).toEqual([null, null]);
    const policy = policyOf(response);
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    for (const kind of ['script-src', 'style-src'])
      expect(policy[kind]!.join(' ')).not.toMatch(/unsafe|nonce|\*|https?:(?!\/\/)|data:/);
  });

  it('name the hashes of the inline scripts and styles, and trust no other inline code', async () => {
    const response = await katalog.visitor().get('/');
    const html = await response.text();
    const hashesIn = (elements: RegExp) =>
      [...html.matchAll(elements)].map(
        ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
      );
    const policy = policyOf(response);
    expect(policy['script-src']).toEqual(["'strict-dynamic'", ...hashesIn(/<script>(.*?)<\/script>/gs)]);
    expect(policy['style-src']).toEqual(["'self'", ...hashesIn(/<style\b[^>]*>(.*?)<\/style>/gs)]);
    const run = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes]) => !/json/.test(attributes!),
    );
    expect(run).toHaveLength(1);
  });

  it('let documents in frames run no script', async () => {
    const response = await katalog.visitor().get('/', { 'sec-fetch-dest': 'iframe' });
    expect(policyOf(response)['script-src']).toEqual(["'none'"]);
  });

  it('forbid everything in images', async () => {
    const response = await katalog.visitor().get('/media/0123/400.webp');
    expect(policyOf(response)['default-src']).toEqual(["'none'"]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('name only configured origins', async () => {
    const policy = policyOf(await katalog.visitor().get('/'));
    const named = new Set(
      Object.values(policy)
        .flat()
        .filter((source) => source.includes('://')),
    );
    expect([...named].sort()).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      'https://*.analytics.google.com',
      'https://*.google-analytics.com',
      'https://www.googletagmanager.com',
    ]);
  });
});

describe('security headers without HTTPS', () => {
  it('have no HSTS', async () => {
    const katalog = await Katalog.start({ worker: false });
    try {
      const { headers } = await katalog.visitor().get('/');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    } finally {
      await katalog.close();
    }
  });
});
