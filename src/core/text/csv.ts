/** Spreadsheets take a file for UTF-8 only when it says so. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line, parted by semicolons, as spreadsheets with decimal commas expect. */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** Where a spreadsheet would see a formula begin: also one that parts by commas, but for amounts such as -20 %. */
const FORMULA =
  /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[,;\t\r\n"]\s{0,9})(?=[=@＝＠]|[+\-＋－](?!\s{0,9}\d[\p{L}\d.\s%°]*(?:[,;\t\r\n"]|$)))/gu;

/** A text that a spreadsheet would take for a formula gets an apostrophe: strangers have written it. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(FORMULA, "'");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
