import type { DiagnosisJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import type { FeedMappingJson } from '../../../../src/import/mapping/formats/feed-mapping.json.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const item = (id: string, more: string) =>
  `<item><g:id>${id}</g:id><g:title>Pulover ${id}</g:title><g:link>https://trgovina.example/${id}</g:link>
   <g:price>9.90 EUR</g:price>${more}</item>`;
const FEED = `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Trgovina</title>
  ${item('A', '<g:vzdrzevanje>Ročno pranje</g:vzdrzevanje>')}${item('B', '<g:kroj>ozek</g:kroj>')}
  ${item('C', '<g:vzdrzevanje>Stroj</g:vzdrzevanje>')}</channel></rss>`;
const LACKING = 'V obliki datoteke teh polj ni.';

const katalog = await Katalog.use();

describe('fields that a known format does not read', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const pageOf = (run: number) => `/administracija/uvozi/diagnostika?run=${run}`;
  const unreadOf = async (run: number) =>
    (await store.admin.read<DiagnosisJson>(`/api/imports/${run}/diagnosis`)).unread;
  const mappings = () =>
    store.admin.read<FeedMappingJson[]>(`/api/companies/${store.company.id}/feed-mappings`);
  const attributes = () =>
    katalog.rows(
      `select p.product_code as code, a.name->>'sl' as name, a.value->>'sl' as value from products p
         join product_attributes a on a.product_id = p.id where p.company_id = $1 order by 1`,
      [store.company.id],
    );

  it('are listed with their share and an example, and mapped with one click', async () => {
    const { id } = await katalog.import(store, FEED);
    const { props } = await store.admin.page(pageOf(id), 'import/diagnosis');
    expect(props.unread).toEqual([
      { path: 'vzdrzevanje', title: 'vzdrzevanje', count: 2, of: 3, percent: 66.7, sample: 'Ročno pranje' },
      { path: 'kroj', title: 'kroj', count: 1, of: 3, percent: 33.3, sample: 'ozek' },
    ]);
    expect(await unreadOf(id)).toEqual(props.unread);
    expect((await store.admin.document(pageOf(id))).text).toContain(LACKING);

    const answer = await store.admin.send('POST', props.mapping!.url!, {
      path: 'vzdrzevanje',
      target: 'attribute',
    });
    expect(answer.status).toBe(303);
    expect((await store.admin.document(pageOf(id))).text).toContain('Preslikano: Vzdrzevanje');
    expect(await mappings()).toMatchObject([
      {
        root: 'rss',
        item: 'item',
        completes: 'google-rss',
        fields: [{ path: 'vzdrzevanje', target: 'attribute', label: 'Vzdrzevanje' }],
      },
    ]);

    const next = await katalog.import(store, FEED);
    expect(next).toMatchObject({ status: 'done', format: 'Google Merchant (RSS)' });
    expect(await attributes()).toEqual([
      { code: 'A', name: 'Vzdrzevanje', value: 'Ročno pranje' },
      { code: 'C', name: 'Vzdrzevanje', value: 'Stroj' },
    ]);
    expect((await unreadOf(next.id)).map(({ path }) => path)).toEqual(['kroj']);
  });

  it('are mapped in the API, one after another', async () => {
    const { id } = await katalog.import(store, FEED);
    const add = (body: object) => store.admin.send('POST', `/api/imports/${id}/mapping/fields`, body);
    expect((await add({ path: 'kroj', target: 'attribute', label: 'Kroj' })).status).toBe(200);
    expect((await add({ path: 'vzdrzevanje', target: 'specifications' })).status).toBe(200);
    expect((await mappings())[0]!.fields).toEqual([
      { path: 'kroj', target: 'attribute', label: 'Kroj' },
      { path: 'vzdrzevanje', target: 'specifications', label: null },
    ]);
    // read already, and not in the file
    expect((await add({ path: 'title', target: 'attribute' })).status).toBe(422);
    expect((await add({ path: 'neznano', target: 'attribute' })).status).toBe(422);
  });

  it('are listed with the formats of the store, and no longer read once they are deleted there', async () => {
    const { id } = await katalog.import(store, FEED);
    await store.admin.send('POST', `/api/imports/${id}/mapping/fields`, {
      path: 'kroj',
      target: 'attribute',
    });
    const { props } = await store.admin.page('/administracija/uvozi/oblike', 'import/formats');
    const [format] = props.formats;
    expect(format).toMatchObject({ completes: 'Google Merchant (RSS)', editUrl: pageOf(id) });
    await store.admin.send('DELETE', `/api/feed-mappings/${format!.id}`);
    await katalog.import(store, FEED.replace('9.90', '8.90'));
    expect(await attributes()).toEqual([]);
  });
});
