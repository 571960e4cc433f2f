import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import type { Visitor } from '../../../support/browser/visitor.js';

const PAGE = '/administracija/uvozi/blokirani-izrazi';

describe('blocked terms', () => {
  let katalog: Katalog;
  let platform: Visitor;
  let store: Store;

  beforeAll(async () => {
    katalog = await Katalog.start();
    platform = await katalog.signedInAs('super_admin');
    store = await katalog.store('Prva');
  });
  afterAll(() => katalog?.close());

  const page = async (address = PAGE) => (await platform.page(address, 'blocked-terms/index')).props;
  const add = (term: string, reason = 'other', from = PAGE) =>
    platform.send('POST', from, { term, reason }, { 'x-inertia': 'true', referer: katalog.origin + from });
  const named = async (term: string) => (await page()).terms.find((one) => one.term === term);
  const stopped = async (...terms: string[]) =>
    Promise.all(terms.map(async (term) => (await named(term))?.stopped ?? null));
  const offers = (path: string, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      productCode: `B${from + at}`,
      name: `Reč ${from + at}`,
      category: path,
    }));

  it('are listed alphabetically with their reasons, and linked from the imports', async () => {
    const { terms, reasons, addUrl } = await page();
    expect(terms.map(({ term }) => term)).toEqual(
      [...terms.map(({ term }) => term)].sort((a, b) => a.localeCompare(b, 'sl')),
    );
    expect(await named('tobak')).toMatchObject({ reason: 'nicotine', stopped: 0, stores: 0 });
    expect(reasons).toEqual(['adult', 'nicotine', 'weapons', 'other']);
    expect(addUrl).toBe(PAGE);
    const { props } = await platform.page('/administracija/uvozi', 'import/index');
    expect(props.blockedTermsUrl).toBe(PAGE);
    const own = await store.admin.page('/administracija/uvozi', 'import/index');
    expect(own.props.blockedTermsUrl).toBeNull();
  });

  it('are unique regardless of case and accents, and can be deleted', async () => {
    expect((await add('Ognjemet', 'weapons')).status).toBe(303);
    const { id, removeUrl } = (await named('Ognjemet'))!;
    await add('OGNJEMÉT');
    expect((await page()).errors['term']).toContain('»Ognjemet«');
    for (const wrong of ['', '  ', '!!!', 'a'.repeat(61), 'dve\nvrstici']) {
      await add(wrong);
      expect([wrong, Object.keys((await page()).errors)]).toEqual([wrong, ['term']]);
    }
    await add('petarda', 'unheard-of');
    expect(Object.keys((await page()).errors)).toEqual(['reason']);
    await platform.send('POST', removeUrl, {}, { 'x-inertia': 'true' });
    expect(await named('Ognjemet')).toBeUndefined();
    expect((await platform.send('POST', removeUrl, {})).status).toBe(404);

    const entries = await katalog.rows<{ action: string; name: string }>(
      `select action, object_name as name from audit_entries where object_kind = 'blocked-term' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { action: 'blocked-term.created', name: 'Ognjemet' },
      { action: 'blocked-term.deleted', name: 'Ognjemet' },
    ]);
    const { props } = await platform.page('/administracija/dnevnik?kind=blocked-term', 'audit/index');
    expect(props.entries[0]!.actionText).toBe('Izbris prepovedanega izraza');
    expect(props.entries[0]!.changes.map(({ before }) => before)).toEqual(['Ognjemet', 'Orožje in strelivo']);
  });

  it('count the items of current feeds that they block', async () => {
    await add('Vodne pipe');
    // more issues than are kept, in several batches
    const many = offers('Kadilnica > Tobak za vodne pipe', 0, 1_010);
    const file = aFeed([...many, ...offers('Kadilnica > Tobak', 2_000, 5), ...offers('Čaji', 3_000, 2)]);
    const { counters } = await katalog.import(store, file);
    expect(counters.rejected).toBe(1_015);
    expect(await stopped('tobak', 'Vodne pipe', 'kratom')).toEqual([1_015, 1_010, 0]);
    expect((await named('tobak'))!.stores).toBe(1);

    const other = await katalog.store('Druga');
    await katalog.import(other, aFeed([...offers('Tobak', 0, 3), ...offers('Čaji', 10, 1)]));
    expect(await named('tobak')).toMatchObject({ stopped: 1_018, stores: 2 });
    // trial runs and changes only do not count
    const part = aFeed([...offers('Tobak', 5_000, 7), ...offers('Čaji', 3_000, 1)]);
    await katalog.import(store, part, { mode: 'dry-run' });
    await katalog.import(store, part, { mode: 'delta' });
    expect(await stopped('tobak')).toEqual([1_018]);
    // a repeated feed changes nothing, and items that are gone are not counted
    await katalog.import(store, file);
    expect(await stopped('tobak', 'Vodne pipe')).toEqual([1_018, 1_010]);
    await katalog.import(store, aFeed([...offers('Tobak', 0, 1), ...offers('Čaji', 3_000, 2)]));
    expect(await stopped('tobak', 'Vodne pipe')).toEqual([4, 0]);
  });

  it('block items from the next import on, until they are deleted', async () => {
    const fresh = await katalog.store('Tretja');
    const file = aFeed(offers('Vrt > Pirotehnika', 0, 2));
    expect((await katalog.import(fresh, file)).counters.created).toBe(2);
    await add('pirotehnika', 'weapons');
    expect(await stopped('pirotehnika')).toEqual([0]);
    const run = await katalog.import(fresh, file);
    expect(run.counters.rejected).toBe(2);
    expect(await stopped('pirotehnika')).toEqual([2]);
    await platform.send('POST', (await named('pirotehnika'))!.removeUrl, {}, { 'x-inertia': 'true' });
    expect((await katalog.import(fresh, file)).counters.rejected).toBe(0);
  });

  it('are added and deleted by forms without JavaScript, in both languages', async () => {
    const english = '/en/admin/imports/blocked-terms';
    const html = async () => (await platform.get(english)).text();
    await platform.post(english, { term: 'Fireworks', reason: 'weapons' });
    const listed = await html();
    expect(listed).toContain('Fireworks');
    expect(listed).toContain('Weapons and ammunition');
    const { removeUrl } = (await page(english)).terms.find(({ term }) => term === 'Fireworks')!;
    expect(listed).toContain(`action="${removeUrl}"`);
    // a refused value stays in the field
    await platform.post(english, { term: 'fireworks', reason: 'adult' });
    expect(await html()).toMatch(/<input[^>]*name="term"[^>]*value="fireworks"/);
    await platform.post(removeUrl, {});
    expect(await html()).not.toContain(`action="${removeUrl}"`);
  });
});
