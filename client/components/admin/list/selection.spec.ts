import { isSelected, NOTHING, withRows } from './selection.js';

describe('a selection', () => {
  it('grows and shrinks row by row', () => {
    const three = withRows(NOTHING, [1, 2, 3], true);
    const two = withRows(three, [2], false);
    expect([1, 2, 3, 4].map((id) => isSelected(two, id))).toEqual([true, false, true, false]);
    expect([...NOTHING.ids]).toEqual([]);
  });

  it('of everything remembers what is left out', () => {
    const all = { list: 'a', all: true, ids: new Set<number>() };
    const butTwo = withRows(all, [5, 6], false);
    expect([5, 6, 7].map((id) => isSelected(butTwo, id))).toEqual([false, false, true]);
    expect([...withRows(butTwo, [6], true).ids]).toEqual([5]);
  });
});
