import { plainText } from '../../../core/text/text.js';

/** As PHP writes it into the file that it is making. */
const MESSAGE =
  /(?:(?:Fatal|Parse|Recoverable fatal) error|Warning|Notice|Deprecated)\s*:\s.{1,500}?(?: on line |\.php:)\d+/s;
const FAR_ENOUGH = 4000;

/** What a program has written about itself in the first characters of a text; null when it has not. */
export function programMessage(text: string): string | null {
  return MESSAGE.exec(plainText(text.slice(0, FAR_ENOUGH)))?.[0].replace(' :', ':') ?? null;
}
