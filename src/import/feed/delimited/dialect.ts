import { readRow, type Separators } from './read-row.js';

/** How a table is written. */
export interface Dialect extends Separators {
  /** Length of the lines before the names of the columns. */
  preamble: number;
}

/** In the order in which they are tried. */
const SEPARATORS = [';', '\t', '|', ','] as const;
/** A line of fewer columns may be a sentence. */
const MIN_COLUMNS = 3;
/** The name of a column; not JSON, markup or a cell that is not closed. */
const COLUMN = /^(?!\[)[^\p{Cc}"<>{}\\]{0,80}$/u;
/** Lines of Meta's template before the names, and Excel's line that states the separator. */
const PREAMBLE = /^(?:"?#.*\r?\n)*(?:sep=(.)\r?\n)?/i;

/** Null when the text is no table: a table has column names, and a row of at least three cells. */
export function findDialect(text: string): Dialect | null {
  const [{ length: preamble }, stated] = PREAMBLE.exec(text)!;
  const newLine = text.includes('\n') ? '\n' : '\r';
  for (const separator of stated ? [stated] : SEPARATORS) {
    const dialect = { separator, newLine, preamble };
    const header = readRow(text, preamble, dialect, true);
    if (header && isHeader(header.cells) && hasRow(text, header.end, dialect)) return dialect;
  }
  return null;
}

const isHeader = (cells: string[]) =>
  cells.every((cell) => COLUMN.test(singleSpaced(cell))) &&
  new Set(cells.map(singleSpaced).filter(Boolean)).size >= MIN_COLUMNS;

/** A column name as it is compared. */
export const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The first row may be cut; after a message of a program, XML may follow. */
function hasRow(text: string, from: number, dialect: Dialect): boolean {
  const start = from + text.slice(from).search(/[^\r\n]|$/);
  const row = readRow(text, start, dialect, true);
  return row ? row.cells.length >= MIN_COLUMNS && !row.cells[0]!.startsWith('<') : start < text.length;
}
