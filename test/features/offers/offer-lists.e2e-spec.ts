import { DataSource } from 'typeorm';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { useApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { insertProducts } from '../../support/data/product-rows.js';
import { Visitor } from '../../support/browser/visitor.js';

const LIST = '/administracija/izdelki';
const USUAL = ['price', 'stock', 'visibility'];
let count = 0;

const started = await useApp();
const company = await makeCompany(started.app);
const seller = await signedInAs(started, { userType: 'employee', companyId: company.id, permissionLevel: 1 });
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });

describe('the columns and filters of a store’s list', () => {
  const manage = async (query = '', who = seller, path = LIST) =>
    (await who.page(`${path}${query}`, 'offers/index')).props;
  const add = async (fields: object, who = seller) => {
    const code = `L-${++count}`;
    const link = `https://trgovina.example/${code}`;
    const body = { name: { sl: code }, productCode: code, price: '10', link, status: 'active', ...fields };
    const response = await who.submit('POST', LIST, body);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };

  describe('columns', () => {
    /** The seller in another browser, which has no columns stored. */
    const elsewhere = () => {
      const other = new Visitor(started.origin);
      for (const [name, value] of seller.cookies)
        if (!name.startsWith('columns')) other.cookies.set(name, value);
      return other;
    };

    it('are the default ones of the kind, with the store for those who see several', async () => {
      const who = elsewhere();
      const { columns, hiddenColumns, usualColumnsUrl } = await manage('', who);
      expect(columns).toEqual(USUAL);
      expect(hiddenColumns).toContain('deliveryCost');
      expect(hiddenColumns).not.toContain('company');
      expect(usualColumnsUrl).toBeNull();
      expect((await manage('', platform)).columns).toEqual(['company', ...USUAL]);
      const services = await manage('', who, '/administracija/storitve');
      expect(services.columns).toEqual(['price', 'visibility']);
      expect([...services.columns, ...services.hiddenColumns]).not.toContain('stock');
    });

    it('are those of the URL in its order, stay in its links, and are remembered for each kind', async () => {
      const who = elsewhere();
      const chosen = await manage(
        '?columns=name&columns=ean&columns=price&columns=nonsense&columns=ean',
        who,
      );
      expect(chosen.columns).toEqual(['ean', 'price']);
      expect(chosen.statusCounts[1]!.url).toContain('columns=name&columns=ean&columns=price');
      expect((await manage('', who)).columns).toEqual(['ean', 'price']);
      expect((await manage('', who, '/en/admin/products')).columns).toEqual(['ean', 'price']);
      expect((await manage('', who, '/administracija/storitve')).columns).toEqual(['price', 'visibility']);
      expect((await manage('', elsewhere())).columns).toEqual(USUAL);
    });

    it('can all be hidden, and reset to the default ones', async () => {
      const who = elsewhere();
      const bare = await manage('?columns=name', who);
      expect(bare.columns).toEqual([]);
      expect((await manage('', who)).columns).toEqual([]);
      const usual = await manage(bare.usualColumnsUrl!.slice(LIST.length), who);
      expect(usual.columns).toEqual(USUAL);
      expect((await manage('', who)).columns).toEqual(USUAL);
    });

    it('ignore unknown ones in the cookie', async () => {
      const who = elsewhere();
      who.cookies.set('columns_product', 'company.<script>.ean');
      expect((await manage('', who)).columns).toEqual(['ean']);
    });
  });

  describe('filters', () => {
    beforeAll(async () => {
      await add({ brand: 'Čajko', stock: '1', deliveryCost: '2' });
      await add({ brand: 'čajko' });
      await add({ brand: 'Žito', status: 'draft' });
      await add({ brand: 'Tuja', companyId: (await makeCompany(started.app)).id }, platform);
    });

    const counts = async (query: string, who = seller, path = LIST) =>
      (await manage(query, who, path)).filterCounts!;
    const brands = async (query: string) => (await counts(query)).brands;

    it('offer the store’s brands by frequency, counted under the other filters', async () => {
      expect(await brands('')).toEqual([
        { name: 'Čajko', count: 2 },
        { name: 'Žito', count: 1 },
      ]);
      expect(await brands('?brand=zito&without=deliveryCost')).toEqual([
        { name: 'Čajko', count: 1 },
        { name: 'Žito', count: 1 },
      ]);
      expect(await brands('?status=draft')).toEqual([{ name: 'Žito', count: 1 }]);
    });

    it('count each choice exactly: what the list has once it is made', async () => {
      await add({ availability: 'out_of_stock', status: 'inactive' });
      const none = await counts('');
      expect(none.availability).toMatchObject({ out_of_stock: 1, preorder: 0 });
      expect(none.visibility).toEqual({
        visible: 2,
        draft: 1,
        deactivated: 1,
        left_feed: 0,
        excluded: 0,
        filtered: 0,
        feed_hidden: 0,
        rejected: 0,
        blocked: 0,
        expired: 0,
        store: 0,
      });
      for (const query of ['', '?brand=cajko', '?status=active&without=deliveryCost', '?visibility=draft']) {
        const counted = await counts(query);
        const of = async (name: string, value: string) => {
          const asked = new URLSearchParams(query);
          // a choice of a filter whose values exclude each other takes the place of the others
          if (name !== 'without' && name !== 'changed') asked.delete(name);
          asked.append(name, value);
          return (await manage(`?${asked}`)).count;
        };
        const { brands: _brands, categories: _categories, companies: _companies, ...choices } = counted;
        for (const [name, values] of Object.entries(choices))
          for (const [value, count] of Object.entries(values))
            expect([query, name, value, count]).toEqual([query, name, value, await of(name, value)]);
      }
    });

    it('count several choices of a filter together', async () => {
      expect((await manage('?visibility=draft&visibility=deactivated')).count).toBe(2);
      expect((await counts('?visibility=draft')).visibility).toMatchObject({ visible: 2, draft: 1 });
      expect((await manage('?availability=out_of_stock&availability=preorder')).count).toBe(1);
    });

    it('count stores for those who see several, and only for them', async () => {
      const stores = (await counts(`?company=${company.id}`, platform)).companies;
      expect(stores.find(({ id }) => id === company.id)?.count).toBe((await manage()).count);
      expect(stores.length).toBeGreaterThan(1);
      expect((await counts('')).companies).toEqual([]);
    });

    it('are counted on demand where there are very many offers', async () => {
      const large = await makeCompany(started.app);
      await insertProducts(started.app.get(DataSource), large.id, 10_001);
      const path = `${LIST}?company=${large.id}`;
      expect((await platform.page(path, 'offers/index')).props.filterCounts).toBeNull();
      const { largeCounts } = await platform.reload(path, 'offers/index', ['largeCounts']);
      expect(largeCounts?.visibility).toMatchObject({ draft: 10_001, visible: 0 });
    });

    it('find offers whose price has changed lately, and why visitors do not see one', async () => {
      await add({ name: { sl: 'Podražen' } });
      const [row] = (await manage('?query=podra%C5%BEen')).products;
      expect((await manage('?changed=price')).count).toBe(0);
      await seller.submit('PATCH', row!.actionUrl!, { price: '11' });
      const changed = await manage('?changed=price');
      expect(changed.products.map(({ id, visibility }) => [id, visibility.state])).toEqual([
        [row!.id, 'visible'],
      ]);
      await started.rows(`update price_history set at = at - interval '8 days' where product_id = $1`, [
        row!.id,
      ]);
      expect((await manage('?changed=price')).count).toBe(0);
      await seller.submit('PATCH', row!.actionUrl!, { status: 'inactive' });
      expect((await manage('?query=podra%C5%BEen')).products[0]!.visibility.state).toBe('deactivated');
      await seller.submit('DELETE', row!.actionUrl!);
    });

    it('accept several brands and several gaps', async () => {
      expect((await manage('?brand=cajko&brand=%C5%BDito')).count).toBe(3);
      expect((await manage('?without=deliveryCost&without=ean&brand=cajko')).count).toBe(1);
    });
  });

  it('offers the path to the selected category and its subcategories, and names those of the form', async () => {
    const make = (name: string, parentId: number | null = null) =>
      started.app.get(CategoryWriter).create(null, { name: { sl: name }, parentId });
    const main = await make('Pisarna');
    const child = await make('Papir', main);
    const leaf = await make('Beležke', child);
    const offered = async (query: string) => (await manage(query)).categoryFilter.map(({ id }) => id);
    expect(await offered('')).toContain(main);
    expect(await offered('')).not.toContain(child);
    expect(await offered(`?category=${main}`)).toEqual([main, child]);
    expect(await offered(`?category=${leaf}`)).toEqual([main, child, leaf]);
    await add({ categoryIds: [leaf] });
    expect((await manage(`?category=${child}`)).filterCounts!.categories).toEqual([
      { id: main, count: 1 },
      { id: child, count: 1 },
      { id: leaf, count: 1 },
    ]);
    const [{ id } = { id: 0 }] = (await manage(`?category=${leaf}`)).products;
    const { props } = await seller.page(`${LIST}/${id}`, 'offers/form');
    expect(props.categories).toEqual([{ id: leaf, label: 'Pisarna › Papir › Beležke' }]);
  });

  it('needs no query of products for another prop', async () => {
    const other = started.app.get(DataSource).createQueryRunner();
    await other.startTransaction();
    try {
      await other.query('lock table products in access exclusive mode');
      expect((await seller.reload(LIST, 'offers/index', ['newUrl'])).newUrl).toBe(`${LIST}/nov`);
    } finally {
      await other.rollbackTransaction();
      await other.release();
    }
  });
});
