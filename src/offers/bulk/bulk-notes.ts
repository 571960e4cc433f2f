import type { Texts } from '../../core/i18n/texts.js';
import { formatNumber } from '../../core/i18n/format-number.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { BulkRun } from './bulk-run.entity.js';

/** Numbers of a text: the count selects the plural form, the number is the formatted text. */
export const counted = (count: number, locale: Locale) => ({ count, number: formatNumber(count, locale) });

/** Notes about a run besides its changes: unchanged products, and those that the feed will overwrite. */
export function bulkNotes(texts: Texts, locale: Locale, run: BulkRun): string[] {
  const { action, changed, unchanged, fed } = run;
  const say = (key: string, count: number) =>
    texts.t(`bulk.${key}.${action}`, locale, counted(count, locale));
  return [
    // without any change the run's own text is enough
    ...(unchanged && changed ? [say('unchanged', unchanged)] : []),
    ...(fed ? [say('fed', fed)] : []),
  ];
}
