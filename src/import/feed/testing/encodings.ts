/** Encodes Slovenian letters in an 8-bit encoding, and leaves the rest. */
function eightBits(text: string, letters: Record<string, number>): Buffer {
  return Buffer.from(Array.from(text, (char) => letters[char] ?? char.charCodeAt(0)));
}
export const windows1250 = (text: string) =>
  eightBits(text, { Č: 0xc8, č: 0xe8, Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e });
export const iso88592 = (text: string) =>
  eightBits(text, { Č: 0xc8, č: 0xe8, Š: 0xa9, š: 0xb9, Ž: 0xae, ž: 0xbe });
