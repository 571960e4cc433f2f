/** Two lines with the same number of column separators. */
export function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r?\n/);
  const columns = (line: string, sign: string) => line.split(sign).length;
  return [';', ',', '\t', '|'].some(
    (sign) => columns(first, sign) > 2 && columns(second, sign) >= columns(first, sign),
  );
}
