import { foldText } from '../core/i18n/fold-text.js';

/** Words that only hold others together, of both languages, folded: names often do without. */
const SMALL_WORDS = new Set(
  (
    'za z s v na iz od do pri pod nad ob po in ter ali k h o se ' +
    'for with of on the a an to from and or by at'
  ).split(' '),
);

/** Empty for a text that is made of nothing else. */
export function withoutSmallWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.filter((word) => !SMALL_WORDS.has(foldText(word))).join(' ');
}
