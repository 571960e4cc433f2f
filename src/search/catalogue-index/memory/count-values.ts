import { type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { CardCounter } from './card-counter.js';
import type { IndexedValue, IndexNames } from './content/index-names.js';
import type { ListedRows } from './listed-rows.js';
import { type Narrowed, rowsOf } from './narrowing.js';

/** In place of the number of a definition: not counted, or counted by its values alone. */
const UNCOUNTED = -2;
const WORDS = -1;

type ValueCounts = Pick<FilterCounts, 'values' | 'amounts'>;

/** The values of some attributes that the choices in other groups leave. */
export function countValues(
  list: ListedRows,
  names: IndexNames,
  narrowed: Narrowed,
  definitionIds: number[],
): ValueCounts {
  if (!definitionIds.length) return { values: [], amounts: [] };
  const counter = new ValueCounter(list, names, definitionIds);
  const isChosen = (id: number) => narrowed.but.has(`attribute-${id}`);
  counter.count(
    narrowed.rows,
    definitionIds.filter((id) => !isChosen(id)),
  );
  for (const id of definitionIds.filter(isChosen)) counter.count(rowsOf(narrowed, `attribute-${id}`), [id]);
  return valueCounts(counter, definitionIds);
}

/** Counts cards by the values of attributes, and by whether they have any. */
class ValueCounter {
  readonly values: CardCounter;
  /** By definition, of numbers: it is not the value that counts, but that there is one. */
  readonly having: CardCounter;
  /** Of each value. */
  readonly known: (IndexedValue | undefined)[];

  constructor(
    private readonly list: ListedRows,
    { values }: IndexNames,
    private readonly definitionIds: number[],
  ) {
    this.known = list.values.ids.map((id) => values.get(id));
    this.values = new CardCounter(this.known.length);
    this.having = new CardCounter(definitionIds.length);
  }

  count(rows: Int32Array, definitionIds: number[]): void {
    const { values, having } = this;
    const { cards, valuesOf } = this.list;
    const { starts, items } = valuesOf;
    const placeOf = this.placesOf(definitionIds);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const [card, end] = [cards[row]!, starts[row + 1]!];
      for (let item = starts[row]!; item < end; item++) {
        const value = items[item]!;
        const place = placeOf[value]!;
        if (place === UNCOUNTED) continue;
        values.add(value, card);
        if (place !== WORDS) having.add(place, card);
      }
    }
  }

  /** Of each value the place of its definition, of words WORDS. */
  private placesOf(definitionIds: number[]): Int16Array {
    const asked = new Map(definitionIds.map((id) => [id, this.definitionIds.indexOf(id)]));
    return Int16Array.from(this.known, (value) => {
      const place = value && asked.get(value.definitionId);
      if (place === undefined) return UNCOUNTED;
      return value!.amount === null ? WORDS : place;
    });
  }
}

/** The words of each definition that most cards have, and of numbers where they begin and end. */
function valueCounts({ known, values, having }: ValueCounter, definitionIds: number[]): ValueCounts {
  const shown = new Map<number, number>();
  const words: ValueCounts['values'] = [];
  const spans = new Map<number, [lowest: number, highest: number]>();
  for (const { value, count } of values.most()) {
    const { definitionId, key, label, amount } = known[value]!;
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
