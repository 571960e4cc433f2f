import { countLines } from '../count-lines.js';
import { tooLarge } from '../bytes/unpack.js';
import { FeedNode } from '../feed-node.js';
import type {
  Excess,
  FoundItem,
  ItemSource,
  KeyOptions,
  ToleratedMistake,
  TableHeader,
} from '../item-source.js';
import { itemKey } from '../known-item.js';
import type { FeedLimits } from '../limits.js';
import { FeedRefused } from '../refused.js';
import { type Column, toCell, toColumns, toHeader } from './columns.js';
import { type Dialect, singleSpaced } from './dialect.js';
import { readRow, type TableRow } from './read-row.js';

/** The element of a row, which no XML feed has. */
export const ROW = 'table-row';
/** The root of every table. */
const TABLE = 'table';
/** How spreadsheets keep a number as text: ="001". */
const FORMULA = /^="([^"]*)"$/;
/** Not allowed in XML either. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * The rows of a table in a text file (CSV, TSV) as items: each has an element for each cell, which is named after its column.
 * Everything behind it reads them like items of XML.
 */
export class DelimitedItems implements ItemSource {
  root: FeedNode | null = null;
  readonly languages: ReadonlySet<string> = new Set();
  readonly categories = null;
  header: TableHeader | null = null;
  readonly mistakes: ToleratedMistake[] = [];
  private found: FoundItem[] = [];
  private held = '';
  /** An incomplete row is tried again when the text has this length. */
  private enough = 0;
  private columns: Column[] | null = null;
  /** Characters of all column names. */
  private namesLength = 0;
  /** Everything besides the row's text that its meaning depends on. */
  private keyContext = '';
  /** Cells of a row at most. */
  private width: number | null = null;
  /** Characters of rows and their column names. */
  private length = 0;

  /** @param line of the first character */
  constructor(
    private readonly dialect: Dialect,
    private readonly limits: Pick<FeedLimits, 'itemLength' | 'itemNodes' | 'valueLength' | 'unpackedBytes'>,
    public itemNames: ReadonlySet<string>,
    private line: number,
    private readonly keys: KeyOptions | null,
  ) {}

  write(text: string): Generator<FoundItem[]> {
    return this.read(text.replace(FORBIDDEN, ' '), false);
  }

  *end(): Generator<FoundItem[]> {
    yield* this.read('', true);
    if (this.held) throw this.refusedRow(this.held);
  }

  /** @param last whether the file ends here */
  private *read(text: string, last: boolean): Generator<FoundItem[]> {
    const whole = this.held + text;
    this.held = whole;
    if (!last && whole.length < Math.min(this.enough, this.limits.itemLength)) return;
    let start = 0;
    for (;;) {
      const row = readRow(whole, this.columns ? start : this.dialect.preamble, this.dialect, last);
      if (!row) break;
      if (this.keys?.recall && this.found.length > 0) yield this.takeFound();
      this.add(row, whole.slice(start, row.end));
      start = row.end;
    }
    this.held = whole.slice(start);
    this.enough = 2 * this.held.length;
    if (this.held.length > this.limits.itemLength) throw this.refusedRow(this.held);
    yield this.takeFound();
  }

