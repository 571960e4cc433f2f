import { AVAILABILITY_CODES, CONDITION_CODES, KIND_CODES } from '../../codes.js';

const afterCodes = (codes: Record<string, number>) => Math.max(...Object.values(codes));
const CONDITIONS = afterCodes(KIND_CODES);
const AVAILABILITIES = CONDITIONS + afterCodes(CONDITION_CODES);
const BOOLEANS = AVAILABILITIES + afterCodes(AVAILABILITY_CODES);

/** What an offer is or is not, a bit for each: several are compared, or counted, at once. */
export const kindFlag = (code: number) => 1 << (code - 1);
export const conditionFlag = (code: number) => 1 << (CONDITIONS + code - 1);
export const availabilityFlag = (code: number) => 1 << (AVAILABILITIES + code - 1);
export const DISCOUNTED = 1 << BOOLEANS;
/** Its row has not been replaced. */
export const LIVE = DISCOUNTED << 1;
export const FLAG_COMBINATIONS = DISCOUNTED << 2;

interface Flagged {
  kind: number;
  condition: number;
  availability: number;
  discounted: boolean;
}

/** Of an offer, with its codes. */
export const flagsOf = (offer: Flagged): number =>
  LIVE |
  kindFlag(offer.kind) |
  conditionFlag(offer.condition) |
  availabilityFlag(offer.availability) |
  (offer.discounted ? DISCOUNTED : 0);
