/** How the cells of a table are separated. */
export interface Separators {
  separator: string;
  newLine: string;
}

export interface TableRow {
  cells: string[];
  /** Where the next one begins. */
  end: number;
  /** The text ends before the line does. */
  isCut: boolean;
  /** The cells that were in quotation marks and have several lines, by index. */
  multiline: number[];
}

/**
 * The row that begins at a position, with cells quoted as in RFC 4180; null when it is not complete.
 * @param last whether nothing follows the text
 */
export function readRow(
  text: string,
  from: number,
  { separator, newLine }: Separators,
  last: boolean,
): TableRow | null {
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
