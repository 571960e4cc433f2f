import { FeedRefused } from '../refused.js';
import type { FoundItem } from './node.js';

/** The element of a row. */
export const ROW = 'row';
/** The attribute of a row that has more cells than the table has columns. */
const SURPLUS = 'surplus';

const SEPARATORS = [';', '\t', ',', '|'] as const;
/** A line of fewer columns may be a sentence. */
const MIN_COLUMNS = 3;
/** The name of a column. */
const COLUMN = /^[\p{L}\p{N} _.,:;/()[\]#%€*+&?!'’–-]{0,80}$/u;
/** Excel's own first line, which states the separator. */
const STATED = /^sep=(.)\r?\n/i;
/** What a name in XML may not have. */
const NOT_IN_NAME = /[^\w.\-\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff]+/g;
const NO_START_OF_NAME = /^(?=[\d.\-\u00b7])/;
/** A column with parts, such as `shipping(country:price)`. */
const WITH_PARTS = /^([^()]+)\(([^():]+(?::[^():]+)+)\)$/;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Not allowed in XML. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

interface Column {
  name: string;
  /** The names of the parts of its values, which are separated by colons. */
  parts: string[] | null;
}

interface TableRecord {
  cells: string[];
  /** Where the next one begins. */
  end: number;
  /** The text ends before the line does. */
  isCut: boolean;
}

/** How the cells of a table are separated. */
interface Dialect {
  separator: string;
  newLine: string;
  /** Length of a first line that only states the separator. */
  preamble: number;
}

/**
 * A table in a text file (CSV, TSV) as XML: of each row an element, with an element for each cell that is named after its
 * column. Everything behind it reads it like any feed. Each line of the table is one line of the XML. Cells are quoted as in
 * RFC 4180.
 */
export class DelimitedText {
  private held = '';
  private columns: Column[] | null = null;
  /** Cells of a row at most: some programs end each row but the first with a separator. */
  private width: number | null = null;

  private constructor(
    private readonly dialect: Dialect,
    private readonly maxLength: number,
    private line: number,
  ) {}

  /**
   * Null when the text is no table: a table has column names, and a row of at least three cells.
   * @param maxLength characters of a row
   * @param line of the first character
   */
  static of(text: string, maxLength: number, line = 1): DelimitedText | null {
    const dialect = dialectOf(text);
    return dialect && new DelimitedText(dialect, maxLength, line);
  }

  /**
   * The markup of the rows that are complete.
   * @param last whether the file ends here
   * @throws FeedRefused when a row is too long or cut, or a quotation mark is not closed
   */
  write(text: string, last = false): string {
    const whole = this.held + text;
    let markup = '';
    let start = 0;
    for (;;) {
      const record = readRecord(whole, this.columns ? start : this.dialect.preamble, this.dialect, last);
      if (!record) break;
      markup += this.markupOf(record, newLinesIn(whole.slice(start, record.end)));
      start = record.end;
    }
    this.held = whole.slice(start);
    if (this.held.length > this.maxLength || (last && this.held)) throw this.refused();
    return last ? `${markup}</table>` : markup;
  }

  /** An item that the parser has made of a row; one with more cells than columns exceeds that limit. */
  check(item: FoundItem): FoundItem {
    const isSurplus = 'node' in item && item.node.attributes[SURPLUS] !== undefined;
    return isSurplus ? { ...item, excess: { of: 'cells', max: this.columns!.length } } : item;
  }

  private markupOf({ cells, isCut }: TableRecord, newLines: string): string {
    const { line } = this;
    this.line += newLines.length;
    if (!this.columns) {
      this.columns = cells.map(toColumn);
      return `<table>${newLines}`;
    }
    if (cells.every((cell) => !cell.trim())) return newLines;
    if (isCut && cells.length < this.columns.length) throw new FeedRefused('feed_row_cut', {}, line);
    // the first row has an element for each column, so that a mapping shows all
    const isFirst = this.width === null;
    if (this.isTooWide(cells, this.columns.length)) return `<${ROW} ${SURPLUS}=""></${ROW}>${newLines}`;
    const inside = this.columns
      .map((column, index) => (cells[index] || isFirst ? elementsOf(column, cells[index] ?? '') : ''))
      .join('');
    // those inside of cells stand there
    return `<${ROW}>${inside}</${ROW}>${newLines.slice(newLinesIn(inside).length)}`;
  }

  /** Its values would be in wrong columns. */
  private isTooWide(cells: string[], columns: number): boolean {
    const isBeyond = cells.slice(columns).some((cell) => cell.trim());
    this.width ??= isBeyond ? columns : Math.max(columns, cells.length);
    return isBeyond || cells.length > this.width;
  }

  private refused(): FeedRefused {
    const isQuoted = this.held.startsWith('"') || this.held.includes(`${this.dialect.separator}"`);
    return new FeedRefused(isQuoted ? 'feed_quote_unclosed' : 'feed_item_too_large', {}, this.line);
  }
}

/** Whether it has column names, and a row of at least three cells. */
export const isTable = (text: string): boolean => dialectOf(text) !== null;

function dialectOf(text: string): Dialect | null {
  const stated = STATED.exec(text);
  const newLine = text.includes('\n') ? '\n' : '\r';
  const preamble = stated?.[0].length ?? 0;
  const all = (stated ? [stated[1]!] : SEPARATORS).map((separator) => ({ separator, newLine, preamble }));
  const fitting = all.flatMap((dialect) => {
    const header = readRecord(text, preamble, dialect, true);
    return header && isHeader(header.cells) && hasRow(text, header.end, dialect)
      ? { dialect, columns: header.cells.length }
      : [];
  });
  return fitting.sort((a, b) => b.columns - a.columns)[0]?.dialect ?? null;
}

const isHeader = (cells: string[]) =>
  cells.length >= MIN_COLUMNS &&
  cells[0]!.trim() !== '' &&
  cells.every((cell) => COLUMN.test(cell.trim())) &&
  new Set(cells.map((cell) => cell.trim())).size >= MIN_COLUMNS;

/** The first row may be cut. */
function hasRow(text: string, from: number, dialect: Dialect): boolean {
  const row = readRecord(text, from, dialect, true);
  return row === null ? from < text.length : row.cells.length >= MIN_COLUMNS;
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
  let newLineAt = -1;
  let separatorAt = -1;
  for (let at = from; ;) {
    const quoted = text[at] === '"' ? quotedEnd(text, at, last) : at;
    if (quoted === -1) return null;
    if (newLineAt < quoted) newLineAt = orEnd(text, text.indexOf(newLine, quoted));
    if (separatorAt < quoted) separatorAt = orEnd(text, text.indexOf(separator, quoted));
    const end = Math.min(newLineAt, separatorAt);
    if (end === text.length && !last) return null;
    const rest = text.slice(quoted, end);
    const plain = end === newLineAt && rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    cells.push(quoted === at ? plain : text.slice(at + 1, quoted - 1).replaceAll('""', '"') + plain);
    if (end === newLineAt) return { cells, end: Math.min(end + 1, text.length), isCut: end === text.length };
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

function toColumn(text: string, index: number): Column {
  const [, name, parts] = WITH_PARTS.exec(text.trim()) ?? [undefined, text];
  return { name: toName(name!) || `column_${index + 1}`, parts: parts?.split(':').map(toName) ?? null };
}

/** A name of XML, without a prefix such as `g:`. */
const toName = (text: string) =>
  text
    .normalize()
    .trim()
    .replace(/^\w{1,3}:(?=\w)/, '')
    .replace(NOT_IN_NAME, '_')
    .replace(/^_|_$/g, '')
    .replace(NO_START_OF_NAME, '_');

function elementsOf({ name, parts }: Column, cell: string): string {
  if (!parts) return element(name, escaped(cell));
  return cell
    .split(',')
    .map((value) => {
      const texts = value.trim().split(':');
      return element(name, parts.map((part, index) => element(part, escaped(texts[index] ?? ''))).join(''));
    })
    .join('');
}

const element = (name: string, inner: string) => `<${name}>${inner}</${name}>`;

const escaped = (text: string) => text.replace(FORBIDDEN, ' ').replace(/[&<>]/g, (sign) => MARKUP[sign]!);

const newLinesIn = (text: string) => '\n'.repeat(text.match(/\r\n|[\r\n]/g)?.length ?? 0);
