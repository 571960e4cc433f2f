import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { combineDecorators, Repeated } from '../input/input-rules.js';

const MAX_COLUMNS = 30;

/** `columns` of a query string. */
export const AreColumns = () =>
  combineDecorators(
    Repeated(),
    IsArray(),
    ArrayMaxSize(MAX_COLUMNS),
    IsString({ each: true }),
    MaxLength(40, { each: true }),
  );

/** In the query string: the default columns. */
export const USUAL_COLUMNS = 'usual';
/** The name column in the query string. It is always shown, also as the only column. */
const NAME = 'name';

/** The columns of a list, without the name. */
export interface ListColumns<Id extends string> {
  /** Shown, in order. */
  columns: Id[];
  /** Not shown; null: there is nothing to choose. */
  hiddenColumns: Id[] | null;
  /** Back to the default ones; null: they are shown. */
  usualColumnsUrl: string | null;
}

/**
 * @param usual the default columns
 * @returns the wanted columns, those that are left, and `columns` of the query string, which is empty for the default ones
 */
export function chooseColumns<Id extends string>(
  possible: readonly Id[],
  usual: readonly Id[],
  wanted: string[],
) {
  const chosen = [...new Set(wanted)].filter((column): column is Id => possible.includes(column as Id));
  const isChosen = chosen.length > 0 || wanted.includes(NAME);
  const columns = isChosen && !wanted.includes(USUAL_COLUMNS) ? chosen : [...usual];
  return {
    columns,
    hidden: possible.filter((column) => !columns.includes(column)),
    asked: String(columns) === String(usual) ? [] : [NAME, ...columns],
  };
}
