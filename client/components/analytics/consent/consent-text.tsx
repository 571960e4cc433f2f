import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';

interface Props {
  id?: string;
  /** Where all of it is told; absent on that page itself. */
  privacyUrl?: string;
}

/** What is asked for, in a few words. */
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
