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
    expect([...lists.of(number)]).toEqual(expected);
    expect(lists.count(number)).toBe(expected.length);
  }
  expect([...lists.of(21)]).toEqual([]);
  expect(lists.count(0)).toBe(0);
});
