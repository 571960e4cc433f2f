import { differing } from './differing.js';

describe('differences of a form', () => {
  it('have dotted names, and lists as a whole', () => {
    const mine = { name: { sl: 'Čaj', en: 'Tea' }, price: '1,00', ids: [1, 2], brand: '' };
    const theirs = { name: { sl: 'Čaj', en: 'Green tea' }, price: '2,00', ids: [2, 1], brand: '' };
    expect(differing(mine, theirs)).toEqual({ 'name.en': 'Green tea', price: '2,00', ids: [2, 1] });
  });

  it('are none for equal values', () => {
    expect(differing({ name: { sl: 'Čaj' }, none: null }, { name: { sl: 'Čaj' }, none: null })).toEqual({});
  });
});
