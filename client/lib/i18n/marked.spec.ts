import { piecesOf } from './marked.js';

const shown = (text: string, marks: string[]) =>
  piecesOf(text, marks)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('hits in a text', () => {
  it('are words with this prefix, ignoring case and diacritics', () => {
    expect(shown('Čajnik, čaj in zeleni ČAJ', ['caj'])).toBe('[Čajnik], [čaj] in zeleni [ČAJ]');
    expect(shown('Zeleni čaj Sence', ['zeleni', 'sen'])).toBe('[Zeleni] čaj [Sence]');
  });

  it('keep every character of the text', () => {
    const text = '»Škatla« (2 × 30 cm) – bež';
    expect(
      piecesOf(text, ['bez', '30'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(piecesOf(text, [])).toEqual([{ text, hit: false }]);
    expect(piecesOf('', ['a'])).toEqual([]);
  });
});
