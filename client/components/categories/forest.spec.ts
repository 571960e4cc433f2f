import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import { Forest, missingIn } from './forest.js';

/** Only the fields that the forest reads. */
const item = (id: number, parentId: number | null, position: number, sl: string, en?: string) =>
  ({ id, parentId, position, childCount: 0, name: { sl, en }, can: { move: true } }) as CategoryItem;

const forest = new Forest([
  item(1, null, 0, 'Računalništvo', 'Computers'),
  item(3, 1, 0, 'Prenosniki', 'Laptops'),
  item(4, 1, 1, 'Zasloni'),
  item(5, 1, 2, 'Miške', 'Mice'),
  item(2, null, 1, 'Dom', 'Home'),
  item(6, 3, 0, 'Žepni', 'Pocket'),
  { ...item(9, null, 2, 'Nerazvrščeno'), can: { move: false } } as CategoryItem,
]);

const order = (items: CategoryItem[], parentId: number | null) =>
  new Forest(items).childrenOf(parentId).map(({ id }) => id);

describe('the forest of categories', () => {
  it('counts a place without the one that moves, and without what stands outside the order', () => {
    expect(forest.placeAt(3, 5, 'before')).toEqual({ parentId: 1, position: 1 });
    expect(forest.placeAt(5, 3, 'after')).toEqual({ parentId: 1, position: 1 });
    expect(forest.placeAt(2, 1, 'before')).toEqual({ parentId: null, position: 0 });
    expect(forest.placeAt(3, 5, 'after')).toEqual({ parentId: 1, position: 2 });
    expect(forest.placeAt(3, 1, 'on')).toEqual({ parentId: 1 });
    expect(forest.placeAt(5, 9, 'after')).toEqual({ parentId: null });
    expect(forest.placeAt(5, 9, 'before')).toEqual({ parentId: null, position: 2 });
    // categories hidden by a search count, too
    const found = new Forest(forest.items.filter(({ id }) => id !== 4));
    expect(found.placeAt(3, 5, 'after')).toEqual({ parentId: 1, position: 2 });
  });

  it('shows a move as the server makes it', () => {
    expect(order(forest.moved(5, { parentId: 1, position: 0 }), 1)).toEqual([5, 3, 4]);
    expect(order(forest.moved(3, { parentId: 1, position: 2 }), 1)).toEqual([4, 5, 3]);
    expect(order(forest.moved(2, { parentId: null, position: 0 }), null)).toEqual([2, 1, 9]);
    expect(order(forest.moved(3, { parentId: null, position: 2 }), null)).toEqual([1, 2, 3, 9]);
    expect(order(forest.moved(3, { parentId: null }), null)).toEqual([1, 2, 3, 9]);
    expect(order(forest.moved(3, { parentId: 1 }), 1)).toEqual([4, 5, 3]);
    const moved = forest.moved(3, { parentId: 2, position: 0 });
    expect(moved.filter(({ id }) => id <= 2).map(({ id, childCount }) => [id, childCount])).toEqual([
      [1, -1],
      [2, 1],
    ]);
    expect(moved.filter(({ parentId }) => parentId === 1).map(({ position }) => position)).toEqual([0, 1]);
    expect([order(moved, 1), order(moved, 2), order(moved, 3)]).toEqual([[4, 5], [3], [6]]);
  });

  it('knows what stands below what', () => {
    expect(forest.isWithin(6, 1)).toBe(true);
    expect(forest.isWithin(1, 1)).toBe(true);
    expect(forest.isWithin(1, 6)).toBe(false);
    expect(forest.isWithin(null, 1)).toBe(false);
  });

  it('leads to the page with the tree as it is', () => {
    const { at } = new Forest([], { open: [12, 3], query: 'čaj' });
    expect(at('/kategorije?edit=5')).toBe('/kategorije?edit=5&open=12.3&query=%C4%8Daj');
    expect(forest.at('/kategorije')).toBe('/kategorije');
    expect(forest.at('/kategorije?new=0')).toBe('/kategorije?new=0');
  });

  it('knows which language has no name', () => {
    expect(missingIn(forest.find(4)!)).toEqual(['en']);
    expect(missingIn(forest.find(3)!)).toEqual([]);
  });
});
