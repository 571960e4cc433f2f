import { excerpt } from './excerpt.js';

describe('excerpt', () => {
  it.each([
    ['Kratko  in\njedrnato.', 30, 'Kratko in jedrnato.'],
    ['Drži tri skodelice čaja.', 15, 'Drži tri…'],
    ['Brezpresledkovno', 10, 'Brezpresl…'],
    ['Nasmeh 😀😀', 9, 'Nasmeh…'],
    ['😀😀😀', 4, '😀…'],
    [' \n ', 10, undefined],
  ])('of %j in %d characters', (text, max, expected) => {
    expect(excerpt(text, max)).toBe(expected);
  });
});
