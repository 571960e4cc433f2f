import { foldText } from '../../core/i18n/fold-text.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { IndexFilters } from '../../search/catalogue-index/filter-columns.js';
import { codesOf, FILTERS, type NamedFilter } from '../../search/catalogue-index/filter-columns.js';
import type { FilterId, Filters, FiltersWith } from '../../search/catalogue-index/list-filters.js';

/** The words of a choice or a flag. */
type WordOf<Filter> = Filter extends { codes: infer Codes } ? keyof Codes & string : never;

/** The parameters of one filter. */
type State<Id extends string, Filter, Words> = Filter extends { type: 'flag' }
  ? Record<Id, boolean>
  : Filter extends { type: 'range' }
    ? Partial<Record<`${Id}From` | `${Id}To`, number>>
    : Filter extends { named: 'brand' }
      ? Record<Id, string[]>
      : Filter extends { named: 'store' }
        ? Record<Id, number[]>
        : Words extends unknown[]
          ? Record<Id, Words>
          : Partial<Record<Id, Words>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Address<Id extends FilterId> = Id extends FilterId
  ? State<Id, Filters[Id], WordOf<Filters[Id]>[]>
  : never;
type Parameters<Id extends FilterId> = Id extends FilterId
  ? State<Id, Filters[Id], WordOf<Filters[Id]>>
  : never;

/** The filters in the address of a list. */
export type AddressFilters = Intersection<Address<FiltersWith<{ control: object }>>>;
/** The filters of the API. */
export type ApiFilters = Intersection<Parameters<FiltersWith<{ inApi: true }>>>;

/** The parameters of filters, in an address or the API. */
export type FilterState = Partial<AddressFilters> | Partial<ApiFilters>;

/** The filters that visitors have, in the order of the registry. */
export const VISITOR_FILTERS = FILTERS.filter(({ control }) => control);

/** The names of a filter's parameters. */
export const parametersOf = ({ id, type }: Pick<NamedFilter, 'id' | 'type'>): string[] =>
  type === 'range' ? [`${id}From`, `${id}To`] : [id];

/** A filter's values in a state. */
export const valuesIn = (state: FilterState, filter: NamedFilter): unknown[] =>
  parametersOf(filter).map((name) => (state as Record<string, unknown>)[name]);

/** A filter's values as parameters of an address; null if nothing is selected. */
export const addressOf = (state: FilterState, filter: NamedFilter): QueryValues => {
  const values = valuesIn(state, filter).map((value) =>
    typeof value === 'boolean' ? (value ? '1' : null) : value,
  );
  return Object.fromEntries(
    parametersOf(filter).map((name, at) => [name, values[at] as QueryValues[string]]),
  );
};

/** The selections of an index. */
export const toIndexFilters = (state: FilterState): IndexFilters =>
  Object.fromEntries(FILTERS.map((filter) => [filter.id, selectionOf(filter, valuesIn(state, filter))]));

function selectionOf(filter: NamedFilter, values: unknown[]): unknown {
  if (filter.type === 'range') {
    const [from, to] = values.map((value) => scaled(value as number | undefined, filter.scale));
    return { from, to };
  }
  const [value] = values;
  if (filter.type === 'flag' || value === undefined) return value;
  if (!('named' in filter)) return [value].flat().map((word) => codesOf(filter)[word as string]);
  return filter.named === 'brand' ? (value as string[]).map(foldText) : value;
}

const scaled = (amount: number | undefined, scale: number) =>
  amount === undefined ? undefined : Math.round(amount * scale);

/** Whether names in a query become filters; with such filters of the caller they stay words. */
export const readsNames = (given: {
  kind?: unknown;
  category?: number;
  company?: unknown;
  brand: string[];
  attributes: object;
  literal?: boolean;
}): boolean => {
  const { kind, category, company, brand, attributes, literal } = given;
  const named = [kind, category, company, brand, Object.values(attributes)].flat();
  return !literal && named.every((value) => value === undefined);
};
