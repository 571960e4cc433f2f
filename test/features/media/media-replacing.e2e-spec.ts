import type { MediaJson } from '../../../src/media/media.json.js';
import { Katalog } from '../../support/katalog.js';
import { drawn } from '../../support/data/pictures.js';
import { until } from '../../support/until.js';

const PAGE = '/administracija/mediji';

const katalog = await Katalog.use();
const { company, admin: writer } = await katalog.store();

describe('a replacement of a picture', () => {
  let count = 0;

  /** No two are alike. */
  const png = () =>
    drawn(90 + ++count, 60)
      .png()
      .toBuffer();
  const formWith = (content: Buffer, name = 'slika.png') => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(content)]), name);
    return form;
  };
  const read = async (id: number) => {
    const response = await writer.get(`/api/media/${id}`);
    return { status: response.status, media: (await response.json()) as MediaJson };
  };
  const settled = (id: number) =>
    until(() => read(id), { holds: ({ status, media }) => status === 404 || media.status !== 'pending' });
  const handIn = async (content: Buffer) => {
    return (await writer.write<{ data: MediaJson[] }>('POST', '/api/media', formWith(content))).data[0]!;
  };
  const upload = async (content?: Buffer) => {
    const { id } = await handIn(content ?? (await png()));
    return (await settled(id)).media;
  };
  const replace = async (id: number, content: Buffer, headers = {}, who = writer) => {
    const response = await who.send('PUT', `/api/media/${id}/file`, formWith(content, 'nova.png'), headers);
    return { status: response.status, answer: (await response.json()) as { mediaId: number } };
  };
  const attach = async (mediaId: number, code: string) => {
    await katalog.rows(
      `insert into products (company_id, product_code, name, price, link)
       values ($1, $2, '{"sl":"Čaj"}', 3, 'https://store.test/')`,
      [company.id, code],
    );
    await katalog.rows(
      `insert into product_media (product_id, media_id) select id, $1 from products where product_code = $2`,
      [mediaId, code],
    );
  };
  const formOf = async (id: number) => (await writer.page(`${PAGE}?edit=${id}`, 'media/index')).props.form!;

  it('is applied when its sizes are made; id, text and uses stay', async () => {
    const before = await upload();
    await writer.send('PUT', `/api/media/${before.id}`, { alt: 'Skodelica' });
    const { status, answer } = await replace(before.id, await png());
    expect(status).toBe(202);
    expect((await settled(answer.mediaId)).status).toBe(404);
    const { media } = await read(before.id);
    expect(media).toMatchObject({ status: 'ready', alt: 'Skodelica', fileName: 'nova.png' });
    expect(media.width).not.toBe(before.width);
    expect(media.url).not.toBe(before.url);
    for (const { url } of [media, ...media.variants]) expect((await fetch(url!)).status).toBe(200);
    const entries = await katalog.rows(
      `select before, after from audit_entries where action = 'picture.replaced' and object_id = $1`,
      [String(before.id)],
    );
    const contentHash = expect.stringMatching(/^[\da-f]{12}$/) as string;
    expect(entries).toEqual([
      { before: { fileName: 'slika.png', contentHash }, after: { fileName: 'nova.png', contentHash } },
    ]);
    await replace(before.id, await png());
    expect(
      await katalog.value<object>(
        `select after from audit_entries where object_id = $1 order by id desc limit 1`,
        [String(before.id)],
      ),
    ).toEqual({ contentHash });
  });

  it('leaves the previous file as an unused upload, which can be restored', async () => {
    const content = await png();
    const before = await upload(content);
    await settled((await replace(before.id, await png())).answer.mediaId);
    const { media: unused } = (await writer.page(`${PAGE}?state=unused`, 'media/index')).props;
    expect(unused.map(({ picture }) => new URL(before.url!).pathname === picture?.src)).toContain(true);
    await replace(before.id, content);
    expect((await read(before.id)).media).toMatchObject({ url: before.url, fileName: before.fileName });
  });

  it('changes nothing when it fails, and the error is shown with the picture', async () => {
    const before = await upload();
    expect((await replace(before.id, Buffer.from('<svg/>'))).status).toBe(422);
    // the right first bytes, and nothing behind them
    const { answer } = await replace(before.id, (await png()).subarray(0, 60));
    expect((await settled(answer.mediaId)).media.status).toBe('failed');
    expect(await formOf(before.id)).toMatchObject({
      status: 'ready',
      replacement: { status: 'failed', failure: expect.stringMatching(/poškodovana/) },
    });
    expect((await read(before.id)).media).toEqual(before);
    // another try takes the place of the one that came to nothing
    await settled((await replace(before.id, await png())).answer.mediaId);
    expect((await formOf(before.id)).replacement).toBeNull();
  });

  it('is refused when another picture in use has the same file, and ignored when it is the picture’s own', async () => {
    const content = await png();
    const [before, other] = [await upload(), await upload(content)];
    await attach(other.id, 'A');
    expect((await replace(before.id, content)).status).toBe(409);
    expect(await replace(other.id, content)).toEqual({ status: 202, answer: { mediaId: other.id } });
    expect((await read(other.id)).media).toEqual(other);
    expect((await read(before.id)).media).toEqual(before);
  });

  it('is refused for a changed version and for pictures of other stores', async () => {
    const before = await upload();
    const { version, replaceUrl } = await formOf(before.id);
    await writer.send('PUT', `/api/media/${before.id}`, { alt: 'Skodelica' });
    const stale = { 'if-match': `"${version}"` };
    const known = await katalog.rows('select id from media order by id');
    expect((await replace(before.id, await png(), stale)).status).toBe(412);
    expect(await katalog.rows('select id from media order by id')).toEqual(known);
    const { admin: stranger } = await katalog.store();
    expect((await replace(before.id, await png(), {}, stranger)).status).toBe(404);
    expect((await read(before.id)).media.url).toBe(before.url);

    const fresh = {
      from: `${PAGE}?edit=${before.id}`,
      headers: { 'if-match': `"${(await formOf(before.id)).version}"` },
    };
    expect((await writer.submit('PUT', replaceUrl!, formWith(await png()), fresh)).status).toBe(303);
  });

  it('is not listed while it is pending, and the last one is applied', async () => {
    const before = await upload();
    await katalog.stopWorker();
    const first = (await replace(before.id, await png())).answer.mediaId;
    const last = (await replace(before.id, await png())).answer.mediaId;
    const { media: pending } = (await writer.page(`${PAGE}?state=pending`, 'media/index')).props;
    expect(pending.map(({ id }) => id)).toEqual([first]);
    expect((await formOf(before.id)).replacement).toMatchObject({ id: last, status: 'pending' });
    await katalog.startWorker();
    expect((await settled(last)).status).toBe(404);
    expect((await settled(first)).status).toBe(200);
    expect((await read(before.id)).media.width).toBe(90 + count);
  });

  describe('while the worker is stopped', () => {
    let before: MediaJson;
    let content: Buffer;
    let nextId: number;

    beforeEach(async () => {
      before = await upload();
      await katalog.stopWorker();
      content = await png();
      nextId = (await replace(before.id, content)).answer.mediaId;
    });

    const expectBoth = async () => {
      expect((await settled(nextId)).media).toMatchObject({ id: nextId, status: 'ready' });
      expect((await read(before.id)).media).toEqual(before);
      expect((await formOf(before.id)).replacement).toBeNull();
    };

    it('becomes a picture of its own when it is uploaded as one', async () => {
      expect((await handIn(content)).id).toBe(nextId);
      await katalog.startWorker();
      await expectBoth();
    });

    it('becomes one also after it has failed', async () => {
      await katalog.rows(`update media set status = 'failed', failure = 'interrupted' where id = $1`, [
        nextId,
      ]);
      expect((await formOf(before.id)).replacement).toMatchObject({ status: 'failed' });
      await katalog.startWorker();
      expect((await upload(content)).id).toBe(nextId);
      await expectBoth();
    });

    it('stays a picture where it is used', async () => {
      await attach(nextId, 'C');
      await katalog.startWorker();
      await expectBoth();
    });

    it('is removed with the picture that it replaces', async () => {
      expect((await writer.send('DELETE', `/api/media/${before.id}`)).status).toBeLessThan(300);
      expect((await read(nextId)).status).toBe(404);
      await katalog.startWorker();
      expect((await upload(content)).status).toBe('ready');
    });

    it('stays after the picture is removed when it is used', async () => {
      await attach(nextId, 'D');
      await writer.send('DELETE', `/api/media/${before.id}`);
      await katalog.startWorker();
      expect((await settled(nextId)).media).toMatchObject({ id: nextId, status: 'ready' });
    });

    it('cannot be selected', async () => {
      const logo = await writer.send('POST', `/api/companies/${company.id}/logo`, { mediaId: nextId });
      expect(logo.status).toBe(404);
      const form = { companyName: company.companyName, logoMediaId: nextId };
      await writer.submit('PUT', `/administracija/podjetja/${company.id}`, form);
      const { errors } = (await writer.page('/administracija/podjetja', 'companies/index')).props;
      expect(errors['logoMediaId']).toMatch(/ne obstaja več/);
      await attach(before.id, 'B');
      const listed = await writer.send(
        'POST',
        `/api/products/${await katalog.value<number>(`select id from products where product_code = 'B'`)}/media`,
        { mediaId: nextId },
      );
      expect(listed.status).toBe(422);
    });
  });
});
