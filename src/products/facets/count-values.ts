import { CardCounter } from './card-counter.js';
import type { Columns } from './columns.js';
import { type FilterCounts, MAX_SHOWN } from './filter-counts.js';
import { type Narrowed, rowsOf } from './narrowing.js';

const NO_NUMBER = -1;

type ValueCounts = Pick<FilterCounts, 'values' | 'amounts'>;

/** The values of attributes that the choices in other groups leave. */
export function countValues(columns: Columns, narrowed: Narrowed): ValueCounts {
  const definitions = [...columns.definitionIds];
  const counter = new ValueCounter(columns, definitions);
  const isChosen = (id: number) => narrowed.but.has(`attribute-${id}`);
  counter.count(
    narrowed.rows,
    definitions.filter((id) => !isChosen(id)),
  );
  for (const id of definitions.filter(isChosen)) counter.count(rowsOf(narrowed, `attribute-${id}`), [id]);
  return valueCounts(columns, counter, definitions);
}

/** Counts cards by the values of attributes, and by whether they have any. */
class ValueCounter {
  readonly values: CardCounter;
  /** By definition, of numbers: it is not the value that counts, but that there is one. */
  readonly having: CardCounter;
  /** Of each number the place of its definition; of words NO_NUMBER. */
  private readonly definitionOf: Int32Array;

  constructor(
    private readonly columns: Columns,
    definitions: number[],
  ) {
    const { knownValues } = columns;
    this.values = new CardCounter(knownValues.length);
    this.having = new CardCounter(definitions.length);
    this.definitionOf = Int32Array.from(knownValues, ({ definitionId, amount }) =>
      amount === null ? NO_NUMBER : definitions.indexOf(definitionId),
    );
  }

  count(rows: Int32Array, definitionIds: number[]): void {
    const { definitionOf, values, having } = this;
    const { cards, knownValues } = this.columns;
    const { starts, items } = this.columns.values;
    const isAsked = Uint8Array.from(knownValues, ({ definitionId }) =>
      Number(definitionIds.includes(definitionId)),
    );
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const [card, end] = [cards[row]!, starts[row + 1]!];
      for (let place = starts[row]!; place < end; place++) {
        const value = items[place]!;
        if (isAsked[value] !== 1) continue;
        values.add(value, card);
        if (definitionOf[value] !== NO_NUMBER) having.add(definitionOf[value]!, card);
      }
    }
  }
}

/** The words of each definition that most cards have, and of numbers where they begin and end. */
function valueCounts(
  { knownValues }: Columns,
  { values, having }: ValueCounter,
  definitions: number[],
): ValueCounts {
  const shown = new Map<number, number>();
  const words: ValueCounts['values'] = [];
  const spans = new Map<number, [lowest: number, highest: number]>();
  for (const { value, count } of values.most()) {
    const { definitionId, key, label, amount } = knownValues[value]!;
    if (amount !== null) {
      const [lowest, highest] = spans.get(definitionId) ?? [amount, amount];
      spans.set(definitionId, [Math.min(lowest, amount), Math.max(highest, amount)]);
      continue;
    }
    const before = shown.get(definitionId) ?? 0;
    shown.set(definitionId, before + 1);
    if (before < MAX_SHOWN) words.push({ definitionId, key, label, count });
  }
  const amounts = definitions.flatMap((definitionId, place) => {
    const [lowest, highest] = spans.get(definitionId) ?? [];
    if (lowest === undefined || highest === undefined) return [];
    return { definitionId, count: having.counts[place]!, lowest, highest };
  });
  return { values: words.sort(byCount), amounts };
}

const byCount = (a: { key: string; count: number }, b: { key: string; count: number }) =>
  b.count - a.count || (a.key < b.key ? -1 : 1);
