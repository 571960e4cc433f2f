import { plainText } from '../../../core/text/text.js';

/** A message that PHP writes into the output that it generates. */
const MESSAGE =
  /(?:(?:Fatal|Parse|Recoverable fatal) error|Warning|Notice|Deprecated)\s*:\s.{1,500}?(?: on line |\.php:)\d+/s;
const SEARCHED_LENGTH = 4000;

/** The message of a program at the beginning of a text; null when there is none. */
export function programMessage(text: string): string | null {
  return MESSAGE.exec(plainText(text.slice(0, SEARCHED_LENGTH)))?.[0].replace(' :', ':') ?? null;
}
