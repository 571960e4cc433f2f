import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { Icon } from '../../../ui/icon.js';
import { CellField } from './cell-field.js';
import { editText, type EditableField, neighbour, type CellAddress, type Step } from './editable.js';
import { isColumn } from './pasted.js';
import type { CellEdits } from './use-cell-edits.js';
import { Box } from '../../../ui/layout/boxes.js';

/** Shared data of a list's cells. */
export interface EditableCells {
  edits: CellEdits;
  /** Cells that can be changed. */
  places: CellAddress[][];
  /** Without a script there is the form. */
  hydrated: boolean;
  /** Writes a text from a spreadsheet into the cells from this one on. */
  paste(from: CellAddress, text: string): void;
}

interface Props {
  offer: ManagedOffer;
  field: EditableField;
  label: string;
  /** The value for reading. */
  value: string;
  /** The typed text in words; default: unchanged. */
  wordOf?(text: string): string;
  cells: EditableCells;
  children?: ReactNode;
}

const STEPS: Record<string, Step> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
};

const idOf = ({ id, field }: CellAddress) => `cell-${id}-${field}`;

/** A value that can be edited in place, and the rest of its cell. */
export function OfferCell({ offer, field, label, value, wordOf, cells, children }: Props) {
  const { t, locale } = useI18n();
  const { edits, places, hydrated, paste } = cells;
  const place = { id: offer.id, field };
  const edit = edits.of(place);
  const button = useRef<HTMLButtonElement>(null);
  const closedByKey = useRef(false);
  const isOpen = edit?.state === 'open';
  useLayoutEffect(() => {
    if (!isOpen && closedByKey.current) button.current?.focus();
    closedByKey.current = false;
  }, [isOpen]);
  const shown = !edit ? value : (wordOf?.(edit.text) ?? edit.text) || '–';
  const ofCell = { field: label, name: offer.name.text };

  function byKey(step: (place: CellAddress) => void) {
    closedByKey.current = true;
    step(place);
  }

  function goOn(step: Step): boolean {
    const to = neighbour(places, place, step);
    if (!to) return false;
    edits.commit(place);
    edits.open(to);
    return true;
  }

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const to = step && neighbour(places, place, step);
    if (!to) return;
    event.preventDefault();
    document.getElementById(idOf(to))?.focus();
  }

  function pasteText(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    // one value is typed into an open field
    if (!text || (isOpen && !isColumn(text))) return;
    event.preventDefault();
    if (isOpen) byKey(edits.restore);
    paste(place, text);
  }

  if (!offer.actionUrl || !hydrated)
    return (
      <>
        {value}
        {children}
      </>
    );
  if (isOpen)
    return (
      <CellField
        edit={edit}
        fromFeed={offer.fromFeed}
        label={t('offers.inline.label', ofCell)}
        theirs={editText(offer, field, locale) === edit.base ? undefined : value}
        onChange={(text) => edits.change(place, text)}
        onCommit={() => edits.commit(place)}
        onEnter={() => byKey(edits.commit)}
        onRestore={() => byKey(edits.restore)}
        onStep={goOn}
        onPaste={pasteText}
      />
    );
  return (
    <>
      <Box
        ref={button}
        id={idOf(place)}
        type="button"
        as="button"
        nowrap
        className="cell-edit"
        aria-label={t('offers.inline.edit', { ...ofCell, value: shown })}
        aria-busy={edit ? true : undefined}
        data-saved={edits.isSaved(place) || undefined}
        onClick={() => edits.open(place)}
        onKeyDown={walk}
        onPaste={pasteText}
      >
        {shown}
        {edits.isSaved(place) && <Icon name="check" />}
      </Box>
      {children}
    </>
  );
}
