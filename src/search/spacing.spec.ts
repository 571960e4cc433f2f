import { otherSpacings, halvesOf } from './spacing.js';

describe('spaces in a search', () => {
  it.each([
    ['telefon 128gb', ['telefon 128 gb']],
    ['grelnik 1,7l', ['grelnik 1,7 l']],
    ['jasa5g', ['jasa 5 g']],
    ['espresso9', ['espresso 9']],
    ['zvočnik 40 W', []],
    ['CAJ-2', []],
    ['x5', []],
    ['3838900000014', []],
  ])('of %s may be %j', (text, others) => {
    expect(otherSpacings(text, [])).toEqual(others);
  });

  it('are left out between words that are one', () => {
    expect(otherSpacings('Brez žične slušalke', ['brezzicne'])).toEqual(['Brezžične slušalke']);
    expect(otherSpacings('slušalke', ['slusalke'])).toEqual([]);
  });

  it('are missing between two parts of three letters at least', () => {
    expect(halvesOf('abcdefg')).toEqual([
      ['abc', 'defg'],
      ['abcd', 'efg'],
    ]);
    expect(halvesOf('abcde')).toEqual([]);
  });
});
