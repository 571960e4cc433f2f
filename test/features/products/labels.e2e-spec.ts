import type { DiagnosisJson } from '../../../src/import/diagnosis/diagnosis.json.js';
import { Katalog, type Store } from '../../support/katalog.js';

const feed = (...items: string[]) =>
  `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Trgovina</title>${items
    .map(
      (more, index) =>
        `<item><g:id>${index}</g:id><g:title>Hladilnik ${index}</g:title><g:link>https://trgovina.example/${index}</g:link>
         <g:price>399.00 EUR</g:price><g:product_type>Hladilniki</g:product_type>${more}</item>`,
    )
    .join('')}</channel></rss>`;
const LABEL = `<g:energy_efficiency_class>C</g:energy_efficiency_class><g:min_energy_efficiency_class>B</g:min_energy_efficiency_class>
  <g:max_energy_efficiency_class>F</g:max_energy_efficiency_class><g:certification><g:certification_authority>EC</g:certification_authority>
  <g:certification_name>EPREL</g:certification_name><g:certification_code>551122</g:certification_code></g:certification>
  <g:product_highlight>Tih &lt;i&gt;kompresor&lt;/i&gt; &amp; ventilator</g:product_highlight><g:product_highlight>Brez ledu</g:product_highlight>`;

const katalog = await Katalog.use();

describe('highlights and energy labels', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const offers = () =>
    katalog.rows<{ id: number }>(`select id from products where company_id = $1 order by product_code`, [
      store.company.id,
    ]);

  it('are on the page of the product, in both languages', async () => {
    await katalog.import(store, feed(LABEL));
    const [{ id }] = (await offers()) as [{ id: number }];
    const sl = await katalog.visitor().document(`/izdelek/${id}/hladilnik-0`);
    expect(sl.text).toContain('Glavne prednosti');
    expect(sl.body).toContain('<li>Tih kompresor &amp; ventilator</li><li>Brez ledu</li>');
    expect(sl.body).toContain('href="https://eprel.ec.europa.eu/qr/551122"');
    expect(sl.text).toMatch(/C\s*B–F/);
    expect((await katalog.visitor().document(`/en/product/${id}/hladilnik-0`)).text).toContain('Highlights');
  });

  it.each(['', '<g:min_energy_efficiency_class>A</g:min_energy_efficiency_class>'])(
    'have no scale that the store has not stated: %s',
    async (ends) => {
      await katalog.import(store, feed(`<g:energy_efficiency_class>C</g:energy_efficiency_class>${ends}`));
      const [{ id }] = (await offers()) as [{ id: number }];
      const { body } = await katalog.visitor().document(`/izdelek/${id}/hladilnik-0`);
      expect(body).toContain('data-class="C"');
      expect(body).not.toContain('A–G');
    },
  );

  it('are in the API and the form, where highlights are tidied', async () => {
    await katalog.import(store, feed(LABEL));
    const [{ id }] = (await offers()) as [{ id: number }];
    const read = async () => (await (await store.admin.get(`/api/products/${id}`)).json()) as object;
    expect(await read()).toMatchObject({
      energyClassMin: 'B',
      energyClassMax: 'F',
      eprelCode: 551_122,
      highlights: 'Tih kompresor & ventilator\nBrez ledu',
    });
    const patched = await store.admin.send('PUT', `/api/products/${id}`, {
      ...(await read()),
      highlights: '• Varčen\r\n\r\n  • Nizek ',
    });
    expect(patched.status).toBe(200);
    expect(await read()).toMatchObject({ highlights: 'Varčen\nNizek' });
  });

  it('asks for no code where there is none', async () => {
    const run = await katalog.import(
      store,
      feed('<g:identifier_exists>no</g:identifier_exists>', '<g:identifier_exists>yes</g:identifier_exists>'),
    );
    const diagnosisAt = (path: string) => store.admin.read<DiagnosisJson>(path);
    for (const path of [`/api/imports/${run.id}/diagnosis`, `/api/companies/${store.company.id}/diagnosis`]) {
      const { coverage } = await diagnosisAt(path);
      for (const field of ['ean', 'mpn'])
        expect(coverage.find((one) => one.field === field)).toMatchObject({ filled: 0, total: 1 });
    }
    expect(
      (
        await store.admin.read<{ productCode: string }[]>(`/api/imports/${run.id}/findings?kind=without_ean`)
      ).map(({ productCode }) => productCode),
    ).toEqual(['1']);
  });
});
