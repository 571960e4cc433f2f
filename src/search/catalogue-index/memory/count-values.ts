import { type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { CardCounter, KeptCounter } from './card-counter.js';
import type { IndexNames } from './content/index-names.js';
import type { ListedRows } from './listed-rows.js';
import { type Narrowed, rowsOf } from './narrowing.js';

const UNCOUNTED = -1;

type ValueCounts = Pick<FilterCounts, 'values' | 'amounts'>;

/** For one list after the other: most values occur in few of them. */
const values = new KeptCounter();

/** The values of some attributes that the choices in other groups leave. */
export function countValues(
  list: ListedRows,
  names: IndexNames,
  narrowed: Narrowed,
  definitionIds: number[],
): ValueCounts {
  if (!definitionIds.length) return { values: [], amounts: [] };
  values.begin(list.values.size);
  // of numbers it is not the value that counts, but that there is one
  const having = new CardCounter(definitionIds.length);
  const isChosen = (id: number) => narrowed.but.has(`attribute-${id}`);
  const count = (rows: Int32Array, asked: number[]) => {
    const places = new Map(asked.map((id) => [id, definitionIds.indexOf(id)]));
    countRows(list, names, rows, { places, having });
  };
  count(
    narrowed.rows,
    definitionIds.filter((id) => !isChosen(id)),
  );
  for (const id of definitionIds.filter(isChosen)) count(rowsOf(narrowed, `attribute-${id}`), [id]);
  return valueCounts(list, names, { definitionIds, having });
}

/** @param counted.places of the definitions in `having` */
function countRows(
  { cards, valuesOf: { starts, items }, attributes }: ListedRows,
  { attributesOf }: IndexNames,
  rows: Int32Array,
  { places, having }: { places: Map<number, number>; having: CardCounter },
): void {
  const placeOf = new Int32Array(attributes.size + 1).fill(UNCOUNTED);
  for (const [id, place] of places) {
    const attribute = attributes.placeOf(id);
    if (attribute !== undefined) placeOf[attribute + 1] = place;
  }
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const [card, end] = [cards[row]!, starts[row + 1]!];
    for (let item = starts[row]!; item < end; item++) {
      const value = items[item]!;
      const attribute = attributesOf[value] ?? 0;
      const place = placeOf[attribute < 0 ? -attribute : attribute]!;
      if (place === UNCOUNTED) continue;
      values.add(value, card);
      if (attribute < 0) having.add(place, card);
    }
  }
}

/** The words of each definition that most cards have, and of numbers where they begin and end. */
function valueCounts(
  list: ListedRows,
  names: IndexNames,
  { definitionIds, having }: { definitionIds: number[]; having: CardCounter },
): ValueCounts {
  const shown = new Map<number, number>();
  const words: ValueCounts['values'] = [];
  const spans = new Map<number, [lowest: number, highest: number]>();
  for (const { value, count } of values.most()) {
    const { definitionId, key, label, amount } = names.values.get(list.values.ids[value]!)!;
    if (amount !== null) {
      const [lowest, highest] = spans.get(definitionId) ?? [amount, amount];
      spans.set(definitionId, [Math.min(lowest, amount), Math.max(highest, amount)]);
      continue;
    }
    const before = shown.get(definitionId) ?? 0;
    shown.set(definitionId, before + 1);
    if (before < MAX_SHOWN) words.push({ definitionId, key, label, count });
  }
  const amounts = definitionIds.flatMap((definitionId, place) => {
    const [lowest, highest] = spans.get(definitionId) ?? [];
    if (lowest === undefined || highest === undefined) return [];
    return { definitionId, count: having.counts[place]!, lowest, highest };
  });
  return { values: words.sort(byCount), amounts };
}

const byCount = (a: { key: string; count: number }, b: { key: string; count: number }) =>
  b.count - a.count || (a.key < b.key ? -1 : 1);
