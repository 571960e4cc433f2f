import type { AgeInText } from '../attributes/values/ages-in-text.js';
import type { Concept } from './catalogue-index/text-query.js';
import { withoutStopWords } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';

/** The weight of an attribute value. */
const WEIGHT = 8;

/** A value that suits the age, or the age as it is written. */
export function ageConcept(typed: string, { start, end }: AgeInText, valueIds: number[]): Concept {
  const text = typed.slice(start, end);
  const phrase = foldedWords(withoutStopWords(text));
  return {
    text,
    alternatives: [
      { all: [{ field: 'valueId', any: valueIds.map(String) }], weight: WEIGHT },
      { all: [{ field: 'name', phrase }], weight: WEIGHT },
      { all: [{ field: 'value', phrase }], weight: WEIGHT },
    ],
  };
}
