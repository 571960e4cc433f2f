import type { ProductJson } from '../../../src/products/product.json.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use();

const LIST = '/administracija/izdelki';
const POT = { productCode: 'POT', name: 'Lonec', brand: 'Breza', price: 113.36 };
const PAN = { productCode: 'PAN', name: 'Ponev', price: 20 };

describe('a value that a person changed in an offer of a feed', () => {
  const opened = async () => {
    const store = await katalog.store();
    await katalog.import(store, aFeed([POT, PAN]));
    const id = await katalog.idOf(store, 'POT');
    const path = `/api/products/${id}?locale=sl`;
    const change = async (fields: object, by = store.admin) =>
      by.write('PUT', path, { ...(await store.admin.read<ProductJson>(path)), ...fields });
    const listOf = async (query = '') => (await store.admin.page(`${LIST}${query}`, 'offers/index')).props;
    const differences = async () =>
      (await store.admin.page(`${LIST}/${id}`, 'offers/form')).props.feedDifferences;
    return { store, id, change, listOf, differences };
  };

  it('is shown in the form with the value of the feed and its author, until the two are equal', async () => {
    const { store, id, change, differences } = await opened();
    expect(await differences()).toEqual([]);
    await change({ price: 10, brand: 'Hrast' });
    const author = { actor: store.person.email, at: expect.any(String) as string };
    expect(await differences()).toEqual([
      { field: 'Znamka', fed: 'Breza', ...author },
      { field: 'Cena', fed: '113,36\u00a0€', ...author },
    ]);
    const { text } = await store.admin.document(`${LIST}/${id}`);
    expect(text).toContain('Cena (v viru: 113,36 €)');
    const platform = await katalog.signedInAs('super_admin');
    await change({ price: 12 }, platform);
    expect(await differences()).toContainEqual(
      expect.objectContaining({ field: 'Cena', actor: 'Skrbnik kataloga' }),
    );
    // the feed's value remains the one to compare with
    await change({ price: 11 });
    expect(await differences()).toContainEqual(
      expect.objectContaining({ field: 'Cena', fed: '113,36\u00a0€' }),
    );
    await change({ price: 113.36, brand: 'Breza' });
    expect(await differences()).toEqual([]);
  });

  it('is a filter with a count, a source in the list, and a column of the table', async () => {
    const { store, change, listOf } = await opened();
    expect((await listOf()).filterCounts!.origin).toEqual({ feed: 2, edited: 0, hand: 0 });
    await change({ price: 10 });
    expect((await listOf()).filterCounts!.origin).toEqual({ feed: 2, edited: 1, hand: 0 });
    const { products } = await listOf('?origin=edited');
    expect(products.map(({ productCode, isEdited }) => [productCode, isEdited])).toEqual([['POT', true]]);
    const { text } = await store.admin.document(`${LIST}?columns=origin`);
    expect(text).toContain('Drugače kot v viru');
    const table = await (await store.admin.get(`${LIST}/izvoz?format=csv&origin=edited`)).text();
    const [titles, row] = table.split('\r\n').map((line) => line.split(';'));
    expect(row![titles!.indexOf('Drugače kot v viru')]).toBe('Cena');
  });

  it('is the feed’s again after the import that overwrites it; a kept text still differs', async () => {
    const { change, store, differences } = await opened();
    await change({ price: 10, name: 'Moj lonec', keptFields: ['name'] });
    expect((await differences()).map(({ field }) => field)).toContain('Cena');
    await katalog.import(store, aFeed([{ ...POT, price: 99 }, PAN]));
    const [name, ...others] = await differences();
    expect(name).toMatchObject({ field: expect.stringContaining('Ime') as string, fed: 'Lonec' });
    expect(others.filter(({ field }) => field === 'Cena')).toEqual([]);
  });
});
