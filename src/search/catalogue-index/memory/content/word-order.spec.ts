import { WordOrder } from './word-order.js';

it('finds the words of a phrase beside each other in one text, whatever their numbers', () => {
  const order = new WordOrder();
  const rows = [
    [[1, 200, 40_000, 3], [7]],
    [
      [200, 1],
      [40_000, 3],
    ],
    [[], []],
    [[1, 1, 200], []],
    [[129, 328], [2_000_000]],
  ];
  rows.forEach((texts, row) => order.add(row, texts));
  const all = Int32Array.from(rows.keys());
  const having = (...phrase: number[]) => [...order.having(phrase, all)];
  expect(having(200, 40_000)).toEqual([0]);
  expect(having(40_000, 3)).toEqual([0, 1]);
  expect(having(3, 7)).toEqual([]);
  expect(having(1, 200)).toEqual([0, 3]);
  expect(having(200, 1)).toEqual([1]);
  expect(having(1)).toEqual([0, 1, 3]);
  // 328 and 72 have the same last byte
  expect(having(72)).toEqual([]);
  expect(having(129, 328)).toEqual([4]);
  expect(having(2_000_000)).toEqual([4]);
});

it('has the words of each row, each once', () => {
  const order = new WordOrder();
  order.add(0, [
    [1, 127, 128],
    [128, 20_000],
  ]);
  order.add(1, []);
  order.add(2, [[16_384, 1]]);
  expect([0, 1, 2].map((row) => [...order.wordsOf(row)])).toEqual([[1, 127, 128, 20_000], [], [16_384, 1]]);
});
