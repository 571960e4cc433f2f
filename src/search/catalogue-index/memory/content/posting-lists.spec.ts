import { PostingLists } from './posting-lists.js';

it('has the rows of each number in their order, each once, however many there are', () => {
  const lists = new PostingLists();
  for (let row = 0; row < 100; row++)
    for (let number = 1; number <= 20; number++)
      if (row % number === 0) {
        lists.add(number, row);
        lists.add(number, row);
      }
  for (let number = 1; number <= 20; number++) {
    const expected = Array.from({ length: 100 }, (_, row) => row).filter((row) => row % number === 0);
    expect([...lists.rowsAt(number)]).toEqual(expected);
    const places = new Uint8Array(100);
    lists.markRows(number, places);
    expect(expected.every((row) => places[row] === 1)).toBe(true);
    expect(places.reduce((sum, place) => sum + place, 0)).toBe(expected.length);
    expect(lists.count(number)).toBe(expected.length);
    for (const sought of [0, number, expected.at(-1)!])
      expect(lists.hasRow(number, (row) => row === sought)).toBe(true);
    expect(lists.hasRow(number, (row) => row % number === 1)).toBe(false);
  }
  expect([...lists.rowsAt(21)]).toEqual([]);
  expect(lists.count(0)).toBe(0);
  expect(lists.hasRow(21, () => true)).toBe(false);
});
