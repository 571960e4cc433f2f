import type { LocalText } from '../../../src/core/i18n/local-text.js';
import { joinUnits } from '../../lib/i18n/join-units.js';

/** A content text; marked with its language when that is not the page's. */
export function Text({ value }: { value: LocalText }) {
  const text = joinUnits(value.text);
  return value.lang ? <span lang={value.lang}>{text}</span> : text;
}
