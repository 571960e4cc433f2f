import { hashOf } from '../../source/hash.js';
import { NumberLists } from './growable-lists.js';
import { HashTable } from './hash-table.js';

/**
 * Texts as characters in one array: with an object per word, the garbage collector would take most of the
 * time.
 */
export class TextTable extends HashTable<string> {
  /** The characters of each text, by the text's number. */
  private readonly characters = new NumberLists(new Uint16Array(2));

  protected hash(text: string): number {
    return hashOf(text);
  }

  protected set(number: number, text: string): void {
    const codes: number[] = [];
    for (let at = 0; at < text.length; at++) codes.push(text.charCodeAt(at));
    this.characters.set(number, codes);
  }

  keyOf(number: number): string {
    const { starts, items } = this.characters;
    return String.fromCharCode(...items.subarray(starts[number], starts[number + 1]));
  }

  protected isAt(number: number, text: string): boolean {
    const { starts } = this.characters;
    return starts[number + 1]! - starts[number]! === text.length && this.startsWith(number, text);
  }

  startsWith(number: number, beginning: string): boolean {
    const { starts, items } = this.characters;
    const start = starts[number]!;
    if (starts[number + 1]! - start < beginning.length) return false;
    for (let at = 0; at < beginning.length; at++)
      if (items[start + at] !== beginning.charCodeAt(at)) return false;
    return true;
  }

  /** Below 0: the first one comes before the second. */
  compare(a: number, b: number): number {
    const { starts, items } = this.characters;
    const [startA, startB] = [starts[a]!, starts[b]!];
    const [lengthA, lengthB] = [starts[a + 1]! - startA, starts[b + 1]! - startB];
    for (let at = 0; at < lengthA && at < lengthB; at++) {
      const difference = items[startA + at]! - items[startB + at]!;
      if (difference) return difference;
    }
    return lengthA - lengthB;
  }
}
