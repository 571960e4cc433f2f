import type { DaysView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';

/** The product whose days are shown, with the ways to it and back to all. */
export function Subject({ subject }: { subject: NonNullable<DaysView['subject']> }) {
  const { t } = useI18n();
  const { name, code, companyName, isDeleted, editUrl, listUrl } = subject;
  return (
    <div className="list-part statistics-subject">
      <div>
        <h2>
          <Text value={name} />
        </h2>
        <p>{[companyName, code, isDeleted && t('statistics.deleted')].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="subject-ways">
        <a data-visit className="button" href={listUrl}>
          {t('statistics.products.all')}
        </a>
        {editUrl && (
          <a data-visit className="button" href={editUrl}>
            {t('statistics.products.edit')}
          </a>
        )}
      </div>
    </div>
  );
}
