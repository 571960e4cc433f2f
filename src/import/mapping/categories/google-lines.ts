import { keyOf } from '../../intake/category-resolver.js';
import { OFFER_LIMITS } from '../../feed/limits.js';
import { readCategoryPath } from '../../feed/values/category-path.js';

/** A category from a line of Google's taxonomy file. */
export interface GoogleLine {
  key: string;
  path: string;
  googleId: number | null;
}

/** `2271 - Apparel & Accessories > Clothing`, or a path or a number alone; `#` begins a comment. */
const LINE = /^(?:(\d{1,9}) +- +)?([^#\s].*)$/;

/** One for each path, the last one of several. */
export function readGoogleLines(text: string): GoogleLine[] {
  const lines = new Map<string, GoogleLine>();
  for (const line of text.split('\n')) {
    const [, id, written = ''] = LINE.exec(line.trim()) ?? [];
    const names = readCategoryPath(written).slice(0, OFFER_LIMITS.categoryDepth);
    const key = keyOf(names);
    if (key) lines.set(key, { key, path: names.join(' > '), googleId: id ? Number(id) : null });
  }
  return [...lines.values()];
}
