import { readMeasure, unitPriceOf } from './measure.js';

it.each([
  ['750ml', '750 ml'],
  ['0,75 L', '0.75 l'],
  ['1.500 kg', '1.5 kg'],
  ['2 m2', '2 m²'],
  ['4x0.25 l', '1 l'],
  ['24 × 250 ml', '6 l'],
  ['3 x 80 g', '240 g'],
  ['6 x 333,3 ml', '2 l'],
  ['20 ct', '20 ct'],
  ['8 kos', '8 ct'],
])('reads %s as %s', (text, measure) => {
  expect(readMeasure(text)).toBe(measure);
  expect(readMeasure(measure)).toBe(measure);
});

it.each(['', '0 g', '-1 kg', 'ml', '5', '5 parsek', '0 x 5 g', '10 vrečk', '5 constructor'])(
  'rejects %p',
  (text) => {
    expect(readMeasure(text)).toBeNull();
  },
);

it.each([
  [9.95, '750 ml', null, { price: 13.27, measure: '1 l' }],
  [9.95, '750 ml', '100 ml', { price: 1.33, measure: '100 ml' }],
  [2.4, '0.25 kg', '100 g', { price: 0.96, measure: '100 g' }],
  [2.4, '250 g', '1 l', { price: 9.6, measure: '1 kg' }],
  [0.29, '2 l', null, { price: 0.15, measure: '1 l' }],
  [1.15, '2 l', null, { price: 0.58, measure: '1 l' }],
  [6, '12 ct', null, { price: 0.5, measure: '1 ct' }],
  [30, '2 m²', null, { price: 15, measure: '1 m²' }],
  // it adds nothing to the price
  [5, '1000 g', null, null],
  [5, '100 ml', '1 dl', null],
  [5, '3 dl', '300 ml', null],
  [0.01, '500 kg', null, null],
  [5, null, '100 g', null],
])('of %p for %s the unit price per %s is %p', (price, content, base, unitPrice) => {
  expect(unitPriceOf(price, content, base)).toEqual(unitPrice);
});
