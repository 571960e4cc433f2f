import type { AttributeType } from '../../../src/attributes/attribute-definition.entity.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';

let count = 0;

const define = async (name: { sl: string; en?: string }, type: AttributeType, unit: string | null = null) => {
  return (
    await platform.write<{ id: number }>('POST', '/api/attributes', { translations: { name }, type, unit })
  ).id;
};
const katalog = await Katalog.use();
const store = await katalog.store();
const platform = await katalog.signedInAs('super_admin');
const weight = await define({ sl: 'Teža', en: 'Weight' }, 'number', 'g');
const wireless = await define({ sl: 'Brezžično', en: 'Wireless' }, 'boolean');
const colour = await define({ sl: 'Barva', en: 'Colour' }, 'text');

describe('values of attributes', () => {
  const send = async <Body = ProductJson>(method: string, path: string, body?: object) => {
    const response = await store.admin.send(method, `/api/products${path}`, body);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
  };
  const add = async () => {
    const code = `AV-${++count}`;
    const product = {
      name: code,
      productCode: code,
      price: 10,
      link: 'https://store.test/',
      status: 'active',
    };
    return (await send('POST', '', product)).body;
  };
  const refusal = ({ status, body }: { status: number; body: unknown }) => ({
    status,
    fields: Object.keys((body as { errors?: object }).errors ?? {}),
  });

  describe('written by the API', () => {
    it('are stored as their definitions have them, and read in each language', async () => {
      const { id } = await add();
      const written = await send('POST', `/${id}/attributes?locale=sl`, [
        { definitionId: weight, name: 'Teža', value: '1,25', unit: 'kg' },
        { definitionId: wireless, name: 'Brezžično', value: 'DA' },
        { name: 'Prosto', value: ' karkoli ', unit: 'kos' },
      ]);
      expect(written.status).toBe(201);
      expect(written.body.attributes).toMatchObject([
        { value: '1250', unit: 'g' },
        { value: 'da', unit: null },
        { value: 'karkoli', unit: 'kos' },
      ]);
      const english = await send('GET', `/${id}?locale=en`);
      expect(english.body.attributes).toMatchObject([
        { value: '1250' },
        { value: 'yes' },
        { value: 'karkoli' },
      ]);
    });

    it('stay the same when a read is sent back', async () => {
      const { id } = await add();
      await send('POST', `/${id}/attributes?locale=sl`, {
        definitionId: weight,
        name: 'Teža',
        value: '1,125',
        unit: 'g',
      });
      for (const locale of ['sl', 'en']) {
        const before = await send('GET', `/${id}?locale=${locale}&translations=true`);
        const sent = await send(
          'PUT',
          `/${id}/attributes?locale=${locale}&translations=true`,
          before.body.attributes,
        );
        expect(sent.status).toBe(200);
        expect(sent.body).toEqual(before.body);
      }
      const one = (await send('GET', `/${id}?locale=en`)).body.attributes[0]!;
      const changed = await send('PUT', `/${id}/attributes?locale=en`, [{ ...one, value: '2.5' }]);
      expect(changed.body.attributes).toMatchObject([{ value: '2.5' }]);
      expect((await send('GET', `/${id}?locale=sl`)).body.attributes).toMatchObject([{ value: '2,5' }]);
    });

    it.each([
      [
        () => ({ definitionId: weight, name: 'Teža', value: 'veliko' }),
        'attributes.1.value',
        'Vpišite število',
      ],
      [
        () => ({ definitionId: weight, name: 'Teža', value: '5', unit: 'cm' }),
        'attributes.1.unit',
        'Enote cm',
      ],
      [() => ({ definitionId: weight, name: 'Teža', value: '5 cm' }), 'attributes.1.value', 'Enote cm'],
      [() => ({ definitionId: wireless, name: 'B', value: 'morda' }), 'attributes.1.value', 'Vpišite »da«'],
      [() => ({ definitionId: 999_999, name: 'B', value: 'morda' }), 'attributes.1.definitionId', ''],
    ])('are refused where they do not fit', async (attribute, field, message) => {
      const { id } = await add();
      const fitting = { definitionId: colour, name: 'Barva', value: 'rdeča' };
      const refused = await send('PUT', `/${id}/attributes?locale=sl`, [fitting, attribute()]);
      expect(refusal(refused)).toEqual({ status: 422, fields: [field] });
      expect(JSON.stringify(refused.body)).toContain(message);
      expect((await send('GET', `/${id}`)).body.attributes).toEqual([]);
    });

    it('are refused in product data as well', async () => {
      const data = (value: string) => ({
        ean: anEan(),
        name: 'Podatki',
        attributes: [{ definitionId: weight, value, unit: 'kg' }],
      });
      expect(refusal(await send('POST', '/data', data('težko')))).toEqual({
        status: 422,
        fields: ['attributes.0.value'],
      });
      const added = await send<{ attributes: object[] }>('POST', '/data?locale=sl', data('0,5'));
      expect(added.body.attributes).toMatchObject([{ value: '500', unit: 'g' }]);
    });
  });

  it('may not contradict each other in product data', async () => {
    const written = (values: string[]) =>
      send<{ errors?: object }>('POST', '/data', {
        ean: anEan('383'),
        name: 'Čaj',
        attributes: values.map((value) => ({ definitionId: weight, value })),
      });
    const refused = await written(['1500', '2 kg']);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['attributes.1.value']]);
    expect((await written(['1500', '1,5 kg'])).status).toBe(201);
  });

  describe('of a used definition', () => {
    it('are read by a type that changes concurrently', async () => {
      const size = await define({ sl: 'Velikost' }, 'text');
      const holder = await katalog.connect();
      try {
        await holder.query('begin');
        await holder.query(`update attribute_definitions set type = 'number' where id = $1`, [size]);
        const data = {
          ean: anEan(),
          name: 'Podatki',
          attributes: [{ definitionId: size, value: 'velika' }],
        };
        const writing = send('POST', '/data', data);
        const isWaiting = () =>
          katalog.rows(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
        await until(async () => (await isWaiting()).length);
        await holder.query('commit');
        expect(refusal(await writing)).toEqual({ status: 422, fields: ['attributes.0.value'] });
      } finally {
        holder.release();
      }
    });

    it('keep its unit', async () => {
      const { id } = await add();
      const power = await define({ sl: 'Moč' }, 'number', 'W');
      const change = (unit: string) => platform.send('PUT', `/api/attributes/${power}`, { unit });
      expect((await change('kW')).status).toBe(200);
      await send('POST', `/${id}/attributes`, { definitionId: power, name: 'Moč', value: '2', unit: 'kW' });
      const refused = await change('W');
      expect(refused.status).toBe(409);
      expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['unit']);
    });
  });

  describe('of a feed', () => {
    const stored = async (code: string) => {
      const id = await katalog.idOf(store, code);
      return katalog.rows<{ definition: number | null; value: object; unit: string | null }>(
        'select definition_id as definition, value, unit from product_attributes where product_id = $1 order by position',
        [id],
      );
    };

    it('find their definition by name in any language; values that do not fit stay as text, with an issue', async () => {
      const feed = aFeed([
        {
          productCode: 'F-1',
          attributes: [
            { name: 'WEIGHT', value: '1.5', unit: 'kg' },
            { name: 'brezzicno', value: 'yes' },
            { name: 'Barva', value: 'rdeča' },
            { name: 'Neznano', value: 'nekaj' },
          ],
        },
        { productCode: 'F-2', attributes: [{ name: 'Teža', value: 'lahko' }] },
      ]);
      const run = await katalog.import(store, feed);
      expect(await stored('F-1')).toEqual([
        { definition: weight, value: { sl: '1500', en: '1500' }, unit: 'g' },
        { definition: wireless, value: { sl: 'da', en: 'yes' }, unit: null },
        { definition: colour, value: { sl: 'rdeča' }, unit: null },
        { definition: null, value: { sl: 'nekaj' }, unit: null },
      ]);
      expect(await stored('F-2')).toEqual([{ definition: null, value: { sl: 'lahko' }, unit: null }]);
      const { props } = await store.admin.page(run.url, 'import/index');
      const issues = props.issues!.items.filter(({ code }) => code !== 'category_missing');
      expect(issues).toEqual([
        expect.objectContaining({
          productCode: 'F-2',
          severity: 'notice',
          code: 'attribute_unreadable',
          text: 'lahko',
        }),
      ]);
      expect(issues[0]!.message).toContain('»Teža«');
      const again = await katalog.import(store, feed);
      expect(again.counters).toMatchObject({ unchanged: 2, updated: 0 });
    });

    it('may not contradict each other: the first is used, others stay as text, with an issue', async () => {
      const attributes = [
        { name: 'Teža', value: '1,5', unit: 'kg' },
        { name: 'Weight', value: '1500', unit: 'g' },
        { name: 'Teža', value: '2', unit: 'kg' },
        { name: 'Barva', value: 'rdeča' },
        { name: 'Barva', value: 'modra' },
      ];
      const feed = aFeed([{ productCode: 'F-3', attributes }]);
      const run = await katalog.import(store, feed, { mode: 'delta' });
      const definitions = (await stored('F-3')).map(({ definition }) => definition);
      expect(definitions).toEqual([weight, weight, null, colour, colour]);
      const { props } = await store.admin.page(run.url, 'import/index');
      expect(props.issues!.items.filter(({ code }) => code.startsWith('attribute'))).toEqual([
        expect.objectContaining({ code: 'attribute_contradicts', severity: 'notice', text: '2 kg' }),
      ]);
      const again = await katalog.import(store, feed, { mode: 'delta' });
      expect(again.counters).toMatchObject({ unchanged: 1, updated: 0 });
    });

    it('are matched by the same file once their definition exists', async () => {
      const feed = aFeed([
        { productCode: 'N-1', attributes: [{ name: 'Debelina', value: '3', unit: 'mm' }] },
      ]);
      await katalog.import(store, feed, { mode: 'delta' });
      const thickness = await define({ sl: 'Debelina' }, 'number', 'cm');
      const again = await katalog.import(store, feed, { mode: 'delta' });
      expect(again.counters).toMatchObject({ updated: 1 });
      expect(await stored('N-1')).toEqual([
        { definition: thickness, value: { sl: '0,3', en: '0.3' }, unit: 'cm' },
      ]);
    });
  });
});
