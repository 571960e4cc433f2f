import { gzipSync } from 'node:zlib';
import { dumpCatalogue } from '../../../support/data/dump.js';
import { aFeed } from '../../../support/data/feed.js';
import { formOf, Katalog } from '../../../support/katalog.js';

const offers = Array.from({ length: 30 }, (_, index) => ({ productCode: `K-${index}` }));
const whole = aFeed(offers);
const packed = gzipSync(whole);

const REFUSED: [what: string, file: string | Buffer, sl: string, en: string][] = [
  [
    'ends in the middle',
    whole.slice(0, -200),
    'Datoteka se konča prezgodaj, zato del podatkov manjka.',
    'The file ends too early, so some data is missing.',
  ],
  [
    'ends in the middle, compressed',
    packed.subarray(0, packed.length - 100),
    'Datoteka se konča prezgodaj, zato del podatkov manjka.',
    'The file ends too early, so some data is missing.',
  ],
  [
    'is damaged, compressed',
    Buffer.concat([packed.subarray(0, 40), Buffer.alloc(40, 0xff), packed.subarray(80)]),
    'Stisnjena datoteka je poškodovana.',
    'The compressed file is damaged.',
  ],
  ['is nothing but blanks', ' \n ', 'Datoteka je prazna.', 'The file is empty.'],
  ['has no offers', aFeed([]), 'V datoteki ni nobenega izdelka.', 'There are no products in the file.'],
  [
    'is a web page',
    '<!doctype html><html><head><title>Prijava</title></head><body><p>Prijavite se<br></p></body></html>',
    'Namesto podatkov o izdelkih smo dobili spletno stran »Prijava«.',
    'We received the web page “Prijava” instead of product data.',
  ],
  [
    'has a DOCTYPE',
    whole.replace('<katalog', '<!DOCTYPE katalog [<!ENTITY a "b">]>\n<katalog'),
    'Datoteka vsebuje deklaracijo DOCTYPE (vrstica 2), ki je iz varnostnih razlogov ne sprejemamo.',
    'The file has a DOCTYPE declaration (line 2), which we don’t accept for security reasons.',
  ],
  [
    'is not well-formed',
    whole.replace('</name>', '</nam>'),
    'se zaključuje element »nam«, čeprav je odprt še element »name«.',
    'the element “nam” is closed while “name” is still open.',
  ],
  [
    'is a table that is cut',
    'koda;ime;cena\nA;Čaj;3,50\nB;Ka',
    'Datoteka se konča sredi zapisa (vrstica 3), zato del podatkov manjka.',
    'The file ends in the middle of a row (line 3), so some data is missing.',
  ],
  [
    'has a control character',
    whole.replace('<name', '<brand>a\0b</brand><name'),
    'V izdelku »K-0« (vrstica 3, mesto 47) je znak U+0000, ki ga XML ne dovoljuje',
    'The product “K-0” (line 3, column 47) contains the character U+0000, which XML doesn’t allow',
  ],
  [
    'is a sitemap',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example</loc></url></urlset>',
    'To je zemljevid spletnega mesta (sitemap), v katerem so samo naslovi strani, ne pa podatki o izdelkih.',
    'This is a sitemap. It contains only page URLs, not product data.',
  ],
  [
    'has an unknown format',
    '<zaloga><kos><ime>Čaj</ime></kos></zaloga>',
    'Oblike datoteke s korenskim elementom »zaloga« ne poznamo.',
    'We don’t recognise the format of a file with the root element “zaloga”.',
  ],
  [
    'unpacks to more than 200 times its size',
    gzipSync(aFeed(Array.from({ length: 40 }, () => ({ description: ' '.repeat(500_000) })))),
    'Razpakirana datoteka je več kot 200-krat večja od stisnjene, česar iz varnostnih razlogov ne sprejemamo.',
    'The compressed file unpacks to more than 200 times its size, which we don’t accept for security reasons.',
  ],
];

const katalog = await Katalog.use();
const store = await katalog.store();
await katalog.import(store, whole);
const before = await dumpCatalogue(katalog);

describe('a file that', () => {
  it.each(REFUSED)(
    '%s is refused with a reason in both languages, and changes nothing',
    async (_, file, sl, en) => {
      const run = await katalog.import(store, file);

      expect(run).toMatchObject({ status: 'failed', counters: { created: 0, updated: 0, deactivated: 0 } });
      const slovenian = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
      const english = await store.admin.document(`/en/admin/imports?import=${run.id}`);
      expect(slovenian.text).toContain(sl);
      expect(english.text).toContain(en);
      // the items of an unreadable file are unknown
      expect(slovenian.text).not.toContain('V datoteki nismo našli napak');
      expect(english.text).not.toContain('We found no issues in the file');
      expect(await dumpCatalogue(katalog)).toEqual(before);
    },
  );

  it('is empty is a validation error of the form', async () => {
    const page = '/en/admin/imports';
    const response = await store.admin.submit('POST', page, formOf(''), { from: page });
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
    const { props } = await store.admin.page(page, 'import/index');
    expect(props.errors).toEqual({
      uploadXML: 'The file is empty. Check your store’s export and upload the file again.',
    });
  });

  it('is missing is a validation error of the API', async () => {
    const form = new FormData();
    form.set('mode', 'full');
    const response = await store.admin.send(
      'POST',
      `/api/products/import/${store.company.id}?locale=en`,
      form,
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: { uploadXML: 'Select an XML or CSV file.' },
    });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '\r\n--x--\r\n'],
    ['with another boundary', 'multipart/form-data; boundary=y', '\r\n--x--\r\n'],
    ['that breaks off', 'multipart/form-data; boundary=x', ''],
  ])('is in a form %s is a client error', async (_, type, end) => {
    const head = '--x\r\ncontent-disposition: form-data; name="uploadXML"; filename="feed.xml"\r\n\r\n';
    const response = await fetch(`${katalog.origin}/api/products/import/${store.company.id}`, {
      method: 'POST',
      headers: { ...store.admin.headers(), 'content-type': type },
      body: head + whole + end,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_request' }]);
    expect(await dumpCatalogue(katalog)).toEqual(before);
  });

  it('is uploaded with an unknown mode is refused', async () => {
    const form = formOf(whole);
    form.set('mode', 'everything');
    const response = await store.admin.send('POST', `/api/products/import/${store.company.id}`, form);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { mode: expect.any(String) as string } });
  });
});

describe('before the first store', () => {
  it('the pages of imports and of the diagnosis are empty for a catalogue admin', async () => {
    const katalog = await Katalog.start({ worker: false });
    try {
      const visitor = await katalog.signedInAs('super_admin');
      const { props } = await visitor.page('/administracija/uvozi', 'import/index');
      expect(props).toMatchObject({ company: null, companies: [], can: { upload: false } });
      const { body } = await visitor.document('/administracija/uvozi/diagnostika');
      expect(body).toContain('Trgovin še ni.');
      expect(body).not.toContain('Diagnoza bo na voljo');
    } finally {
      await katalog.close();
    }
  });
});
