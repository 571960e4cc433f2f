import { hashOf } from '../../source/hash.js';
import { NumberLists } from './growable-lists.js';

const FIRST_SIZE = 1_024;
const FULLEST = 0.6;
const NONE = 0;

/**
 * Texts, numbered from 1 in the order in which they came. They are kept as characters in one array: an object for each
 * word of a large catalogue is what the garbage collector would spend most of its time on.
 */
export class TextTable {
  size = 0;
  /** By number. */
  private readonly characters = new NumberLists(new Uint16Array(FIRST_SIZE));
  private slots = new Int32Array(FIRST_SIZE);

  /** 0: it is not among them. */
  numberOf(text: string): number {
    return this.slots[this.slotOf(text)]!;
  }

  /** @param text one that is not among them; @returns its number */
  add(text: string): number {
    if (this.size >= this.slots.length * FULLEST) this.grow();
    const number = ++this.size;
    this.characters.set(
      number,
      Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    );
    this.slots[this.slotOf(text)] = number;
    return number;
  }

  textOf(number: number): string {
    const { starts, items } = this.characters;
    return String.fromCharCode(...items.subarray(starts[number], starts[number + 1]));
  }

  startsWith(number: number, beginning: string): boolean {
    const { starts } = this.characters;
    const start = starts[number]!;
    return starts[number + 1]! - start >= beginning.length && this.areAt(start, beginning);
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

  private areAt(start: number, text: string): boolean {
    const { items } = this.characters;
    for (let at = 0; at < text.length; at++) if (items[start + at] !== text.charCodeAt(at)) return false;
    return true;
  }

  /** That of the text, or the free one where it belongs. */
  private slotOf(text: string): number {
    const { slots } = this;
    const { starts } = this.characters;
    let slot = hashOf(text) % slots.length;
    for (; slots[slot] !== NONE; slot = (slot + 1) % slots.length) {
      const number = slots[slot]!;
      if (starts[number + 1]! - starts[number]! === text.length && this.areAt(starts[number]!, text)) break;
    }
    return slot;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let number = 1; number <= this.size; number++) this.slots[this.slotOf(this.textOf(number))] = number;
  }
}
