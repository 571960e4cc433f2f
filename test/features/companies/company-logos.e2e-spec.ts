import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWorkerApp } from '../../../src/app.js';
import type { CompanyJson } from '../../../src/companies/company.json.js';
import type { Company } from '../../../src/companies/company.entity.js';
import { loadConfig } from '../../../src/core/config/config.js';
import { startApp } from '../../support/app.js';
import { makeCompany, makePerson, signedIn } from '../../support/people.js';
import { drawn } from '../../support/data/pictures.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { until } from '../../support/until.js';

const PAGE = '/administracija/podjetja';

let answerMissing: () => void;
const isChosen = new Promise<void>((resolve) => (answerMissing = resolve));
const logo = await drawn(300, 300).png().toBuffer();
const shop = createServer(({ url }, response) => {
  if (url === '/logo.png') response.end(logo);
  else void isChosen.then(() => response.writeHead(404).end());
});
await once(shop.listen(0, '127.0.0.1'), 'listening');
const shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
const started = await startApp({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: shopOrigin } });
const worker = await createWorkerApp(loadConfig('worker', started.environment));
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Tuja');
const enter = async ({ id }: Company) =>
  signedIn(started.origin, await makePerson(started.app, { userType: 'admin', companyId: id }));
const [admin, stranger] = [await enter(own), await enter(foreign)];
afterAll(async () => {
  await worker.close();
  await started.close();
  shop.close();
});

describe('a company’s logo', () => {
  const logoPath = () => `/api/companies/${own.id}/logo`;
  const read = () => admin.read<CompanyJson>(`/api/companies/${own.id}`);
  const formOf = async (who: Visitor) => (await who.page(PAGE, 'companies/index')).props.form!;
  /** The form after the worker has processed the image. */
  const settled = () => until(() => formOf(admin), { holds: ({ logo }) => logo?.status !== 'pending' });
  const save = async (fields: object) => {
    const response = await admin.submit('PUT', `${PAGE}/${own.id}`, { companyName: 'Čajnica', ...fields });
    expect(response.status).toBe(303);
    return (await admin.page(PAGE, 'companies/index')).props.errors['logoMediaId'];
  };
  const fileForm = (name: string, content: Buffer) => {
    const form = new FormData();
    form.set(name, new Blob([new Uint8Array(content)]), 'logo.png');
    return form;
  };
  const uploaded = async (who: Visitor) => {
    return (
      await who.write<{ data: { id: number }[] }>(
        'POST',
        '/api/media',
        fileForm('file', await drawn(200, 100).png().toBuffer()),
      )
    ).data[0]!.id;
  };

  it('is chosen in the form of the company, processed by the worker, and shown', async () => {
    const mediaId = await uploaded(admin);
    expect(await save({ logoMediaId: mediaId })).toBeUndefined();
    const form = await settled();
    expect(form).toMatchObject({ logoMediaId: mediaId, logo: { status: 'ready' } });
    const { logo } = await read();
    expect(logo!.url.startsWith(`${started.origin}/media/`)).toBe(true);
    expect((await fetch(logo!.url)).headers.get('content-type')).toBe('image/webp');
  });

  it('has the company’s name as alternative text, whatever the image has', async () => {
    const { logoMediaId } = await formOf(admin);
    await admin.send('PUT', `/api/media/${logoMediaId}`, { alt: 'Modra skodelica' });
    const { store } = (await admin.page(`/company?id=${own.id}`, 'storefront/store')).props;
    expect(store.logo!.alt).toBe('Čajnica');
  });

  it('is refused at the field when it is not the company’s, and the former one stays', async () => {
    const before = await read();
    const theirs = await uploaded(stranger);
    for (const logoMediaId of [theirs, 999_999])
      expect(await save({ logoMediaId })).toBe('Ta slika ne obstaja več. Izberite drugo.');
    expect(await read()).toEqual(before);
  });

  it('can be an uploaded image of the company, but not of another company', async () => {
    const before = await read();
    const theirs = await uploaded(stranger);
    for (const mediaId of [theirs, 999_999])
      expect((await admin.send('POST', logoPath(), { mediaId })).status).toBe(404);
    expect(await read()).toEqual(before);

    const mediaId = await uploaded(admin);
    const response = await admin.send('POST', logoPath(), { mediaId });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ mediaId });
    expect((await settled()).logo!.status).toBe('ready');
    expect((await read()).logo!.url).not.toBe(before.logo!.url);
  });

  it('can be fetched from a URL; failures are reported', async () => {
    expect((await admin.send('POST', logoPath(), { url: `${shopOrigin}/logo.png` })).status).toBe(202);
    expect((await settled()).logo!.status).toBe('ready');
    // an image that failed by then cannot be selected
    expect((await admin.send('POST', logoPath(), { url: `${shopOrigin}/ni-ga.png` })).status).toBe(202);
    answerMissing();
    const form = await settled();
    expect(form).toMatchObject({
      logo: { status: 'failed', picture: null, failure: expect.stringMatching(/\.$/) },
    });
    expect((await read()).logo).toBeNull();
  });

  it.each([{}, { url: 'logo.png' }, { url: 'ftp://caji.si/a.png' }, { mediaId: 'a' }, { mediaId: 0 }])(
    'cannot be %j',
    async (body) => {
      expect((await admin.send('POST', logoPath(), body)).status).toBe(422);
    },
  );

  it('can be removed', async () => {
    expect((await admin.send('DELETE', logoPath())).status).toBe(204);
    expect(await formOf(admin)).toMatchObject({ logoMediaId: null, logo: null });
    await save({ logoMediaId: await uploaded(admin) });
    await save({ logoMediaId: null });
    expect((await read()).logo).toBeNull();
  });

  it('cannot be changed by others', async () => {
    const mediaId = await uploaded(stranger);
    const statuses = [
      await stranger.send('POST', logoPath(), { mediaId }),
      await stranger.send('POST', logoPath(), { url: `${shopOrigin}/logo.png` }),
      await stranger.send('DELETE', logoPath()),
      await stranger.send('POST', '/api/companies/999999/logo', { mediaId }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});
