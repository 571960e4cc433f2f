import { fromPlaced, fromSortable, toPlaced, toSortable } from './sortable-number.js';

const RISING = [-Infinity, -1e21, -2.5, -1, -0.1, 0, 1e-9, 0.1, 1, 2, 10, 99.95, 1e15, Infinity];

it('has numbers in their order as texts', () => {
  expect(RISING.map(toSortable).toSorted()).toEqual(RISING.map(toSortable));
});

it('gives them back', () => {
  expect(RISING.map((number) => fromSortable(toSortable(number)))).toEqual(RISING);
  expect(toSortable(-0)).toBe(toSortable(0));
});

it('sorts ids by their places', () => {
  const [last, next] = [toPlaced(49_999, 2 ** 31 - 1), toPlaced(50_000, 1)];
  expect(last).toBeLessThan(next);
  expect([fromPlaced(last), fromPlaced(next)]).toEqual([2 ** 31 - 1, 1]);
});
