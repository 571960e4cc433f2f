import { fold } from '../../../../lib/i18n/fold.js';
import { neighbour, type CellAddress } from './editable.js';

/** A cell and its new value. */
export interface PastedCell {
  place: CellAddress;
  text: string;
}

/** Currency signs that a spreadsheet writes next to an amount. */
const CURRENCY = /€|\bEUR\b/giu;

/** Columns copied from a spreadsheet: lines with values between tabs. */
export function readPasted(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((value) => value.trim()));
}

/** Whether a text is more than one value. */
export const isColumn = (text: string) => readPasted(text).flat().length > 1;

/**
 * The target cells of the values, from one cell to the right and down; null: there are more lines than rows.
 * @param the page's words for each availability
 */
export function cellsFor(
  places: CellAddress[][],
  from: CellAddress,
  lines: string[][],
  words: Record<string, string>,
): PastedCell[] | null {
  const cells: PastedCell[] = [];
  for (const [rows, values] of lines.entries()) {
    if (!neighbour(places, from, { rows })) return null;
    for (const [columns, value] of values.entries()) {
      const place = neighbour(places, from, { rows, columns });
      if (place) cells.push({ place, text: textFor(place, value, words) });
    }
  }
  return cells;
}

function textFor({ field }: CellAddress, value: string, words: Record<string, string>): string {
  if (field === 'stock') return value;
  if (field !== 'availability') return value.replace(CURRENCY, '').trim();
  const known = Object.entries(words).find(([, word]) => fold(word) === fold(value));
  return known?.[0] ?? value;
}
