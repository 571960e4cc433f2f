import { NumberLists } from './growable-lists.js';

/** Between two texts; words are numbered from 1. */
const END_OF_TEXT = 0;
const BITS = 7;
const MORE = 1 << BITS;

/**
 * The words of each row's texts in their order, for phrases. A word is its number, seven bits a byte, the highest bit of
 * all but its last byte set: the words that come first are common ones, so that a name of eight words takes some twelve bytes.
 */
export class WordOrder {
  private readonly texts = new NumberLists(new Uint8Array(2));

  /**
   * @param row the one after the last that was added
   * @param texts the numbers of their words
   */
  add(row: number, texts: number[][]): void {
    this.texts.set(
      row,
      texts.flatMap((text) => [...bytesOf(text), END_OF_TEXT]),
    );
  }

  /** The words of a row, each once. */
  wordsOf(row: number): Set<number> {
    const { starts, items: bytes } = this.texts;
    const words = new Set<number>();
    let word = 0;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const byte = bytes[at]!;
      word = word * MORE + (byte % MORE);
      if (byte >= MORE) continue;
      if (word !== END_OF_TEXT) words.add(word);
      word = 0;
    }
    return words;
  }

  /** The rows with the words of a phrase next to each other in one text. */
  having(phrase: number[], rows: Int32Array): Int32Array {
    const { starts, items: bytes } = this.texts;
    const sought = Uint8Array.from(bytesOf(phrase));
    const { length, 0: first } = sought;
    const having = new Int32Array(rows.length);
    let size = 0;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!;
      const [start, end] = [starts[row]!, starts[row + 1]! - length];
      for (let at = start; at < end; at++) {
        // a word begins behind the last byte of another
        if (bytes[at] !== first || (at > start && bytes[at - 1]! >= MORE)) continue;
        let same = 1;
        while (same < length && bytes[at + same] === sought[same]) same++;
        if (same < length) continue;
        having[size++] = row;
        break;
      }
    }
    return having.subarray(0, size);
  }
}

const bytesOf = (words: number[]): number[] =>
  words.flatMap((word) => {
    const bytes = [word % MORE];
    for (let rest = Math.floor(word / MORE); rest > 0; rest = Math.floor(rest / MORE))
      bytes.unshift((rest % MORE) + MORE);
    return bytes;
  });
