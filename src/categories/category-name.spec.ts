import { categoryName, type NamedCategory } from './category-name.js';

const food: NamedCategory<string> = { id: 1, parentId: null, name: 'Živila' };
const tea: NamedCategory<string> = { id: 2, parentId: 1, name: 'Čaj' };
const coffee: NamedCategory<string> = { id: 3, parentId: 1, name: 'Kava' };
const gifts: NamedCategory<string> = { id: 4, parentId: 9, name: 'Darila' };

describe('the name of an item’s category', () => {
  it.each<[what: string, categories: NamedCategory<string>[], id: number | undefined, name: string]>([
    ['the one with the id', [gifts, tea, food], 2, 'Čaj'],
    ['the one whose parent has the id', [gifts, tea], 1, 'Čaj'],
    ['the first of both kinds', [coffee, food, tea], 1, 'Kava'],
    ['the parent itself, when it comes first', [food, tea], 1, 'Živila'],
    ['a parent that is not there', [food, gifts], 9, 'Darila'],
    ['otherwise the first', [gifts, tea], 77, 'Darila'],
    ['without an id the first, main or not', [gifts, food], undefined, 'Darila'],
    ['no categories: nothing', [], 2, ''],
  ])('%s', (_, categories, id, name) => {
    expect(categoryName(categories, id, '')).toBe(name);
  });
});
