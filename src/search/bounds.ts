import type { Locale } from '../core/i18n/locales.js';
import type { VocabularyReader } from './catalogue-index/catalogue-index.js';
import { alternative, type Concept, type Term } from './catalogue-index/text-query.js';
import { amountIn } from './words/measures.js';
import { boundsIn, isWithin, withoutBounds } from './words/amount-bounds.js';

/** The weight of an amount. */
const WEIGHT = 8;

/**
 * Reads the bounds of amounts: names and values with an amount within them, in any unit of its kind. A unit that the
 * catalogue does not have stays a word.
 * @returns the text without them; `beyond` are names with another amount of the unit
 */
export async function readBounds(
  text: string,
  language: Locale,
  vocabulary: VocabularyReader,
): Promise<{ text: string; concepts: Concept[]; beyond: Term[] }> {
  const bounds = boundsIn(text, language);
  if (!bounds.length) return { text, concepts: [], beyond: [] };
  const measures = await vocabulary.read((words) => words.beginningWith('#').map(({ word }) => word));
  const known = bounds.filter(({ symbol }) => measures.some((word) => amountIn(word, symbol) !== null));
  const concepts = known.map((bound): Concept => {
    const any = measures.filter((word) => isWithin(word, bound));
    const alternatives = (['name', 'value'] as const).map((field) => alternative(field, any, WEIGHT));
    return { text: bound.text.trim(), alternatives: any.length ? alternatives : [] };
  });
  const beyond = known.map((bound): Term => {
    const any = measures.filter((word) => amountIn(word, bound.symbol) !== null && !isWithin(word, bound));
    return { field: 'name', any };
  });
  return { text: withoutBounds(text, known), concepts, beyond: beyond.filter(hasWords) };
}

const hasWords = (term: Term): boolean => 'any' in term && term.any.length > 0;
