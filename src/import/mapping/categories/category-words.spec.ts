import { type CategoryRow, CategoryTree } from '../../../categories/category-tree.js';
import { CategoryWords } from './category-words.js';

const row = (id: number, sl: string, en: string, above: number[] = []): CategoryRow => ({
  id,
  parentId: above.at(-1) ?? null,
  kind: 'product',
  system: null,
  name: { sl, en },
  slug: {},
  description: {},
  metaTitle: {},
  metaDescription: {},
  path: [...above, id],
  position: 0,
  active: true,
  productCount: 0,
  mediaId: null,
  media: null,
  updatedAt: new Date(0),
});

const words = new CategoryWords(
  new CategoryTree([
    row(1, 'Pijače', 'Drinks'),
    row(2, 'Čaji', 'Teas', [1]),
    row(3, 'Prenosni telefoni', 'Mobile phones'),
    row(4, 'Dodatki', 'Accessories', [3]),
    row(5, 'Fotografija', 'Photography'),
    row(6, 'Dodatki', 'Accessories', [5]),
    { ...row(7, 'Čajniki', 'Kettles'), active: false },
    { ...row(8, 'Čaji', 'Teas'), kind: 'service' },
  ]),
);
const best = (path: string) => words.match(path)[0]?.categoryId ?? null;

it.each([
  ['Čaj', 2],
  ['Hrana > ČAJI', 2],
  ['Drinks > Teas', 2],
  ['Elektronika > Telefon prenosni', 3],
  ['Mobile phone', 3],
  ['Foto > Fotografija > Dodatki', 6],
  ['Telefoni > Dodatki', 4],
  ['Prenosnih telefonov', 3],
  ['Prenosniki', null],
  ['Orodje', null],
  ['Čajniki', null],
])('finds a category for %s', (path, expected) => {
  expect(best(path)).toBe(expected);
});

it('rates the same words above similar ones', () => {
  expect(words.match('Čaj')[0]!.likeness).toBe(1);
  expect(words.match('Telefoni')[0]!.likeness).toBeLessThan(1);
  const [first, second] = words.match('Dodatki');
  expect(first!.likeness).toBe(second!.likeness);
});
