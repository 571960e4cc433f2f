import { decodeHTML } from 'entities/decode';

const TAG = /<\/?[a-z][^<>]*>/gi;
/** Control characters, invisible characters and noncharacters, which have no place in a name. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g;
const BLANKS = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const PLAIN = /^[!-%'-;=?-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-%'-;=?-~\u00a1-\u00ac\u00ae-\u024f]+)*$/;

/** One line of plain text: no tags, no references, no invisible characters, single spaces. */
export function plainText(text: string): string {
  // fast path: most names are clean, and this runs for every text of every item
  if (PLAIN.test(text)) return text;
  return decodeText(text.replace(TAG, ' ')).replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
}

/** Decodes HTML's references once. */
export function decodeText(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** Removes characters that XML and the database do not store; line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(INVISIBLE, '');
}
