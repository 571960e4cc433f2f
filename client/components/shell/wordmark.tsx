import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Row } from '../ui/layout/boxes.js';

/** The product's name with its sign, an open catalogue; leads home. */
export function Wordmark() {
  const { t } = useI18n();
  const { appName, urls } = useShared();
  return (
    <Row
      data-visit
      as="a"
      inline
      align="center"
      weight={700}
      gap={2}
      text="xl"
      nowrap
      className="wordmark"
      href={urls.home}
      aria-label={t('common.home_link', { name: appName })}
    >
      <svg viewBox="0 0 26 24" width="26" height="24" aria-hidden="true" focusable="false">
        <path className="wordmark-left" d="M1 3.5 12 7v14.5L1 18Z" />
        <path className="wordmark-right" d="M14 7l11-3.5V18l-11 3.5Z" />
      </svg>
      <span>{appName}</span>
    </Row>
  );
}
