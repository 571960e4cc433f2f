import '../../styles/pages/results.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { DirectorySearch } from '../../components/storefront/stores/directory-search.js';
import { DirectoryNavigation } from '../../components/storefront/stores/directory-navigation.js';
import { StoreList } from '../../components/storefront/stores/store-list.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box, Stack } from '../../components/ui/layout/boxes.js';

/** All stores whose offers the catalogue compares. */
export default function Stores(props: PageProps<'storefront/stores'>) {
  const { stores, count, query, letters, sorts, allUrl, pagination } = props;
  const { t } = useI18n();
  return (
    <div className="directory page-width">
      <Stack as="header" columns="one" gap={3} padBottom={4}>
        <h1>{t('storefront.directory.title')}</h1>
        <Box as="p" words tone="soft">
          {t('storefront.directory.intro')}
        </Box>
        <DirectorySearch url={allUrl} query={query} />
        <Box as="p" tone="soft" digits className="results-count" role="status">
          {query
            ? t('storefront.directory.found', { count, query })
            : t('storefront.directory.count', { count })}
        </Box>
      </Stack>
      {count > 0 && <DirectoryNavigation letters={letters} sorts={sorts} allUrl={allUrl} />}
      {stores.length > 0 ? (
        <StoreList stores={stores} heading="h2" />
      ) : (
        <Box as="p" line="top" padY={6}>
          {t('storefront.directory.none')}{' '}
          <a data-visit href={allUrl}>
            {t('storefront.all_stores')}
          </a>
        </Box>
      )}
      <Pagination pages={pagination} />
    </div>
  );
}