  private takeFound(): FoundItem[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  /** @param text of the row, with the line's end */
  private add(row: TableRow, text: string): void {
    const { line, columns } = this;
    this.line += countLines(text);
    if (!columns) return this.readHeader(row.cells, line + countLines(text.slice(0, this.dialect.preamble)));
    if (row.cells.every((cell) => !cell.trim())) return;
    this.check(row, columns, line);
    // separators alone make elements with long names
    this.length += text.length + this.namesLength;
    if (this.length > this.limits.unpackedBytes) throw tooLarge(this.limits);
    // the first row shows which number of cells is right, although it may be no item
    const isFirst = this.width === null;
    const isWrong = this.isWrong(row.cells, columns.length);
    if (!this.itemNames.has(ROW)) return;
    const excess = isWrong ? { of: 'cells' as const, max: columns.length } : this.excessOf(row, text);
    this.found.push(
      excess ? { node: new FeedNode(ROW, ''), line, excess } : this.toItem(row, text, line, isFirst),
    );
  }

  private readHeader(header: string[], line: number): void {
    this.columns = toColumns(header);
    const [title] = this.dialect.skipped;
    if (title !== undefined)
      this.mistakes.push({ code: 'table_titled', count: this.dialect.skipped.length, line, text: title });
    const names = header.map(singleSpaced).filter(Boolean);
    const repeated = names.filter((name, index) => names.indexOf(name) < index);
    if (repeated.length > 0)
      this.mistakes.push({
        code: 'columns_repeated',
        count: repeated.length,
        line,
        text: [...new Set(repeated)].join(', '),
      });
    this.header = toHeader(this.columns);
    this.root = new FeedNode(TABLE, '');
    for (const { name, attributes } of this.columns)
      this.namesLength += name.length + (attributes.parts?.length ?? 0);
    this.keyContext = itemKey(
      this.dialect.separator,
      JSON.stringify(this.columns.map(({ name, attributes }) => ({ name, attributes }))),
    ).toString('hex');
  }

  /** @throws FeedRefused when values may belong to another row */
  private check({ cells, isCut, multiline }: TableRow, columns: Column[], line: number): void {
    if (isCut && cells.length < columns.length) throw new FeedRefused('feed_row_cut', {}, line);
    if (multiline.some((index) => this.isSwallowed(cells, index)))
      throw new FeedRefused('feed_quote_unclosed', {}, line);
    const { valueLength } = this.limits;
    if (cells.some((cell) => cell.length > valueLength))
      throw new FeedRefused('feed_value_too_large', { max: valueLength }, line);
  }

  /**
   * Whether the values of the row are in wrong columns: most often because a value with the separator is not in
   * quotation marks.
   */
  private isWrong(cells: string[], columns: number): boolean {
    const isBeyond = cells.slice(columns).some((cell) => cell.trim());
    const isComma = this.dialect.separator === ',';
    // some programs end each row but the first with a separator
    this.width ??= isComma || isBeyond ? columns : Math.min(columns + 1, Math.max(columns, cells.length));
    // a comma is in many prices
    return isBeyond || cells.length > this.width || (isComma && cells.length < columns);
  }

  /** Whether an unclosed quote swallowed rows: the cell's first line completes this row, its last begins another. */
  private isSwallowed(cells: string[], index: number): boolean {
    const { separator } = this.dialect;
    // descriptions have as many commas by chance
    if (separator === ',') return false;
    const lines = cells[index]!.split(/\r\n|[\r\n]/);
    const count = (line: string) => line.split(separator).length - 1;
    return count(lines[0]!) === this.columns!.length - 1 - index && count(lines.at(-1)!) === index;
  }

  private excessOf({ cells }: TableRow, text: string): Excess | null {
    const { itemNodes, itemLength } = this.limits;
    if (Math.min(cells.length, this.columns!.length) > itemNodes) return { of: 'elements', max: itemNodes };
    return text.length + this.namesLength > itemLength ? { of: 'text', max: itemLength } : null;
  }

  private toItem({ cells }: TableRow, text: string, line: number, hasAllColumns: boolean): FoundItem {
    const key = this.keys ? itemKey(this.keyContext, text.trimEnd()) : undefined;
    const known = key && this.keys!.recall?.(key, line);
    if (known) return { known, line };
    const columns = this.columns!;
    const node = new FeedNode(ROW, '');
    // so that the elements of the first row show which columns there are
    const count = hasAllColumns ? columns.length : Math.min(cells.length, columns.length);
    for (let index = 0; index < count; index++)
      node.append(toCell(columns[index]!, textOf(cells[index] ?? '')));
    return { node, line, key };
  }

  private refusedRow(row: string): FeedRefused {
    const isQuoted = row.startsWith('"') || row.includes(`${this.dialect.separator}"`);
    return new FeedRefused(isQuoted ? 'feed_quote_unclosed' : 'feed_item_too_large', {}, this.line);
  }
}

/** Replaces line ends by `\n`, like XML. */
function textOf(cell: string): string {
  const text = cell.includes('\r') ? cell.replace(/\r\n?/g, '\n') : cell;
  return text.startsWith('=') ? text.replace(FORMULA, '$1') : text;
}
