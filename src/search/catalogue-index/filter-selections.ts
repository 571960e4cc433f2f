import type { IndexFilters, RangeSelection } from './catalogue-index.js';
import { type CodedFilter, codeOfFlag } from './filter-columns.js';

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
