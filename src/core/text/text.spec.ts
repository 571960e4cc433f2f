import { plainText } from './text.js';

describe('a text without markup', () => {
  it.each([
    ['  Zeleni\n čaj\u00a0 ', 'Zeleni čaj'],
    ['<b>Čaj</b> &#8211; zeleni', 'Čaj – zeleni'],
    ['Kabel <3 m', 'Kabel <3 m'],
    ['A\u200b\u0085B', 'AB'],
    ['Čaj', 'Čaj'],
  ])('%j', (text, name) => {
    expect(plainText(text)).toBe(name);
  });
});
