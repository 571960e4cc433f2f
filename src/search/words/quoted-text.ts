/** Words between quotation marks of any kind; the sign of inches in 14" begins none. */
const PHRASE =
  /(?<![\p{L}\p{N}])((?<=\s)-)?["„“”»«]([^"„“”»«\p{L}\p{N}]*[\p{L}\p{N}][^"„“”»«]*)["“”»«](?![\p{L}\p{N}])/gu;
const UNWISHED = /\s-(\p{L}\S*)/gu;

/** A text in its parts; what stands behind a minus is not wished for, but for the first word. */
export interface TextParts {
  /** What is wished for outside of quotation marks. */
  bare: string;
  phrases: string[];
  unwished: string[];
  unwishedPhrases: string[];
}

export function partsOfText(text: string): TextParts {
  const phrases: string[] = [];
  const unwishedPhrases: string[] = [];
  const unquoted = text.replace(PHRASE, (_, minus: string | undefined, phrase: string) => {
    (minus ? unwishedPhrases : phrases).push(phrase);
    return ' ';
  });
  const unwished = [...unquoted.matchAll(UNWISHED)].map(([, word]) => word!);
  return { bare: unquoted.replace(UNWISHED, ' '), phrases, unwished, unwishedPhrases };
}

/** Who writes quotation marks means just these words. */
export const isQuoted = (text: string): boolean => partsOfText(text).phrases.length > 0;

/** All that is wished for, without quotation marks. */
export function wishedText(text: string): string {
  const { bare, phrases } = partsOfText(text);
  return [bare, ...phrases].join(' ');
}

/** The text with each word outside of quotation marks replaced. */
export const replaceUnquoted = (text: string, replace: (word: string) => string): string =>
  text.replace(new RegExp(`${PHRASE.source}|[\\p{L}\\p{N}\\p{M}]+`, 'gu'), (found, _minus, phrase?: string) =>
    phrase === undefined ? replace(found) : found,
  );
