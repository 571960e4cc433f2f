import { withRoom } from './growing.js';

/** Between two texts; words are numbered from 1. */
const END_OF_TEXT = 0;
const BITS = 7;
const MORE = 1 << BITS;

/**
 * The words of each row's texts in their order, for phrases. A word is its number, seven bits a byte, the highest bit of
 * all but its last byte set: the words that come first are common ones, so that a name takes some fifteen bytes.
 */
export class WordOrder {
  private starts = new Int32Array(2);
  private bytes = new Uint8Array(2);

  /**
   * @param row the one after the last that was added
   * @param texts the numbers of their words
   */
  add(row: number, texts: number[][]): void {
    const bytes = texts.flatMap((text) => [...bytesOf(text), END_OF_TEXT]);
    const start = this.starts[row]!;
    this.starts = withRoom(this.starts, row + 2);
    this.bytes = withRoom(this.bytes, start + bytes.length);
    this.bytes.set(bytes, start);
    this.starts[row + 1] = start + bytes.length;
  }

  /** Of some rows those that have the words of a phrase beside each other in one text. */
  having(phrase: number[], rows: Int32Array): Int32Array {
    const sought = bytesOf(phrase);
    return rows.filter((row) => this.has(row, sought));
  }

  private has(row: number, sought: number[]): boolean {
    const { starts, bytes } = this;
    const end = starts[row + 1]! - sought.length;
    for (let at = starts[row]!, isFirst = true; at < end; at++) {
      let same = 0;
      while (isFirst && same < sought.length && bytes[at + same] === sought[same]) same++;
      if (same === sought.length) return true;
      // a word begins behind the last byte of another
      isFirst = bytes[at]! < MORE;
    }
    return false;
  }
}

const bytesOf = (words: number[]): number[] =>
  words.flatMap((word) => {
    const bytes = [word % MORE];
    for (let rest = Math.floor(word / MORE); rest > 0; rest = Math.floor(rest / MORE))
      bytes.unshift((rest % MORE) + MORE);
    return bytes;
  });
