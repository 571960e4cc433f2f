import type { FeedDifference } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Moment } from '../../admin/moment.js';
import { Notice } from '../../ui/notice.js';

/** The fields whose values are not the feed's, with the feed's values and the people who changed them. */
export function FeedDifferences({ differences }: { differences: FeedDifference[] }) {
  const { t } = useI18n();
  if (!differences.length) return null;
  return (
    <Notice as="div" tone="warn">
      <p>{t('offers.feed.differs')}</p>
      <ul>
        {differences.map(({ field, fed, actor, at }) => (
          <li key={field}>
            {field} ({t('offers.feed.in_feed', { value: fed ?? t('offers.feed.empty') })})
            {actor && ` · ${actor}`} {at && <Moment iso={at} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
