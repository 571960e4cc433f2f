import { truncateText } from './truncate-text.js';

/** The beginning of a text in one line, cut at the end of a word; undefined for an empty one. */
export function excerpt(text: string, max: number): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line || undefined;
  return `${truncateText(line, max - 1).replace(/\s\S*$/, '')}…`;
}
