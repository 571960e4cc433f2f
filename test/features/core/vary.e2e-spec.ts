import { rowsOf } from '../../permissions/rows.js';
import { API, PAGES } from '../../permissions/table.js';
import { inLocale } from '../../permissions/walk.js';
import { Katalog } from '../../support/katalog.js';

/** Paths that the tables of permissions do not contain. */
const MORE = ['/neznano', '/api/neznano', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/api/docs-json'];
const DOCUMENT = { accept: 'text/html', 'accept-encoding': 'identity' };
const INERTIA = { ...DOCUMENT, 'x-inertia': 'true' };
const PHONE = { ...DOCUMENT, 'sec-ch-ua-mobile': '?1' };
const ENGLISH = { ...DOCUMENT, 'accept-language': 'en' };

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
  [PHONE, 'sec-fetch-site', 'same-origin'],
  [ENGLISH, 'sec-fetch-site', 'same-origin'],
  [DOCUMENT, 'sec-fetch-dest', 'iframe'],
  [DOCUMENT, 'x-inertia', 'true'],
  [INERTIA, 'x-inertia-version', 'another build'],
  [INERTIA, 'cookie', 'user_consent=rejected'],
];

/** The cacheable content of an answer, without parts that are new each time. */
async function contentOf(response: Response): Promise<string> {
  const header = (name: string) => response.headers.get(name);
  const body = (await response.text())
    .replaceAll(header('x-request-id')!, '')
    // times, also of props that the browser keeps for a while
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, '');
  const names = ['location', 'x-inertia-location', 'content-type', 'content-encoding', 'x-frame-options'];
  return [response.status, ...names.map(header), body].join('\n');
}

interface Answer {
  content: string;
  /** null: it must not be stored. */
  vary: string[] | null;
}

const katalog = await Katalog.use({ worker: false });
const id = await katalog.sellOne(await katalog.store(), { productCode: 'A' });

describe('every answer that may be stored', () => {
  const headersOf = (headers: Record<string, string>) => ({
    ...headers,
    ...(headers['x-inertia'] && { 'x-inertia-version': String(katalog.visitor().version) }),
  });

  async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(katalog.origin + path, { redirect: 'manual', headers });
    const isStored = !response.headers.get('cache-control')?.includes('no-store');
    const vary = (response.headers.get('vary') ?? '').toLowerCase().split(', ');
    return { content: await contentOf(response), vary: isStored ? vary : null };
  }

  it.each(PATHS)('names in Vary each header of a request that changes it: %s', async (pattern) => {
    const path = pattern.replace(/:id/g, String(id)).replace(/:[a-z]+/gi, 'x');
    const answers = new Map<object, Answer>();
    const forgotten: string[] = [];
    // the API describes no answer to clients of pages
    const changes = CHANGES.filter(([, name]) => !path.startsWith('/api') || !name.startsWith('x-inertia'));
    for (const [without, name, value] of changes) {
      const known = answers.get(without) ?? (await ask(path, headersOf(without)));
      answers.set(without, known);
      const { content } = await ask(path, { ...headersOf(without), [name]: value });
      const isNamed = known.vary === null || known.vary.includes(name);
      if (content !== known.content && !isNamed) forgotten.push(`${name}: ${value}`);
    }
    expect(forgotten).toEqual([]);
  });

  it('names the headers of partial reloads', async () => {
    const { vary } = await ask('/company', headersOf(INERTIA));
    expect(vary).toEqual(
      expect.arrayContaining(
        ['partial-component', 'partial-data', 'partial-except'].map((name) => `x-inertia-${name}`),
      ),
    );
  });
});
