import { foldText } from '../core/i18n/fold-text.js';
import { MAX_WORDS } from './text-questions.js';

/** So many words a brand has at most. */
export const MAX_BRAND_WORDS = 4;

/** All runs of words, each once, as brands are compared. */
export function phrasesOf(text: string): string[] {
  const words = foldText(text).split(' ').slice(0, MAX_WORDS);
  const phrases = words.flatMap((_, start) =>
    words
      .slice(start, start + MAX_BRAND_WORDS)
      .map((_word, length) => words.slice(start, start + length + 1).join(' ')),
  );
  return [...new Set(phrases)];
}
