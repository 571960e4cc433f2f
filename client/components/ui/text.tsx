import type { LocalText } from '../../../src/core/i18n/local-text.js';

/** A content text; marked with its language when that is not the page's. */
export function Text({ value }: { value: LocalText }) {
  return value.lang ? <span lang={value.lang}>{value.text}</span> : value.text;
}
