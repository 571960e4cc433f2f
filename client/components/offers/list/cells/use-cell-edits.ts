import { useState } from 'react';
import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import {
  type CellEdit,
  changed,
  editOf,
  type Edits,
  isOnItsWay,
  isTyped,
  keyOf,
  without,
} from './cell-edit.js';
import { editText, type CellAddress } from './editable.js';
import { useCellSending } from './use-cell-sending.js';

export interface CellEdits {
  of(place: CellAddress): CellEdit | undefined;
  open(place: CellAddress): void;
  /** Sends a value that needs no field. */
  send(place: CellAddress, text: string): void;
  change(place: CellAddress, text: string): void;
  /** Sends a changed field; an unchanged one just closes. */
  commit(place: CellAddress): void;
  /** Restores the stored value of the cell. */
  restore(place: CellAddress): void;
  /** Something typed is not saved yet. */
  changed: boolean;
  /** It is on its way. */
  saving: boolean;
  discard(): void;
  /** It was saved, and not opened again. */
  isSaved(place: CellAddress): boolean;
}

/** Changes of cells in a list. */
export function useCellEdits(offers: ManagedOffer[], valuesUrl: string | null): CellEdits {
  const { locale } = useI18n();
  const [edits, setEdits] = useState<Edits>({});
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const all = Object.values(edits);
  const offerOf = ({ id }: CellAddress) => offers.find((offer) => offer.id === id);
  const stored = (place: CellAddress) => {
    const offer = offerOf(place);
    return offer && editText(offer, place.field, locale);
  };
  const change = (place: CellAddress, changes: (edit: CellEdit) => Partial<CellEdit>) =>
    setEdits((edits) => changed(edits, place, changes));

  function open(place: CellAddress) {
    const text = stored(place);
    if (text === undefined) return;
    setSaved((saved) => new Set([...saved].filter((key) => key !== keyOf(place))));
    setEdits((edits) => ({ [keyOf(place)]: editOf(place, text), ...edits }));
  }

  function send(place: CellAddress, text: string) {
    const base = stored(place);
    if (base === undefined || isOnItsWay(edits[keyOf(place)])) return;
    const edit: CellEdit = { ...editOf(place, base), text, state: 'queued' };
    setEdits((edits) => ({ ...edits, [keyOf(place)]: edit }));
  }

  function finish(edit: CellEdit) {
    setEdits((edits) => without(edits, edit));
    setSaved((saved) => new Set(saved).add(keyOf(edit)));
  }

  function commit(place: CellAddress) {
    const edit = edits[keyOf(place)];
    if (edit?.state !== 'open') return;
    const base = stored(place) ?? edit.base;
    if (edit.text === base) setEdits((edits) => without(edits, place));
    // a person who sends it again saw the current value
    else change(place, () => ({ state: 'queued', error: null, base }));
  }

  useCellSending({ valuesUrl, all, offerOf, stored, change, finish });

  return {
    of: (place) => edits[keyOf(place)],
    open,
    send,
    change: (place, text) => change(place, () => ({ text })),
    commit,
    restore: (place) => setEdits((edits) => without(edits, place)),
    changed: all.some((edit) => isOnItsWay(edit) || isTyped(edit)),
    saving: all.some(isOnItsWay),
    discard: () => setEdits({}),
    isSaved: (place) => saved.has(keyOf(place)),
  };
}
