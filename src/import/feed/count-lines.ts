/** Number of line breaks in a text. */
export function countLines(text: string): number {
  const at = text.indexOf('\r');
  const onlyEndsLine = at === text.length - 2 && text.endsWith('\n');
  if (at !== -1 && !onlyEndsLine) return text.match(/\r\n?|\n/g)!.length;
  let count = 0;
  for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1)) count++;
  return count;
}
