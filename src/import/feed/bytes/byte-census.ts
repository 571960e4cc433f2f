import { canonical, type FeedEncoding } from './encoding.js';
import { LetterPlaces } from './letter-places.js';
import { characterAt, unfinished } from './utf8.js';

const EIGHT_BIT = /^(?:windows-|iso-8859-|koi8|macintosh|x-mac|ibm)/;
/** First bytes of Central European letters in UTF-8, which remain if a program removes the second ones. */
const FIRST_BYTES = [0xc3, 0xc4, 0xc5];
/** Valid multi-byte characters per invalid byte in UTF-8 text that was truncated in places. */
const RIGHT_PER_BROKEN = 20;
/** In 8-bit text two letters rarely look like UTF-8: at most one pair in so many, in Ukrainian. */
const MAX_STRAYS = 2;
/** Up to so many letters of another encoding may occur by chance. */
const FEW_LETTERS = 5;
/** In 8-bit text, one byte in so many is a letter that truncated UTF-8 cannot contain. */
const BYTES_PER_LETTER = 4;

/**
 * Counts bytes of a whole file that is not strict UTF-8. The counts distinguish damaged UTF-8 and
 * concatenated files from 8-bit encodings, and the Central European encodings from each other: š and ž are 9A
 * and 9E in windows-1250, B9 and BE in ISO 8859-2.
 */
export class ByteCensus {
  /** Valid UTF-8 characters of two and more bytes. */
  private characters = 0;
  /** Other bytes from 0x80 on. */
  private strays = 0;
  private readonly counts = new Uint32Array(256);
  private readonly places = new LetterPlaces();
  private carry: Buffer = Buffer.alloc(0);

  /** Bytes of an incomplete character wait for the rest; at the very end they do not matter. */
  add(bytes: Buffer): void {
    const whole = this.carry.length ? Buffer.concat([this.carry, bytes]) : bytes;
    const end = whole.length - unfinished(whole);
    this.carry = Buffer.from(whole.subarray(end));
    this.count(whole.subarray(0, end));
  }

  private count(bytes: Buffer): void {
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index]!;
      if (byte < 0x80) continue;
      const length = characterAt(bytes, index);
      if (length > 0) {
        this.characters++;
        index += length - 1;
      } else {
        this.strays++;
        this.counts[byte]!++;
        this.places.add(bytes, index);
      }
    }
  }

  /** The encoding; the declared one decides only if the bytes do not. */
  choose(declared: string | null): FeedEncoding {
    if (this.characters * MAX_STRAYS <= this.strays)
      return { label: this.eightBit(declared), damaged: false };
    if (this.hasLetters()) return { label: 'utf-8', damaged: true, strays: this.eightBit(declared) };
    return { label: 'utf-8', damaged: true };
  }

  private eightBit(declared: string | null): string {
    const label = declared === null ? null : canonical(declared);
    const found = this.places.codePage(label);
    if (found !== null) return found;
    const isPossible = label !== null && EIGHT_BIT.test(label);
    return isPossible ? this.corrected(label) : this.centralEuropean();
  }

  /** Whether there are 8-bit letters: the remains of truncated characters are none of their small letters. */
  private hasLetters(): boolean {
    const few = this.characters > RIGHT_PER_BROKEN * this.strays ? FEW_LETTERS : 1;
    const small = this.counts.subarray(0xe0).reduce((sum, count) => sum + count) - this.sum(...LEADS);
    const letters = small + this.places.capitals(FIRST_BYTES);
    return letters >= few && letters * BYTES_PER_LETTER >= this.strays;
  }

  private corrected(label: string): string {
    if (label === 'iso-8859-2') return this.hasControls() ? 'windows-1250' : label;
    if (label === 'windows-1250')
      return this.countOf('č') > this.countOf('ł') ? this.centralEuropean() : label;
    // exporters use Western European encodings by default; è next to many š and ž is a č
    const sibilants = this.countOf('š', 'ž') + this.sum(0xb9, 0xbe);
    return label === 'windows-1252' && this.countOf('č') && sibilants * 4 >= this.countOf('č')
      ? this.centralEuropean()
      : label;
  }

  /** windows-1250, unless letters occur that only ISO 8859-2 has at these bytes; most letters agree. */
  private centralEuropean(): string {
    if (this.hasControls()) return 'windows-1250';
    const isPolish = this.countOf('ł', 'ę', 'ż') > this.countOf('č');
    const latin2 = isPolish ? this.sum(0xb1, 0xb6, 0xbc) : this.sum(0xb9);
    // ž in one encoding is ľ in the other, which only languages with long vowels use
    const isSouthern = !isPolish && this.countOf('á', 'í', 'ý', 'é') === 0;
    return latin2 > 0 || (isSouthern && this.sum(0xbe) > 0) ? 'iso-8859-2' : 'windows-1250';
  }

  /** Bytes 80–9F are letters in windows-1250 and unused in ISO 8859. */
  private hasControls(): boolean {
    return this.counts.subarray(0x80, 0xa0).some((count) => count > 0);
  }

  private countOf(...letters: (keyof typeof WINDOWS_1250)[]): number {
    return this.sum(...letters.flatMap((letter) => WINDOWS_1250[letter]));
  }

  private sum(...bytes: number[]): number {
    return bytes.reduce((sum, byte) => sum + this.counts[byte]!, 0);
  }
}

/** First bytes of symbols and emoji in UTF-8. */
const LEADS = [0xe2, 0xef, 0xf0];

/** Capitals, except those that are a common sign in the other encoding, such as © for Š and ® for Ž. */
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
