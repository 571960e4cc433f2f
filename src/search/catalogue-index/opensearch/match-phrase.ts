import type { Json } from './engine/engine.js';

/** Folded words beside each other and in their order. */
export const matchPhrase = (field: string, phrase: string[]): Json => ({
  match_phrase: { [field]: { query: phrase.join(' ') } },
});
