import '../../styles/pages/error.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ErrorPicture } from '../../components/errors/error-picture.js';
import { FoundForAddress } from '../../components/errors/found-for-address.js';
import { SearchForAddress } from '../../components/errors/search-for-address.js';
import { errorTexts } from '../../components/errors/error-texts.js';
import { CategoryLinks } from '../../components/products/results/category-links.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../../components/ui/button.js';
import { Box, Cluster, Grid, Stack } from '../../components/ui/layout/boxes.js';

/** An error, with links to other pages. */
export default function ErrorShow(props: PageProps<'errors/show'>) {
  const { status, requestId, urls, navigation } = props;
  const { t } = useI18n();
  const texts = errorTexts(status);
  const broken = texts === 'server_error';
  return (
    <Grid as="section" gap={5} align="center" padY={6} className="error page-width">
      <Stack gap={4} fit className="error-words">
        <Box as="p" words className="eyebrow">
          {t('errors.status', { status: String(status) })}
        </Box>
        <h1>{t(`${texts}.title`)}</h1>
        <Box as="p" words>
          {t(`${texts}.description`)}
        </Box>
        {texts === 'not_found' && urls && <SearchForAddress />}
        <FoundForAddress />
        <Cluster words gap={2} as="p">
          {broken && (
            <LinkButton variant="main" href="">
              {t('errors.reload')}
            </LinkButton>
          )}
          <LinkButton
            data-visit
            variant={status === 404 || status === 410 || broken ? undefined : 'main'}
            href={urls.home}
          >
            {t('errors.home')}
          </LinkButton>
        </Cluster>
        {broken && requestId && (
          <Box as="p" text="s" tone="soft" breaks words className="error-id">
            {t('errors.request_id', { id: requestId })}
          </Box>
        )}
      </Stack>
      <ErrorPicture texts={texts} />
      {!broken && navigation && <CategoryLinks categories={navigation} label={t('products.empty.browse')} />}
    </Grid>
  );
}
