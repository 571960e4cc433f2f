import type { Availability } from './offer-times.js';

interface Stocked {
  availability: Availability;
}

export const isInStock = ({ availability }: Stocked) => availability === 'in_stock';
/** Whether its store states that it has none now. */
export const isMissing = ({ availability }: Stocked) =>
  availability !== 'in_stock' && availability !== 'unknown';
/** Whether visitors cannot buy it now. */
export const isSoldOut = ({ availability }: Stocked) => availability === 'out_of_stock';
