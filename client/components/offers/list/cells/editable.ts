import type { ManagedOffer } from '../../../../../src/offers/offers.pages.js';
import type { Locale } from '../../../../../src/core/i18n/locales.js';
import { amountText, numberText } from './amount-text.js';

/** The fields that can be edited in the list. */
export const EDITABLE = ['price', 'regularPrice', 'stock', 'availability', 'deliveryCost'] as const;
export type EditableField = (typeof EDITABLE)[number];

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder', 'unknown'] as const;

/** The separately sent parts of a row: its cells, and the status that its buttons change. */
export interface CellAddress {
  id: number;
  field: EditableField | 'status';
}

/** A value as its field shows it. */
export function editText(offer: ManagedOffer, field: CellAddress['field'], locale: Locale): string {
  if (field === 'availability' || field === 'status') return offer[field];
  if (field === 'stock') return numberText(offer.stock);
  return amountText(field === 'price' ? offer.price.amount : offer[field], locale);
}

/** The positions of the editable cells, row by row. */
export function placesOf(offers: ManagedOffer[], columns: readonly string[]): CellAddress[][] {
  const fields = columns.filter((column): column is EditableField =>
    (EDITABLE as readonly string[]).includes(column),
  );
  return offers
    .filter(({ actionUrl }) => actionUrl !== null)
    .map(({ id }) => fields.map((field) => ({ id, field })));
}

/** Rows and columns to go; `wrap`: from the end of a row to the next one. */
export interface Step {
  rows?: number;
  columns?: number;
  wrap?: boolean;
}

/** The cell that a step leads to; null at the edge. */
export function neighbour(places: CellAddress[][], from: CellAddress, step: Step): CellAddress | null {
  const { rows = 0, columns = 0, wrap = false } = step;
  const row = places.findIndex(([first]) => first?.id === from.id);
  const column = places[row]?.findIndex(({ field }) => field === from.field) ?? -1;
  if (column < 0) return null;
  if (!wrap) return places[row + rows]?.[column + columns] ?? null;
  const all = places.flat();
  return all[row * places[row]!.length + column + columns] ?? null;
}
