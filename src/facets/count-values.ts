import { CardCounter } from './card-counter.js';
import type { Columns, ColumnValue } from './columns.js';
import { type FilterCounts, MOST_SHOWN } from './filter-counts.js';
import type { Narrowed } from './narrowing.js';

type ValueCounts = Pick<FilterCounts, 'values' | 'amounts'>;

/** The values of attributes that the choices in other groups leave. */
export function countValues(columns: Columns, narrowed: Narrowed): ValueCounts {
  const { knownValues, definitionIds, cards, values } = columns;
  const definitions = [...definitionIds];
  const definitionOf = Int32Array.from(knownValues, ({ definitionId }) => definitions.indexOf(definitionId));
  const ownChoices = definitions.map((id) => narrowed.facets.indexOf(`attribute-${id}`) + 1);
  const counted = new CardCounter(knownValues.length);
  // of numbers it is not the value that counts, but that there is one
  const having = new CardCounter(definitions.length);
  narrowed.rows.forEach((row, at) => {
    const missed = narrowed.missed[at]!;
    for (let item = values.starts[row]!; item < values.starts[row + 1]!; item++) {
      const value = values.items[item]!;
      const definition = definitionOf[value]!;
      if (missed !== 0 && missed !== ownChoices[definition]) continue;
      counted.add(value, cards[row]!);
      having.add(definition, cards[row]!);
    }
  });
  const found = counted.most().map(({ value, count }) => ({ value: knownValues[value]!, count }));
  return {
    values: definitions.flatMap((id) => words(found, id)).sort(byCount),
    amounts: definitions.flatMap((id, place) => span(found, id, having.counts[place]!)),
  };
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
