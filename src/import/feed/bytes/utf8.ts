import { isUtf8 } from 'node:buffer';

/** Number of bytes at the end that begin an incomplete character. */
export function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Length in bytes of the multi-byte character there; 0 when there is none. */
export function characterAt(bytes: Buffer, index: number): number {
  const byte = bytes[index]!;
  if (byte < 0xc2 || byte >= 0xf5) return 0;
  const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
  const character = bytes.subarray(index, index + length);
  return isUtf8(character) || isHalfOfPair(character) ? length : 0;
}

/** Some programs encode each surrogate as UTF-8, which is invalid, but no 8-bit text either. */
const isHalfOfPair = ([first, second = 0, third = 0]: Buffer) =>
  first === 0xed && second >= 0xa0 && second < 0xc0 && third >= 0x80 && third < 0xc0;
