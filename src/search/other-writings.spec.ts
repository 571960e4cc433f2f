import { otherWritings } from './other-writings.js';

describe('other writings of a search', () => {
  it.each([
    ['škarje za vrt', ['škarje vrt']],
    ['bottle with straw 500ml', ['bottle with straw 500 ml', 'bottle straw 500ml', 'bottle straw 500 ml']],
    ['slušalke', []],
    ['na', []],
    ['vitamin A', []],
    ['vitamin a', []],
    ['galaxy S 23', []],
    ['»zaslon 27 palcev«', []],
  ])('of %s may be %j', (text, others) => {
    expect(otherWritings(text, [], 'sl')).toEqual(expect.arrayContaining(others));
    if (!others.length) expect(otherWritings(text, [], 'sl')).toEqual([]);
  });

  it('never leave a number and a small word alone', () => {
    expect(otherWritings('do 27 palcev', [], 'sl')).toEqual(['27 palcev']);
  });

  it('try every measure without small words', () => {
    const others = otherWritings('posoda s pokrovom 2 litra ali 500 ml', [], 'sl');
    expect(others).toContain('posoda pokrovom 20 dl 500 ml');
    expect(others).toContain('posoda pokrovom 2 litra 0,5 l');
    expect(others).not.toContain('posoda s pokrovom 20 dl ali 500 ml');
  });

  it('are never the text itself, and not without end', () => {
    const text = 'voda 1 l ali 2 l ali 3 l ali 4 l v kartonu';
    const others = otherWritings(text, [], 'sl');
    expect(others).not.toContain(text);
    expect(others).toHaveLength(20);
  });
});
