import { truncateText } from './truncate-text.js';

const MAX_LINES = 10;
const MAX_LINE_LENGTH = 200;
export const MAX_LINES_LENGTH = MAX_LINES * (MAX_LINE_LENGTH + 1);

const BULLET = /^\s*(?:[•●▪◦‣✓✔*·–—-]\s+)/;

/** The first lines that are not empty, without bullets; null: there is none. */
export function readLines(text: string): string | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => truncateText(line.replace(BULLET, '').replace(/\s+/g, ' ').trim(), MAX_LINE_LENGTH).trim())
    .filter(Boolean);
  return lines.slice(0, MAX_LINES).join('\n') || null;
}
