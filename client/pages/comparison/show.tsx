import '../../styles/pages/comparison.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ComparisonNotes } from '../../components/storefront/comparison/comparison-notes.js';
import { ComparisonTable } from '../../components/storefront/comparison/comparison-table.js';
import { ShareLink } from '../../components/share/share-link.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Icon } from '../../components/ui/icon.js';
import { LinkButton } from '../../components/ui/button.js';
import { Box, Cluster, Stack } from '../../components/ui/layout/boxes.js';

/** Up to four products side by side. */
export default function ComparisonShow(props: PageProps<'comparison/show'>) {
  const { products, rows, hiddenCount, onlyDifferences, switchUrl, addUrl, shareUrl } = props;
  const { t } = useI18n();
  const { urls } = useShared();
  return (
    <Stack columns="one" gap={4} fit padTop={6} className="comparison page-width">
      <Stack gap={2} className="comparison-head">
        <h1>{t('comparison.title')}</h1>
        <Box as="p" tone="soft" words>
          {t('comparison.intro')}
        </Box>
      </Stack>
      <ComparisonNotes unavailable={props.unavailable} refused={props.refused} />
      {products.length === 0 ? (
        <Stack gap={4} fit line="strong" padY={6}>
          <p>{t('comparison.empty')}</p>
          <Cluster gap={2}>
            <LinkButton data-visit variant="main" href={urls.search}>
              {t('comparison.find')}
            </LinkButton>
            {props.starts.map(({ name, url }) => (
              <LinkButton key={url} data-visit data-no-prefetch href={url} rel="nofollow">
                {name}
              </LinkButton>
            ))}
          </Cluster>
        </Stack>
      ) : (
        <>
          <Cluster gap={[2, 3]} align="center" className="comparison-tools">
            {addUrl && (
              <a data-visit className="chip" href={addUrl}>
                <Icon name="plus" size={16} />
                {t('comparison.add')}
              </a>
            )}
            {switchUrl && (
              <a
                data-visit
                data-no-prefetch
                data-preserve-scroll
                className="chip"
                href={switchUrl}
                rel="nofollow"
                aria-current={onlyDifferences || undefined}
              >
                {t('comparison.only_differences')}
              </a>
            )}
            {shareUrl && <ShareLink label={t('comparison.link')} url={shareUrl} />}
            <Box as="span" text="s" tone="soft" role="status">
              {onlyDifferences && t('comparison.hidden', { count: hiddenCount })}
            </Box>
          </Cluster>
          <ComparisonTable products={products} rows={rows} />
        </>
      )}
    </Stack>
  );
}
