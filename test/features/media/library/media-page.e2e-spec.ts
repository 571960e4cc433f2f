import type { Company } from '../../../../src/companies/company.entity.js';
import { MediaCleaning } from '../../../../src/media/media-cleaning.js';
import { useApp } from '../../../support/app.js';
import { makeCompany, signedInAs } from '../../../support/people.js';
import { drawn } from '../../../support/data/pictures.js';
import type { Visitor } from '../../../support/browser/visitor.js';

const PAGE = '/administracija/mediji';

// two small pictures fill it
const started = await useApp({ env: { MEDIA_COMPANY_BYTES: '1500' } });
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Kavarna');
const writer = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 1 });
const reader = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 0 });
const stranger = await signedInAs(started, { userType: 'admin', companyId: foreign.id });
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });

describe('the media section', () => {
  beforeEach(() => started.rows('delete from media'));

  async function picture(fields: Record<string, unknown> = {}): Promise<number> {
    const content_hash = crypto.randomUUID();
    const all = { company_id: own.id, content_hash, unused_since: new Date(), ...fields };
    const names = Object.keys(all);
    return started.value<number>(
      `insert into media (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
      Object.values(all),
    );
  }
  async function productWith(mediaId: number, code: string, { id }: Company = own): Promise<void> {
    const productId = await started.value<number>(
      `insert into products (company_id, product_code, name, price, link)
       values ($1, $2, '{"sl":"Zeleni čaj"}', 3, 'https://store.test/') returning id`,
      [id, code],
    );
    await started.rows('insert into product_media (product_id, media_id) values ($1, $2)', [
      productId,
      mediaId,
    ]);
  }
  const idsOn = async (query = '', who = writer) =>
    (await who.page(PAGE + query, 'media/index')).props.media.map(({ id }) => id);
  async function upload(who: Visitor, fields: Record<string, string> = {}, content?: Buffer) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const bytes = content ?? (await drawn(30, 20).png().toBuffer());
    form.set('file', new Blob([new Uint8Array(bytes)]), 'čaj.png');
    return who.send('POST', PAGE, form, { referer: `${started.origin}${PAGE}` });
  }

  it('lists the pictures of the own company, newest first', async () => {
    const [first, second] = [await picture({ file_name: 'a.png' }), await picture({ file_name: 'b.png' })];
    const other = await picture({ company_id: foreign.id });
    const platforms = await picture({ company_id: null });
    expect(await idsOn()).toEqual([second, first]);
    expect(await idsOn('?sort=oldest')).toEqual([first, second]);
    expect(await idsOn('', reader)).toEqual([second, first]);
    expect(await idsOn('', stranger)).toEqual([other]);
    expect(await idsOn('', platform)).toEqual([platforms, other, second, first]);
    expect(await idsOn('?owner=platform', platform)).toEqual([platforms]);
    expect(await idsOn(`?owner=${foreign.id}`, platform)).toEqual([other]);
    // nobody else can ask for another company's
    expect(await idsOn(`?owner=${foreign.id}`)).toEqual([second, first]);
  });

  it('finds pictures by file name, alternative text and product code', async () => {
    const named = await picture({ file_name: 'Skodelica-100%.jpg' });
    const described = await picture({ alt: { en: 'Green tea' } });
    const fetched = await picture({ source_url: 'https://store.test/1.jpg' });
    await productWith(fetched, 'ČAJ-7');
    expect(await idsOn('?query=skodelica')).toEqual([named]);
    expect(await idsOn('?query=100%25')).toEqual([named]);
    expect(await idsOn('?query=tea+gre')).toEqual([described]);
    expect(await idsOn(`?query=${encodeURIComponent('ČAJ-7')}`)).toEqual([fetched]);
    expect(await idsOn('?query=kava')).toEqual([]);
  });

  it('filters by state, unused pictures, and missing texts', async () => {
    const failed = await picture({ status: 'failed', failure: 'animated' });
    const used = await picture({ alt: { sl: 'Čaj', en: 'Tea' } });
    await productWith(used, 'A-1');
    await picture({ status: 'failed', failure: 'removed' });
    expect(await idsOn('?state=failed')).toEqual([failed]);
    expect(await idsOn('?state=pending')).toEqual([used]);
    expect(await idsOn('?state=unused')).toEqual([failed]);
    expect(await idsOn('?state=undescribed')).toEqual([failed]);
    const { props } = await writer.page(`${PAGE}?state=failed`, 'media/index');
    expect(props.media[0]).toMatchObject({ status: 'failed', isUsed: false });
    expect(props.media[0]!.failure).toContain('animirana');
  });

  it('shows where a picture is used, and counts uses of other stores', async () => {
    const id = await picture({ file_name: 'čaj.jpg' });
    await productWith(id, 'U-1');
    await productWith(id, 'U-2', foreign);
    const { props } = await writer.page(`${PAGE}?edit=${id}`, 'media/index');
    expect(props.form).toMatchObject({
      uses: [
        {
          kind: 'product',
          name: 'Zeleni čaj',
          url: expect.stringContaining('/administracija/izdelki?edit='),
        },
      ],
      others: 1,
    });
    expect((await platform.page(`${PAGE}?edit=${id}`, 'media/index')).props.form!.uses).toHaveLength(2);
    expect((await stranger.get(`${PAGE}?edit=${id}`)).status).toBe(404);
  });

  it('shows each blog post and page that has a picture in its text', async () => {
    const id = await picture({ company_id: null });
    const added = (statement: string) => started.value<number>(statement, [id]);
    const cover = await added(
      `insert into blogs (title, slug, cover_media_id) values ('{"sl":"Čaji"}', '{"sl":"caji"}', $1) returning id`,
    );
    await started.rows('insert into blog_media values ($1, $2)', [cover, id]);
    const post = await added(
      `with post as (insert into blogs (title, slug) values ('{"sl":"Kave"}', '{"sl":"kave"}') returning id)
       insert into blog_media select id, $1 from post returning blog_id`,
    );
    const page = await added(
      `with page as (insert into pages (title, slug) values ('{"sl":"O nas"}', '{"sl":"o-nas"}') returning id)
       insert into page_media select id, $1 from page returning page_id`,
    );
    const { media, form } = (await platform.page(`${PAGE}?edit=${id}`, 'media/index')).props;
    expect(form!.uses).toEqual([
      { kind: 'blog', name: 'Čaji', url: `/administracija/blogi?edit=${cover}` },
      { kind: 'blog', name: 'Kave', url: `/administracija/blogi?edit=${post}` },
      { kind: 'page', name: 'O nas', url: `/administracija/strani?edit=${page}` },
    ]);
    expect(media[0]!.isUsed).toBe(true);
    await started.app.get(MediaCleaning).run(new AbortController().signal);
    expect(await started.rows('select from media where id = $1 and unused_since is null', [id])).toHaveLength(
      1,
    );
    await started.rows('delete from blogs where id in ($1, $2)', [cover, post]);
    await started.rows('delete from pages where id = $1', [page]);
  });

  it('deletes only those of the selected pictures that nothing uses', async () => {
    const [unused, used] = [await picture({ file_name: 'a.png' }), await picture()];
    await productWith(used, 'D-1');
    const other = await picture({ company_id: foreign.id });
    await writer.send('DELETE', PAGE, { ids: [unused, used, other] });
    expect(await started.values('select id from media order by id')).toEqual([used, other]);
    const [entry] = await started.rows<{ action: string; object_name: string }>(
      'select action, object_name from audit_entries order by id desc limit 1',
    );
    expect(entry).toEqual({ action: 'picture.deleted', object_name: 'a.png' });
    expect((await reader.send('DELETE', PAGE, { ids: [used] })).status).toBe(403);
  });

  it('deletes all that match the filters, with exceptions; the worker removes the files of many', async () => {
    await started.rows(
      `insert into media (company_id, content_hash, file_name, unused_since)
       select $1, 'h' || n, 'odveč ' || n, now() from generate_series(1, 130) n`,
      [own.id],
    );
    const kept = await picture({ file_name: 'odveč, a ohranjena' });
    const used = await picture({ file_name: 'odveč, a rabljena' });
    await productWith(used, 'D-2');
    const others = [await picture({ file_name: 'omara' }), await picture({ company_id: foreign.id })];
    const chosen = { all: true, except: [kept] };
    expect((await writer.send('DELETE', `${PAGE}?query=odvec`, { ...chosen, ids: [kept] })).status).toBe(422);
    await writer.send('DELETE', `${PAGE}?query=odvec`, chosen);
    const { props, flash } = await writer.page(`${PAGE}?query=odvec`, 'media/index');
    expect(flash?.toast?.detail).toBe('Izbrisanih je 130 slik.');
    expect(props.media.map(({ id }) => id)).toEqual([used, kept]);
    const entries = await started.rows(`select id from audit_entries where object_name like 'odveč %'`);
    expect(entries).toHaveLength(130);
    await started.app.get(MediaCleaning).run(new AbortController().signal);
    expect(await started.values('select id from media order by id')).toEqual([kept, used, ...others]);
  });

  it('describes a picture in both languages, and refuses a changed version', async () => {
    const id = await picture();
    const { props } = await writer.page(`${PAGE}?edit=${id}`, 'media/index');
    const { url, version } = props.form!;
    await writer.send('PUT', url!, { alt: { sl: 'Čaj', en: 'Tea' }, _version: version });
    await writer.send('PUT', url!, { alt: { sl: 'Kava' }, _version: version });
    expect(await started.rows('select alt from media where id = $1', [id])).toEqual([
      { alt: { sl: 'Čaj', en: 'Tea' } },
    ]);
    expect((await reader.page(`${PAGE}?edit=${id}`, 'media/index')).props.form!.url).toBeNull();
  });

  it('offers existing pictures of the own company to any form', async () => {
    const SIZE = { width: 400, height: 300, mime: 'image/png' };
    const variants = JSON.stringify([{ width: 400, height: 300, format: 'webp' }]);
    const finished = (file_name: string, fields = {}) =>
      picture({ file_name, status: 'ready', storage_key: 'originals/a', ...SIZE, variants, ...fields });
    const mine = await finished('Polica.png');
    await finished('omara.png');
    await picture({ file_name: 'Polica2.png' });
    const theirs = await finished('polica3.png', { company_id: foreign.id });
    const platforms = await finished('polica4.png', { company_id: null });
    const offered = async (who: Visitor, asked: Record<string, string>) => {
      const headers = { 'x-picture-choices': encodeURIComponent(new URLSearchParams(asked).toString()) };
      const { pictureChoices } = await who.reload(
        '/administracija/izdelki',
        'offers/index',
        ['pictureChoices'],
        headers,
      );
      return pictureChoices?.pictures.map(({ id }) => id);
    };
    expect(await offered(writer, { query: 'polica' })).toEqual([mine]);
    expect(await offered(writer, { query: 'polica', company: String(foreign.id) })).toEqual([mine]);
    expect(await offered(platform, { query: 'polica', company: String(foreign.id) })).toEqual([theirs]);
    expect(await offered(platform, { query: 'polica' })).toEqual([platforms]);
    expect(await offered(reader, { query: 'polica' })).toBeUndefined();
  });

  it('shares the states of pictures with any form, not of other companies', async () => {
    const [mine, other] = [await picture(), await picture({ company_id: foreign.id })];
    const asked = { 'x-pictures': `${mine},${other},nonsense` };
    const states = async (who: Visitor) => {
      const { pictureStates } = await who.reload(
        '/administracija/izdelki',
        'offers/index',
        ['pictureStates'],
        asked,
      );
      return pictureStates?.map(({ id }) => id);
    };
    expect(await states(writer)).toEqual([mine]);
    expect(await states(stranger)).toEqual([other]);
  });

  it('limits the uploads of a store; pictures of feeds do not count', async () => {
    await picture({ source_url: 'https://store.test/big.jpg', bytes: 9_999_999 });
    expect((await upload(writer)).status).toBe(303);
    const count = async () => (await started.rows('select id from media where source_url is null')).length;
    expect(await count()).toBe(1);
    await picture({ bytes: 1_500 });
    await upload(writer);
    expect(await count()).toBe(2);
    const refused = await writer.send('POST', '/api/media', formWith(await drawn().png().toBuffer()));
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { code: string }).code).toBe('no_room');
    // the platform's own have no limit
    await upload(platform);
    expect(await count()).toBe(3);
  });
});

function formWith(content: Buffer): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), 'čaj.png');
  return form;
}
