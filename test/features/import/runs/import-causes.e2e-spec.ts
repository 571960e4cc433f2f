import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';

const katalog = await Katalog.use();
const store = await katalog.store();

it('lists issues by cause, the most affected products first, with the page that repairs them', async () => {
  const goods = (count: number, name: string, category: string) =>
    Array.from({ length: count }, (_, index) => ({ productCode: `${name}-${index}`, name, category }));
  const run = await katalog.import(
    store,
    aFeed([
      ...goods(3, 'A', 'Neznano > Nekaj'),
      ...goods(5, 'B', 'Neznano > Drugo'),
      { productCode: 'C', category: '', ean: '123' },
    ]),
  );
  expect(run.issueCounts.map(({ code, items }) => [code, items])).toEqual([
    ['category_unmapped', 8],
    ['category_missing', 1],
    ['ean_wrong_length', 1],
  ]);

  const url = `/administracija/uvozi?import=${run.id}`;
  const { links, body } = await store.admin.document(url);
  expect(links.get(`${url}&issue=category_unmapped`)).toBe(
    'Kategorija iz datoteke še ni preslikana v kategorijo kataloga.',
  );
  const repair = [...links.keys()].find(
    (link) => link.includes('kategorije') && link.includes('origin=none'),
  )!;
  expect((await store.admin.page(repair, 'import/categories')).props.count).toBe(2);
  // the eight rows are folded
  expect(body.indexOf('<details>')).toBeLessThan(body.indexOf('Neznano &gt; Nekaj'));
  const { props } = await store.admin.page(`${url}&issue=category_unmapped`, 'import/index');
  expect(props.issues).toMatchObject({ code: 'category_unmapped', count: 8 });
});
