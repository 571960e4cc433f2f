/** How the cells of a table are separated. */
export interface Separators {
  separator: string;
  newLine: string;
  /** Quotation marks in cells follow a backslash, instead of being doubled as in RFC 4180. */
  escaped?: boolean;
}

export interface TableRow {
  cells: string[];
  /** The start of the next row. */
  end: number;
  /** The text ends before the line does. */
  isCut: boolean;
  /** The cells that were in quotation marks and have several lines, by index. */
  multiline: number[];
}

/**
 * The row at a position, with cells quoted as in RFC 4180; null if it is incomplete.
 * @param last whether the text ends here
 */
export function readRow(text: string, from: number, separators: Separators, last: boolean): TableRow | null {
  if (from >= text.length) return null;
  const { separator, newLine } = separators;
  const cells: string[] = [];
  const multiline: number[] = [];
  let newLineAt = -1;
  let separatorAt = -1;
  for (let at = from; ;) {
    if (newLineAt < at) newLineAt = orEnd(text, text.indexOf(newLine, at));
    const open = text[at] === ' ' ? quoteBehindSpaces(text, at, newLineAt, separators) : at;
    const behind = text[open] === '"' ? quotedEnd(text, open, last, separators) : at;
    if (behind === -1) return null;
    if (newLineAt < behind) newLineAt = orEnd(text, text.indexOf(newLine, behind));
    if (separatorAt < behind) separatorAt = orEnd(text, text.indexOf(separator, behind));
    const end = Math.min(newLineAt, separatorAt);
    if (end === text.length && !last) return null;
    const rest = text.slice(behind, end);
    const plain = end === newLineAt && rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const quoted = behind === at ? '' : inQuotes(text.slice(open + 1, behind - 1), separators);
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

const ESCAPED = /\\(["\\])/g;

function inQuotes(text: string, { escaped }: Separators): string {
  const isEscaped = text.includes('\\') && (escaped || /\\"(?!")/.test(text));
  return (isEscaped ? text.replace(ESCAPED, '$1') : text).replaceAll('""', '"');
}

/** The position of the quotation mark around a whole cell of one line, behind the spaces at `at`; else `at`. */
function quoteBehindSpaces(text: string, at: number, newLineAt: number, separators: Separators): number {
  let open = at;
  while (text[open] === ' ') open++;
  if (text[open] !== '"') return at;
  const behind = quotedEnd(text, open, true, separators);
  if (behind === -1 || behind > newLineAt) return at;
  const separatorAt = orEnd(text, text.indexOf(separators.separator, behind));
  return text.slice(behind, Math.min(separatorAt, newLineAt)).trim() ? at : open;
}

/** The position behind the closing quotation mark; -1 when it is not there. */
function quotedEnd(text: string, at: number, last: boolean, separators: Separators): number {
  for (let close = text.indexOf('"', at + 1); close !== -1; close = text.indexOf('"', close + 1)) {
    // the first of two may be the last character so far
    if (close + 1 === text.length && !last) return -1;
    if (isEscaped(text, at, close, separators)) continue;
    if (text[close + 1] !== '"') return close + 1;
    close++;
  }
  return -1;
}

/** Whether a quotation mark is part of the cell for the backslash before it. */
function isEscaped(
  text: string,
  open: number,
  quote: number,
  { separator, newLine, escaped }: Separators,
): boolean {
  if (text[quote - 1] !== '\\') return false;
  let slash = quote - 1;
  while (slash > open && text[slash - 1] === '\\') slash--;
  const isOdd = (quote - slash) % 2 === 1;
  if (escaped) return isOdd;
  // a cell may end with a backslash, but it ends there
  const next = text[quote + 1];
  return isOdd && next !== undefined && next !== separator && next !== newLine && !'" \r'.includes(next);
}
