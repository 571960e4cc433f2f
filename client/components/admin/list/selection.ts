/** The selection in a list, on all its pages. */
export interface Selection {
  /** Which list, with its filters. */
  list: string;
  /** Everything that the filters find, but for `ids`; else just these. */
  all: boolean;
  ids: ReadonlySet<number>;
}

export const NOTHING: Selection = { list: '', all: false, ids: new Set() };

let current = NOTHING;
const listeners = new Set<() => void>();

/** Stored outside of the pages, which change while a person browses the list. */
export function currentSelection(): Selection {
  return current;
}

export function select(selection: Selection): void {
  current = selection;
  for (const listener of listeners) listener();
}

/** @returns a function that removes the listener */
export function onSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isSelected({ all, ids }: Selection, id: number): boolean {
  return all !== ids.has(id);
}

/** Adds rows to the selection, or removes them. */
export function withRows(selection: Selection, rows: number[], chosen: boolean): Selection {
  const ids = new Set(selection.ids);
  for (const id of rows) {
    if (chosen === selection.all) ids.delete(id);
    else ids.add(id);
  }
  return { ...selection, ids };
}

/** The selection after a row was deleted, whether the row was selected or not. */
export function withoutRow(selection: Selection, row: number): Selection {
  return { ...selection, ids: new Set([...selection.ids].filter((id) => id !== row)) };
}
