import { Katalog } from '../../support/katalog.js';

const OFFERS = 2_000;
const COLOURS = ['črna', 'bela'];

const katalog = await Katalog.use({ env: { IMPORT_BATCH_ITEMS: String(OFFERS / 2) } });

describe('thousands of new values in the first import', () => {
  it('are filed with the offers that have them', async () => {
    const platform = await katalog.signedInAs('super_admin');
    const category = await katalog.category({ sl: 'Slušalke', en: 'Headphones' });
    for (const [name, type, unit] of [
      [{ sl: 'Barva', en: 'Colour' }, 'text', null],
      [{ sl: 'Teža', en: 'Weight' }, 'number', 'g'],
    ] as const) {
      const body = { translations: { name }, type, unit, categories: [{ id: category, filterable: true }] };
      expect((await platform.send('POST', '/api/attributes', body)).status).toBe(201);
    }
    const offers = Array.from({ length: OFFERS }, (_, at) => ({
      productCode: `K${at}`,
      category: 'Slušalke',
      attributes: [
        { name: 'barva', value: COLOURS[at % COLOURS.length]! },
        { name: 'teza', value: String(1 + at) },
      ],
    }));
    await katalog.sell(await katalog.store('Trgovina Lumi'), ...offers);

    const values = await katalog.rows<{ key: string; offers: string[] }>(`
      select v.key, array_agg(p.product_code order by p.id) as offers
      from catalogue_attributes c join attribute_values v on v.id = c.value_id join products p on p.id = c.offer_id
      group by v.key`);
    const numbers = values.filter(({ key }) => Number(key));
    expect(numbers).toHaveLength(OFFERS);
    for (const { key, offers: having } of numbers) expect(having).toEqual([`K${Number(key) - 1}`]);
    expect(
      values.filter(({ key }) => !Number(key)).map(({ key, offers: having }) => [key, having.length]),
    ).toEqual(
      expect.arrayContaining([
        ['crna', OFFERS / 2],
        ['bela', OFFERS / 2],
      ]),
    );
  });
});
