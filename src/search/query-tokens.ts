import type { Locale } from '../core/i18n/locales.js';
import { measuresIn } from './words/measures.js';
import { foldedWords } from './words/text-words.js';

interface Token {
  /** The word that the person typed. */
  text: string;
  /** Folded, or a measure word. */
  word: string;
  /** The code that the word is a part of. */
  code?: string;
}

/** The tokens of a text in their order; a measure is one. */
export function tokensOf(text: string, language: Locale): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const { start, end, words } of measuresIn(text, language)) {
    tokens.push(...wordTokens(text.slice(from, start)));
    tokens.push(...words.map((word) => ({ text: text.slice(start, end), word })));
    from = end;
  }
  return [...tokens, ...wordTokens(text.slice(from))];
}

const wordTokens = (text: string): Token[] =>
  text.split(/\s+/).flatMap((typed) => {
    const words = foldedWords(typed);
    if (words.length < 2) return words.map((word) => ({ text: typed, word }));
    return words.map((word) => ({ text: word, word, code: words.join('') }));
  });
