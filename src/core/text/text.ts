import { decodeHTML } from 'entities/decode';

const TAG = /<\/?[a-z][^<>]*>/gi;
/** Controls, invisible marks and noncharacters that have no place in a name. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g;
const BLANKS = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const PLAIN = /^[!-%'-;=?-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-%'-;=?-~\u00a1-\u00ac\u00ae-\u024f]+)*$/;

/** One line of plain text: no tags, no references, no invisible characters, single blanks. */
export function plainText(text: string): string {
  // most names are clean already, and this is asked for every text of every item
  if (PLAIN.test(text)) return text;
  return decodeText(text.replace(TAG, ' ')).replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
}

/** HTML's references decoded once. */
export function decodeText(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** Text without characters that neither XML nor the database should hold; line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(INVISIBLE, '');
}
