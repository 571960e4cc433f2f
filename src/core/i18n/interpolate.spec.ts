import { interpolate } from './interpolate.js';

describe('interpolate', () => {
  it('replaces placeholders, also with numbers and repeatedly', () => {
    expect(interpolate('{a} in {b}, {a}', { a: 'x', b: 0 })).toBe('x in 0, x');
  });

  it('leaves placeholders without a value', () => {
    expect(interpolate('{a} in {b}', { a: 'x' })).toBe('x in {b}');
    expect(interpolate('{a}')).toBe('{a}');
  });

  it('does not replace placeholders in values', () => {
    expect(interpolate('{a}, {b}', { a: '{b} $& %s {toString}', b: 'y' })).toBe('{b} $& %s {toString}, y');
  });

  it('does not resolve references in values', () => {
    expect(interpolate('{a}', { a: '$t(users.title)' })).toBe('$\u2060t(users.title)');
  });
});
