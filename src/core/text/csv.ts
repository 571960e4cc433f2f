/** The byte order mark, without which spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export type Cells = (string | number | null)[];

/** Streams a table, a chunk for each batch of its rows. */
export async function* csvTable(
  titles: string[],
  batches: Iterable<Cells[]> | AsyncIterable<Cells[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(titles);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

/** One line. Semicolons separate values: spreadsheets with decimal commas need that. */
export function csvLine(cells: Cells): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/**
 * The beginning of a formula, also for spreadsheets that separate by commas, except amounts such as -20 %; with the
 * apostrophes before it, so that `withoutGuard` finds the written text again.
 */
const BEGINNING =
  /^(?=[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])|(?<=[,;\t\r\n"]\s{0,9})(?='*(?:[=@＝＠]|[+\-＋－](?!\s{0,9}\d[\p{L}\d.\s%°]*(?:[,;\t\r\n"]|$))))/u;
const FORMULA = new RegExp(BEGINNING, 'gu');
const GUARDED = new RegExp(BEGINNING.source.replaceAll('(?=', "'(?="), 'gu');

/**
 * Adds an apostrophe to a text that a spreadsheet would execute as a formula, because strangers can write it.
 */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(FORMULA, "'");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell without the apostrophes that `csvLine` added. */
export const withoutGuard = (text: string): string => text.replace(GUARDED, '');
