import { plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { wallTextOf } from '../../core/i18n/market-time.js';
import type { Cells } from '../../core/text/csv.js';
import { plainText as withoutTags } from '../../core/text/text.js';
import type { AttributeOfProduct, ProductRecord } from '../product-record.js';
import type { FieldColumn } from './sheet-columns.js';
import { sheetText } from './sheet-texts.js';

export type Cell = Cells[number];

const SEPARATOR = ' | ';

/** @param locale of labels and numbers */
export function fieldCell(column: FieldColumn, product: ProductRecord, locale: Locale): Cell {
  const value = product[column.name];
  if (value === null) return null;
  switch (column.type) {
    case 'texts': {
      const words = (value as Translations)[column.locale!] ?? null;
      return words && column.html ? withoutTags(words) : words;
    }
    case 'money':
      return moneyCell(value as number, locale);
    case 'instant':
      return wallTextOf(value as string).replace('T', ' ');
    case 'code':
      return column.names ? sheetText(`${column.names}.${value as string}`, locale) : (value as string);
    default:
      return value as Cell;
  }
}

/** Two decimals, no thousands separators: spreadsheets in that language read it as a number. */
export function moneyCell(amount: number, locale: Locale): string {
  const text = amount.toFixed(2);
  return locale === 'sl' ? text.replace('.', ',') : text;
}

/** `Masa: 250 g` */
export function attributeCell(
  { name, value, unit }: Pick<AttributeOfProduct, 'name' | 'value' | 'unit'>,
  locale: Locale,
): string {
  return [`${plainText(name, locale)}: ${plainText(value, locale)}`, unit].filter(Boolean).join(' ');
}

export const listCell = (parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(SEPARATOR);

/** The parts of a list; the inverse of `listCell`. */
export const partsOfCell = (cell: string): string[] =>
  cell
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);

/** A cell after the way through a file: one kind of line ends, nothing around it. */
export const bareCell = (cell: Cell): string =>
  String(cell ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
