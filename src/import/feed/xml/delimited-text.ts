import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { foldName } from './fold-name.js';
import type { FoundItem } from './node.js';
import { tooLarge } from './unpack.js';

/** The element of a row, which no XML feed has. */
export const ROW = 'table-row';

/** In the order in which they are tried. */
const SEPARATORS = [';', '\t', '|', ','] as const;
/** A line of fewer columns may be a sentence. */
const MIN_COLUMNS = 3;
/** The name of a column; not JSON, markup or a cell that is not closed. */
const COLUMN = /^(?!\[)[^\p{Cc}"<>{}\\]{0,80}$/u;
/** Lines of Meta's template before the names, and Excel's line that states the separator. */
const PREAMBLE = /^(?:"?#.*\r?\n)*(?:sep=(.)\r?\n)?/i;
/** What a name in XML may not have. */
const NOT_IN_NAME = /[^\w.\-\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff]+/g;
const NO_START_OF_NAME = /^(?=[\d.\-\u00b7])/;
/** A column whose values have parts, such as `shipping(country:price)`. */
const WITH_PARTS = /^([^()]+)\(([^():]+(?::[^():]+)+)\)$/;
/** How spreadsheets keep a number as text: ="001". */
const FORMULA = /^="([^"]*)"$/;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Not allowed in XML. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

interface TableRecord {
  cells: string[];
  /** Where the next one begins. */
  end: number;
  /** The text ends before the line does. */
  isCut: boolean;
  /** The cells that were in quotation marks and have several lines, by index. */
  multiline: number[];
}

/** How the cells of a table are separated. */
interface Dialect {
  separator: string;
  newLine: string;
  /** Length of the lines before the names of the columns. */
  preamble: number;
}

/**
 * A table in a text file (CSV, TSV) as XML: of each row an element, with an element for each cell that is named after its
 * column. Everything behind it reads it like any feed. Each line of the table is one line of the XML. Cells are quoted as in
 * RFC 4180.
 */
export class DelimitedText {
  private held = '';
  /** An incomplete row is tried again when the text has this length. */
  private enough = 0;
  /** Start and end tag of the cells of each column. */
  private columns: (readonly [open: string, close: string])[] | null = null;
  /** Cells of a row at most. */
  private width: number | null = null;
  /** Lines of rows whose number of cells is wrong. */
  private readonly wrong = new Set<number>();
  /** Characters of markup. */
  private length = 0;

  private constructor(
    private readonly dialect: Dialect,
    private readonly limits: Pick<FeedLimits, 'itemLength' | 'unpackedBytes'>,
    private line: number,
  ) {}

  /**
   * Null when the text is no table: a table has column names, and a row of at least three cells.
   * @param line of the first character
   */
  static of(
    text: string,
    limits: Pick<FeedLimits, 'itemLength' | 'unpackedBytes'>,
    line = 1,
  ): DelimitedText | null {
    const dialect = dialectOf(text);
    return dialect && new DelimitedText(dialect, limits, line);
  }

  /**
   * The markup of the rows that are complete.
   * @param last whether the file ends here
   * @throws FeedRefused when a row is too long or cut, or a quotation mark is not closed
   */
  write(text: string, last = false): string {
    const whole = this.held + text.replace(FORBIDDEN, ' ');
    this.held = whole;
    if (!last && whole.length < Math.min(this.enough, this.limits.itemLength)) return '';
    let markup = '';
    let start = 0;
    for (;;) {
      const record = readRecord(whole, this.columns ? start : this.dialect.preamble, this.dialect, last);
      if (!record) break;
      markup += this.markupOf(record, whole.slice(start, record.end));
      start = record.end;
    }
    this.held = whole.slice(start);
    this.enough = 2 * this.held.length;
    if (this.held.length > this.limits.itemLength || (last && this.held)) throw this.refused(this.held);
    // names may be much longer than cells
    this.length += markup.length;
    if (this.length > this.limits.unpackedBytes) throw tooLarge(this.limits);
    return last ? `${markup}</table>` : markup;
  }

  /** An item that the parser has made of a row, which is rejected when its number of cells is wrong. */
  check(item: FoundItem): FoundItem {
    return this.wrong.delete(item.line) && 'node' in item
      ? { ...item, excess: { of: 'cells', max: this.columns!.length } }
      : item;
  }

  private markupOf({ cells, isCut, multiline }: TableRecord, text: string): string {
    const newLines = newLinesIn(text);
    const { line, columns } = this;
    this.line += newLines.length;
    if (!columns) {
      this.columns = toColumns(cells);
      return `<table>${newLines}`;
    }
    if (cells.every((cell) => !cell.trim())) return newLines;
    if (isCut && cells.length < columns.length) throw new FeedRefused('feed_row_cut', {}, line);
    if (multiline.some((index) => this.isSwallowed(cells, index)))
      throw new FeedRefused('feed_quote_unclosed', {}, line);
    // the first row has an element for each column, so that a mapping shows all
    const isFirst = this.width === null;
    const isWrong = this.isWrong(cells, columns.length);
    if (isWrong) this.wrong.add(line);
    const values = isWrong ? [] : cells.slice(0, columns.length);
    const inside = columns
      .slice(0, isFirst ? undefined : values.length)
      .map(([open, close], index) => open + escaped(values[index] ?? '') + close)
      .join('');
    // those inside of cells stand there
    return `<${ROW}>${inside}</${ROW}>${newLines.slice(newLinesIn(inside).length)}`;
  }

  /** Its values would be in wrong columns: most often because a value with the separator is not in quotation marks. */
  private isWrong(cells: string[], columns: number): boolean {
    const isBeyond = cells.slice(columns).some((cell) => cell.trim());
    const isComma = this.dialect.separator === ',';
    // some programs end each row but the first with a separator
    this.width ??= isComma || isBeyond ? columns : Math.min(columns + 1, Math.max(columns, cells.length));
    // a comma is in many prices
    return isBeyond || cells.length > this.width || (isComma && cells.length < columns);
  }

  /** Whether a cell of several lines has the rest of its row in its first line, and the beginning of another one in its last. */
  private isSwallowed(cells: string[], index: number): boolean {
    const { separator } = this.dialect;
    // descriptions have as many commas by chance
    if (separator === ',') return false;
    const lines = cells[index]!.split(/\r\n|[\r\n]/);
    const count = (line: string) => line.split(separator).length - 1;
    return count(lines[0]!) === this.columns!.length - 1 - index && count(lines.at(-1)!) === index;
  }

  private refused(row: string): FeedRefused {
    const isQuoted = row.startsWith('"') || row.includes(`${this.dialect.separator}"`);
    return new FeedRefused(isQuoted ? 'feed_quote_unclosed' : 'feed_item_too_large', {}, this.line);
  }
}

/** Whether it has column names, and a row of at least three cells. */
export const isTable = (text: string): boolean => dialectOf(text) !== null;

function dialectOf(text: string): Dialect | null {
  const [{ length: preamble }, stated] = PREAMBLE.exec(text)!;
  const newLine = text.includes('\n') ? '\n' : '\r';
  for (const separator of stated ? [stated] : SEPARATORS) {
    const dialect = { separator, newLine, preamble };
    const header = readRecord(text, preamble, dialect, true);
    if (header && isHeader(header.cells) && hasRow(text, header.end, dialect)) return dialect;
  }
  return null;
}

const isHeader = (cells: string[]) =>
  cells.every((cell) => COLUMN.test(singleSpaced(cell))) &&
  new Set(cells.map(singleSpaced).filter(Boolean)).size >= MIN_COLUMNS;

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The first row may be cut; after a message of a program, XML may follow. */
function hasRow(text: string, from: number, dialect: Dialect): boolean {
  const start = from + text.slice(from).search(/[^\r\n]|$/);
  const row = readRecord(text, start, dialect, true);
  return row ? row.cells.length >= MIN_COLUMNS && !row.cells[0]!.startsWith('<') : start < text.length;
}

/** The cells from a position on; null when they are not complete. @param last whether nothing follows the text */
function readRecord(
  text: string,
  from: number,
  { separator, newLine }: Dialect,
  last: boolean,
): TableRecord | null {
  if (from >= text.length) return null;
  const cells: string[] = [];
  const multiline: number[] = [];
  let newLineAt = -1;
  let separatorAt = -1;
  for (let at = from; ;) {
    const behind = text[at] === '"' ? quotedEnd(text, at, last) : at;
    if (behind === -1) return null;
    if (newLineAt < behind) newLineAt = orEnd(text, text.indexOf(newLine, behind));
    if (separatorAt < behind) separatorAt = orEnd(text, text.indexOf(separator, behind));
    const end = Math.min(newLineAt, separatorAt);
    if (end === text.length && !last) return null;
    const rest = text.slice(behind, end);
    const plain = end === newLineAt && rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const quoted = behind === at ? '' : text.slice(at + 1, behind - 1).replaceAll('""', '"');
    if (quoted.includes(newLine)) {
      // text behind its closing quotation mark: that one opens a cell of another row
      if (plain.trim() && quoted.includes(separator)) return null;
      multiline.push(cells.length);
    }
    cells.push(quoted + plain);
    if (end === newLineAt)
      return { cells, multiline, end: Math.min(end + 1, text.length), isCut: end === text.length };
    at = end + 1;
  }
}

const orEnd = (text: string, at: number) => (at === -1 ? text.length : at);

/** The position behind the closing quotation mark; -1 when it is not there. */
function quotedEnd(text: string, at: number, last: boolean): number {
  for (let close = text.indexOf('"', at + 1); close !== -1; close = text.indexOf('"', close + 2)) {
    // the first of two may be the last character so far
    if (close + 1 === text.length && !last) return -1;
    if (text[close + 1] !== '"') return close + 1;
  }
  return -1;
}

/** Columns of one name are repeated elements; other names that would be equal get a number. */
function toColumns(cells: string[]): (readonly [open: string, close: string])[] {
  const headerOf = new Map<string, string>();
  return cells.map((cell, index) => {
    const header = singleSpaced(cell.normalize());
    const [, text = header, parts] = WITH_PARTS.exec(header) ?? [];
    const unnumbered = toName(text) || `column_${index + 1}`;
    const isFree = (name: string) => (headerOf.get(foldName(name)) ?? header) === header;
    let name = unnumbered;
    for (let number = 2; !isFree(name); number++) name = `${unnumbered}_${number}`;
    headerOf.set(foldName(name), header);
    const order = parts ? ` parts="${parts.split(':').map(toName).join(':')}"` : '';
    return [`<${name}${order}>`, `</${name}>`];
  });
}

/** A name of XML, without the prefix of Google's namespace. */
const toName = (text: string) =>
  text.replace(/^g:/i, '').replace(NOT_IN_NAME, '_').replace(/^_|_$/g, '').replace(NO_START_OF_NAME, '_');

const escaped = (text: string) => text.replace(FORMULA, '$1').replace(/[&<>]/g, (sign) => MARKUP[sign]!);

const newLinesIn = (text: string) => '\n'.repeat(text.match(/\r\n|[\r\n]/g)?.length ?? 0);
