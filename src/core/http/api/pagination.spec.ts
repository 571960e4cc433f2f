import 'reflect-metadata';
import { pageCountOf } from './pagination.js';

describe('pageCountOf', () => {
  it.each([
    [0, 1],
    [1, 1],
    [50, 1],
    [51, 2],
    [10_000, 200],
    // later pages have no URL
    [10_001, 200],
  ])('%d in fifties make %d', (count, pages) => {
    expect(pageCountOf(count, 50)).toBe(pages);
  });
});
