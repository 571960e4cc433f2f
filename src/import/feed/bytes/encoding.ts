import { isUtf8 } from 'node:buffer';
import { charactersOf, codePageOf, isCodePage } from './code-pages.js';
import { MixedText } from './mixed-text.js';
import { unfinished } from './utf8.js';

/** How the bytes of a feed are decoded. */
export interface FeedEncoding {
  /** A label of the Encoding Standard, or of `code-pages.ts`. */
  label: string;
  /** UTF-8 with a few invalid bytes, which become U+FFFD unless `strays` names their encoding. */
  damaged: boolean;
  /** The label of these bytes' encoding, for texts in it among UTF-8. */
  strays?: string;
}

/** Thrown by the strict decoder; the caller examines the whole file and chooses another encoding. */
export class NotUtf8 extends Error {}

/** Hints about the encoding in the start of a feed. */
export interface EncodingHint {
  /** Certain by the byte order mark or the zero bytes of UTF-16; else null. */
  certain: string | null;
  /** From the XML declaration, lower case. */
  declared: string | null;
}

/** Bytes within which the byte order mark and the XML declaration are found. */
export const HINT_BYTES = 400;
/** The byte order mark of UTF-8. */
const MARK_BYTES = 3;

/** Reads the byte order mark and the XML declaration. */
export function encodingHint(head: Buffer): EncodingHint {
  const text = head.subarray(0, HINT_BYTES).toString('latin1').replaceAll('\0', '');
  const declared = /^[\s\xef\xbb\xbf\xfe\xff]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(text)?.[1];
  return { certain: certain(head), declared: declared?.toLowerCase() ?? null };
}

function certain(head: Buffer): string | null {
  const start = head.subarray(0, 3).toString('hex');
  if (start.startsWith('efbbbf')) return 'utf-8';
  if (start.startsWith('fffe')) return 'utf-16le';
  if (start.startsWith('feff')) return 'utf-16be';
  // XML begins with "<" or a space, and no other encoding has zero bytes
  const [first, second] = head;
  if (first && second === 0) return 'utf-16le';
  return first === 0 && second ? 'utf-16be' : null;
}

/** Whether the declaration agrees with the detected encoding; for ASCII every 8-bit encoding does. */
export function isDeclared(declared: string | null, label: string, onlyAscii: boolean): boolean {
  if (declared === null) return label === 'utf-8';
  // the byte order mark decides between the two
  if (/^(?:utf-?16|ucs-?2|iso-10646-ucs-2)$/.test(declared)) return label.startsWith('utf-16');
  if (onlyAscii && !declared.startsWith('utf-16')) return true;
  return canonical(declared) === label;
}

/**
 * The Encoding Standard's name of a label, also of exporters' spellings (`cp-1250`, `win1250`); null when
 * unknown.
 */
export function canonical(label: string): string | null {
  const page = codePageOf(label);
  if (page !== null) return page;
  const codePage = /^(?:cp|ms|win|windows)[-_]?(125\d)$/.exec(label)?.[1];
  try {
    return new TextDecoder(codePage ? `windows-${codePage}` : label).encoding;
  } catch {
    return null;
  }
}

export interface TextStream {
  write(bytes: Buffer): string;
  /** @throws NotUtf8 when the bytes end inside a character */
  end(): string;
}

/** A streaming decoder; UTF-8 is strict unless it is known to be damaged. */
export function decoder({ label, damaged, strays }: FeedEncoding): TextStream {
  if (strays !== undefined) return new MixedText(strays);
  if (label === 'utf-8' && !damaged) return new StrictUtf8();
  if (isCodePage(label)) return new WithoutMark(new TableText(label));
  const text = new TextDecoder(label);
  const stream = {
    write: (bytes: Buffer) => text.decode(bytes, { stream: true }),
    end: () => text.decode(),
  };
  return /^utf-/.test(label) ? stream : new WithoutMark(stream);
}

/** Text in an encoding that only our own table has. */
class TableText implements TextStream {
  private readonly characters: readonly string[];

  constructor(label: string) {
    this.characters = charactersOf(label);
  }

  write(bytes: Buffer): string {
    let text = '';
    let start = 0;
    for (let index = 0; index < bytes.length; index++) {
      if (bytes[index]! < 0x80) continue;
      text += bytes.toString('latin1', start, index) + this.characters[bytes[index]!]!;
      start = index + 1;
    }
    return text + bytes.toString('latin1', start);
  }

  end(): string {
    return '';
  }
}

/** Some programs write the byte order mark of UTF-8 before 8-bit text. */
class WithoutMark implements TextStream {
  private start: Buffer | null = Buffer.alloc(0);

  constructor(private readonly text: TextStream) {}

  write(bytes: Buffer): string {
    if (!this.start) return this.text.write(bytes);
    const start = Buffer.concat([this.start, bytes]);
    this.start = start.length < MARK_BYTES ? start : null;
    return this.start ? '' : this.text.write(start.subarray(certain(start) === 'utf-8' ? MARK_BYTES : 0));
  }

  end(): string {
    return (this.start ? this.text.write(this.start) : '') + this.text.end();
  }
}

/** Several times faster than a fatal TextDecoder, whose streaming mode is not vectorised. */
class StrictUtf8 implements TextStream {
  private carry: Buffer = Buffer.alloc(0);

  write(bytes: Buffer): string {
    const whole = this.carry.length ? Buffer.concat([this.carry, bytes]) : bytes;
    const end = whole.length - unfinished(whole);
    // a copy, because the source may reuse its buffer
    this.carry = end < whole.length ? Buffer.from(whole.subarray(end)) : Buffer.alloc(0);
    const complete = whole.subarray(0, end);
    if (!isUtf8(complete)) throw new NotUtf8();
    return complete.toString('utf8');
  }

  end(): string {
    if (this.carry.length) throw new NotUtf8();
    return '';
  }
}
