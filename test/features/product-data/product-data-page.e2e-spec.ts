import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import type { Company } from '../../../src/companies/company.entity.js';
import type { ProductDataJson } from '../../../src/product-data/product-data.json.js';
import { useApp } from '../../support/app.js';
import { anEan } from '../../support/data/feed.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import type { PageResponse } from '../../support/browser/visitor.js';

const PAGE = '/administracija/podatki-o-izdelkih';

const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Kavarna');
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const employee = { userType: 'employee', companyId: own.id } as const;
const reader = await signedInAs(started, { ...employee, permissionLevel: 1 });
const editor = await signedInAs(started, { ...employee, permissionLevel: 2 });
const decider = await signedInAs(started, { ...employee, permissionLevel: 3 });
const teas = await started.app.get(CategoryWriter).create(null, { name: { sl: 'Čaji', en: 'Teas' } });

describe('the product data page', () => {
  const rows = (statement: string, values: unknown[] = []) => started.rows<{ id: number }>(statement, values);
  const add = async (name: string, { id }: Company = own, ean = anEan()) => {
    const fields = { ean, name, companyId: id };
    return await platform.write<ProductDataJson>('POST', '/api/products/data', fields);
  };
  const read = (id: number, query = '') => platform.read<ProductDataJson>(`/api/products/data/${id}${query}`);
  const sells = ({ id }: Company, ean: string) =>
    rows(
      `insert into products (company_id, product_code, name, price, link, ean, gtin)
       values ($1, $2, '{"sl":"Čaj"}', 3, 'https://store.test/', $2, '0' || $2)`,
      [id, ean],
    );
  const page = async (query = '', who = editor) =>
    who.page(query.startsWith('/') ? query : PAGE + query, 'product-data/index');
  const namesOf = ({ props }: PageResponse<'product-data/index'>) => props.items.map(({ name }) => name.text);

  it('lists the records of the own company, for catalogue admins all', async () => {
    const [black, green] = [await add('Črni čaj'), await add('Zeleni čaj')];
    await add('Kava', foreign);
    const { props } = await page('?sort=name');
    expect(props.items).toEqual([
      {
        id: black.id,
        url: `${PAGE}?sort=name&edit=${black.id}`,
        ean: black.ean,
        name: { text: 'Črni čaj' },
        complete: [],
        brand: null,
        companyName: 'Čajnica',
        status: 'requested',
        updatedAt: black.updatedAt,
        actionUrl: `${PAGE}/${black.id}`,
        can: { edit: true, decide: false },
      },
      expect.objectContaining({ id: green.id }),
    ]);
    expect(props).toMatchObject({
      count: 2,
      companyCount: { companyId: own.id, count: 2, failure: null },
      companies: [],
      form: null,
      categories: [],
      newUrl: `${PAGE}?sort=name&new=1`,
    });
    expect(namesOf(await page('?query=crni'))).toEqual(['Črni čaj']);
    expect(namesOf(await page(`?company=${foreign.id}`))).toHaveLength(2);
    expect((await page('', reader)).props).toMatchObject({
      newUrl: null,
      items: [{ can: { edit: false } }, {}],
    });

    const all = await page('', platform);
    expect(all.props).toMatchObject({ count: 3, companyCount: null });
    expect(all.props.companies).toContainEqual({ id: foreign.id, name: 'Kavarna' });
    const foreignOnes = await page(`?company=${foreign.id}`, platform);
    expect(namesOf(foreignOnes)).toEqual(['Kava']);
    expect(foreignOnes.props.companyCount).toMatchObject({ companyId: foreign.id, count: 1 });
  });

  it('counts by status, and offers to decide on products that only the company sells', async () => {
    const [mine, shared] = [await add('Sam'), await add('Skupaj')];
    await sells(own, mine.ean);
    await sells(own, shared.ean);
    await sells(foreign, shared.ean);
    const { props } = await page('?query=sam', decider);
    expect(props.items[0]!.can).toEqual({ edit: true, decide: true });
    expect((await page('?query=skupaj', decider)).props.items[0]!.can.decide).toBe(false);
    const { form } = (await page(`?edit=${shared.id}`, decider)).props;
    expect(form!.can.decide).toBe(false);
    expect(form!.decisionNote).toContain('prodajajo tudi druge trgovine');
    const unsold = (await page(`?edit=${(await add('Nikjer')).id}`, decider)).props.form!;
    expect(unsold.decisionNote).toContain('vaša trgovina ne prodaja izdelka s to kodo EAN');

    const refused = await decider.submit('PATCH', `${PAGE}/${shared.id}`, { status: 'approved' });
    expect(refused.status).toBe(303);
    expect((await page('', decider)).flash?.toast).toMatchObject({ severity: 'error' });
    await decider.submit('PATCH', props.items[0]!.actionUrl, { status: 'approved' });
    const after = await page('?query=sam', decider);
    expect(after.flash?.toast?.detail).toBe('Podatki o izdelku so potrjeni.');
    expect(after.props.statusCounts.map(({ id, count }) => [id, count])).toEqual([
      ['all', 1],
      ['requested', 0],
      ['approved', 1],
      ['rejected', 0],
    ]);
    expect(namesOf(await page(after.props.statusCounts[2]!.url))).toEqual(['Sam']);
  });

  it('adds and edits product data in both languages', async () => {
    const { form } = (await page('?new=1')).props;
    expect(form).toMatchObject({ id: null, url: PAGE, companyId: own.id, can: { edit: true } });
    const asked = {
      'x-category-choices': encodeURIComponent(new URLSearchParams({ query: 'caj' }).toString()),
    };
    const { categoryChoices } = await editor.reload(
      `${PAGE}?new=1`,
      'product-data/index',
      ['categoryChoices'],
      asked,
    );
    expect(categoryChoices!.choices.map(({ id }) => id)).toContain(teas);
    const ean = anEan();
    await editor.submit('POST', PAGE, { ean: '3840000000', name: { sl: '', en: '' } });
    expect((await page()).props.errors).toHaveProperty('ean');
    await editor.submit('POST', PAGE, { ean, name: { sl: '', en: '' } });
    expect((await page()).props.errors).toHaveProperty(['name.sl']);
    await editor.submit('POST', PAGE, {
      ean,
      name: { sl: 'Beli čaj', en: 'White tea' },
      description: { sl: '<p>Opis</p>', en: '' },
      brand: '',
      attributes: [
        { definitionId: null, name: { sl: 'Okus' }, value: { sl: 'nežen', en: 'mild' }, unit: '' },
      ],
      categoryIds: [teas],
      mediaIds: [],
    });
    const [row] = (await page('?query=beli')).props.items;
    expect(row).toMatchObject({ ean, complete: ['sl'], status: 'requested' });

    const edited = (await page(`?edit=${row!.id}`)).props;
    expect(edited.categories).toEqual([{ id: teas, label: 'Čaji' }]);
    const open = edited.form!;
    expect(open).toMatchObject({
      url: row!.actionUrl,
      name: { sl: 'Beli čaj', en: 'White tea' },
      attributes: [
        { definitionId: null, name: { sl: 'Okus' }, value: { sl: 'nežen', en: 'mild' }, unit: null },
      ],
      categoryIds: [teas],
      pictures: [],
    });
    const { ean: sameEan, name, attributes, categoryIds, version } = open;
    const fields = { ean: sameEan, name, attributes, categoryIds, _version: version };
    await editor.submit('PUT', open.url, { ...fields, brand: 'Gorski čaji' });
    expect(await read(row!.id, '?locale=en')).toMatchObject({ name: 'White tea', brand: 'Gorski čaji' });
    await editor.submit('PUT', open.url, { ...fields, brand: 'Prepozno' });
    const stale = await page(`?edit=${row!.id}`);
    expect(stale.flash?.conflict?.fields).toMatchObject({
      brand: { yours: 'Prepozno', theirs: 'Gorski čaji' },
    });
  });

  it('opens only approved records of other companies, to be read', async () => {
    const { id } = await add('Kakav', foreign);
    expect((await editor.visit(`${PAGE}?edit=${id}`)).status).toBe(404);
    await platform.submit('PATCH', `${PAGE}/${id}`, { status: 'approved' });
    expect((await page(`?edit=${id}`)).props.form).toMatchObject({
      id,
      can: { edit: false, decide: false },
      duplicates: [],
      mergeUrl: null,
    });
  });

  it('merges duplicates, and deletes', async () => {
    const one = await add('Rooibos');
    const other = await add('Rdeči čaj', own, one.ean);
    await add('Tuji', foreign, one.ean);
    const { form } = (await page(`?edit=${one.id}`)).props;
    expect(form!.duplicates).toEqual([
      {
        id: other.id,
        url: `${PAGE}?edit=${other.id}`,
        name: { text: 'Rdeči čaj' },
        companyName: 'Čajnica',
        status: 'requested',
      },
    ]);
    await editor.submit('POST', form!.mergeUrl!, { from: [other.id], _version: form!.version });
    expect((await platform.get(`/api/products/data/${other.id}`)).status).toBe(404);
    await editor.submit('DELETE', form!.url);
    expect((await platform.get(`/api/products/data/${one.id}`)).status).toBe(404);
  });

  it('shows 0 and a message when the company’s records cannot be counted', async () => {
    await rows('alter table product_data rename to product_data_away');
    const { companyCount } = await editor.reload(PAGE, 'product-data/index', ['companyCount']);
    await rows('alter table product_data_away rename to product_data');
    expect(companyCount).toMatchObject({
      companyId: own.id,
      count: 0,
      failure: {
        severity: 'error',
        detail: 'Podatkov o izdelkih trgovine ni bilo mogoče prešteti. Poskusite znova.',
      },
    });
  });

  it('is in English, too', async () => {
    const { props } = await page('/en/admin/product-data', platform);
    expect(props.formUrl).toBe('/en/admin/product-data');
    expect(props.items[0]!.actionUrl).toMatch(/^\/en\/admin\/product-data\/\d+$/);
  });
});
