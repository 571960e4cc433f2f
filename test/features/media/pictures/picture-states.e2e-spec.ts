import type { DiagnosisJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import type { MediaJson } from '../../../../src/media/media.json.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';

const katalog = await Katalog.use();
const store = await katalog.store();
const codes = ['CAKA', 'NEDOSEGLJIVA', 'BREZ', 'VIDNA'];
await katalog.import(store, aFeed(codes.map((productCode) => ({ productCode }))));

const SIZES = ['avif', 'webp'].map((format) => ({ width: 90, height: 90, format }));

/** An image of an offer, in the middle of its attempts. */
async function addPicture(code: string, status: string, failure: string | null): Promise<number> {
  const [row] = await katalog.rows<{ id: number }>(
    `with added as (
       insert into media (company_id, source_url, status, failure, attempts, retry_at, content_hash, variants,
         storage_key, width, height)
       values ($1, 'https://slike.example/' || $2 || '.jpg', $3, $4, 2, now() + interval '1 hour', $5, $6, $5, 90, 90) returning id
     ) insert into product_media (product_id, media_id, position)
       select p.id, added.id, 0 from added, products p where p.company_id = $1 and p.product_code = $2
       returning media_id as id`,
    [
      store.company.id,
      code,
      status,
      failure,
      ...(status === 'ready' ? ['ab'.repeat(32), JSON.stringify(SIZES)] : [null, '[]']),
    ],
  );
  return row!.id;
}
await addPicture('CAKA', 'pending', null);
const failing = await addPicture('NEDOSEGLJIVA', 'pending', 'name_not_found');
await addPicture('VIDNA', 'ready', null);

describe('an image that waits, or fails between two attempts', () => {
  const list = async (query: string) => {
    const { props } = await store.admin.page(`/administracija/izdelki?${query}`, 'offers/index');
    return props.products.map(({ productCode }) => productCode).sort();
  };

  it('is no image in the filters of the offer list', async () => {
    expect(await list('without=picture')).toEqual(['BREZ', 'CAKA', 'NEDOSEGLJIVA']);
    expect(await list('without=pictureWaiting')).toEqual(['CAKA']);
    expect(await list('without=pictureFailing')).toEqual(['NEDOSEGLJIVA']);
  });

  it('has its state at the offer, with the reason in the form', async () => {
    const notes = async (code: string) => {
      const path = `/administracija/izdelki/${await katalog.idOf(store, code)}/cene`;
      return (await store.admin.page(path, 'offers/prices')).props.visibility.notes.map(({ text }) => text);
    };
    expect(await notes('CAKA')).toContain('Slika čaka na prevzem.');
    expect(await notes('NEDOSEGLJIVA')).toContain('Slike ni bilo mogoče prevzeti.');
    const form = `/administracija/izdelki/${await katalog.idOf(store, 'NEDOSEGLJIVA')}`;
    const { media } = (await store.admin.page(form, 'offers/form')).props.form;
    expect(media).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('Strežnika s to sliko') as string },
    ]);
    expect(await store.admin.read<MediaJson>(`/api/media/${failing}`)).toMatchObject({
      failureCode: 'name_not_found',
    });
  });

  it('is counted on the overview, in the library and in the diagnosis', async () => {
    const { props } = await store.admin.page('/administracija/mediji?state=failed', 'media/index');
    expect(props.count).toBe(1);
    const waiting = (await store.admin.page('/administracija/mediji?state=pending', 'media/index')).props;
    expect(waiting.count).toBe(1);
    const { broken } = await store.admin.reload('/administracija', 'overview/index', ['broken']);
    expect(broken!.find(({ id }) => id === 'pictures')).toMatchObject({ count: 1 });
    const diagnosis = await store.admin.read<DiagnosisJson>(
      `/api/companies/${store.company.id}/diagnosis?locale=en`,
    );
    const counts = Object.fromEntries(diagnosis.findings.map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({ pictures_dead: 1, pictures_waiting: 1 });
    expect(diagnosis.coverage.find(({ field }) => field === 'picture')).toMatchObject({
      filled: 1,
      total: 4,
    });
  });
});
