import { readRow, type Separators, type TableRow } from './read-row.js';

/** How a table is written. */
export interface Dialect extends Separators {
  /** Length of the lines before the names of the columns. */
  preamble: number;
  /** Lines with text before the names, which are skipped. */
  skipped: string[];
}

/** In the order in which they are tried. */
const SEPARATORS = [';', '\t', '|', ','] as const;
/** A line of fewer columns may be a sentence. */
const MIN_COLUMNS = 3;
/** A column name, which may be as long as a shop's own field names; not JSON, markup or an unclosed cell. */
const COLUMN = /^(?!\[)[^\p{Cc}"<>{}\\]{0,400}$/u;
/** Texts that are not column names: numbers, addresses and sentences. */
const NO_NAME = /^[-+]?[\d.,\s%€$]+$|^https?:|[.!?]\s+\p{Lu}/iu;
/** Lines of Meta's template before the names, and Excel's line that states the separator, which others quote or pad. */
const PREAMBLE = /^(?:"?#.*\r?\n)*(?:"?sep=(.)"?[;,|\t ]*\r?\n)?/i;
/** Rows within which a table has its names, and those behind them that show how many cells are filled. */
const ROWS_SEARCHED = 30;
const ROWS_BEHIND = 20;
/** A quotation mark with a backslash before it that does not end a cell. */
const ESCAPED_QUOTE = /(?<!\\)\\" ?[^"\s;,|]/;

/** Null when the text is no table: a table has column names, and a row of at least three cells. */
export function findDialect(text: string): Dialect | null {
  const [{ length: preamble }, stated] = PREAMBLE.exec(text)!;
  const newLine = text.includes('\n') ? '\n' : '\r';
  const escaped = ESCAPED_QUOTE.test(text);
  let titled: Dialect | null = null;
  for (const separator of stated ? [stated] : SEPARATORS) {
    const dialect = dialectBy(text, { separator, newLine, escaped }, preamble);
    // the words of a title may be separated like a table by chance
    if (dialect?.skipped.length === 0) return dialect;
    titled ??= dialect;
  }
  return titled;
}

interface Row extends TableRow {
  start: number;
  /** Number of cells with text. */
  filled: number;
}

/** The names are in the first row with as many names as the following rows have cells. */
function dialectBy(text: string, separators: Separators, from: number): Dialect | null {
  const rows = [...rowsOf(text, from, separators)];
  const first = rows.findIndex(({ filled }) => filled > 0);
  const isFirst = first !== -1 && isHeader(rows[first]!.cells) && hasRow(text, rows[first]!.end, separators);
  if (isFirst && namesAll(rows, first)) return dialectAt(rows, first, separators);
  const later = rows.findIndex(
    ({ cells }, index) =>
      index > first &&
      isHeader(cells) &&
      !cells.some(isNoName) &&
      namesAll(rows, index) &&
      isTableBehind(rows, index),
  );
  if (later !== -1) return dialectAt(rows, later, separators);
  return isFirst ? dialectAt(rows, first, separators) : null;
}

const dialectAt = (rows: Row[], index: number, separators: Separators): Dialect => ({
  ...separators,
  preamble: rows[index]!.start,
  skipped: rows
    .slice(0, index)
    .filter(({ filled }) => filled > 0)
    .map(({ cells }) => singleSpaced(cells.join(' '))),
});

function* rowsOf(text: string, from: number, separators: Separators): Generator<Row> {
  let start = from;
  for (let count = 0; count < ROWS_SEARCHED; count++) {
    const row = readRow(text, start, separators, true);
    if (!row) return;
    yield { ...row, start, filled: row.cells.filter((cell) => cell.trim()).length };
    start = row.end;
  }
}

const behindOf = (rows: Row[], index: number) =>
  rows.slice(index + 1, index + 1 + ROWS_BEHIND).filter(({ filled }) => filled > 0);

/** Whether it has names for as many columns as most of the rows behind it fill. */
function namesAll(rows: Row[], index: number): boolean {
  const counts = behindOf(rows, index)
    .map(({ filled }) => filled)
    .sort((one, other) => one - other);
  return rows[index]!.filled >= (counts[counts.length >> 1] ?? 0);
}

/** Whether most of the rows behind it have as many cells; without their last ones some programs write shorter rows. */
function isTableBehind(rows: Row[], index: number): boolean {
  const behind = behindOf(rows, index);
  const width = rows[index]!.cells.length;
  const alike = behind.filter(
    ({ cells, filled }) => filled >= MIN_COLUMNS && Math.abs(cells.length - width) <= 1,
  );
  return alike.length > 0 && alike.length * 2 >= behind.length;
}

export const isHeader = (cells: string[]) =>
  cells.every((cell) => COLUMN.test(singleSpaced(cell))) &&
  new Set(cells.map(singleSpaced).filter(Boolean)).size >= MIN_COLUMNS;

const isNoName = (cell: string) => NO_NAME.test(cell.trim());

/** A column name for comparisons. */
export const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The first row may be cut; after a message of a program, XML may follow. */
function hasRow(text: string, from: number, dialect: Separators): boolean {
  const start = from + text.slice(from).search(/[^\r\n]|$/);
  const row = readRow(text, start, dialect, true);
  return row ? row.cells.length >= MIN_COLUMNS && !row.cells[0]!.startsWith('<') : start < text.length;
}
