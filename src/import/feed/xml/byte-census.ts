import { isUtf8 } from 'node:buffer';
import { canonical, type FeedEncoding } from './encoding.js';

const EIGHT_BIT = /^(?:windows-|iso-8859-|koi8|macintosh|x-mac|ibm)/;
/** Of a text in UTF-8 that was cut here and there, so many characters are right for one that is not. */
const RIGHT_PER_BROKEN = 20;

/**
 * Counts over a whole file that is not strict UTF-8, which tell damaged UTF-8 from the encodings of eight bits and
 * those of Central Europe from each other: š and ž stand at 9A and 9E in windows-1250, at B9 and BE in ISO 8859-2.
 */
export class ByteCensus {
  /** Characters of two bytes and more that are right UTF-8. */
  private characters = 0;
  /** Other bytes from 0x80 on. */
  private strays = 0;
  private readonly counts = new Uint32Array(256);

  /** Characters cut by a piece's end count as strays, which does not matter. */
  add(bytes: Buffer): void {
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index]!;
      if (byte < 0x80) continue;
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      const rest = bytes.subarray(index, index + length);
      if (byte >= 0xc2 && byte < 0xf5 && (isUtf8(rest) || isHalfOfPair(rest))) {
        this.characters++;
        index += length - 1;
      } else {
        this.strays++;
        this.counts[byte]!++;
      }
    }
  }

  /** What the bytes are; what was declared decides only where they leave it open. */
  choose(declared: string | null): FeedEncoding {
    if (this.characters > RIGHT_PER_BROKEN * this.strays) return { label: 'utf-8', damaged: true };
    const label = declared === null ? null : canonical(declared);
    const isPossible = label !== null && EIGHT_BIT.test(label);
    return { label: isPossible ? this.corrected(label) : this.centralEuropean(), damaged: false };
  }

  private corrected(label: string): string {
    if (label === 'iso-8859-2') return this.hasControls() ? 'windows-1250' : label;
    if (label === 'windows-1250') return this.of('č') > this.of('ł') ? this.centralEuropean() : label;
    // Western Europe is what exporters declare by default; è beside many š and ž is a č
    const hissing = this.of('š', 'ž') + this.count(0xb9, 0xbe);
    return label === 'windows-1252' && this.of('č') && hissing * 4 >= this.of('č')
      ? this.centralEuropean()
      : label;
  }

  /** windows-1250 unless only ISO 8859-2 makes letters of its neighbours of; they agree on most of the others. */
  private centralEuropean(): string {
    if (this.hasControls()) return 'windows-1250';
    const isPolish = this.of('ł', 'ę', 'ż') > this.of('č');
    const latin2 = isPolish ? this.count(0xb1, 0xb6, 0xbc) : this.count(0xb9);
    // ž in the one is ľ in the other, whose languages have long vowels
    const isSouthern = !isPolish && this.of('á', 'í', 'ý', 'é') === 0;
    return latin2 > 0 || (isSouthern && this.count(0xbe) > 0) ? 'iso-8859-2' : 'windows-1250';
  }

  /** Bytes 80–9F are letters in windows-1250 and never used in ISO 8859. */
  private hasControls(): boolean {
    return this.counts.subarray(0x80, 0xa0).some((count) => count > 0);
  }

  private of(...letters: (keyof typeof WINDOWS_1250)[]): number {
    return this.count(...letters.flatMap((letter) => WINDOWS_1250[letter]));
  }

  private count(...bytes: number[]): number {
    return bytes.reduce((sum, byte) => sum + this.counts[byte]!, 0);
  }
}

/** Some programs turn each half of a pair of UTF-16 into UTF-8, which is none, but nothing of eight bits either. */
const isHalfOfPair = ([first, second = 0, third = 0]: Buffer) =>
  first === 0xed && second >= 0xa0 && second < 0xc0 && third >= 0x80 && third < 0xc0;

/** Capitals only where they are no common sign in the other encoding, as Š is © and Ž is ®. */
const WINDOWS_1250 = {
  š: [0x9a],
  ž: [0x9e],
  ł: [0xb3],
  ż: [0xbf],
  á: [0xe1],
  č: [0xe8, 0xc8],
  é: [0xe9],
  ę: [0xea],
  í: [0xed],
  ý: [0xfd],
};
