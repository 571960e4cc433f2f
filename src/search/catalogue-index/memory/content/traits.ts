import { AVAILABILITY_CODES, CONDITION_CODES, KIND_CODES } from '../../codes.js';

const afterCodes = (codes: Record<string, number>) => Math.max(...Object.values(codes));
const CONDITIONS = afterCodes(KIND_CODES);
const AVAILABILITIES = CONDITIONS + afterCodes(CONDITION_CODES);
const FLAGS = AVAILABILITIES + afterCodes(AVAILABILITY_CODES);

/** What an offer is or is not, a bit for each: several are compared, or counted, at once. */
export const kindTrait = (code: number) => 1 << (code - 1);
export const conditionTrait = (code: number) => 1 << (CONDITIONS + code - 1);
export const availabilityTrait = (code: number) => 1 << (AVAILABILITIES + code - 1);
export const DISCOUNTED = 1 << FLAGS;
/** Its row has not been replaced. */
export const ALIVE = DISCOUNTED << 1;
export const ALL_TRAITS = DISCOUNTED << 2;

interface Traits {
  kind: number;
  condition: number;
  availability: number;
  discounted: boolean;
}

/** Of an offer, with its codes. */
export const traitsOf = (offer: Traits): number =>
  ALIVE |
  kindTrait(offer.kind) |
  conditionTrait(offer.condition) |
  availabilityTrait(offer.availability) |
  (offer.discounted ? DISCOUNTED : 0);
