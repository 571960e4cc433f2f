import { foldText } from '../core/i18n/fold-text.js';
import { replaceUnquoted } from './words/quoted-text.js';

/** The text with other words in place of its own, which are told folded; what is quoted stays. */
export function replaceWords(text: string, meant: ReadonlyMap<string, string | undefined>): string {
  return replaceUnquoted(text, (word) => meant.get(foldText(word)) ?? word);
}
