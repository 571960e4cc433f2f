import { CodeRows } from './code-rows.js';

describe('rows by their codes', () => {
  it('are found however many codes there are', () => {
    const codes = new CodeRows();
    for (let row = 0; row < 5_000; row++) {
      codes.add(`k${row}`, row);
      codes.add(`shared${row % 7}`, row);
    }
    expect([...codes.rowsOf('k4321')]).toEqual([4_321]);
    expect([...codes.rowsOf('shared3')].slice(0, 3)).toEqual([3, 10, 17]);
    expect(codes.rowsOf('shared3')).toHaveLength(714);
    expect([...codes.rowsOf('k5000')]).toEqual([]);
  });

  it('have a code once, however often it is added', () => {
    const codes = new CodeRows();
    for (const row of [1, 1, 4, 4]) codes.add('a', row);
    expect([...codes.rowsOf('a')]).toEqual([1, 4]);
  });
});
