import type { Translations } from '../../../../src/core/i18n/local-text.js';
import { fold } from '../../../lib/i18n/fold.js';

/** The stored values of both answers, in both languages. */
export const YES = { sl: 'da', en: 'yes' };
export const NO = { sl: 'ne', en: 'no' };

/** null: neither, or nothing yet. */
export function isYes({ sl, en }: Translations): boolean | null {
  const text = fold(sl || en || '').trim();
  if ([YES.sl, YES.en, 'true', '1'].includes(text)) return true;
  return [NO.sl, NO.en, 'false', '0'].includes(text) ? false : null;
}
