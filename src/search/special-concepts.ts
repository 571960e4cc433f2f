import type { AgeInText } from '../attributes/values/ages-in-text.js';
import { type Alternative, alternative, type Concept } from './catalogue-index/text-query.js';
import { withoutStopWords } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';

export const WHOLE_CODE = 40;
/** The weight of an attribute value. */
const WEIGHT = 8;
/** Added to the nearest lower bound; each further one has less. */
const NEAREST = 6;
const STEP = 2;

/**
 * A value that suits the age, or the age as it is written. For five years, “from 5 years” precedes “from 18
 * months”.
 * @param bounds ids of suitable values by lower bound, the nearest first
 */
export function ageConcept(typed: string, { start, end }: AgeInText, bounds: number[][]): Concept {
  const text = typed.slice(start, end);
  const phrase = foldedWords(withoutStopWords(text));
  return {
    text,
    alternatives: [
      ...bounds.map((ids, place): Alternative => ({
        all: [{ field: 'valueId', any: ids.map(String) }],
        weight: WEIGHT + Math.max(0, NEAREST - STEP * place),
      })),
      { all: [{ field: 'name', phrase }], weight: WEIGHT },
      { all: [{ field: 'value', phrase }], weight: WEIGHT },
    ],
  };
}

/** @param forms the digits first */
export const barcodeConcept = (text: string, forms: string[]): Concept => ({
  text,
  alternatives: [alternative('ean', forms, WHOLE_CODE), alternative('code', forms.slice(0, 1), WHOLE_CODE)],
});
