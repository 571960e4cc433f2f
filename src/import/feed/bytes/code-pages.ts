/** Characters of the bytes from 0x80 on, in encodings of Central Europe that the Encoding Standard does not have. */
const CODE_PAGES: Record<string, string> = {
  // DOS
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  // older programs of Macintosh
  'x-mac-ce':
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ' +
    'ņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
};

/** Labels in declarations. */
const LABELS: Record<string, string> = {
  852: 'ibm852',
  cp852: 'ibm852',
  ibm852: 'ibm852',
  'dos-852': 'ibm852',
  'cp-852': 'ibm852',
  'x-mac-ce': 'x-mac-ce',
  maccentraleurope: 'x-mac-ce',
  'x-mac-centraleurroman': 'x-mac-ce',
  macroman: 'macintosh',
  'mac-roman': 'macintosh',
};

/** Our name for a label; null if it is in the Encoding Standard or unknown. */
export const codePageOf = (label: string): string | null =>
  Object.hasOwn(LABELS, label) ? LABELS[label]! : null;

/** The character of each byte in an 8-bit encoding. */
export function charactersOf(label: string): readonly string[] {
  const page = CODE_PAGES[label];
  const text = new TextDecoder(page === undefined ? label : 'latin1');
  return Array.from({ length: 256 }, (_, byte) =>
    page !== undefined && byte >= 0x80 ? page[byte - 0x80]! : text.decode(Uint8Array.of(byte)),
  );
}

/** Whether bytes in it are decoded by its own table. */
export const isCodePage = (label: string): boolean => Object.hasOwn(CODE_PAGES, label);
