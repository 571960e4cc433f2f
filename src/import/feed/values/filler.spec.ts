import { isFiller, isEmptyValue, isSpreadsheetError } from './filler.js';

it.each([
  'n/a',
  'N/A',
  'n / a',
  'n.a.',
  'null',
  'NaN',
  'undefined',
  'Array',
  'Ni podatka',
  'ni podatkov',
  'Does not apply',
  'not applicable',
  '-',
  '--',
  '–',
  '—',
  '/',
  '...',
  '−',
  '[object Object]',
  'Default Title',
])('%s is a filler', (text) => {
  expect(isFiller(text)).toBe(true);
  expect(isEmptyValue(text)).toBe(true);
});

it.each(['none', 'None', 'false', '0'])('%s may be meant, but names nothing', (text) => {
  expect(isFiller(text)).toBe(false);
  expect(isEmptyValue(text)).toBe(true);
});

it.each(['', '00', 'Nana', 'nullable', 'no', 'none!', 'tea n/a', 'n.a.t', '-1', '1-', 'nXaX', 'x0'])(
  '%j says something',
  (text) => {
    expect(isFiller(text)).toBe(false);
    expect(isEmptyValue(text)).toBe(false);
  },
);

it.each([
  ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NULL!', '#NUM!', '#SPILL!', '#ERROR!', '#n/a'],
  ...['#NV', '#ZAHL!', '#WERT!', '#BEZUG!', '#ÜBERLAUF!', '#N/D', '#RIF!', '#VALORE!', '#NOME?'],
  ...['#¡VALOR!', '#¿NOMBRE?', '#¡REF!', '#¡DIV/0!', '#VALEUR!', '#NOM?', '#NOMBRE!'],
  ...['#NEDEFINIRANO', '#VREDNOST!', '#SKLIC!', '#IME?', '#VRIJEDNOST!', '#NAZIV?', '#HODNOTA!', '#ODKAZ!'],
  ...['#ARG!', '#ADR!', '#HIÁNYZIK', '#ÉRTÉK!', '#NÉV?', '#ZÉRUSOSZTÓ!', '#VALOARE!', '#Н/Д', '#ЗНАЧ!'],
  ...['Err:502', '#ERR508', 'Fehler:504'],
])('%s is an error of a spreadsheet', (text) => {
  expect([isSpreadsheetError(text), isFiller(text)]).toEqual([true, true]);
});

it.each([
  '#1',
  '#hashtag',
  '#FFFFFF',
  'NA-KD',
  'NAN',
  'Nan',
  'Err:5',
  'Ref',
  'Value',
  '#',
  '#N/A in',
  'Title',
])('%s is a name', (text) => {
  expect([isSpreadsheetError(text), isEmptyValue(text)]).toEqual([false, false]);
});
