import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const PAGE = '/administracija/uvozi';

const katalog = await Katalog.use();

describe('dry runs', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const upload = async (feed: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('uploadXML', new Blob([feed]), 'feed.xml');
    const response = await store.admin.send('POST', PAGE, body);
    expect(response.status).toBe(303);
    const id = Number(new URL(response.headers.get('location')!, katalog.origin).searchParams.get('import'));
    return katalog.settled(store, id);
  };
  const offers = (count: number, price = 10) =>
    Array.from({ length: count }, (_, index) => ({ productCode: `P-${index}`, price }));
  const opened = async (id: number) => {
    const { props } = await store.admin.page(`${PAGE}?import=${id}`, 'import/index');
    return props;
  };

  it('try a changes-only file without deactivating missing offers', async () => {
    await katalog.import(store, aFeed(offers(30)));
    const changes = aFeed(offers(2, 11));
    const dryRun = await upload(changes, { mode: 'delta', dryRun: 'on' });
    expect(dryRun).toMatchObject({ status: 'done', mode: 'dry-run', dryRunContent: 'delta', holds: [] });
    expect(dryRun.dryRunCounters).toMatchObject({ updated: 2, deactivated: 0 });
    const whole = await upload(changes, { mode: 'full', dryRun: 'on' });
    expect(whole).toMatchObject({
      mode: 'dry-run',
      dryRunContent: 'full',
      dryRunCounters: { deactivated: 28 },
    });
    // a real run has the same result as the dry run
    const { current } = await opened(dryRun.id);
    const answer = await store.admin.send('PATCH', current!.repeatUrl!, { action: 'repeat' });
    const repeated = Number(
      new URL(answer.headers.get('location')!, katalog.origin).searchParams.get('import'),
    );
    expect(await katalog.settled(store, repeated)).toMatchObject({
      mode: 'delta',
      dryRunContent: null,
      counters: { updated: 2, deactivated: 0 },
    });
  });

  it('are refused with an invalid `dryRun`', async () => {
    const body = new FormData();
    body.set('dryRun', 'perhaps');
    body.set('uploadXML', new Blob([aFeed(offers(1))]), 'feed.xml');
    const answer = await store.admin.send('POST', `/api/products/import/${store.company.id}`, body);
    expect(answer.status).toBe(422);
  });

  it('of the mode `dry-run` try the full catalogue, as the API has always done', async () => {
    const dryRun = await katalog.import(store, aFeed(offers(2)), { mode: 'dry-run' });
    expect(dryRun).toMatchObject({ mode: 'dry-run', dryRunContent: 'full' });
  });

  it('determine, like uploads, the initial values of the form', async () => {
    const begins = async () => (await store.admin.page(PAGE, 'import/index')).props.lastContent;
    expect(await begins()).toBe('full');
    await upload(aFeed(offers(2)), { mode: 'delta', dryRun: 'on' });
    expect(await begins()).toBe('delta');
    await upload(aFeed(offers(2)), { mode: 'full', dryRun: '0' });
    expect(await begins()).toBe('full');
  });

  it('link their counters to what these count', async () => {
    const faulty = { productCode: 'X', price: -1, link: '' };
    const run = await katalog.import(store, aFeed([...offers(3), ...offers(1), faulty]));
    const { counterUrls } = (await opened(run.id)).current!;
    const created = await store.admin.page(counterUrls.created!, 'import/changes');
    expect(created.props.count).toBe(run.counters.created);
    const [rejected, warnings] = await Promise.all(
      [counterUrls.rejected!, counterUrls.warnings!].map(
        async (url) => (await store.admin.page(url, 'import/index')).props.issues!,
      ),
    );
    expect(rejected).toMatchObject({ counter: 'rejected', count: 3 });
    expect(rejected!.items.map(({ code }) => code)).toEqual([
      'id_duplicate',
      'price_negative',
      'link_missing',
    ]);
    // they are not all issues, and not one for each item
    const { body, text } = await store.admin.document(counterUrls.rejected!);
    expect(/<nav class="issue-filter".*?<\/nav>/s.exec(body)![0]).not.toContain('aria-current');
    expect(run.counters.rejected).toBe(2);
    expect(text).toContain('Zavrnjeno: 2 · 3 ugotovitve');
    expect(warnings!.count).toBe(run.warnings);
    expect(warnings!.items.every(({ severity }) => severity === 'warning')).toBe(true);
  });
});
