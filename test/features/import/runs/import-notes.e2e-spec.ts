import type { ImportDetailJson } from '../../../../src/import/import.json.js';
import { aFeed, type OfferOfFeed, numberedOffers } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const offersOf = (count: number, fields: Partial<OfferOfFeed> = {}) => aFeed(numberedOffers(count, fields));

const katalog = await Katalog.use();

describe('notes on the page of an import', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const act = (id: number, action: string) =>
    store.admin.submit('PATCH', `/administracija/uvozi/${id}`, { action });
  const urlOf = (id: number) => `/administracija/uvozi?import=${id}`;
  const open = async (id: number) => (await store.admin.page(urlOf(id), 'import/index')).props.current!;
  const notesOf = async (id: number) => (await open(id)).notes;

  it('name what a queued import waits for', async () => {
    await katalog.stopWorker();
    const first = await katalog.upload(store, offersOf(1), { fileName: 'prva.xml' });
    const second = await katalog.upload(store, offersOf(2), { fileName: 'druga.xml' });
    expect(await notesOf(first)).toEqual([{ text: 'Uvoz se bo začel, ko bo prišel na vrsto.', url: null }]);
    expect(await notesOf(second)).toEqual([
      { text: 'Uvoz se bo začel, ko se bo končal uvoz datoteke prva.xml.', url: urlOf(first) },
    ]);
    await katalog.startWorker();
    await katalog.settled(store, second);
    expect(await notesOf(second)).toEqual([]);
  });

  it('say that nothing has changed after a cancellation before writing', async () => {
    await katalog.import(store, offersOf(60));
    const { id } = await katalog.import(store, offersOf(1));
    await act(id, 'cancel');
    expect(await notesOf(id)).toEqual([
      { text: expect.stringContaining('preklican pred zapisovanjem') as string, url: null },
    ]);
  });

  it('say that a cancelled import is stopping, without a cancel button; it stops although its worker has died', async () => {
    await katalog.stopWorker();
    const id = await katalog.upload(store, offersOf(3));
    // the state after a worker has claimed the run and died
    await katalog.rows(
      `update imports set status = 'validating', run = 1, heartbeat_at = now() where id = $1`,
      [id],
    );
    await act(id, 'cancel');
    expect(await open(id)).toMatchObject({
      status: 'validating',
      cancelUrl: null,
      notes: [{ text: 'Uvoz se ustavlja. To traja le trenutek.', url: null }],
    });
    await katalog.rows(`update imports set heartbeat_at = 'epoch' where id = $1`, [id]);
    await katalog.startWorker();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'cancelled', counters: { read: 0 } });
    expect(await notesOf(id)).toEqual([
      { text: expect.stringContaining('preklican pred zapisovanjem') as string, url: null },
    ]);
  });

  it('say that written changes stay after a cancellation during writing', async () => {
    const id = await katalog.upload(store, offersOf(60));
    await katalog.settled(store, id);
    await katalog.rows(`update imports set status = 'cancelled' where id = $1`, [id]);
    expect(await notesOf(id)).toEqual([
      { text: expect.stringContaining('Že zapisane spremembe ostanejo') as string, url: null },
    ]);
  });

  it('say why an older import cannot be rolled back, with a link to the newer one', async () => {
    const { id: older } = await katalog.import(store, offersOf(3));
    const { id: newer } = await katalog.import(store, offersOf(3, { price: 11 }), { fileName: 'nova.xml' });
    expect(await open(older)).toMatchObject({
      rollbackUrl: null,
      notes: [
        {
          text: expect.stringContaining('Najprej razveljavite novejšega, nova.xml.') as string,
          url: urlOf(newer),
        },
      ],
    });
    expect(await notesOf(newer)).toEqual([]);

    await katalog.stopWorker();
    const waiting = await katalog.upload(store, offersOf(2), { fileName: 'tretja.xml' });
    expect(await notesOf(newer)).toEqual([
      { text: 'Uvoz bo mogoče razveljaviti, ko se bo končal novejši uvoz, tretja.xml.', url: urlOf(waiting) },
    ]);
    await katalog.startWorker();
    await katalog.settled(store, waiting);
  });

  it('are in the API as well, without rollback notes for read-only actors', async () => {
    const { id } = await katalog.import(store, offersOf(3));
    await katalog.import(store, offersOf(3, { price: 11 }));
    const detail = await store.admin.read<ImportDetailJson>(`/api/imports/${id}`);
    expect(detail.notes[0]!.url).toMatch(/^http.*import=\d+$/);
    const onlooker = await katalog.signedInAs('employee', {
      companyId: store.company.id,
      permissionLevel: 0,
    });
    const { props } = await onlooker.page(urlOf(id), 'import/index');
    expect(props.current!.notes).toEqual([]);
  });

  it('format numbers by the language', async () => {
    await katalog.import(store, offersOf(1_300));
    const held = await katalog.import(store, offersOf(100));
    expect(held.reason!.message).toBe('Ta uvoz bi deaktiviral 1.200 od 1.300 aktivnih izdelkov (92\u00a0%).');
    const { props } = await store.admin.page(`/en/admin/imports?import=${held.id}`, 'import/index');
    expect(props.current!.holds[0]!.message).toContain('1,200 of 1,300');
  });

  it('label the button of a dry run, and offer no report for an unread file', async () => {
    const trial = await katalog.import(store, offersOf(3), { mode: 'dry-run' });
    const page = await store.admin.document(urlOf(trial.id));
    expect(page.text).toContain('Uvozi zares');
    expect(page.text).toContain('Prenesi poročilo (CSV)');
    const { id } = await katalog.import(store, '<html><body></body></html>');
    const refused = await store.admin.document(urlOf(id));
    expect(refused.text).toContain('Uvozi znova');
    expect(refused.text).not.toContain('Prenesi poročilo');
  });

  it('name the selected issue code on each page of issues', async () => {
    const wrong = Array.from({ length: 60 }, (_, index) => ({ productCode: `X${index}`, price: 'ni cene' }));
    const { id } = await katalog.import(store, aFeed([{ productCode: 'A' }, ...wrong]));
    const { props } = await store.admin.page(`${urlOf(id)}&issue=price_not_a_number`, 'import/index');
    expect(props.issues).toMatchObject({ code: 'price_not_a_number', count: 60 });
    const second = await store.admin.document(props.issues!.pagination.nextUrl!);
    const [filter] = /<nav class="issue-filter".*?<\/nav>/s.exec(second.body)!;
    expect(filter.match(/<a[^>]* aria-current="true".*?<\/a>/gs)).toEqual([
      expect.stringContaining('>60<') as string,
    ]);
    expect(second.text).toContain('vklopite JavaScript');
  });

  it('stand beside a paginated list of imports', async () => {
    const { id } = await katalog.import(store, offersOf(1));
    await katalog.rows(
      `insert into imports (company_id, file_name, mode, language, storage_key, bytes, status, source)
       select company_id, 'stara-' || n || '.xml', mode, language, storage_key, bytes, 'done', source
       from imports, generate_series(1, 24) n where id = $1`,
      [id],
    );
    const { props } = await store.admin.page(urlOf(id), 'import/index');
    expect(props.imports).toHaveLength(20);
    expect(props.importPages).toMatchObject({ page: 1, pageCount: 2 });
    const second = await store.admin.page(props.importPages.nextUrl!, 'import/index');
    expect(second.props.imports.map((run) => run.id)).toContain(id);
    expect(second.props.imports).toHaveLength(5);
    expect(second.props.current!.id).toBe(id);
  });
});
