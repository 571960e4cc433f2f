import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';

interface Props {
  id?: string;
  /** URL of the details; missing on that page. */
  privacyUrl?: string;
}

/** The question in a few words. */
export function ConsentText({ id, privacyUrl }: Props) {
  const { t } = useI18n();
  const { isUsed } = useShared().consent;
  return (
    <p id={id}>
      {t('common.consent.text')} {!isUsed && t('common.consent.unused')}
      {privacyUrl && (
        <>
          {' '}
          <a data-visit href={privacyUrl}>
            {t('common.consent.more')}
          </a>
        </>
      )}
    </p>
  );
}
