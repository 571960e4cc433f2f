import type { Json } from './engine/engine.js';

/** Folded words that are adjacent and in order. */
export const matchPhrase = (field: string, phrase: string[]): Json => ({
  match_phrase: { [field]: { query: phrase.join(' ') } },
});
