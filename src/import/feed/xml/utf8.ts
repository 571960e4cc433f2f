import { isUtf8 } from 'node:buffer';

/** Bytes at the end that begin a character whose rest has not come yet. */
export function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** How many bytes a character has that begins there; 0 when none of more than one does. */
export function characterAt(bytes: Buffer, index: number): number {
  const byte = bytes[index]!;
  if (byte < 0xc2 || byte >= 0xf5) return 0;
  const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
  const character = bytes.subarray(index, index + length);
  return isUtf8(character) || isHalfOfPair(character) ? length : 0;
}

/** Some programs turn each half of a pair of UTF-16 into UTF-8, which is none, but nothing of eight bits either. */
const isHalfOfPair = ([first, second = 0, third = 0]: Buffer) =>
  first === 0xed && second >= 0xa0 && second < 0xc0 && third >= 0x80 && third < 0xc0;
