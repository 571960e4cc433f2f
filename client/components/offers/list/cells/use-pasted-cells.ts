import { useState } from 'react';
import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { AVAILABILITIES, editText, type CellAddress } from './editable.js';
import { cellsFor, readPasted } from './pasted.js';
import { type CellChange, saveCells } from './save-cells.js';

export interface PastedCells {
  /** Writes a text from a spreadsheet into the cells from this one on. */
  paste(from: CellAddress, text: string): void;
  /** Rows that are being saved. */
  saving: number;
  /** Why nothing was saved. */
  report: { title: string; problems: string[] } | null;
  close(): void;
}

/** Columns that are pasted into a list. */
export function usePastedCells(
  offers: ManagedOffer[],
  places: CellAddress[][],
  url: string | null,
): PastedCells {
  const { t, locale } = useI18n();
  const [saving, setSaving] = useState(0);
  const [report, setReport] = useState<PastedCells['report']>(null);
  const offerOf = ({ id }: CellAddress) => offers.find((offer) => offer.id === id)!;

  function paste(from: CellAddress, text: string) {
    if (url === null || saving) return;
    const availabilities = Object.fromEntries(
      AVAILABILITIES.map((value) => [value, t(`products.availability.${value}`)]),
    );
    const lines = readPasted(text);
    const cells = cellsFor(places, from, lines, availabilities);
    if (!cells) {
      setReport({ title: t('offers.inline.paste_too_long', { count: lines.length }), problems: [] });
      return;
    }
    const changes = cells.map((cell) => ({
      ...cell,
      was: editText(offerOf(cell.place), cell.place.field, locale),
    }));
    setReport(null);
    setSaving(lines.length);
    const isFed = changes.some(({ place }) => offerOf(place).fromFeed);
    const words = {
      undo: t('common.toast.undo'),
      note: isFed ? t('offers.inline.pasted_from_feed') : undefined,
    };
    saveCells(url, changes, words, {
      onRefused: (problems) =>
        setReport({
          title: t('offers.inline.paste_failed'),
          problems: [...problems].map(([index, problem]) => problemOf(changes[index]!, problem)),
        }),
      onUnreachable: () => setReport({ title: t('admin.form.unreachable'), problems: [] }),
      onFinish: () => setSaving(0),
    });
  }

  function problemOf({ place }: CellChange, problem: string): string {
    const field = t(`fields.${place.field}`);
    return t('offers.inline.paste_problem', { name: offerOf(place).name.text, field, problem });
  }

  return { paste, saving, report, close: () => setReport(null) };
}
