import type { CellAddress } from './editable.js';

/** A cell whose field is open, or is being saved. */
export interface CellEdit extends CellAddress {
  text: string;
  /** The stored value when it was opened; a different one means that another person changed it first. */
  base: string;
  state: 'open' | 'queued' | 'sending' | 'stale';
  /** Version of the product when it was sent. */
  version: string | null;
  error: string | null;
}

/** Edits by key; the one that was opened last comes first. */
export type Edits = Record<string, CellEdit>;

export const keyOf = ({ id, field }: CellAddress) => `${id} ${field}`;

export const isOnItsWay = (edit: CellEdit | undefined) => edit !== undefined && edit.state !== 'open';

/** A button that was refused has nothing to lose. */
export const isTyped = ({ field, text, base }: CellEdit) => field !== 'status' && text !== base;

export function editOf(place: CellAddress, text: string): CellEdit {
  return { ...place, text, base: text, state: 'open', version: null, error: null };
}

/** Changes an edit, unless its cell was closed meanwhile. */
export function changed(
  edits: Edits,
  place: CellAddress,
  changes: (edit: CellEdit) => Partial<CellEdit>,
): Edits {
  const edit = edits[keyOf(place)];
  return edit ? { ...edits, [keyOf(place)]: { ...edit, ...changes(edit) } } : edits;
}

export function without(edits: Edits, place: CellAddress): Edits {
  const { [keyOf(place)]: _, ...others } = edits;
  return others;
}
