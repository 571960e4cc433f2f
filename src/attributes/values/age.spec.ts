import { isAge, readAges } from './age.js';

describe('ages of values', () => {
  it.each([
    ['od 3 let', 3, Infinity],
    ['3 years and up', 3, Infinity],
    ['from 3 years', 3, Infinity],
    ['3+', 3, Infinity],
    ['od 18 mesecev', 1.5, Infinity],
    ['3–6 let', 3, 6],
    ['3 do 6 let', 3, 6],
    ['5 let', 5, 5],
    ['od rojstva', 0, Infinity],
    ['from birth', 0, Infinity],
    ['do 3 let', 0, 3],
    ['up to 36 months', 0, 3],
  ])('of %s are %d to %d', (value, from, to) => expect(readAges(value)).toEqual({ from, to }));

  it.each(['modra', '1,5 l', 'Bluetooth 5.3', 'XL', '42 1/2', '100'])('are not in %s', (value) =>
    expect(readAges(value)).toBeNull(),
  );

  it.each([
    [{ sl: 'Starost', en: 'Age' }, true],
    [{ sl: 'Priporočena starost' }, true],
    [{ en: 'Recommended age' }, true],
    [{ sl: 'Shramba', en: 'Storage' }, false],
  ])('are the values of %j: %s', (name, expected) => expect(isAge(name)).toBe(expected));
});
