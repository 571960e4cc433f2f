import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { type Field, WRITTEN_FIELDS } from '../product-columns.js';
import { sheetText } from './sheet-texts.js';

/** A field; a text has a column for each language. */
export type FieldColumn = Field & { locale?: Locale };

export const FIELD_COLUMNS = WRITTEN_FIELDS.flatMap((field): FieldColumn[] =>
  field.type === 'texts' ? LOCALES.map((locale) => ({ ...field, locale })) : [field],
);

/** Lists in one cell each. */
const PART_COLUMNS = ['categories', 'pictures', 'attributes'] as const;

/** The name of a column in code. */
export const columnKey = ({ name, locale }: Pick<FieldColumn, 'name' | 'locale'>): string =>
  locale ? `${name}.${locale}` : name;

/** The title of a field's column. */
export function fieldTitle({ name, locale: of }: FieldColumn, locale: Locale): string {
  const label = sheetText(`fields.${name}`, locale);
  return of ? `${label} (${sheetText(`export.languages.${of}`, locale)})` : label;
}

export const partTitle = (part: string, locale: Locale): string =>
  sheetText(`export.columns.${part}`, locale);

/** The titles of the columns that an import writes, by their keys. */
export const writtenTitles = (locale: Locale): [key: string, title: string][] => [
  ...FIELD_COLUMNS.map((column): [string, string] => [columnKey(column), fieldTitle(column, locale)]),
  ...PART_COLUMNS.map((part): [string, string] => [part, partTitle(part, locale)]),
];

/** A row of an exported table: only cells that differ from the stored offer's are edits. */
export interface SheetRow {
  /** Language of its labels and numbers. */
  locale: Locale;
  /** Texts by column; columns that the file lacks are missing. */
  cells: Record<string, string>;
}
