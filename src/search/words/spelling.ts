/** A word of the catalogue that may be the correction. */
export interface Candidate {
  word: string;
  /** The spelling in the catalogue, with diacritics. */
  label: string;
  /** How many products have it. */
  uses: number;
}

/** The candidate with the smallest edit distance, of equals the most used; null when all are too far away. */
export function nearestWord(word: string, candidates: Candidate[]): Candidate | null {
  const near = candidates
    .map((candidate) => ({ candidate, mistakes: countMistakes(word, candidate.word) }))
    .filter(({ candidate, mistakes }) => isNear(word, candidate.word, mistakes))
    .sort((a, b) => a.mistakes - b.mistakes || b.candidate.uses - a.candidate.uses);
  return near[0]?.candidate ?? null;
}

const SHORT = 4;

/** A short word with two mistakes is another word: darilo and merilo, hoover and over. */
export const allowedMistakes = (word: string) => (word.length < 8 ? 1 : 2);

/**
 * The first letter is right, but in a long word it may be missing or changed places. In a short word no letter is
 * another one, but for the ending of a longer one: year is not ear, nor sofa soft, nor »lutka« »lučka«.
 */
const isNear = (word: string, other: string, mistakes: number) =>
  mistakes <= allowedMistakes(word) &&
  !isLonger(word, other) &&
  (word[0] === other[0] ? !isOtherLetter(word, other) : word.length > SHORT && word[0] === other[1]);

/** A letter before or after a word makes another word: an iphone is no phone, nor a »dežnik« »dežni«. */
const isLonger = (word: string, other: string) =>
  (word.slice(1) === other && word[0] !== other[0]) ||
  (word.slice(0, -1) === other && word.at(-1) !== other.at(-1));

function isOtherLetter(word: string, other: string): boolean {
  if (word.length !== other.length || word.length > SHORT + 1) return false;
  const isEnding = word.length > SHORT && word.slice(0, -1) === other.slice(0, -1);
  return !isEnding && [...word].sort().join() !== [...other].sort().join();
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** All texts at an edit distance of one, a few hundred. */
export function oneMistakeAway(word: string): string[] {
  const found = new Set<string>();
  for (let place = 0; place <= word.length; place++) {
    const [before, after] = [word.slice(0, place), word.slice(place)];
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after) found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

/** The edit distance with transpositions (optimal string alignment). */
export function countMistakes(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, column) => column),
  ];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return last[b.length]!;
}
