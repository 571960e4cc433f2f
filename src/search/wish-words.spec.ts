import { readSearch } from './price-words.js';

describe('wishes in a search', () => {
  it.each([
    ['poceni slušalke', { text: 'slušalke', sort: 'price' }],
    ['cheap headphones in stock', { text: 'headphones', sort: 'price', inStock: '1' }],
    ['najcenejši prenosnik na zalogi', { text: 'prenosnik', sort: 'price', inStock: '1' }],
    ['Znižani čevlji do 50 €', { text: 'čevlji', discount: '1', priceTo: 50 }],
    ['shoes on sale', { text: 'shoes', discount: '1' }],
    ['poceni', { text: '', sort: 'price' }],
    ['akcijska kamera', { text: 'akcijska kamera' }],
    ['cheapskate  mug', { text: 'cheapskate  mug' }],
  ])('of %s are %j', (typed, asked) => {
    expect(readSearch(typed)).toEqual(asked);
  });
});
