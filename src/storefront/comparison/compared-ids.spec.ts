import 'reflect-metadata';
import { readIds, writeIds } from './compared-ids.js';

describe('ids of a comparison', () => {
  it.each([
    ['17', [17]],
    ['17-4-23', [17, 4, 23]],
    ['17, 4,23', [17, 4, 23]],
    ['5-5-5', [5]],
    ['1-2-3-4-5', [1, 2, 3, 4]],
    ['-', []],
    ['', []],
    ['0-x-2.5-2147483648-7', [7]],
  ])('%s', (text, ids) => expect(readIds(text)).toEqual(ids));

  it('are read as they were written', () => {
    expect(readIds(writeIds([3, 1, 2]))).toEqual([3, 1, 2]);
    expect(writeIds([])).toBe('-');
  });
});
