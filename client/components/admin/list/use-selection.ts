import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  currentSelection,
  isSelected,
  NOTHING,
  onSelection,
  select,
  type Selection,
  withoutRow,
  withRows,
} from './selection.js';

export interface RowSelection {
  /** Everything that the filters find, but for `ids`; else just these. */
  all: boolean;
  ids: ReadonlySet<number>;
  count: number;
  /** How many rows of this page are selected. */
  page: 'none' | 'some' | 'all';
  has(id: number): boolean;
  /** `isRange`: together with all between it and the one before. */
  check(id: number, checked: boolean, isRange: boolean): void;
  checkPage(checked: boolean): void;
  /** It is no row of the list any more. */
  forget(id: number): void;
  selectAll(): void;
  clear(): void;
}

/**
 * The selection in a list, on all its pages.
 * @param list identifies the list with its filters; other filters clear the selection
 * @param rows of the current page
 * @param total rows on all pages
 */
export function useSelection(list: string, rows: number[], total: number): RowSelection {
  const stored = useSyncExternalStore(onSelection, currentSelection, () => NOTHING);
  const selection = ofList(list, stored);
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (currentSelection().list !== list) select({ ...NOTHING, list });
  }, [list]);

  const has = (id: number) => isSelected(selection, id);
  const chosen = rows.filter(has).length;

  // several rows may be ticked between two renderings
  const set = (ids: number[], checked: boolean) =>
    select(withRows(ofList(list, currentSelection()), ids, checked));

  function check(id: number, checked: boolean, isRange: boolean) {
    const from = isRange && last.current !== null ? rows.indexOf(last.current) : -1;
    const to = rows.indexOf(id);
    const range = from < 0 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    set(range, checked);
  }

  return {
    all: selection.all,
    ids: selection.ids,
    count: selection.all ? Math.max(0, total - selection.ids.size) : selection.ids.size,
    page: chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some',
    has,
    check,
    checkPage: (checked) => set(rows, checked),
    forget: (id) => select(withoutRow(currentSelection(), id)),
    selectAll: () => select({ list, all: true, ids: new Set() }),
    clear: () => select({ ...NOTHING, list }),
  };
}

/** In another list nothing is selected. */
const ofList = (list: string, selection: Selection): Selection =>
  selection.list === list ? selection : { ...NOTHING, list };
