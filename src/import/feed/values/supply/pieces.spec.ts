import { readPieces } from './pieces.js';

it.each([
  ['0', 0],
  ['12', 12],
  ['123456789012', 123_456_789_012],
  ['-3', 0],
  ['7.0000', 7],
  ['7,5', 7],
  ['5 kos', 5],
  ['5kos', 5],
  ['5 kosov.', 5],
  ['(5)', 5],
  [': 5', 5],
  ['5 pcs', 5],
  ['1 pc', 1],
  ['1 piece', 1],
  ['2 units', 2],
  ['2 items', 2],
  ['2 ks', 2],
  ['2 szt.', 2],
  ['2 darab', 2],
  ['2 bucăți', 2],
  ['2 Stück', 2],
  ['2 τεμάχια', 2],
  ['Le še 2 kosa!', 2],
  ['samo še 2', 2],
  ['zadnji 2', 2],
  ['zadnja 2 kosa', 2],
  ['only 2 left', 2],
  ['just 1 left.', 1],
  ['>10', 10],
  ['>= 10', 10],
  ['≥10', 10],
  ['+10', 10],
  ['10+', 10],
  ['10 +', 10],
  ['več kot 10', 10],
  ['nad 10 kosov', 10],
  ['vsaj 10', 10],
  ['min. 10', 10],
  ['min 10', 10],
  ['more than 10', 10],
  ['over 10 pieces', 10],
  ['preko 10', 10],
  ['viac ako 10', 10],
  ['ponad 10', 10],
  ['több mint 10', 10],
  ['peste 10', 10],
  ['mehr als 10', 10],
  ['über 10', 10],
  ['πάνω από 10', 10],
  ['10 ali več', 10],
  ['10 in več', 10],
  ['10 or more', 10],
  ['10-20', 10],
  ['10 – 20 kos', 10],
  ['\u200f5\u200e', 5],
])('%j is %s pieces', (text, count) => {
  expect(readPieces(text)).toEqual({ count, words: '' });
});

it.each([
  ['Na zalogi: 5 kos', 5, 'na zalogi'],
  ['Na zalogi (5)', 5, 'na zalogi'],
  ['Na zalogi več kot 10 kosov', 10, 'na zalogi'],
  ['Na zalogi: 0', 0, 'na zalogi'],
  ['5 na zalogi', 5, 'na zalogi'],
  ['3 kosi na voljo!', 3, 'na voljo'],
  ['Ni na zalogi: 0', 0, 'ni na zalogi'],
])('%j is %s pieces with an availability', (text, count, words) => {
  expect(readPieces(text)).toEqual({ count, words });
});

it.each([
  '',
  'na zalogi',
  'manj kot 5',
  '0-5',
  '5 na zalogi v 3 dneh',
  'dobava 5',
  '5 dni',
  'na zalogi 5 na voljo',
  '5 / 10',
  '5-',
  '#5',
  '5€',
  '1234567890123',
  `5${' '.repeat(60)}`,
])('%j is no number of pieces', (text) => {
  expect(readPieces(text)).toBeNull();
});

describe('thousands in groups', () => {
  it.each([
    ['1.000', null, 1],
    ['1.000', '.', 1],
    ['1.000', ',', 1000],
    ['1,000', null, 1],
    ['1,000', ',', 1],
    ['1,000', '.', 1000],
    ['7.000 kos', null, 7],
    ['0.000', ',', 0],
    ['1.000.000', null, 1_000_000],
    ['1.000.000', '.', 1_000_000],
    ['1.250,5', null, 1250],
    ['1,250.00', null, 1250],
    ['12 500 kos', null, 12_500],
    ["12'500", null, 12_500],
    ['12’500', null, 12_500],
    ['1234.000', ',', 1234],
    ['12.0000', ',', 12],
    ['Na zalogi: 1.250.000', null, 1_250_000],
  ] as const)('%s by the sign %s is %s', (text, sign, count) => {
    expect(readPieces(text, sign)?.count).toBe(count);
  });
});
