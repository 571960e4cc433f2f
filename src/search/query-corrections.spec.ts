import { rewritesOf, splitsOf } from './query-corrections.js';

describe('rewrites of a query', () => {
  it.each([
    ['škarje za vrt', ['škarje vrt']],
    ['bottle with straw 500ml', ['bottle with straw 500 ml', 'bottle straw 500ml', 'bottle straw 500 ml']],
    ['slušalke', []],
    ['na', []],
    ['vitamin A', []],
    ['vitamin a', []],
    ['galaxy S 23', []],
    ['»zaslon 27 palcev«', []],
  ])('of %s are %j', (text, others) => {
    expect(rewritesOf(text, [])).toEqual(expect.arrayContaining(others));
    if (!others.length) expect(rewritesOf(text, [])).toEqual([]);
  });

  it('are never the text itself, and each is there once', () => {
    const text = 'voda 1l ali 2l ali 3l ali 4l v kartonu';
    const others = rewritesOf(text, []);
    expect(others).not.toContain(text);
    expect(others).toEqual([
      'voda 1l 2l 3l 4l kartonu',
      'voda 1 l ali 2 l ali 3 l ali 4 l v kartonu',
      'voda 1 l 2 l 3 l 4 l kartonu',
    ]);
  });

  it.each([
    ['telefon 128gb', ['telefon 128 gb']],
    ['grelnik 1,7l', ['grelnik 1,7 l']],
    ['jasa5g', ['jasa 5 g']],
    ['espresso9', ['espresso 9']],
    ['zvočnik 40 W', []],
    ['CAJ-2', []],
    ['x5', []],
    ['3838900000014', []],
  ])('split numbers off in %s: %j', (text, others) => {
    expect(rewritesOf(text, [])).toEqual(others);
  });

  it('join compounds', () => {
    expect(rewritesOf('Brez žične slušalke', ['brezzicne'])).toEqual(['Brezžične slušalke']);
    expect(rewritesOf('slušalke', ['slusalke'])).toEqual([]);
  });

  it('split a word in parts of three letters at least', () => {
    expect(splitsOf('abcdefg')).toEqual([
      ['abc', 'defg'],
      ['abcd', 'efg'],
    ]);
    expect(splitsOf('abcde')).toEqual([]);
  });
});
