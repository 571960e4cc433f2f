import type { MatchedName } from './matched-name.js';

/** Content by which sizes of one product differ, also if its code is the same. */
const CONTENT_UNITS = [['mb', 'ram'], ['ml'], ['mg'], ['mah']];
const TOLERANCE = 0.03;

/**
 * Whether each offer states an amount (such as a capacity) or a plain number (such as a size or piece count)
 * that the other one lacks. Numbers in product codes do not count.
 */
export function hasOtherContent(a: MatchedName, b: MatchedName): boolean {
  const isOther = CONTENT_UNITS.some((units) => differ(amountsIn(a, units), amountsIn(b, units)));
  return isOther || (unknownTo(b, a).length > 0 && unknownTo(a, b).length > 0);
}

const amountsIn = ({ amounts }: MatchedName, units: string[]) =>
  units.flatMap((unit) => amounts.get(unit) ?? []);

/** Whether each has an amount that the other lacks: 8 and 256 GB contradict 8 and 128 GB, but not 256 GB. */
function differ(one: number[], other: number[]): boolean {
  const lacks = (amounts: number[], others: number[]) =>
    amounts.some((amount) =>
      others.every((alike) => Math.abs(amount - alike) > TOLERANCE * Math.max(amount, alike)),
    );
  return one.length > 0 && other.length > 0 && lacks(one, other) && lacks(other, one);
}

/** Numbers of the first one that are neither in the second one nor in its codes. */
function unknownTo(other: MatchedName, { numbers }: MatchedName): string[] {
  const codes = [...other.ownCodes];
  return [...numbers].filter(
    (number) =>
      !other.numbers.has(number) && !other.sizes.has(number) && !codes.some((code) => code.includes(number)),
  );
}
