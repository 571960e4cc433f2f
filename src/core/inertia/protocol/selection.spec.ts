import { Selection } from './selection.js';

describe('a partial selection', () => {
  it.each([
    // only, except, path: included, named, cut
    [['a.b'], null, 'a', true, false, true],
    [['a.b'], null, 'a.b', true, true, false],
    [['a.b'], null, 'a.b.c', true, true, false],
    [['a.b'], null, 'a.bc', false, false, true],
    [['a'], null, 'ab', false, false, true],
    [null, ['a.b'], 'a', true, true, true],
    [null, ['a.b'], 'a.b.c', false, false, true],
    [['a'], ['a'], 'a', false, false, true],
    [null, null, 'a', true, true, false],
  ])('P49 P50 P51 only %j except %j at %s', (only, except, path, isIncluded, isNamed, isCut) => {
    const selection = new Selection(only, except);
    expect([selection.includes(path), selection.names(path), selection.cuts(path)]).toEqual([
      isIncluded,
      isNamed,
      isCut,
    ]);
  });
});
