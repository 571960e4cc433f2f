import { type CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { namedCategories } from './named-categories.js';

const NAMES = ['Čelade', 'Kolesa', 'Šport in prosti čas', 'Hrana za pse', 'Za in od'];
const tree = new CategoryTree(
  NAMES.map(
    (sl, at) =>
      ({
        id: at + 1,
        parentId: null,
        kind: 'product',
        system: null,
        name: { sl },
        slug: {},
        path: [at + 1],
        active: true,
        productCount: 1,
      }) as CategoryRow,
  ),
);
const named = (text: string) =>
  namedCategories(tree, text).map(({ id, isWhole }) => [NAMES[id - 1], isWhole]);

it.each([
  ['rdeče čelade', [['Čelade', false]]],
  ['čelada', [['Čelade', true]]],
  // the thing itself, not its purpose
  [
    'čelada za kolo',
    [
      ['Čelade', false],
      ['Kolesa', false],
    ],
  ],
  // stop words may be left out, or be others
  ['šport prosti čas', [['Šport in prosti čas', true]]],
  ['športa in prostega časa', [['Šport in prosti čas', true]]],
  ['hrana pse', [['Hrana za pse', true]]],
  // a part of a name, or stop words alone, name nothing
  ['hrana', []],
  ['za in od', []],
])('%s names %j', (text, expected) => expect(named(text)).toEqual(expected));
