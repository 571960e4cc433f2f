import type { Locale } from '../../../src/core/i18n/locales.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LOCALES } from '../../lib/i18n/local-texts.js';

/** Languages without a name or a description; empty if there are none. */
export function Completeness({ complete }: { complete: Locale[] }) {
  const { t } = useI18n();
  const [missing, ...others] = LOCALES.filter((locale) => !complete.includes(locale));
  if (!missing) return null;
  const state = others.length ? 'none' : (`missing_${missing}` as const);
  return <small className="attention">{t(`product-data.complete.${state}`)}</small>;
}
