import type { ImportDetailJson } from '../../../../src/import/import.json.js';
import type { ImportIssueJson } from '../../../../src/import/import.json.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

interface Problem {
  status: number;
  code: string;
  title: string;
}

const katalog = await Katalog.use();

describe('API of imports', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const answer = async <Body>(response: Promise<Response>) => {
    const { status, headers, body } = await response.then(async (answered) => ({
      status: answered.status,
      headers: answered.headers,
      body: (await answered.json()) as Body,
    }));
    return { status, headers, body };
  };
  const read = async (path: string) => (await answer<ImportDetailJson>(store.admin.get(path))).body;
  const issuesAt = (path: string) => answer<ImportIssueJson[]>(store.admin.get(path));
  const post = <Body = ImportDetailJson>(path: string, { admin } = store) =>
    answer<Body>(admin.send('POST', path));
  const statusOf = async (id: number) => (await katalog.settled(store, id)).status;

  /** A run with this many items without a price, and one with a price. */
  const withMistakes = async (count: number) => {
    const wrong = Array.from({ length: count }, (_, index) => ({
      productCode: `X${index}`,
      price: 'ni cene',
    }));
    return katalog.import(store, aFeed([{ productCode: 'A' }, ...wrong]));
  };
  /** A held run that would deactivate all offers. */
  const held = async () => {
    await katalog.import(
      store,
      aFeed(Array.from({ length: 30 }, (_, index) => ({ productCode: `H${index}` }))),
    );
    return katalog.import(store, aFeed([{ productCode: 'Nov' }]));
  };

  it('returns the state, with URLs of the possible actions', async () => {
    const { id } = await held();
    const at = `${katalog.origin}/api/imports/${id}`;
    expect(await read(`/api/imports/${id}`)).toMatchObject({
      id,
      companyId: store.company.id,
      source: 'upload',
      status: 'held',
      counters: { read: 1 },
      reason: { message: expect.stringContaining('30') as string },
      confirmUrl: `${at}/confirm`,
      cancelUrl: `${at}/cancel`,
      issuesUrl: `${at}/issues`,
      reportUrl: `${at}/issues.csv`,
    });
    const onlooker = await katalog.signedInAs('employee', {
      companyId: store.company.id,
      permissionLevel: 0,
    });
    const seen = await answer<ImportDetailJson>(onlooker.get(`/api/imports/${id}`));
    expect(seen.body).toMatchObject({ status: 'held', confirmUrl: null, cancelUrl: null });
  });

  it('returns in files how many issues of a code are not listed', async () => {
    const { id } = await withMistakes(1_002);
    const unlisted = ' Unlisted issues of this kind: 2 (only the first 1,000 are listed).';
    const { body } = await issuesAt(`/api/imports/${id}/issues.json?locale=en`);
    const ofPrices = body.filter(({ code }) => code === 'price_not_a_number');
    expect(ofPrices).toHaveLength(1_001);
    expect(body.at(-1)).toMatchObject({ itemNumber: 0, code: 'price_not_a_number', severity: 'error' });
    expect(body.at(-1)!.message).toContain(unlisted);
    const csv = await (await store.admin.get(`/api/imports/${id}/issues.csv?locale=sl`)).text();
    expect(csv).toContain('Ugotovitve te vrste, ki niso navedene: 2 (navedenih je prvih 1.000).');
  });

  it('returns all issues as a JSON file', async () => {
    const { id } = await withMistakes(3);
    const file = await store.admin.get(`/api/imports/${id}/issues.json?locale=en`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="import-${id}.json"`);
    expect(await file.json()).toEqual((await issuesAt(`/api/imports/${id}/issues?limit=100&locale=en`)).body);
    const clean = await katalog.import(store, aFeed([{ productCode: 'A', category: 'Brez' }]));
    const { body } = await issuesAt(`/api/imports/${clean.id}/issues.json`);
    expect(body.map(({ code }) => code)).toEqual(['category_unmapped']);
  });

  it('lists issues page by page, optionally of one code, in the language of the request', async () => {
    const run = await withMistakes(5);
    const first = await issuesAt(`/api/imports/${run.id}/issues?limit=2&code=price_not_a_number&locale=en`);
    expect(first.headers.get('x-total-count')).toBe('5');
    expect(first.headers.get('link')).toMatch(/page=3>; rel="last"/);
    expect(first.body).toEqual([
      {
        itemNumber: 2,
        line: 4,
        productCode: 'X0',
        severity: 'error',
        code: 'price_not_a_number',
        message: 'The price can’t be read as a number.',
        hint: expect.any(String) as string,
        text: 'ni cene',
      },
      expect.objectContaining({ productCode: 'X1' }),
    ]);
    const last = await issuesAt(`/api/imports/${run.id}/issues?limit=2&code=price_not_a_number&page=3`);
    expect(last.body).toMatchObject([{ productCode: 'X4', message: 'Cene ni mogoče prebrati kot število.' }]);
    const { issueCounts, issuesUrl } = await read(`/api/imports/${run.id}`);
    const ofKind = issueCounts.find(({ code }) => code === 'price_not_a_number')!;
    expect((await issuesAt(ofKind.url)).body).toHaveLength(5);
    expect((await issuesAt(issuesUrl)).body.length).toBe(
      issueCounts.reduce((sum, { count }) => sum + count, 0),
    );
    expect((await issuesAt(`/api/imports/${run.id}/issues?kind=x`)).status).toBe(400);
  });

  it('returns all issues as CSV', async () => {
    const run = await withMistakes(2);
    const { reportUrl } = await read(`/api/imports/${run.id}`);
    const response = await store.admin.get(`${reportUrl}?locale=en`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="import-${run.id}.csv"`);
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^Item no\.;Line;/);
    expect(lines.filter((line) => line.includes('price_not_a_number'))).toHaveLength(2);
  });

  it('confirms a held import once', async () => {
    const { id } = await held();
    const { status, body } = await post(`/api/imports/${id}/confirm`);
    expect(status).toBe(200);
    expect(['queued', 'validating', 'writing', 'done']).toContain(body.status);
    expect(await statusOf(id)).toBe('done');
    expect((await katalog.settled(store, id)).counters).toMatchObject({ created: 1, deactivated: 30 });
    const again = await post<Problem>(`/api/imports/${id}/confirm?locale=en`);
    expect(again).toMatchObject({ status: 409, body: { code: 'not_held' } });
  });

  it('cancels a held import, which changes nothing', async () => {
    const { id } = await held();
    const { status, body } = await post(`/api/imports/${id}/cancel`);
    expect({ status, state: body.status }).toEqual({ status: 200, state: 'cancelled' });
    expect(body).toMatchObject({ confirmUrl: null, cancelUrl: null });
    expect((await post<Problem>(`/api/imports/${id}/cancel`)).status).toBe(409);
    const [{ active }] = (await katalog.rows<{ active: number }>(
      `select count(*)::integer as active from products where company_id = $1 and status = 'active'`,
      [store.company.id],
    )) as [{ active: number }];
    expect(active).toBe(30);
  });

  it('hides imports from other stores', async () => {
    const { id } = await held();
    const other = await katalog.store();
    for (const path of ['confirm', 'cancel'])
      expect((await post(`/api/imports/${id}/${path}`, other)).status).toBe(404);
    for (const path of ['', '/issues', '/issues.csv', '/issues.json'])
      expect((await other.admin.get(`/api/imports/${id}${path}`)).status).toBe(404);
    expect(await statusOf(id)).toBe('held');
  });
});
