import { isUtf8 } from 'node:buffer';
import { charactersOf } from './code-pages.js';
import { characterAt, unfinished } from './utf8.js';

/** Decodes UTF-8 that contains 8-bit texts, for example from a program that concatenates several sources. */
export class MixedText {
  /** Character of each byte in the other encoding. */
  private readonly letters: readonly string[];
  private carry: Buffer = Buffer.alloc(0);

  constructor(label: string) {
    this.letters = charactersOf(label);
  }

  write(bytes: Buffer): string {
    const whole = this.carry.length ? Buffer.concat([this.carry, bytes]) : bytes;
    const end = whole.length - unfinished(whole);
    // a copy, because the source may reuse its buffer
    this.carry = Buffer.from(whole.subarray(end));
    return this.decode(whole.subarray(0, end));
  }

  end(): string {
    return this.decode(this.carry);
  }

  private decode(bytes: Buffer): string {
    if (isUtf8(bytes)) return bytes.toString('utf8');
    let text = '';
    let start = 0;
    for (let index = 0; index < bytes.length; index++) {
      if (bytes[index]! < 0x80) continue;
      const length = characterAt(bytes, index);
      if (length > 0) {
        index += length - 1;
        continue;
      }
      text += bytes.toString('utf8', start, index) + this.letters[bytes[index]!]!;
      start = index + 1;
    }
    return text + bytes.toString('utf8', start);
  }
}
