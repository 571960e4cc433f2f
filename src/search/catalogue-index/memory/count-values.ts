import { type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { type CardCounter, mostFrequent } from './card-counter.js';
import type { IndexNames } from './content/index-names.js';
import type { ListColumns } from './list-columns.js';

const UNCOUNTED = -1;

/** Cards by values, and by attributes: those that have a number. */
interface Counts {
  values: Int32Array;
  amounts: Int32Array;
  /** The last card that was counted for each. */
  lastOfValues: Int32Array;
  lastOfAmounts: Int32Array;
}

/**
 * The values of some attributes.
 * @param counterOf of an attribute: the rows that the filters of other facets leave
 */
export function countValues(
  list: ListColumns,
  names: IndexNames,
  definitionIds: number[],
  counterOf: (definitionId: number) => CardCounter,
): Pick<FilterCounts, 'values' | 'amounts'> {
  const counts: Counts = {
    values: new Int32Array(list.values.size),
    amounts: new Int32Array(definitionIds.length),
    lastOfValues: new Int32Array(list.values.size),
    lastOfAmounts: new Int32Array(definitionIds.length),
  };
  for (const counter of new Set(definitionIds.map(counterOf))) {
    const places = new Int32Array(list.attributes.size + 1).fill(UNCOUNTED);
    definitionIds.forEach((id, place) => {
      const attribute = list.attributes.ordinalOf(id);
      if (attribute !== undefined && counterOf(id) === counter) places[attribute + 1] = place;
    });
    countRows(list, names, counter, { places, counts });
  }
  const shown = new Map<number, number>();
  const values: FilterCounts['values'] = [];
  const spans = new Map<number, [lowest: number, highest: number]>();
  for (const { id, count } of mostFrequent(counts.values, list.values)) {
    const { definitionId, key, label, amount } = names.values.get(id)!;
    if (amount === null) {
      const before = shown.get(definitionId) ?? 0;
      shown.set(definitionId, before + 1);
      if (before < MAX_SHOWN) values.push({ definitionId, key, label, count });
    } else {
      const [lowest, highest] = spans.get(definitionId) ?? [amount, amount];
      spans.set(definitionId, [Math.min(lowest, amount), Math.max(highest, amount)]);
    }
  }
  const amounts = definitionIds.flatMap((definitionId, place) => {
    const [lowest, highest] = spans.get(definitionId) ?? [];
    if (lowest === undefined || highest === undefined) return [];
    return { definitionId, count: counts.amounts[place]!, lowest, highest };
  });
  return { values: values.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)), amounts };
}

/** @param counted.places by 1 + the ordinal of the attribute: that of its definition among the counted ones */
function countRows(
  { valuesOf: { starts, items } }: ListColumns,
  { attributesOf }: IndexNames,
  { rows, cards }: CardCounter,
  { places, counts }: { places: Int32Array; counts: Counts },
): void {
  const { values, amounts, lastOfValues, lastOfAmounts } = counts;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const card = cards[at]!;
    const end = starts[row + 1]!;
    for (let item = starts[row]!; item < end; item++) {
      const value = items[item]!;
      const attribute = attributesOf[value] ?? 0;
      const place = places[attribute < 0 ? -attribute : attribute]!;
      if (place === UNCOUNTED) continue;
      if (lastOfValues[value] !== card) {
        lastOfValues[value] = card;
        values[value]!++;
      }
      // of numbers it is not the value that counts, but that there is one
      if (attribute < 0 && lastOfAmounts[place] !== card) {
        lastOfAmounts[place] = card;
        amounts[place]!++;
      }
    }
  }
}
