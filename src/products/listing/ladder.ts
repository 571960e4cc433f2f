import { AVAILABILITY_CODES } from '../../search/catalogue-index/codes.js';
import type { FacetCounts } from '../../search/catalogue-index/filter-counts.js';
import type { Rung } from '../product.props.js';

/** A list that was counted. */
interface CountedList extends Omit<Rung, 'picture' | 'cards'> {
  isAstray: boolean;
}

/** A list with so many hits or fewer has a ladder. */
export const FEW_HITS = 2;
/** So many near lists are counted. */
export const MAX_TRIED = 10;
const MAX_RUNGS = 6;
/** Cards of the nearest list: full rows of two and of five. */
export const RUNG_CARDS = 10;

/** The most useful near lists: the same subject before others, sold-out lists later, many hits before few. */
export const toLadder = <List extends CountedList>(near: List[]): List[] =>
  near
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(one.isAstray) - Number(other.isAstray) ||
        Number(one.isSoldOut) - Number(other.isSoldOut) ||
        other.count - one.count,
    )
    .slice(0, MAX_RUNGS);

/** Whether all of so many hits are out of stock. */
export const areSoldOut = ([first, ...others]: FacetCounts['inStock'], count: number): boolean =>
  others.length === 0 && first?.code === AVAILABILITY_CODES.out_of_stock && first.count === count;
