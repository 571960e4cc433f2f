import type { Locale } from '../../../src/core/i18n/locales.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const LOCALES: Locale[] = ['sl', 'en'];

/** The languages that name and description are both there in. */
export function Completeness({ complete }: { complete: Locale[] }) {
  const { t } = useI18n();
  const missing = LOCALES.filter((locale) => !complete.includes(locale));
  const state = missing.length === 1 ? (`missing_${missing[0]!}` as const) : missing.length ? 'none' : 'all';
  return (
    <span className={`status completeness-${complete.length}`}>{t(`product-data.complete.${state}`)}</span>
  );
}
