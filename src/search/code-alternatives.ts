import type { Vocabulary } from './catalogue-index/catalogue-index.js';
import { type Alternative, alternative, type Concept } from './catalogue-index/text-query.js';
import { codesAround, halvesIn, splitCode } from './words/codes.js';
import { foldedWords } from './words/text-words.js';

export const WHOLE_CODE = 40;
/** A code in a name, written in another way than in the query. */
const NAMED_CODE = 20;
const HALF_FIELDS = ['name', 'brand', 'value'] as const;

/**
 * Returns a function that gives the alternatives of a word: codes that contain it, the parts of it if it is a
 * code, and halves written the other way.
 */
export function alternativesOfCodes(bare: string, vocabulary: Vocabulary): (word: string) => Alternative[] {
  const around = codesAround(foldedWords(bare.replaceAll('×', ' x ')));
  const halves = halvesIn(bare);
  return (word) => {
    const codes = around.get(word) ?? [];
    const known = codes.filter((code) => vocabulary.hasCode(code));
    const named = codes.filter((code) => vocabulary.find(code));
    const parted = splitCode(word).filter((parts) => parts.every((part) => vocabulary.find(part)));
    const half = halves.get(word);
    return [
      ...(known.length ? [alternative('code', known, WHOLE_CODE)] : []),
      ...(named.length ? [alternative('name', named, NAMED_CODE)] : []),
      ...parted.map((phrase): Alternative => ({ all: [{ field: 'name', phrase }], weight: NAMED_CODE })),
      ...(half ? HALF_FIELDS.map((field) => ({ all: [{ field, phrase: half }], weight: NAMED_CODE })) : []),
    ];
  };
}

/** @param forms the digits first */
export const barcodeConcept = (text: string, forms: string[]): Concept => ({
  text,
  alternatives: [alternative('ean', forms, WHOLE_CODE), alternative('code', forms.slice(0, 1), WHOLE_CODE)],
});
