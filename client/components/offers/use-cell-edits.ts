import { useEffect, useState } from 'react';
import type { ManagedProduct } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { editText, type Place } from './editable.js';
import { saveCell } from './save-cell.js';

/** A cell whose field is open, or is being saved. */
export interface CellEdit extends Place {
  text: string;
  /** What was stored when it was opened; another value means that somebody else was quicker. */
  base: string;
  state: 'open' | 'queued' | 'sending' | 'stale';
  /** Of the product when it was sent. */
  version: string | null;
  error: string | null;
}

export interface CellEdits {
  of(place: Place): CellEdit | undefined;
  open(place: Place): void;
  /** Sends a value that needs no field. */
  send(place: Place, text: string): void;
  change(place: Place, text: string): void;
  /** Sends what was changed; an unchanged field just closes. */
  commit(place: Place): void;
  /** As it was. */
  restore(place: Place): void;
  /** Something typed is not saved yet. */
  changed: boolean;
  /** It is on its way. */
  saving: boolean;
  discard(): void;
  /** It was saved, and has not been opened since. */
  isSaved(place: Place): boolean;
}

type Edits = Record<string, CellEdit>;
const keyOf = ({ id, field }: Place) => `${id} ${field}`;

/** Changes of cells: sent one after the other, so that each carries the version that the one before has made. */
export function useCellEdits(offers: ManagedProduct[]): CellEdits {
  const { t, locale } = useI18n();
  const [edits, setEdits] = useState<Edits>({});
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const all = Object.values(edits);
  const offerOf = ({ id }: Place) => offers.find((offer) => offer.id === id);
  const stored = (place: Place) => {
    const offer = offerOf(place);
    return offer && editText(offer, place.field, locale);
  };
  const put = (place: Place, changes: Partial<CellEdit>) =>
    setEdits((edits) => changed(edits, place, () => changes));
  const refuse = (place: Place, error: string) => put(place, { state: 'open', error });

  function open(place: Place) {
    const text = stored(place);
    if (text === undefined) return;
    setSaved((saved) => new Set([...saved].filter((key) => key !== keyOf(place))));
    setEdits((edits) => ({ [keyOf(place)]: editOf(place, text), ...edits }));
  }

  function sendAtOnce(place: Place, text: string) {
    const base = stored(place);
    if (base === undefined || isOnItsWay(edits[keyOf(place)])) return;
    const edit: CellEdit = { ...editOf(place, base), text, state: 'queued' };
    setEdits((edits) => ({ ...edits, [keyOf(place)]: edit }));
  }

  function finish(edit: CellEdit) {
    setEdits((edits) => without(edits, edit));
    setSaved((saved) => new Set(saved).add(keyOf(edit)));
  }

  function commit(place: Place) {
    const edit = edits[keyOf(place)];
    if (edit?.state !== 'open') return;
    const base = stored(place) ?? edit.base;
    if (edit.text === base) setEdits((edits) => without(edits, place));
    // whoever sends it again has seen what is stored by now
    else put(place, { state: 'queued', error: null, base });
  }

  function send(edit: CellEdit) {
    const offer = offerOf(edit);
    if (!offer?.actionUrl) return refuse(edit, t('offers.inline.not_saved'));
    put(edit, { state: 'sending', version: offer.version });
    saveCell(offer, edit, edit.text, {
      onSaved: () => finish(edit),
      onRefused: (reason) => refuse(edit, reason || t('offers.inline.not_saved')),
      onStale: () => put(edit, { state: 'stale' }),
      onUnreachable: () => refuse(edit, t('admin.form.unreachable')),
      onFinish: () =>
        setEdits((edits) =>
          changed(edits, edit, ({ state }) =>
            state === 'sending' ? { state: 'open', error: t('offers.inline.not_saved') } : {},
          ),
        ),
    });
  }

  /** Another value of the product has changed: no reason to ask. */
  function lookAgain(edit: CellEdit) {
    // somebody else has done the same
    if (stored(edit) === edit.text) return finish(edit);
    const isNew = offerOf(edit)?.version !== edit.version;
    const isUntouched = isNew && stored(edit) === edit.base;
    if (isUntouched) put(edit, { state: 'queued' });
    else refuse(edit, t(`offers.inline.conflict.${edit.field === 'status' ? 'status' : 'value'}`));
  }

  const isBusy = all.some(({ state }) => state === 'sending');
  const next = isBusy ? undefined : all.find(({ state }) => state === 'stale' || state === 'queued');
  useEffect(() => {
    if (next) (next.state === 'stale' ? lookAgain : send)(next);
    // the rows of this draw are the newest ones
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next]);

  return {
    of: (place) => edits[keyOf(place)],
    open,
    send: sendAtOnce,
    change: (place, text) => put(place, { text }),
    commit,
    restore: (place) => setEdits((edits) => without(edits, place)),
    changed: all.some((edit) => isOnItsWay(edit) || isTyped(edit)),
    saving: all.some(isOnItsWay),
    discard: () => setEdits({}),
    isSaved: (place) => saved.has(keyOf(place)),
  };
}

const isOnItsWay = (edit: CellEdit | undefined) => edit !== undefined && edit.state !== 'open';
/** A button that was refused has nothing to lose. */
const isTyped = ({ field, text, base }: CellEdit) => field !== 'status' && text !== base;

function editOf(place: Place, text: string): CellEdit {
  return { ...place, text, base: text, state: 'open', version: null, error: null };
}

function changed(edits: Edits, place: Place, changes: (edit: CellEdit) => Partial<CellEdit>): Edits {
  const edit = edits[keyOf(place)];
  return edit ? { ...edits, [keyOf(place)]: { ...edit, ...changes(edit) } } : edits;
}

function without(edits: Edits, place: Place): Edits {
  const { [keyOf(place)]: _, ...others } = edits;
  return others;
}
