import { CardCounter } from './card-counter.js';
import type { Columns, ColumnValue } from './columns.js';
import { type FilterCounts, MOST_SHOWN } from './filter-counts.js';
import { type Narrowed, rowsOf } from './narrowing.js';

type ValueCounts = Pick<FilterCounts, 'values' | 'amounts'>;

/** The values of attributes that the choices in other groups leave. */
export function countValues(columns: Columns, narrowed: Narrowed): ValueCounts {
  const { knownValues } = columns;
  const definitions = [...columns.definitionIds];
  const counter = new ValueCounter(columns, definitions);
  const isChosen = (id: number) => narrowed.but.has(`attribute-${id}`);
  counter.count(
    narrowed.rows,
    definitions.filter((id) => !isChosen(id)),
  );
  for (const id of definitions.filter(isChosen)) counter.count(rowsOf(narrowed, `attribute-${id}`), [id]);
  const found = counter.values.most().map(({ value, count }) => ({ value: knownValues[value]!, count }));
  return {
    values: definitions.flatMap((id) => words(found, id)).sort(byCount),
    amounts: definitions.flatMap((id, place) => span(found, id, counter.having.counts[place]!)),
  };
}

/** Counts cards by the values of attributes, and by whether they have any. */
class ValueCounter {
  readonly values: CardCounter;
  /** By definition: of numbers it is not the value that counts, but that there is one. */
  readonly having: CardCounter;
  /** Of each value the place of its definition. */
  private readonly definitionOf: Int32Array;

  constructor(
    private readonly columns: Columns,
    private readonly definitions: number[],
  ) {
    const { knownValues } = columns;
    this.values = new CardCounter(knownValues.length);
    this.having = new CardCounter(definitions.length);
    this.definitionOf = Int32Array.from(knownValues, ({ definitionId }) => definitions.indexOf(definitionId));
  }

  count(rows: Int32Array, definitionIds: number[]): void {
    const { definitionOf, values, having } = this;
    const { cards } = this.columns;
    const { starts, items } = this.columns.values;
    const isAsked = Uint8Array.from(this.definitions, (id) => Number(definitionIds.includes(id)));
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const end = starts[row + 1]!;
      for (let item = starts[row]!; item < end; item++) {
        const definition = definitionOf[items[item]!]!;
        if (isAsked[definition] !== 1) continue;
        values.add(items[item]!, cards[row]!);
        having.add(definition, cards[row]!);
      }
    }
  }
}

interface Found {
  value: ColumnValue;
  count: number;
}

function words(found: Found[], definitionId: number): FilterCounts['values'] {
  return found
    .filter(({ value }) => value.definitionId === definitionId && value.amount === null)
    .slice(0, MOST_SHOWN)
    .map(({ value: { key, label }, count }) => ({ definitionId, key, label, count }));
}

const byCount = (a: { key: string; count: number }, b: { key: string; count: number }) =>
  b.count - a.count || (a.key < b.key ? -1 : 1);

function span(found: Found[], definitionId: number, count: number): FilterCounts['amounts'] {
  const amounts = found.flatMap(({ value }) =>
    value.definitionId === definitionId && value.amount !== null ? value.amount : [],
  );
  if (!amounts.length) return [];
  const [lowest, highest] = amounts.reduce(
    ([least, most], amount) => [Math.min(least, amount), Math.max(most, amount)],
    [Infinity, -Infinity],
  );
  return [{ definitionId, count, lowest, highest }];
}
