import type { DaysView } from '../../../../src/analytics/statistics/page/statistics.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Text } from '../../ui/text.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

/** The product whose days are shown, with the ways to it and back to all. */
export function Subject({ subject }: { subject: NonNullable<DaysView['subject']> }) {
  const { t } = useI18n();
  const { name, code, companyName, isDeleted, editUrl, listUrl } = subject;
  return (
    <Cluster gap={3} align="center" justify="between" className="list-part statistics-subject">
      <div>
        <Box as="h2" text="xl">
          <Text value={name} />
        </Box>
        <p>{[companyName, code, isDeleted && t('statistics.deleted')].filter(Boolean).join(' · ')}</p>
      </div>
      <Cluster gap={2}>
        <LinkButton data-visit href={listUrl}>
          {t('statistics.products.all')}
        </LinkButton>
        {editUrl && (
          <LinkButton data-visit href={editUrl}>
            {t('statistics.products.edit')}
          </LinkButton>
        )}
      </Cluster>
    </Cluster>
  );
}
