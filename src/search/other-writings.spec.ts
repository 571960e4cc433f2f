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
    expect(otherWritings(text, [])).toEqual(expect.arrayContaining(others));
    if (!others.length) expect(otherWritings(text, [])).toEqual([]);
  });

  it('are never the text itself, and not without end', () => {
    const text = 'voda 1l ali 2l ali 3l ali 4l v kartonu';
    const others = otherWritings(text, []);
    expect(others).not.toContain(text);
    expect(others).toEqual([
      'voda 1l 2l 3l 4l kartonu',
      'voda 1 l ali 2 l ali 3 l ali 4 l v kartonu',
      'voda 1 l 2 l 3 l 4 l kartonu',
    ]);
  });
});
