import { barcodeIn, codeWords, foldedWords, textWords } from './text-words.js';

describe('the words of a text', () => {
  it.each([
    ['Črni ČEVLJI, št. 42', ['crni', 'cevlji', 'st', '42']],
    ['Đerdap Straße', ['derdap', 'straße']],
    ['3 838900 000021', ['3838900000021']],
    ['3½ palca', ['3', '1', '2', 'palca']],
    ['!!!', []],
    ['', []],
  ])('%s are %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  it('keep how they are spelt', () => {
    expect(textWords('Zeleni ČAJ')).toEqual([
      { word: 'zeleni', label: 'zeleni' },
      { word: 'caj', label: 'čaj' },
    ]);
  });

  it('of a code are its parts and the whole', () => {
    expect(codeWords('CAJ-2/B')).toEqual(['caj', '2', 'b', 'caj2b']);
    expect(codeWords('CAJ2')).toEqual(['caj2']);
  });

  it.each([
    ['3838900000014', '3838900000014'],
    ['3 838900-000014', '3838900000014'],
    ['38389000', '38389000'],
    ['383890', null],
    ['3838900000014 med', null],
  ])('%s as a barcode is %s', (text, code) => {
    expect(barcodeIn(text)).toBe(code);
  });
});
