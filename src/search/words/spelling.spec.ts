import { countMistakes, nearestWord, oneMistakeAway } from './spelling.js';

const words = (...given: [string, number][]) => given.map(([word, uses]) => ({ word, label: word, uses }));

describe('the distance of two words', () => {
  it.each([
    ['miza', 'miza', 0],
    ['mizza', 'miza', 1],
    ['mza', 'miza', 1],
    ['riza', 'miza', 1],
    ['imza', 'miza', 1],
    ['cevjli', 'cevlji', 1],
    ['salica', 'skodelica', 4],
    ['', 'miza', 4],
  ])('%s, %s: %i mistakes', (a, b, mistakes) => {
    expect(countMistakes(a, b)).toBe(mistakes);
    expect(countMistakes(b, a)).toBe(mistakes);
  });
});

describe('what one mistake makes of a word', () => {
  it('is whatever is one away, and only that', () => {
    const found = oneMistakeAway('miza');
    expect(found).toEqual(expect.arrayContaining(['mza', 'mizza', 'riza', 'imza', 'mizar', 'iza']));
    expect(found.filter((word) => countMistakes('miza', word) !== 1)).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('the nearest word', () => {
  it('is the one with the fewest mistakes, of equals the most used', () => {
    expect(nearestWord('svetlika', words(['svetila', 90], ['svetilka', 2]))?.word).toBe('svetilka');
    expect(nearestWord('skalo', words(['skala', 3], ['skali', 8]))?.word).toBe('skali');
  });

  it('is none when a short word would have to change twice, or a long one three times', () => {
    expect(nearestWord('miza', words(['maca', 5]))).toBeNull();
    expect(nearestWord('skodelica', words(['skorjica', 5]))).toBeNull();
    expect(nearestWord('darilo', words(['merilo', 5]))).toBeNull();
    expect(nearestWord('hoover', words(['over', 5]))).toBeNull();
    expect(nearestWord('iphone', words(['phone', 5]))).toBeNull();
    expect(nearestWord('mesalnik', words(['sesalnik', 5]))).toBeNull();
    expect(nearestWord('deznik', words(['dezni', 5]))).toBeNull();
    expect(nearestWord('deznii', words(['dezni', 5]))?.word).toBe('dezni');
    expect(nearestWord('ssvetilka', words(['svetilka', 5]))?.word).toBe('svetilka');
    expect(nearestWord('headfone', words(['headphone', 5]))?.word).toBe('headphone');
  });

  it('begins with the same letter, and has no other one, where it is short', () => {
    expect(nearestWord('year', words(['ear', 5]))).toBeNull();
    expect(nearestWord('sofa', words(['soft', 5]))).toBeNull();
    expect(nearestWord('sfot', words(['soft', 5]))?.word).toBe('soft');
    expect(nearestWord('yaer', words(['year', 5]))?.word).toBe('year');
    expect(nearestWord('evlji', words(['cevlji', 5]))?.word).toBe('cevlji');
  });
});
