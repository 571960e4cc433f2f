import type { MatchedName } from './matched-name.js';

/** A shorter common beginning names a series, not a product. */
const MIN_LENGTH = 5;
const MAX_ENDING = 6;

/** Equal codes, or one with an ending for its market or colour. */
export function sharesBeginning(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= MIN_LENGTH &&
    long.startsWith(short) &&
    long.length - short.length <= Math.max(MAX_ENDING, short.length)
  );
}

/** The code that two offers share, the longest first; at least one of them spells it in one. */
export function sharedCode(a: MatchedName, b: MatchedName): { code: string; isWhole: boolean } | null {
  const whole = longest([
    ...[...a.ownCodes].filter((code) => b.ownCodes.has(code) || b.joinedCodes.has(code)),
    ...[...a.joinedCodes].filter((code) => b.ownCodes.has(code)),
  ]);
  if (whole) return { code: whole, isWhole: true };
  const part = longest(
    [...a.ownCodes].flatMap((code) =>
      [...b.ownCodes].flatMap((alike) =>
        sharesBeginning(code, alike) ? [code.length < alike.length ? code : alike] : [],
      ),
    ),
  );
  return part ? { code: part, isWhole: false } : null;
}

const longest = (codes: string[]) => codes.sort((a, b) => b.length - a.length)[0];
