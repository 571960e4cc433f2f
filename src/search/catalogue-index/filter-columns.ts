import { snake } from '../../core/database/naming.js';
import {
  type FilterId,
  type Filters,
  type FiltersWith,
  LIST_FILTERS,
  type ListFilter,
} from './list-filters.js';

/** Filters of a shape, with their names. */
type Named<Shape, Id extends FilterId = FiltersWith<Shape>> = Extract<ListFilter, Shape> & {
  id: Id;
  column: Filters[Id]['column'];
};

export type FlagFilter = Named<{ type: 'flag' }>;
/** Offers have one of its codes. */
export type CodedFilter = FlagFilter | Named<{ type: 'choice'; codes: object }>;
/** Offers have one of some things that have names of their own. */
export type EntityFilter = Named<{ named: string }>;
export type RangeFilter = Named<{ type: 'range' }>;
export type NamedFilter = CodedFilter | EntityFilter | RangeFilter;

export type CodedColumn = CodedFilter['column'];
export type RangeColumn = RangeFilter['column'];

const isEntity = (filter: NamedFilter): filter is EntityFilter => 'named' in filter;
const isRange = (filter: NamedFilter): filter is RangeFilter => filter.type === 'range';
const isCoded = (filter: NamedFilter): filter is CodedFilter => !isEntity(filter) && !isRange(filter);

/** All filters, in the order of the registry. */
export const FILTERS = Object.entries<ListFilter>(LIST_FILTERS).map(
  ([id, filter]) => ({ ...filter, id }) as NamedFilter,
);
export const CODED_FILTERS = FILTERS.filter(isCoded);
export const ENTITY_FILTERS = FILTERS.filter(isEntity);
export const RANGE_FILTERS = FILTERS.filter(isRange);

/** Whether it has a facet. */
export const isCounted = ({ facet }: NamedFilter) => facet !== undefined;

/** The code of a flag without words. */
const ON = 1;
/** The codes of its column by their words. */
export const codesOf = (filter: CodedFilter): Readonly<Record<string, number>> =>
  filter.codes ?? { true: ON };
/** The code that a flag asks for. */
export const codeOfFlag = (flag: FlagFilter): number => (flag.codes ? flag.codes[flag.on]! : ON);

/** The columns of filters, each once. */
const columnsOf = <Column>(filters: NamedFilter[]) => [
  ...new Set(filters.map(({ column }) => column as Column)),
];
export const ENTITY_COLUMNS = columnsOf<EntityFilter['column']>(ENTITY_FILTERS);
export const RANGE_COLUMNS = columnsOf<RangeColumn>(RANGE_FILTERS);
export const CODED_COLUMNS = columnsOf<CodedColumn>(CODED_FILTERS).map((column) => {
  const codes = codesOf(CODED_FILTERS.find((filter) => filter.column === column)!);
  return { column, codes: Object.values(codes) };
});

/** The column of `catalogue_offers` for a filter's column. */
export const databaseColumn = snake;

/** Selected values of an attribute; an offer has one of them. */
export interface ChosenValues {
  definitionId: number;
  valueIds: number[];
}

/** Bounds of a range in the numbers of its column, each included. */
export interface RangeSelection {
  from?: number;
  to?: number;
}

type SelectionOf<Filter> = Filter extends { type: 'flag' }
  ? boolean
  : Filter extends { type: 'range' }
    ? RangeSelection
    : Filter extends { named: 'brand' }
      ? string[]
      : number[];

/**
 * The selection in each filter, whose own counts ignore it: codes, folded keys of brands, or ids; an offer has one of them.
 */
export type IndexFilters = { [Id in FilterId]?: SelectionOf<Filters[Id]> } & { attributes?: ChosenValues[] };

type Selection = boolean | string[] | number[] | RangeSelection | undefined;

/** Whether a filter has a selection: one of its values, a bound, or that it is on. */
export const isSelected = <Own extends Selection>(selection: Own): selection is NonNullable<Own> =>
  Array.isArray(selection)
    ? selection.length > 0
    : typeof selection === 'object'
      ? selection.from !== undefined || selection.to !== undefined
      : selection === true;

/** The codes of which an offer must have one; none: any. */
export function selectedCodes(filter: CodedFilter, filters: IndexFilters): number[] {
  const selection = filters[filter.id] as boolean | number[] | undefined;
  if (filter.type === 'flag') return selection ? [codeOfFlag(filter)] : [];
  return (selection as number[] | undefined) ?? [];
}
