import type { AttributeType } from '../../../src/attributes/attribute-definition.entity.js';
import type { AttributeDefinitionJson } from '../../../src/attributes/attribute.json.js';
import type { ProductJson } from '../../../src/products/product.json.js';
import type { ProductListJson } from '../../../src/products/product-list.json.js';
import type { OfferOfFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';

const LIST = '/administracija/lastnosti';

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');
const store = await katalog.store('Čajnica');
const [teas, cups] = [await katalog.category({ sl: 'Čaji' }), await katalog.category({ sl: 'Skodelice' })];

const define = async (
  name: { sl?: string; en?: string },
  type: AttributeType,
  unit: string | null,
  categories: { id: number; filterable?: boolean }[] = [],
) => {
  const body = { translations: { name }, type, unit, categories };
  return (await platform.write<{ id: number }>('POST', '/api/attributes', body)).id;
};
const sell = (productCode: string, category: string, attributes: Record<string, string>) =>
  katalog.sell(store, {
    productCode,
    name: `Izdelek ${productCode}`,
    category,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  } satisfies Partial<OfferOfFeed>);
const valuesOf = async (productCode: string) => {
  const { attributes } = await platform.read<ProductJson>(
    `/api/products/${await katalog.idOf(store, productCode)}`,
  );
  return attributes.map(({ definitionId, value, unit }) => [definitionId, value, unit]);
};
const entriesOf = (id: number) =>
  katalog.rows<{ action: string; before: object; after: object }>(
    `select action, before, after from audit_entries
     where object_kind = 'attribute' and object_id = $1 and action <> 'attribute.created' order by id`,
    [String(id)],
  );
const facet = async (category: number, definition: number) => {
  const { filters } = await platform.read<ProductListJson>(`/api/products?category=${category}`);
  const items = filters.find(({ id }) => id === `attributes[${definition}]`)?.items ?? [];
  return Object.fromEntries(items.map(({ id, count, value }) => [id, value ?? count]));
};
const merge = (id: number, into: number) => platform.send('POST', `/api/attributes/${id}/merge`, { into });

describe('merged definitions', () => {
  let grams: number;
  let kilograms: number;

  beforeAll(async () => {
    grams = await define({ sl: 'Teža', en: 'Weight' }, 'number', 'g', [{ id: teas }, { id: cups }]);
    kilograms = await define({ sl: 'Masa' }, 'number', 'kg', [{ id: cups, filterable: false }]);
    await sell('A', 'Čaji', { teza: '500' });
    await sell('B', 'Čaji', { teza: '1,5 kg' });
    await sell('C', 'Skodelice', { masa: '0,3', teza: '300' });
  });

  it('show the effect first, in the API and on the page', async () => {
    expect(await platform.read(`/api/attributes/${grams}/merge?into=${kilograms}`)).toEqual({
      offers: 3,
      productData: 0,
      categories: 2,
      filters: 2,
      problems: [],
      contradictions: 0,
    });
    const { text, body } = await platform.document(`${LIST}/${grams}/zdruzitev?into=${kilograms}`);
    expect(text).toContain('Iz 500 g nastane 0,5 kg');
    expect(text).toContain('Združitve ni mogoče razveljaviti.');
    expect(body).toContain('Združi lastnosti');
  });

  it('have converted values, categories and filters, once, even if two people merge them', async () => {
    const answers = await Promise.all([merge(grams, kilograms), merge(grams, kilograms)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await valuesOf('A')).toEqual([[kilograms, '0,5', 'kg']]);
    expect(await valuesOf('B')).toEqual([[kilograms, '1,5', 'kg']]);
    expect(await valuesOf('C')).toEqual([[kilograms, '0,3', 'kg']]);
    const { categories } = await platform.read<AttributeDefinitionJson>(`/api/attributes/${kilograms}`);
    expect(categories.map(({ id, filterable }) => [id, filterable])).toEqual([
      [teas, true],
      [cups, true],
    ]);
    await until(() => facet(teas, kilograms), { holds: ({ from, to }) => from === 0.5 && to === 1.5 });
    const [entry] = await entriesOf(grams);
    expect(entry).toMatchObject({ action: 'attribute.merged', after: { mergedInto: { sl: 'Masa' } } });
    const { text } = await platform.document('/administracija/dnevnik');
    expect(text).toContain('Združitev lastnosti');
  });

  it('get the values of later imports under the old name and in its unit', async () => {
    await sell('D', 'Čaji', { teza: '250' });
    await sell('E', 'Čaji', { weight: '2 kg' });
    expect(await valuesOf('D')).toEqual([[kilograms, '0,25', 'kg']]);
    expect(await valuesOf('E')).toEqual([[kilograms, '2', 'kg']]);
  });

  it('are refused if a value could not be kept, with the reason', async () => {
    const [length, free, powered] = [
      await define({ sl: 'Dolžina' }, 'number', 'cm'),
      await define({ sl: 'Gramatura' }, 'text', null),
      await define({ sl: 'Moč' }, 'number', 'kg'),
    ];
    await sell('F', 'Čaji', { dolzina: '30', gramatura: 'veliko', moc: '3', masa: '4' });
    const reasonOf = async (id: number) => {
      const response = await merge(id, kilograms);
      const { errors } = (await response.json()) as { errors: { into: string } };
      return [response.status, errors.into];
    };
    expect(await reasonOf(length)).toEqual([422, '»30 cm« ni mogoče pretvoriti v kg (takih vrednosti: 1).']);
    expect(await reasonOf(free)).toEqual([422, '»veliko« ni število (takih vrednosti: 1).']);
    expect(await reasonOf(powered)).toEqual([
      422,
      'Pri nekaterih izdelkih imata lastnosti različni vrednosti: 1.',
    ]);
    expect(await reasonOf(kilograms)).toEqual([422, expect.stringContaining('same s sabo')]);
    expect((await merge(length, 999_999)).status).toBe(422);
    const { text, body } = await platform.document(`${LIST}/${length}/zdruzitev?into=${kilograms}`);
    expect(text).toContain('»30 cm« ni mogoče pretvoriti v kg');
    expect(body).not.toContain('Združi lastnosti</button>');
    expect((await valuesOf('F')).map(([id]) => id)).toEqual([length, free, powered, kilograms]);
  });
});

describe('many values', () => {
  it('are moved batch by batch, and writers wait for one of them at most', async () => {
    const OFFERS = 4500;
    const [source, target] = [
      await define({ sl: 'Prostornina' }, 'number', 'ml'),
      await define({ sl: 'Volumen' }, 'number', 'l'),
    ];
    await katalog.rows(
      `with made as (
         insert into products (company_id, product_code, name, price)
         select $1, 'V-' || n, jsonb_build_object('sl', 'Vrč ' || n), 5 from generate_series(1, $2::integer) n returning id
       ) insert into product_attributes (product_id, definition_id, name, value, unit)
         select id, $3, '{"sl": "Prostornina"}', '{"sl": "500", "en": "500"}', 'ml' from made`,
      [store.company.id, OFFERS, source],
    );
    const countOf = (id: number) =>
      katalog.value<number>('select count(*)::integer from product_attributes where definition_id = $1', [
        id,
      ]);
    // the last offer is locked, so the last batch waits
    const writer = await katalog.connect();
    await writer.query('begin');
    await writer.query(
      `select from product_attributes where definition_id = $1 order by product_id desc limit 1 for update`,
      [source],
    );
    const merging = merge(source, target);
    await until(() => countOf(target), { holds: (count) => count === 4000 });
    await writer.query('rollback');
    writer.release();
    expect((await merging).status).toBe(204);
    expect(await countOf(target)).toBe(OFFERS);
    expect(
      await katalog.rows('select distinct value, unit from product_attributes where definition_id = $1', [
        target,
      ]),
    ).toEqual([{ value: { sl: '0,5', en: '0.5' }, unit: 'l' }]);
  });
});

describe('merged values', () => {
  let colour: number;
  const mergeValues = (values: string[], into: string) =>
    platform.send('POST', `/api/attributes/${colour}/values/merge`, { values, into });

  beforeAll(async () => {
    colour = await define({ sl: 'Barva', en: 'Colour' }, 'text', null, [{ id: cups }]);
    await sell('G', 'Skodelice', { barva: 'Temno modra' });
    await sell('H', 'Skodelice', { barva: 'navy' });
    await sell('I', 'Skodelice', { barva: 'temno modra' });
    await katalog.rows(
      `insert into product_data (ean, gtin, company_id, name, attributes)
       values ('4006381333931', '04006381333931', $1, '{"sl":"Podatki"}', $2)`,
      [
        store.company.id,
        JSON.stringify(
          ['navy', 'temno modra'].map((value) => ({
            definitionId: colour,
            name: { sl: 'Barva' },
            value: { sl: value },
            unit: null,
          })),
        ),
      ],
    );
  });

  it('are listed with their offers', async () => {
    expect(await platform.read(`/api/attributes/${colour}/values`)).toEqual([
      { key: 'temno modra', value: expect.stringMatching(/temno modra/i) as string, offers: 2 },
      { key: 'navy', value: 'navy', offers: 1 },
    ]);
    expect(await platform.read(`/api/attributes/${colour}/values?query=nav`)).toHaveLength(1);
  });

  it('are merged by a form without JavaScript, after a preview', async () => {
    const page = `${LIST}/${colour}/vrednosti?values=navy&values=temno+modra`;
    const { props } = await platform.page(page, 'attributes/values');
    expect(props.preview).toEqual({ offers: 3, productData: 1, filters: 1 });
    const response = await platform.submit('POST', props.applyUrl!, { into: 'temno modra' }, { from: page });
    expect(response.headers.get('location')).toBe(`${LIST}/${colour}/vrednosti`);
    expect((await valuesOf('H'))[0]![1]).toMatch(/temno modra/i);
    await until(() => facet(cups, colour), {
      holds: (values) => !values.navy && values['temno modra'] === 3,
    });
    const [stored] = await katalog.rows<{ attributes: { value: object }[] }>(
      'select attributes from product_data',
    );
    expect(stored!.attributes).toHaveLength(1);
    expect(await entriesOf(colour)).toMatchObject([
      { action: 'attribute.values-merged', before: { values: 'navy' } },
    ]);
  });

  it('may be merged again, and refuse unknown ones', async () => {
    expect((await mergeValues(['navy'], 'temno modra')).status).toBe(204);
    expect((await mergeValues(['rumena'], 'temno modra')).status).toBe(422);
    expect((await mergeValues(['temno modra'], 'navy')).status).toBe(422);
    expect(await entriesOf(colour)).toHaveLength(1);
  });

  it('replace the old value in later imports and writes', async () => {
    await sell('J', 'Skodelice', { barva: 'Navy' });
    expect((await valuesOf('J'))[0]![1]).toMatch(/temno modra/i);
    await sell('K', 'Skodelice', { barva: 'mornarska' });
    expect((await mergeValues(['temno modra'], 'mornarska')).status).toBe(204);
    await sell('L', 'Skodelice', { barva: 'navy' });
    expect(await valuesOf('L')).toEqual([[colour, 'mornarska', null]]);
  });
});
