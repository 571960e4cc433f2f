import { charactersOf } from './code-pages.js';

/** Encodings of DOS and Macintosh, which have letters at the places of signs in Windows encodings. */
const OTHERS = ['ibm852', 'x-mac-ce', 'macintosh'] as const;
const USUAL = ['windows-1250', 'iso-8859-2', 'windows-1252'] as const;
/** Small letters by language; a text uses one of these sets. */
const ALPHABETS = [
  'čšžćđ',
  'áčďéěíňóřšťúůýž',
  'áäčďéíĺľňóôŕšťúýž',
  'áéíóöőúüű',
  'ąćęłńóśźż',
  'äöüß',
  'àèéìíòóùúâêëîïôûçœñáãõ',
  'ăâîșțşţ',
].map((letters) => new Set(letters));
/** With fewer letters, any result may be chance. */
const MIN_LETTERS = 3;
/** The share of letters that fit the other encoding, and the usual ones at most. */
const MOST = 0.9;
const FEW = 0.75;

/** Checks the 8-bit letters against their plain neighbours: a capital does not follow a small letter. */
export class LetterPlaces {
  /** Behind a small letter. */
  private readonly inside = new Uint32Array(256);
  /** Only before one. */
  private readonly before = new Uint32Array(256);

  /** @param index of a byte that is no UTF-8 */
  add(bytes: Buffer, index: number): void {
    const byte = bytes[index]!;
    if (isSmall(bytes[index - 1])) this.inside[byte]!++;
    else if (isSmall(bytes[index + 1])) this.before[byte]!++;
  }

  /** Capitals at the beginning of words, which truncated UTF-8 cannot contain, except these bytes. */
  capitals(except: readonly number[]): number {
    let sum = 0;
    for (let byte = 0x80; byte < 0xe0; byte++) if (!except.includes(byte)) sum += this.before[byte]!;
    return sum;
  }

  /** The DOS or Macintosh encoding that turns the bytes into words, if no usual encoding does. */
  codePage(declared: string | null): string | null {
    const letters = [...this.inside, ...this.before].reduce((sum, count) => sum + count);
    if (letters < MIN_LETTERS) return null;
    const usual = declared === null ? USUAL : [...USUAL, declared];
    if (Math.max(...usual.map((label) => this.share(label))) >= FEW * letters) return null;
    const best = OTHERS.map((label) => ({ label, count: this.share(label) })).sort(
      (one, other) => other.count - one.count,
    )[0]!;
    return best.count >= MOST * letters ? best.label : null;
  }

  /** How many of the letters one language has in this encoding. */
  private share(label: string): number {
    const characters = charactersOf(label);
    return Math.max(...ALPHABETS.map((alphabet) => this.lettersOf(alphabet, characters)));
  }

  private lettersOf(alphabet: ReadonlySet<string>, characters: readonly string[]): number {
    let sum = 0;
    for (let byte = 0x80; byte < 256; byte++) {
      const character = characters[byte]!;
      if (alphabet.has(character)) sum += this.inside[byte]!;
      if (alphabet.has(character.toLowerCase())) sum += this.before[byte]!;
    }
    return sum;
  }
}

const isSmall = (byte = 0) => byte >= 0x61 && byte <= 0x7a;
