import { wordStem } from './word-stem.js';

describe('the stem', () => {
  it.each([
    [['cevelj', 'cevlji', 'cevljev', 'cevlje', 'cevljema']],
    [['skodelica', 'skodelice', 'skodelic', 'skodelicami']],
    [['lonec', 'lonci', 'loncev', 'lonce']],
    [['svetilka', 'svetilke', 'svetilk', 'svetilko']],
    [['ponev', 'ponve', 'ponvi']],
    [['motor', 'motorji', 'motorjev']],
    [['otrok', 'otroci', 'otroka', 'otrokom']],
    [['pes', 'psi', 'psov']],
    [['ura', 'ure', 'uro', 'uri']],
    [['shoe', 'shoes']],
    [['battery', 'batteries']],
    [['knife', 'knives']],
    [['tooth', 'teeth']],
    [['child', 'children']],
  ])('of %j is one', (forms) => {
    expect(new Set(forms.map(wordStem)).size).toBe(1);
  });

  it('tells a dog from a beetroot', () => {
    expect(new Set(['pes', 'psa', 'pesa', 'pese'].map(wordStem)).size).toBe(2);
  });

  it.each(['x5', '128gb', 'aa', 'led'])('of %s is itself', (word) => {
    expect(wordStem(word)).toBe(word);
  });

  it('leaves three letters', () => {
    for (const word of ['miza', 'volna', 'knjigami', 'srajcama'])
      expect(wordStem(word).length).toBeGreaterThan(2);
  });
});
