import { useI18n } from '../../lib/i18n/i18n.js';

/** First in the order of focus: past header and menus to the content. */
export function SkipLink() {
  const { t } = useI18n();
  return (
    <a className="skip-link" href="#content">
      {t('common.skip')}
    </a>
  );
}
