import { rowsOf } from '../../permissions/rows.js';
import { API, PAGES } from '../../permissions/table.js';
import { inLocale } from '../../permissions/walk.js';
import { Katalog } from '../../support/katalog.js';

/** Addresses without a handler in the tables, and lists with something in them. */
const MORE = ['/neznano', '/api/neznano', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/api/docs-json'];
const DOCUMENT = { accept: 'text/html', 'accept-encoding': 'identity' };
const INERTIA = { ...DOCUMENT, 'x-inertia': 'true' };

const PATHS = [
  ...rowsOf(API + PAGES)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => [path, inLocale(path, 'en')]),
  ...MORE,
].filter((path, index, all) => all.indexOf(path) === index);

/** Each header that changes answers: without it, and with it. */
const CHANGES: [without: Record<string, string>, name: string, value: string][] = [
  [DOCUMENT, 'accept-encoding', 'br'],
  [DOCUMENT, 'accept-encoding', 'gzip'],
  [DOCUMENT, 'accept-language', 'en'],
  [DOCUMENT, 'accept', 'application/json'],
  [DOCUMENT, 'authorization', 'Bearer over'],
  [DOCUMENT, 'cookie', 'comparison=1'],
  [DOCUMENT, 'cookie', 'i18n_redirected=en'],
  [DOCUMENT, 'cookie', 'user_consent=rejected'],
  [DOCUMENT, 'sec-ch-ua-mobile', '?1'],
  [{ ...DOCUMENT, 'sec-ch-ua-mobile': '?1' }, 'sec-fetch-site', 'same-origin'],
  [{ ...DOCUMENT, 'accept-language': 'en' }, 'sec-fetch-site', 'same-origin'],
  [DOCUMENT, 'sec-fetch-dest', 'iframe'],
  [DOCUMENT, 'x-inertia', 'true'],
  [INERTIA, 'x-inertia-version', 'another build'],
  [INERTIA, 'cookie', 'user_consent=rejected'],
];

/** What a cache stores, without what is new each time. */
async function contentOf(response: Response): Promise<string> {
  const header = (name: string) => response.headers.get(name);
  const [nonce = 'none'] = /nonce-[\w+/=]+/.exec(header('content-security-policy') ?? '') ?? [];
  const body = (await response.text())
    .replaceAll(nonce.slice('nonce-'.length), '')
    .replaceAll(header('x-request-id')!, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
  const names = ['location', 'x-inertia-location', 'content-type', 'content-encoding', 'x-frame-options'];
  return [response.status, ...names.map(header), body].join('\n');
}

const isStored = ({ headers }: Response) => !/no-store/.test(headers.get('cache-control') ?? '');
const varies = ({ headers }: Response, name: string) =>
  (headers.get('vary') ?? '').toLowerCase().split(', ').includes(name);

describe('every answer that may be stored', () => {
  let katalog: Katalog;
  let id: number;

  beforeAll(async () => {
    katalog = await Katalog.start();
    id = await katalog.sellOne(await katalog.store(), { productCode: 'A' });
  });
  afterAll(() => katalog?.close());

  const ask = (path: string, headers: Record<string, string>) =>
    fetch(katalog.origin + path, { redirect: 'manual', headers });

  it.each(PATHS)('names in Vary each header of a request that changes it: %s', async (pattern) => {
    const path = pattern.replace(/:id/g, String(id)).replace(/:[a-z]+/gi, 'x');
    const forgotten: string[] = [];
    for (const [without, name, value] of CHANGES) {
      const base = {
        ...without,
        ...(without['x-inertia'] && { 'x-inertia-version': String(katalog.visitor().version) }),
      };
      const plain = await ask(path, base);
      const changed = await ask(path, { ...base, [name]: value });
      const [one, other] = [await contentOf(plain), await contentOf(changed)];
      if (one === other) continue;
      if (isStored(plain) && !varies(plain, name)) forgotten.push(`${name}: ${value}`);
    }
    expect(forgotten).toEqual([]);
  });
});
