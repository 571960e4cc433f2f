import { differing } from './differing.js';

describe('what differs of a form', () => {
  it('has dotted names, and lists as a whole', () => {
    const mine = { name: { sl: 'Čaj', en: 'Tea' }, price: '1,00', ids: [1, 2], brand: '' };
    const theirs = { name: { sl: 'Čaj', en: 'Green tea' }, price: '2,00', ids: [2, 1], brand: '' };
    expect(differing(mine, theirs)).toEqual({ 'name.en': 'Green tea', price: '2,00', ids: [2, 1] });
  });

  it('is nothing when nothing does', () => {
    expect(differing({ name: { sl: 'Čaj' }, none: null }, { name: { sl: 'Čaj' }, none: null })).toEqual({});
  });
});
