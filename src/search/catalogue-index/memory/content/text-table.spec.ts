import { TextTable } from './text-table.js';

describe('a table of texts', () => {
  it('finds each of many by its number, and its number by it', () => {
    const texts = new TextTable();
    for (let at = 1; at <= 5_000; at++) expect(texts.add(`beseda${at}ž`)).toBe(at);
    expect(texts.numberOf('beseda4321ž')).toBe(4_321);
    expect(texts.keyOf(4_321)).toBe('beseda4321ž');
    expect(texts.numberOf('beseda4321')).toBe(0);
    expect(texts.numberOf('')).toBe(0);
    expect(texts.size).toBe(5_000);
  });

  it('orders them as strings are ordered', () => {
    const texts = new TextTable();
    const all = ['b', 'a', 'ab', 'aa', '10', '1', 'č', 'z', '𝒜', '\uffff'];
    const numbers = all.map((text) => texts.add(text));
    expect(numbers.sort((a, b) => texts.compare(a, b)).map((number) => texts.keyOf(number))).toEqual(
      [...all].sort(),
    );
  });

  it('tells how they begin', () => {
    const texts = new TextTable();
    const [one, other] = [texts.add('ab'), texts.add('abc')];
    expect(['', 'a', 'ab', 'abc', 'b'].map((beginning) => texts.startsWith(one, beginning))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(texts.startsWith(other, 'abc')).toBe(true);
  });
});
