import { interpolate } from './interpolate.js';

describe('interpolate', () => {
  it('puts values in their places, also numbers and more than once', () => {
    expect(interpolate('{a} in {b}, {a}', { a: 'x', b: 0 })).toBe('x in 0, x');
  });

  it('leaves what has no value', () => {
    expect(interpolate('{a} in {b}', { a: 'x' })).toBe('x in {b}');
    expect(interpolate('{a}')).toBe('{a}');
  });

  it('takes values as they are', () => {
    expect(interpolate('{a}, {b}', { a: '{b} $& %s {toString}', b: 'y' })).toBe('{b} $& %s {toString}, y');
  });

  it('lets no value refer to another text', () => {
    expect(interpolate('{a}', { a: '$t(users.title)' })).toBe('$\u2060t(users.title)');
  });
});
