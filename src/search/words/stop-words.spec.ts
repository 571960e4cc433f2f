import { lacksKind } from './stop-words.js';

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
