import '../../styles/pages/watch-list.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { WatchedRow } from '../../components/storefront/watch-list/watched-row.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box, Cluster, Stack } from '../../components/ui/layout/boxes.js';

/** A copy of another person's watch list. */
export default function WatchListCopy({ watched, savedAt }: PageProps<'watch-list/copy'>) {
  const { t, date } = useI18n();
  return (
    <Stack gap={4} padTop={6} className="watch-list page-width">
      <Cluster gap={[2, 4]} align="baseline">
        <h1>{t('watch-list.copy.title')}</h1>
        <Box as="p" tone="soft">
          {t(watched.length ? 'watch-list.copy.intro' : 'watch-list.copy.empty', { date: date(savedAt) })}
        </Box>
      </Cluster>
      <Box as="ul" line="strong" className="watched">
        {watched.map((product) => (
          <WatchedRow key={product.id} product={product} isCopy />
        ))}
      </Box>
    </Stack>
  );
}
