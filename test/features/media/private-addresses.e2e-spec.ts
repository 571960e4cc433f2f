import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const INSIDE = [
  'http://127.0.0.1/1.jpg',
  'http://10.1.2.3/1.jpg',
  'http://192.168.0.1/1.jpg',
  'http://169.254.169.254/1.jpg',
  'http://[::1]/1.jpg',
  'http://[::ffff:127.0.0.1]/1.jpg',
  'http://2130706433/1.jpg',
  'http://0x7f.1/1.jpg',
  'http://localhost/1.jpg',
  'http://nas.local/1.jpg',
  'http://db.internal/1.jpg',
  'https://a.example:8443/1.jpg',
];
const OUTSIDE = 'https://a.example/1.jpg';
const REFUSED = /Vpišite .*naslov|vodi v zasebno omrežje/;

const katalog = await Katalog.use();
const store = await katalog.store();
const platform = await katalog.signedInAs('super_admin');
const categoryId = await katalog.category({ sl: 'Čaji', en: 'Teas' });
const productId = await katalog.sellOne(store, { productCode: 'A' });

describe('an image address in a private network', () => {
  const product = (url: string) => ({ media: [{ url }] });
  const cases: [what: string, field: string, send: (url: string) => Promise<Response>][] = [
    ['an offer', 'media.0.url', (url) => store.admin.send('PUT', `/api/products/${productId}`, product(url))],
    [
      'a part of an offer',
      'media.0.url',
      (url) => store.admin.send('POST', `/api/products/${productId}/media`, { url }),
    ],
    ['a logo', 'url', (url) => store.admin.send('POST', `/api/companies/${store.company.id}/logo`, { url })],
    ['a category', 'url', (url) => platform.send('POST', `/api/categories/${categoryId}/media`, { url })],
    [
      'the library',
      'url',
      (url) =>
        store.admin.send('POST', '/administracija/mediji/naslovi', { url }, { accept: 'application/json' }),
    ],
  ];

  it.each(cases)('is refused at once for %s', async (_, field, send) => {
    for (const url of INSIDE) {
      const answer = await send(url);
      // a page lists the messages of a field
      const { errors } = (await answer.json()) as { errors: Record<string, string | string[]> };
      const messages = Object.entries(errors).map(([name, message]) => [name, [message].flat()]);
      expect([url, answer.status, messages]).toEqual([url, 422, [[field, [expect.stringMatching(REFUSED)]]]]);
    }
    expect((await send(OUTSIDE)).status).toBeLessThan(400);
    expect(await katalog.rows(`select from media where source_url <> '${OUTSIDE}'`)).toEqual([]);
  });

  it('is a finding of a feed, and the offer comes without the image', async () => {
    const other = await katalog.store();
    const { id, status } = await katalog.import(
      other,
      aFeed([{ productCode: 'B', picture: 'http://10.1.2.3/2.jpg' }]),
    );
    expect([status, await katalog.idOf(other, 'B')]).toEqual(['done', expect.any(Number)]);
    const issues: unknown = await (await other.admin.get(`/api/imports/${id}/issues`)).json();
    expect(issues).toContainEqual(
      expect.objectContaining({
        code: 'picture_not_public',
        severity: 'warning',
        text: 'http://10.1.2.3/2.jpg',
      }),
    );
    expect(await katalog.rows('select from media where company_id = $1', [other.company.id])).toEqual([]);
  });
});
