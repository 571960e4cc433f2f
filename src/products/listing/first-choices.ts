import { allChoicesUrl, type ListAddress } from './list-address.js';
import type { Choices } from '../product.props.js';

/** So many choices of a filter are shown before somebody asks for all. */
const FIRST = 10;
/** Nobody is asked to ask for fewer than these. */
const MIN_LEFT = 5;

/**
 * The choices of a filter that are shown: the hundreds that a large list has are half of its document, and most visitors
 * never look at them.
 * @param filter as the form names it
 * @param items those of most products first
 */
export function firstChoices<Item extends { selected: boolean }>(
  items: Item[],
  filter: string,
  address: ListAddress,
): Choices<Item> {
  const count = items.length;
  if (count < FIRST + MIN_LEFT || address.query.choices.includes(filter))
    return { items, count, allUrl: null };
  const shown = items.filter(({ selected }, index) => index < FIRST || selected);
  return { items: shown, count, allUrl: allChoicesUrl(address, filter) };
}
