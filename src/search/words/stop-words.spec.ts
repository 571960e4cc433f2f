import { lacksKind, withoutStopWords } from './stop-words.js';

it.each([
  ['washing machine', true],
  ['blue washing machines', true],
  ['stroj pranje', true],
  ['coffee machine', false],
  ['machine', false],
  ['mug set 6', true],
  ['set 6', false],
  // another word is no kind of anything
  ['washing mug', false],
])('%s lacks a known kind: %s', (text, lacks) =>
  expect(lacksKind(text.split(' '), (word) => ['coffee', 'blue'].includes(word))).toBe(lacks),
);

it.each([
  ['slušalke med 50 in 100 W', 'slušalke 50 100 W'],
  ['shoes between 40 and 42 cm', 'shoes 40 42 cm'],
  ['domači med 450 g in 900 g', 'domači med 450 g 900 g'],
  ['med in čaj', 'med čaj'],
])('%s means %s', (text, meant) => expect(withoutStopWords(text)).toBe(meant));
