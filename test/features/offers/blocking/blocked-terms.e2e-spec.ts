import { DataSource } from 'typeorm';
import { SpellWeapons20261128125700 } from '../../../../migrations/20261128125700-spell-weapons.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const PAGE = '/administracija/uvozi/blokirani-izrazi';

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');
const store = await katalog.store('Prva');

describe('blocked terms', () => {
  const page = async (address = PAGE) => (await platform.page(address, 'blocked-terms/index')).props;
  const add = (term: string, reason = 'other', from = PAGE) =>
    platform.submit('POST', from, { term, reason }, { from });
  const preview = async (term: Record<string, string>) => {
    const sent = await platform.send('POST', `${PAGE}/predogled`, { reason: 'other', ...term });
    expect(sent.status).toBe(303);
    return (await page(sent.headers.get('location')!)).preview;
  };
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

  it('are spelled right, unless somebody has edited them', async () => {
    expect(await named('strelno orožje')).toMatchObject({ reason: 'weapons' });
    const runner = katalog.app.get(DataSource).createQueryRunner();
    const spell = new SpellWeapons20261128125700();
    try {
      await spell.down(runner);
      expect(await named('strelno orožje')).toBeUndefined();
      await runner.query(
        `update blocked_category_terms set exceptions = '{puščice}' where term = 'strelno orozje'`,
      );
      await spell.up(runner);
      expect(await named('strelno orožje')).toBeUndefined();
    } finally {
      await runner.query(
        `update blocked_category_terms set term = 'strelno orožje' where term = 'strelno orozje'`,
      );
      await runner.release();
    }
  });

  it('are compared with offers whose category gets another name or parent', async () => {
    await add('petarde', 'weapons');
    const root = await katalog.category({ sl: 'Zabava', en: 'Party' });
    const id = await katalog.category({ sl: 'Bučke', en: 'Poppers' }, root);
    await katalog.sell(store, { productCode: 'PET', name: 'Reč PET', category: 'Zabava > Bučke' });
    const statusOf = async () =>
      await katalog.value<string>(`select status from products where product_code = 'PET'`);
    const rename = (name: object) => platform.send('PUT', `/api/categories/${id}`, name);
    expect(await statusOf()).toBe('active');
    expect((await rename({ name: 'Petarde' })).status).toBe(200);
    await until(statusOf, { holds: (status) => status === 'blocked' });
    expect((await rename({ name: 'Bučke' })).status).toBe(200);
    await until(statusOf, { holds: (status) => status === 'active' });
    const waiting = async () =>
      (await katalog.rows<{ version: number }>('select version from blocking_rules'))[0]!;
    const { version } = await waiting();
    expect((await rename({ parentId: null })).status).toBe(200);
    expect((await waiting()).version).toBe(version + 1);
    expect((await rename({ name: 'Bučke', active: true })).status).toBe(200);
    expect((await waiting()).version).toBe(version + 1);
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
    await platform.submit('POST', removeUrl);
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

  it('count the offers that they block, and are applied to stored offers in the background', async () => {
    const file = aFeed([
      ...offers('Vrt > Pirotehnika', 0, 3),
      ...offers('Vrt > Pirotehnika in rastline', 10, 2),
      { productCode: 'N', name: 'Velika pirotehnika', category: 'Čaji' },
      ...offers('Čaji', 20, 2),
    ]);
    const other = await katalog.store('Druga');
    await katalog.import(store, file);
    await katalog.sell(other, ...offers('Pirotehnika', 0, 1));
    const blocked = async () =>
      await katalog.values<string>(
        `select product_code as code from products where status = 'blocked' order by company_id, id`,
      );
    expect(await blocked()).toEqual([]);

    const previewed = await preview({ term: 'pirotehnika' });
    expect(previewed).toMatchObject({ count: 4, stores: 2, isExact: true });
    expect(previewed!.offers[0]).toMatchObject({
      name: 'Reč 0',
      companyName: 'Prva',
      category: 'Vrt > Pirotehnika',
      match: { place: 'category', text: 'Pirotehnika' },
    });
    expect((await preview({ term: 'pirotehnika', inNames: 'on' }))!.count).toBe(5);
    expect((await preview({ term: 'pirotehnika', inNames: 'on', exceptions: 'vrt' }))!.count).toBe(2);
    // the preview has saved nothing
    expect(await named('pirotehnika')).toBeUndefined();

    await add('pirotehnika', 'weapons');
    await until(async () => (await blocked()).join(), { holds: (codes) => codes === 'B0,B1,B2,B0' });
    expect(await named('pirotehnika')).toMatchObject({ stopped: 4, stores: 2 });
    // the same feed changes nothing
    const run = await katalog.import(store, file);
    expect(run.counters).toMatchObject({ rejected: 0, blocked: 3 });
    expect(await stopped('pirotehnika')).toEqual([4]);

    await platform.submit('POST', PAGE, {
      id: (await named('pirotehnika'))!.id,
      term: 'pirotehnika',
      reason: 'weapons',
      inNames: 'on',
    });
    await until(blocked, { holds: (codes) => codes.includes('N') });
    await platform.submit('POST', (await named('pirotehnika'))!.removeUrl);
    await until(blocked, { holds: (codes) => codes.length === 0 });
    expect((await katalog.import(store, file)).counters).toMatchObject({ rejected: 0, blocked: 0 });
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
