import { DataSource } from 'typeorm';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import type { Company } from '../../../src/companies/company.entity.js';
import { startApp, type TestApp } from '../../support/app.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

const LIST = '/administracija/izdelki';
const USUAL = ['price', 'stock', 'status', 'updatedAt'];
let count = 0;

describe('the columns and filters of a store’s list', () => {
  let started: TestApp;
  let company: Company;
  let seller: Visitor;
  let platform: Visitor;

  beforeAll(async () => {
    started = await startApp();
    company = await makeCompany(started.app);
    seller = await signedInAs(started, { userType: 'employee', companyId: company.id, permissionLevel: 1 });
    platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
  });
  afterAll(() => started?.close());

  const manage = async (query = '', who = seller, path = LIST) =>
    (await who.page(`${path}${query}`, 'offers/index')).props;
  const add = async (fields: object, who = seller) => {
    const code = `L-${++count}`;
    const link = `https://trgovina.example/${code}`;
    const body = { name: { sl: code }, productCode: code, price: '10', link, status: 'active', ...fields };
    const response = await who.send('POST', LIST, body, { 'x-inertia': 'true' });
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };

  describe('columns', () => {
    /** The same user in a new browser. */
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
      expect(services.columns).toEqual(['price', 'status', 'updatedAt']);
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
      expect((await manage('', who, '/administracija/storitve')).columns).toEqual([
        'price',
        'status',
        'updatedAt',
      ]);
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

    const brands = async (query: string) => {
      const response = await seller.get(LIST + query, {
        'x-inertia': 'true',
        'x-inertia-partial-component': 'offers/index',
        'x-inertia-partial-data': 'brands',
      });
      return ((await response.json()) as { props: Awaited<ReturnType<typeof manage>> }).props.brands;
    };

    it('offer the store’s brands by frequency, counted under the other filters', async () => {
      expect(await manage()).not.toHaveProperty('brands');
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
    const [{ id } = { id: 0 }] = (await manage(`?category=${leaf}`)).products;
    const { props } = await seller.page(`${LIST}/${id}`, 'offers/form');
    expect(props.categories).toEqual([{ id: leaf, label: 'Pisarna › Papir › Beležke' }]);
  });

  describe('a prop that is not requested', () => {
    const visit = async (headers: Record<string, string>) => {
      const response = await seller.get(LIST, { 'x-inertia': 'true', ...headers });
      return (await response.json()) as {
        props: Partial<Awaited<ReturnType<typeof manage>>>;
        onceProps?: Record<string, { prop: string }>;
      };
    };

    it('needs no query of products', async () => {
      const other = started.app.get(DataSource).createQueryRunner();
      await other.startTransaction();
      try {
        await other.query('lock table products in access exclusive mode');
        const only = { 'x-inertia-partial-component': 'offers/index', 'x-inertia-partial-data': 'newUrl' };
        expect((await visit(only)).props.newUrl).toBe(`${LIST}/nov`);
      } finally {
        await other.rollbackTransaction();
        await other.release();
      }
    });
  });
});
