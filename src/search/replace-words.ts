import { foldText } from '../core/i18n/fold-text.js';

/** The text with other words in place of its own, which are told folded. */
export function replaceWords(text: string, meant: ReadonlyMap<string, string | undefined>): string {
  return text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => meant.get(foldText(word)) ?? word);
}
