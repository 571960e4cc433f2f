import { readMeasure } from './measure.js';

it.each([
  ['750ml', '750 ml'],
  ['0,75 L', '0.75 l'],
  ['1.500 kg', '1.5 kg'],
  ['2 m2', '2 m²'],
])('reads %s as %s', (text, measure) => {
  expect(readMeasure(text)).toBe(measure);
  expect(readMeasure(measure)).toBe(measure);
});

it.each(['', '0 g', '-1 kg', 'ml', '5', '5 parsek', '10 kos', '5 constructor'])('rejects %p', (text) => {
  expect(readMeasure(text)).toBeNull();
});
