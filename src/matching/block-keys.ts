import { hashOf } from '../search/catalogue-index/source/hash.js';
import type { MatchedName } from './matched-name.js';

/** Offers have a few codes and words; the rest of a very long name is not searched. */
const MAX_KEYS = 24;
/** Codes with another ending begin alike. */
const BEGINNING = 6;

/**
 * The keys of an offer: offers are compared if they have one in common. Words that many offers share are no
 * keys in effect, because the blocks of common keys are too large to be read.
 */
export function blockKeys(name: MatchedName): number[] {
  const codes = [...name.ownCodes];
  const words = [...name.telling];
  const brand = name.brandWords[0];
  const keys = [
    ...codes.map((code) => `code ${code}`),
    ...codes.filter((code) => code.length > BEGINNING).map((code) => `code ${code.slice(0, BEGINNING)}…`),
    ...(brand ? words.map((word) => `brand ${brand} ${word}`) : []),
    ...words.map((word) => `word ${word}`),
  ];
  // offers of another condition never match
  return [...new Set(keys)].slice(0, MAX_KEYS).map((key) => hashOf(`${name.offer.condition} ${key}`));
}
