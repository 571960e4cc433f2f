import '../../styles/pages/error.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ErrorPicture, isBroken, isNotFound } from '../../components/errors/error-picture.js';
import { FoundForAddress } from '../../components/errors/found-for-address.js';
import { SearchForAddress } from '../../components/errors/search-for-address.js';
import { LinkedCategories } from '../../components/errors/linked-categories.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';
import { Box, Cluster, Grid, Stack } from '../../components/ui/layout/boxes.js';

/** An error, with links to other pages. */
export default function ErrorShow(props: PageProps<'errors/show'>) {
  const { status, requestId, title, description, urls, navigation } = props;
  const { t } = useI18n();
  const broken = isBroken(status);
  return (
    <Grid as="section" gap={5} align="center" padY={6} className="error page-width">
      <Stack gap={4} fit className="error-words">
        <Box as="p" words className="eyebrow">
          {t('errors.status', { status: String(status) })}
        </Box>
        <h1>{title}</h1>
        <Box as="p" words>
          {description}
        </Box>
        {isNotFound(status) && urls && <SearchForAddress />}
        <FoundForAddress />
        <Cluster words gap={2} as="p">
          {broken && (
            <LinkButton variant="main" href="">
              {t('errors.reload')}
            </LinkButton>
          )}
          <LinkButton data-visit variant={isNotFound(status) || broken ? undefined : 'main'} href={urls.home}>
            {t('errors.home')}
          </LinkButton>
        </Cluster>
        {broken && requestId && (
          <Box as="p" text="s" tone="soft" breaks words className="error-id">
            {t('errors.request_id', { id: requestId })}
          </Box>
        )}
      </Stack>
      <ErrorPicture status={status} />
      {!broken && navigation && (
        <nav className="category-links" aria-label={t('products.empty.browse')}>
          <LinkedCategories categories={navigation} />
        </nav>
      )}
    </Grid>
  );
}
