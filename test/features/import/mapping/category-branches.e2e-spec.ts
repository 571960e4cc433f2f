import type { CategoryMappingJson } from '../../../../src/import/mapping/categories/category-mapping.json.js';
import type { Document } from '../../../support/browser/document.js';
import { submitForm } from '../../../support/browser/form.js';
import { expectActions } from '../../../support/count-actions.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const PAGE = '/administracija/uvozi/kategorije';
const CHANGE = `${PAGE}/sprememba`;

const katalog = await Katalog.use();
const kitchen = await katalog.category({ sl: 'Kuhinjski pripomočki', en: 'Kitchenware' });
const knives = await katalog.category({ sl: 'Kuhinjski noži', en: 'Knives' }, kitchen);

const paths = (names: string[]) =>
  aFeed(names.map((category, index) => ({ productCode: `P${index}`, category })));

describe('many category paths together', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const list = async (query = '') => (await store.admin.page(PAGE + query, 'import/categories')).props;
  const places = async () =>
    Object.fromEntries(
      (await list()).mappings.map(({ path, origin, category }) => [path, [origin, category?.id ?? null]]),
    );
  const change = async (body: object, query = '') => {
    expect((await store.admin.submit('POST', CHANGE + query, body)).status).toBe(303);
    return (await store.admin.page(PAGE, 'import/categories')).flash!;
  };
  const undo = (flash: { undo?: { url: string } }) => store.admin.submit('POST', flash.undo!.url, {});
  const branch = (path: string) => `?branch=${encodeURIComponent(path)}`;

  it('follow the choice for their branch, also in later imports, unless they have a more precise one', async () => {
    await katalog.import(
      store,
      paths(['Kuhinja > Sita', 'Kuhinja > Kuhinjski noži', 'Kuhinja > Drobno > Cedila', 'Kuhinjica > Lonci']),
    );
    const flash = await change({ categoryId: kitchen }, branch('Kuhinja'));
    const mapped = {
      Kuhinja: ['chosen', kitchen],
      'Kuhinja > Sita': ['branch', kitchen],
      'Kuhinja > Kuhinjski noži': ['name', knives],
      'Kuhinja > Drobno > Cedila': ['branch', kitchen],
      'Kuhinjica > Lonci': ['none', null],
    };
    expect(await places()).toEqual(mapped);

    const run = await katalog.import(
      store,
      paths(['Kuhinja > Novo', 'Kuhinja > Sita', 'KUHINJA > drobno > Novo']),
    );
    expect(run).toMatchObject({ warnings: 0 });
    expect(await places()).toMatchObject({
      'Kuhinja > Novo': ['branch', kitchen],
      'KUHINJA > drobno > Novo': ['branch', kitchen],
    });

    await change({ categoryId: knives }, branch('Kuhinja > Drobno'));
    expect(await places()).toMatchObject({ 'Kuhinja > Drobno > Cedila': ['branch', knives] });
    await undo(flash);
    const after = await places();
    expect(after).not.toHaveProperty('Kuhinja');
    expect(after).toMatchObject({
      'Kuhinja > Sita': ['none', null],
      'Kuhinja > Kuhinjski noži': ['name', knives],
      'Kuhinja > Drobno > Cedila': ['branch', knives],
    });
  });

  it('are excluded with their branch', async () => {
    const feed = paths(['Razprodaja > Kuhinjski noži', 'Razprodaja > Sita', 'Sita']);
    await katalog.import(store, feed);
    await change({ action: 'exclude' }, branch('Razprodaja'));
    expect(await katalog.import(store, feed)).toMatchObject({ counters: { excluded: 2, deactivated: 2 } });
    await change({ action: 'reset' }, branch('Razprodaja'));
    expect(await katalog.import(store, feed)).toMatchObject({ counters: { excluded: 0 } });
  });

  it('are mapped, excluded and reset by their ticks, which an undo takes back', async () => {
    await katalog.import(store, paths(['Sita', 'Cedila', 'Lonci']));
    const { mappings } = await list();
    const ids = mappings.filter(({ path }) => path !== 'Lonci').map(({ id }) => id);
    const chosen = await change({ ids, categoryId: kitchen });
    expect(chosen.toast!.detail).toContain('2 poti');
    const mapped = { Sita: ['chosen', kitchen], Cedila: ['chosen', kitchen], Lonci: ['none', null] };
    expect(await places()).toEqual(mapped);
    const excluded = await change({ all: true, action: 'exclude' });
    expect(Object.values(await places())).toEqual(Array(3).fill(['excluded', null]));
    await undo(excluded);
    expect(await places()).toEqual(mapped);

    // a path that changed since keeps the later choice
    await change({ ids: [ids[0]!], categoryId: knives });
    await undo(chosen);
    expect(Object.values(await places()).filter(([origin]) => origin === 'chosen')).toEqual([
      ['chosen', knives],
    ]);
    // nothing is selected
    await store.admin.submit('POST', CHANGE, { action: 'exclude' });
    expect((await store.admin.get(CHANGE)).status).toBe(404);
    const stranger = await katalog.store();
    await stranger.admin.submit('POST', CHANGE, { ids, action: 'exclude' });
    expect(Object.values(await places()).filter(([origin]) => origin === 'excluded')).toEqual([]);
  });

  it('show products of each path', async () => {
    await katalog.import(
      store,
      aFeed(['Sito', 'Cedilo', 'Rešeto', 'Mreža'].map((name) => ({ name, category: 'Kuhinja > Sita' }))),
    );
    const [mapping] = (await list()).mappings;
    expect(mapping!.examples.map(({ text }) => text)).toHaveLength(3);
    expect(await (await store.admin.get(PAGE)).text()).toContain('Sito');
  });

  it('change and are mapped before a feed has them in the API', async () => {
    await katalog.import(store, paths(['Kuhinja > Sita', 'Kuhinja > Cedila']));
    const url = `/api/companies/${store.company.id}/category-mappings`;
    const send = async (method: string, path: string, body?: object) =>
      (await store.admin.send(method, url + path, body)).json() as Promise<{ count: number; id: number }>;
    const all = async () => (await (await store.admin.get(url)).json()) as CategoryMappingJson[];
    const mapped = await send('POST', '/changes', {
      action: 'choose',
      path: 'Kuhinja',
      categoryId: kitchen,
      below: true,
    });
    expect((await all()).map(({ origin, below }) => [origin, below])).toEqual([
      ['branch', false],
      ['branch', false],
      ['chosen', true],
    ]);
    const excluded = await send('POST', '/changes', { action: 'exclude', branch: 'Kuhinja' });
    expect(excluded.count).toBe(3);
    expect((await send('DELETE', `/changes/${excluded.id}`)).count).toBe(3);
    expect(await send('DELETE', `/changes/${excluded.id}`)).toEqual({ count: 0, id: null });
    expect((await send('DELETE', `/changes/${mapped.id}`)).count).toBe(1);
    expect((await all()).map(({ origin }) => origin)).toEqual(['none', 'none']);
    const wrong = { action: 'choose', branch: 'Kuhinja' };
    expect((await store.admin.send('POST', `${url}/changes`, wrong)).status).toBe(422);
  });

  it('take at most 40 actions for 150 paths, without a script', async () => {
    const targets = {
      Kuhinja: 'Gospodinjstvo',
      'Vrt in terasa': 'Vrtna oprema',
      Otroci: 'Igrače za otroke',
      'Šport in prosti čas': 'Športna oprema',
      Orodja: 'Orodje',
      Računalništvo: 'Računalniška oprema',
      Lepota: 'Kozmetika',
      Živali: 'Hrana za živali',
      Avtodeli: 'Avtomobilska oprema',
    };
    for (const name of Object.values(targets)) await katalog.category({ sl: name });
    const kinds = ['Novo', 'Pribor', 'Dodatki', 'Posoda', 'Mali deli', 'Kompleti', 'Nega', 'Shranjevanje'];
    const tree = [
      ...Object.keys(targets).flatMap((root) => [
        ...kinds.map((kind) => `${root} > ${kind}`),
        ...kinds.map((kind) => `${root} > ${kind} > Drugo`),
      ]),
      'Kuhinja > Kuhinjski noži',
      'Darila > Kuhinjski pripomočki',
      'Razprodaja > Zadnji kosi',
      'Razprodaja > Poškodovana embalaža',
      'Servis',
      'Darilni boni',
    ];
    expect(tree).toHaveLength(150);
    await katalog.import(store, paths(tree));

    let actions = 0;
    const { admin } = store;
    const open = async (path: string) => {
      actions++;
      return admin.document(path);
    };
    const press = async (page: Document, part: string, values: Record<string, string>) => {
      actions++;
      return submitForm(admin, page, part, values);
    };
    await open(PAGE);
    let page = await open(`${PAGE}?origin=none`);
    const branchOf = (url: string) => new URL(url, katalog.origin).searchParams.get('branch');
    const button = (target: string) =>
      new RegExp(`<button[^>]* value="(\\d+)"[^>]*>${target}<`).exec(page.body)?.[1];
    for (let link; (link = [...page.links.keys()].find(branchOf));) {
      const target = targets[branchOf(link) as keyof typeof targets];
      page = await open(link);
      if (!target) {
        page = await press(page, 'value="exclude"', { action: 'exclude' });
        continue;
      }
      if (!button(target)) {
        // to type it, and to search
        actions++;
        page = await press(page, 'name="find"', { find: target });
      }
      page = await press(page, 'name="categoryId"', { categoryId: button(target)! });
    }
    expect((await list()).unmappedCount).toBe(0);
    expectActions('map 150 category paths', actions, 40);
    expect((await katalog.import(store, paths(tree))).issueCounts).toMatchObject([
      { code: 'category_excluded', count: 4 },
    ]);
  });
});
